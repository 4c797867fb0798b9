/** Whatever tells a time tells the time of what has happened, and not the one of the booking, days before. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { mayMeet, readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { envelopeAt, eventDataAt, eventIdOf, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { errorFinding } from '../answer.ts';
import { demandSuccess } from '../given/demand.ts';
import { readMoney } from '../money/billed.ts';
import { dataAt, show } from '../value.ts';
import { later } from './made-later.ts';
import type { Later, Span } from './made-later.ts';
import { textsIn } from './texts.ts';
import { jobIn, readSample } from './walk.ts';

/** A server may know no more than the day. */
const toleranceMs = 26 * 3_600_000;

const widened = ({ earliest, latest }: Span): Span => ({
  earliest: earliest - toleranceMs,
  latest: latest + toleranceMs,
});

/** The time of what was made to happen, as far as it is told. */
function momentFinding(what: string, told: unknown, spans: readonly Span[]): Finding | undefined {
  const moment = readInstant(told);
  if (moment === undefined || spans.some((span) => mayMeet(moment, widened(span))))
    return undefined;
  const due = spans.map(({ earliest }) => new Date(earliest).toISOString()).join(', or ');
  return { expected: `${what} about ${due}, when it happened`, actual: show(told) };
}

/** Of a booking it is known when it was told of first; all others tell of what has happened since. */
const isLater =
  (before: Later['before']) =>
  (delivery: Delivery): boolean =>
    eventTypeOf(delivery) !== 'job.created' && !before.has(eventIdOf(delivery));

/** Venues of other checks are switched off and on in the same run, on other days. */
const isOfOwnVenue = (delivery: Delivery, venueId: string | undefined): boolean =>
  eventTypeOf(delivery)?.startsWith('venue.') !== true ||
  (venueId !== undefined && textsIn(envelopeAt(delivery, 'data')).includes(venueId));

async function timestampsFinding(bench: Bench): Promise<Finding | undefined> {
  const { when, payer, weekly, before, venueId } = await later(bench);
  const wish = (delivery: Delivery): boolean =>
    isLater(before)(delivery) && isOfOwnVenue(delivery, venueId);
  const first = await bench.arrivals(payer.mailbox, wish);
  if (first.length === 0) {
    throw Obstacle.lacking(
      'nothing was told of what happened days after a booking',
      'mend the delivery of webhooks',
    );
  }
  const come = [
    ...(await bench.strays(payer.mailbox, wish)),
    ...(await bench.strays(weekly.mailbox, wish)),
  ];
  if (!come.some((one) => readInstant(envelopeAt(one, 'timestamp')) !== undefined)) {
    throw untimed('no event', 'timestamp');
  }
  return firstFinding(
    ...come.map((one) => () => {
      const what = `timestamp of ${String(eventTypeOf(one))}`;
      return momentFinding(what, envelopeAt(one, 'timestamp'), [when.clock, when.real]);
    }),
  );
}

/** Of what was made days after its booking. */
function demandId(id: unknown, name: string, action: string): string {
  if (typeof id === 'string') return id;
  throw Obstacle.lacking(
    `${action} told no ${name} days after the booking`,
    `let the action ${action} of the control protocol answer with ${name}`,
  );
}

type Told = { readonly of: string; readonly shown: unknown; readonly members: readonly string[] };

/** By the clock that is moved or, where what keeps the record has one of its own, by that. */
function toldFinding({ when }: Later, { of, shown, members }: Told): Finding | undefined {
  if (!members.some((member) => readInstant(at(shown, member)) !== undefined)) {
    throw untimed(of, members.join(' and '));
  }
  return firstFinding(
    ...members.map(
      (member) => () =>
        momentFinding(`${member} of ${of}`, at(shown, member), [when.clock, when.real]),
    ),
  );
}

/** What tells no time cannot tell a wrong one; whether it must tell one is another check's business. */
const untimed = (of: string, members: string): Obstacle =>
  Obstacle.lacking(`${of} tells no time as ${members}`, 'let it tell one');

async function refundFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await later(bench);
  const id = demandId(all.paid.ids['refundId'], 'refundId', 'refund.create');
  const shown = await readMoney(bench, all.payer, { get: 'getRefund', id });
  return toldFinding(all, { of: 'the refund', shown, members: ['createdAt'] });
}

async function disputeFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await later(bench);
  const id = demandId(all.paid.ids['disputeId'], 'disputeId', 'dispute.open');
  const shown = await readMoney(bench, all.payer, { get: 'getDispute', id });
  return toldFinding(all, { of: 'the dispute', shown, members: ['createdAt', 'updatedAt'] });
}

