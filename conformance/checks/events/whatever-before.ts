/** What happens is told whatever has happened to the booking before: the one does not hang on the other. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import type { BillingMode } from '../../target/profile/profile.ts';
import { makeBooking } from '../given/booking.ts';
import { makeListener } from '../given/webhook.ts';
import { act, drawn, happen, invoiced, lostType, money, putOff, tested } from '../life/acts.ts';
import type { Act } from '../life/acts.ts';

/** All of `before` must have happened; what a server refuses of `then`, as it may, is not due. No type comes in both. */
type Story = { readonly before: readonly Act[]; readonly then: readonly Act[] };

type Row = {
  readonly id: string;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly billingMode?: BillingMode;
  readonly channel?: 'IN_VENUE';
  readonly story: (bench: Bench) => Story | Promise<Story>;
};

const refundOf = (amount: number, more: Act['more'] = {}): Act => ({
  ...act('refund.create', 'refund.created'),
  more: { amount, ...more },
});
const settled = money('refundId', 'refund.settle', 'refund.succeeded');
const failed = money('refundId', 'refund.fail', 'refund.failed');
const disputed = act('dispute.open', 'dispute.opened');
const closed = (outcome: 'won' | 'lost'): Act => ({
  ...money('disputeId', 'dispute.close', 'dispute.closed'),
  more: { outcome },
});

const fromDeparture = ['R-EVENT-40', 'R-EVENT-44', 'R-EVENT-51', 'R-EVENT-67'];
const ofLab = ['R-EVENT-73', 'R-EVENT-75'];
const ofDraw = ['R-EVENT-39', 'R-EVENT-58', 'R-EVENT-62', 'R-EVENT-65', ...fromDeparture, ...ofLab];
const ofRefund = ['R-EVENT-83', 'R-EVENT-84'];
const ofInvoice = ['R-EVENT-78', 'R-EVENT-79', 'R-EVENT-80', 'R-EVENT-81'];

const rows: readonly Row[] = [
  {
    id: 'EMIT-92',
    title: 'refunds and a dispute are told when their booking was cancelled with a refund, too',
    requirements: [...ofRefund, 'R-EVENT-85', 'R-EVENT-87'],
    story: () => ({
      before: [refundOf(1.5, { cancelJob: true })],
      then: [settled, { ...refundOf(1.25), due: [] }, failed, disputed, closed('lost')],
    }),
  },
  {
    id: 'EMIT-93',
    title: 'draw, lab and dispute are told when the booking was refunded in part, too',
    requirements: [...ofDraw, 'R-EVENT-85', 'R-EVENT-86'],
    story: () => ({
      before: [refundOf(1.5), settled],
      then: [...drawn, ...tested, disputed, closed('won')],
    }),
  },
  {
    id: 'EMIT-94',
    title: 'draw and lab are told while a dispute is open, too',
    requirements: [...ofDraw, 'R-EVENT-87'],
    story: () => ({ before: [disputed], then: [...drawn, ...tested, closed('lost')] }),
  },
  {
    id: 'EMIT-95',
    title: 'another time, a no-show and a refund are told when a dispute was closed, too',
    requirements: ['R-EVENT-49', 'R-EVENT-56', 'R-EVENT-82', 'R-EVENT-83'],
    story: async (bench) => ({
      before: [disputed, closed('won'), act('phlebotomist.accept', 'dispatch.assigned')],
      then: [await putOff(bench), act('patient.noShow', 'job.no_show'), refundOf(1.5), settled],
    }),
  },
  {
    id: 'EMIT-96',
    title: 'a cancel by staff is told when the visit was moved, refunded in part and disputed, too',
    requirements: ['R-EVENT-48'],
    story: async (bench) => ({
      before: [
        ...[refundOf(1.5), settled, disputed, closed('lost')],
        ...[act('phlebotomist.accept', 'dispatch.assigned'), await putOff(bench)],
      ],
      then: [act('staff.cancel', 'job.cancelled')],
    }),
  },
  {
    id: 'EMIT-97',
    title: 'draw, lab and invoice are told when the visit was moved, too',
    requirements: [...fromDeparture, ...ofLab, ...ofInvoice],
    billingMode: 'WEEKLY_INVOICE',
    story: async (bench) => ({
      before: [act('phlebotomist.accept', 'dispatch.assigned'), await putOff(bench)],
      then: [
        act('phlebotomist.enRoute', 'job.en_route'),
        act('phlebotomist.start', 'job.in_progress'),
        act('job.complete', 'job.completed', 'sample.registered'),
        ...tested,
        ...invoiced,
      ],
    }),
  },
  {
    id: 'EMIT-98',
    title: 'check-in, draw and lab are told when the visit was refunded in part and disputed, too',
    requirements: ['R-EVENT-41', 'R-EVENT-45', 'R-EVENT-68', 'R-EVENT-74', 'R-EVENT-76'],
    channel: 'IN_VENUE',
    story: () => ({
      before: [refundOf(1.5), settled, disputed, closed('won')],
      then: [
        act('venue.checkIn', 'job.in_progress'),
        act('job.complete', 'job.completed', 'sample.registered'),
        ...tested,
      ],
    }),
  },
];

async function tellAll(bench: Bench, row: Row): Promise<Outcome> {
  const { title, channel = 'MOBILE', billingMode = 'PATIENT_PAY' } = row;
  const { before, then } = await row.story(bench);
  bench.need(...[...before, ...then].map(({ action }) => action));
  const client = await makeListener(bench, `who is told whatever was before, ${row.id}`, {
    billingMode,
  });
  const { jobId } = await makeBooking(bench, client, { channel, purpose: title });
  if (billingMode === 'PATIENT_PAY') await bench.act('payment.finalize', { jobId });
  const whose = { client, jobId };
  const first = await happen(bench, whose, before);
  if (first.refused[0] !== undefined) throw refusal(first.refused[0]);
  const { due, refused } = await happen(bench, whose, then, first.ids);
  if (due.length === 0 && refused[0] !== undefined) throw refusal(refused[0]);
  const lost = await lostType(bench, client, due);
  const seen = refused.length === 0 ? undefined : `refused: ${wordsOf(refused)}`;
  if (lost === undefined) return conclude(undefined, seen);
  return conclude({ expected: `${lost}, after ${wordsOf(before)}`, actual: 'none came' }, seen);
}

const wordsOf = (acts: readonly Act[]): string => acts.map(({ action }) => action).join(', ');

const refusal = ({ action }: Act): Obstacle =>
  Obstacle.lacking(
    `the server refuses ${action} here, as it may`,
    `let ${action} be carried out whatever has happened to the booking before`,
  );

export const whateverBeforeChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'event',
  level: 'MUST',
  id: row.id,
  title: row.title,
  asks: ['createBooking'],
  requirements: row.requirements,
  run: (bench) => tellAll(bench, row),
}));
