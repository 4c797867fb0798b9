/** Every event type can be chosen by its name, and comes then (Events, Delivery semantics). */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { makeBooking } from '../given/booking.ts';
import { ifPossible } from '../given/if-possible.ts';
import { flip } from '../events/happenings.ts';
import { workingTime } from '../life/steps.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';

type Money = 'refundId' | 'disputeId' | 'invoiceId';

/** One thing that happens, to the job or to the money that was made last, and what must come of it. */
export type Act = {
  readonly action: string;
  readonly of?: Money;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly due: readonly EventType[];
};

export const act = (action: string, ...due: readonly EventType[]): Act => ({ action, due });
const money = (of: Money, action: string, ...due: readonly EventType[]): Act => ({
  ...{ action, of, due },
});

const drawn: readonly Act[] = [
  act('dispatch.search', 'dispatch.searching'),
  act('phlebotomist.accept', 'job.confirmed', 'dispatch.assigned'),
  act('dispatch.unassign', 'dispatch.unassigned'),
  act('phlebotomist.accept', 'dispatch.assigned'),
  act('phlebotomist.enRoute', 'job.en_route'),
  act('phlebotomist.start', 'job.in_progress'),
  act('job.complete', 'job.completed', 'sample.registered'),
];

export const paid: readonly Act[] = [
  act('payment.finalize'),
  ...drawn,
  act('lab.receive', 'sample.in_lab'),
  act('lab.publish', 'sample.results_ready'),
  { ...act('refund.create', 'refund.created'), more: { amount: 1.5 } },
  money('refundId', 'refund.settle', 'refund.succeeded'),
  { ...act('refund.create', 'refund.created'), more: { amount: 2.5 } },
  money('refundId', 'refund.fail', 'refund.failed'),
  act('dispute.open', 'dispute.opened'),
  { ...money('disputeId', 'dispute.close', 'dispute.closed'), more: { outcome: 'won' } },
];

export const billed: readonly Act[] = [
  ...drawn,
  act('invoice.create', 'invoice.created'),
  money('invoiceId', 'invoice.failPayment', 'invoice.payment_failed'),
  money('invoiceId', 'invoice.passDueDate', 'invoice.overdue'),
  money('invoiceId', 'invoice.pay', 'invoice.paid'),
];

/** Accepted, and moved to another day. */
export const moved = async (bench: Bench, days = 15): Promise<readonly Act[]> => [
  act('phlebotomist.accept', 'job.confirmed', 'dispatch.assigned'),
  {
    ...act('staff.reschedule', 'job.rescheduled'),
    more: { scheduledFor: await workingTime(bench, days) },
  },
];

/** Moved to another day, on which nobody comes. */
export const missed = async (bench: Bench, days?: number): Promise<readonly Act[]> => [
  ...(await moved(bench, days)),
  act('patient.noShow', 'job.no_show'),
];

export const cancelled: readonly Act[] = [act('staff.cancel', 'job.cancelled')];

const flips: readonly EventType[] = ['venue.deactivated', 'venue.activated'];

type Named = { readonly client: Listener; readonly due: ReadonlySet<EventType> };

/** Has everything happen to a new job that the server can be asked for; what it refuses is not due. */
export async function live(
  bench: Bench,
  client: Listener,
  acts: readonly Act[],
): Promise<readonly EventType[]> {
  const purpose = `to be told of by name, ${String(acts.length)}`;
  const { jobId } = await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  const { due } = await happen(bench, { client, jobId }, acts);
  return ['job.created', ...due];
}

export type Happened = {
  readonly due: readonly EventType[];
  /** What control has told of what was made, the latest of each. */
  readonly ids: Readonly<Record<string, unknown>>;
};

/** The same to a job that there is already. */
export async function happen(
  bench: Bench,
  { client, jobId }: { readonly client: Listener; readonly jobId: string },
  acts: readonly Act[],
): Promise<Happened> {
  const { clientId } = client;
  const ids: Record<string, unknown> = {};
  const due: EventType[] = [];
  for (const { action, of, more, due: types } of acts) {
    const whose = of === undefined ? { jobId } : { [of]: ids[of] };
    const parameters = action === 'invoice.create' ? { clientId, jobIds: [jobId] } : whose;
    const done = await ifPossible(bench.act(action, { ...parameters, ...more }));
    if (done === undefined) continue;
    Object.assign(ids, done);
    due.push(...types);
  }
  return { due, ids };
}

/** A venue where the client has booked is switched off and on, if the server can be asked for it. */
export async function flipsOf(
  bench: Bench,
  client: Listener,
  label: string,
): Promise<readonly EventType[]> {
  const flipped = flip(bench, client, { label, times: 1 }).then(() => true);
  return (await ifPossible(flipped)) === undefined ? [] : flips;
}

/** Two clients that have chosen all types, each by its name. */
export const namedClients = (bench: Bench): Promise<readonly Named[]> =>
  bench.once('clients that choose all types by name', async (maker) => {
    const webhook = { eventTypes };
    const payer = await makeListener(maker, 'choosing by name, paid', {
      ...{ webhook, billingMode: 'PATIENT_PAY' },
    });
    const weekly = await makeListener(maker, 'choosing by name, weekly', { webhook });
    const [ofPaid, ...others] = [
      await live(maker, payer, paid),
      await live(maker, weekly, billed),
      await live(maker, weekly, await missed(maker)),
      await live(maker, weekly, cancelled),
      await flipsOf(maker, weekly, 'venue to be told of by name'),
    ];
    return [
      { client: payer, due: new Set(ofPaid) },
      { client: weekly, due: new Set(others.flat()) },
    ];
  });

async function absentFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await namedClients(bench);
  if (all.every(({ due }) => due.size < 2)) {
    throw Obstacle.lacking(
      'hardly anything could be made to happen',
      'offer the actions of the life of a job by control',
    );
  }
  for (const { client, due } of all) {
    const lost = await lostType(bench, client, due);
    if (lost === undefined) continue;
    const expected = `${lost} to ${client.name}, which has chosen all types by their names`;
    return { expected, actual: 'none came' };
  }
  return undefined;
}

/** The first of the types that are due of which no event has come to the client. */
export async function lostType(
  bench: Bench,
  { mailbox }: Pick<Listener, 'mailbox'>,
  due: Iterable<EventType>,
): Promise<EventType | undefined> {
  const come = await Promise.all(
    [...due].map(async (type) => ({
      type,
      events: await bench.arrivals(mailbox, (one) => eventTypeOf(one) === type),
    })),
  );
  return come.find(({ events }) => events.length === 0)?.type;
}

export const typesByNameChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'webhook',
    level: 'MUST',
    id: 'SUBSCRIBE-09',
    title: 'an event of any type comes to a client that has chosen the type by its name',
    requirements: ['R-DELIVER-09'],
    asks: [...Array.from({ length: 5 }, () => 'createBooking' as const), 'getVenueAvailability'],
    run: async (bench) => conclude(await absentFinding(bench)),
  },
];