async function invoiceFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await later(bench);
  const id = demandId(all.invoiceId, 'invoiceId', 'invoice.create');
  const shown = await readMoney(bench, all.weekly, { get: 'getInvoice', id });
  return toldFinding(all, { of: 'the invoice', shown, members: ['createdAt', 'paidAt'] });
}

async function sampleFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await later(bench);
  const { payer: client, paid: job } = all;
  if (!job.due.includes('job.completed')) throw notReached('completed', 'job.complete');
  const sample = demandSuccess(await readSample(bench, { client, jobId: job.jobId }));
  const shown = dataAt(sample, 'sample');
  return toldFinding(all, { of: 'the sample', shown, members: ['sampleDate'] });
}

const notReached = (step: string, action: string): Obstacle =>
  Obstacle.lacking(
    `no booking could be ${step} (${action}) days after it was made`,
    'offer the actions of the life of a job by control, and let venue.create heed operatingHours',
  );

/** In the answer to the reader, and in the webhook. */
async function checkInFinding(bench: Bench): Promise<Finding | undefined> {
  const all = await later(bench);
  const { visit, weekly } = all;
  if (visit === undefined) throw notReached('checked in', 'venue.checkIn');
  const shown = jobIn(visit);
  const jobId = at(shown, 'id');
  const told = weekly.mailbox.deliveries.find(
    (one) => eventTypeOf(one) === 'job.in_progress' && eventDataAt(one, 'jobId') === jobId,
  );
  const members = ['checkedInAt'];
  return (
    toldFinding(all, { of: 'the booking', shown, members }) ??
    (told && toldFinding(all, { of: 'job.in_progress', shown: envelopeAt(told, 'data'), members }))
  );
}

async function lockFinding(bench: Bench): Promise<Finding | undefined> {
  const { refused } = await later(bench);
  if (refused === undefined) throw notReached('made for a venue, and cancelled', 'venue.create');
  return errorFinding(refused, 409);
}

type Row = Pick<ActiveCheck, 'id' | 'area' | 'title' | 'asks' | 'requirements'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'WEBHOOK-60',
    area: 'webhook',
    title:
      'the timestamp of an event is the time when it happened or was delivered, and not that of its booking, days before',
    asks: [...Array.from({ length: 6 }, () => 'createBooking' as const), 'cancelBooking'],
    requirements: ['R-EVENT-160'],
    find: timestampsFinding,
  },
  {
    id: 'CANCEL-60',
    area: 'cancel',
    title:
      'an IN_VENUE booking that was made days before is locked once its appointment is 12 hours away',
    asks: ['cancelBooking'],
    requirements: ['R-CANCEL-12'],
    find: lockFinding,
  },
  {
    id: 'LIFE-60',
    area: 'life',
    title: 'checkedInAt tells the time of the check-in, days after the booking',
    asks: ['getBooking'],
    requirements: ['R-STATE-14', 'R-JOB-33', 'R-EVENT-42', 'R-EVENT-43'],
    find: checkInFinding,
  },
  {
    id: 'SAMPLE-61',
    area: 'sample',
    title: 'sampleDate, where it is told, is the time of the collection, days after the booking',
    asks: ['getBookingSample'],
    requirements: ['R-SAMPLE-30'],
    find: sampleFinding,
  },
  {
    id: 'REFUND-61',
    area: 'refund',
    title: 'createdAt of a refund is the time when it was made, days after its booking',
    asks: ['getRefund'],
    requirements: ['R-REFUND-60'],
    find: refundFinding,
  },
  {
    id: 'DISPUTE-61',
    area: 'dispute',
    title:
      'createdAt of a dispute, and updatedAt where it is told, are the times when it was opened and closed, days after its booking',
    asks: ['getDispute'],
    requirements: ['R-DISPUTE-60'],
    find: disputeFinding,
  },
  {
    id: 'INVOICE-61',
    area: 'invoice',
    title:
      'createdAt of an invoice, and paidAt where it is told, are the times when it was minted and paid, days after the booking',
    asks: ['getInvoice'],
    requirements: ['R-INVOICE-60'],
    find: invoiceFinding,
  },
];

export const daysLaterChecks: readonly ActiveCheck[] = rows.map(({ find, ...described }) => ({
  kind: 'active',
  level: 'MUST',
  alone: true,
  ...described,
  run: async (bench) => conclude(await find(bench)),
}));
