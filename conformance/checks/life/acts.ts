/**
 * What can be made to happen to a job and to its money, one act of a hidden actor after the other, and which events
 * must come of it. What a server refuses is not due.
 */
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import { eventTypeOf } from '../../receiver/delivery.ts';
import { makeBooking } from '../given/booking.ts';
import { ifPossible } from '../given/if-possible.ts';
import type { Listener } from '../given/webhook.ts';
import { workingTime } from './steps.ts';

type Money = 'refundId' | 'disputeId' | 'invoiceId';

/** One thing that happens, to the job or to the money that was made last, and what must come of it. */
export type Act = {
  readonly action: string;
  readonly of?: Money;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly due: readonly EventType[];
};

/** An act on the job. */
export const act = (action: string, ...due: readonly EventType[]): Act => ({ action, due });
/** An act on the money that was made last. */
export const money = (of: Money, action: string, ...due: readonly EventType[]): Act => ({
  ...{ action, of, due },
});

export const drawn: readonly Act[] = [
  act('dispatch.search', 'dispatch.searching'),
  act('phlebotomist.accept', 'job.confirmed', 'dispatch.assigned'),
  act('dispatch.unassign', 'dispatch.unassigned'),
  act('phlebotomist.accept', 'dispatch.assigned'),
  act('phlebotomist.enRoute', 'job.en_route'),
  act('phlebotomist.start', 'job.in_progress'),
  act('job.complete', 'job.completed', 'sample.registered'),
];

/** What the lab does with the sample. */
export const tested: readonly Act[] = [
  act('lab.receive', 'sample.in_lab'),
  act('lab.publish', 'sample.results_ready'),
];

/** The life of a job that its patient pays for: the draw, the lab, two refunds and a dispute. */
export const paid: readonly Act[] = [
  act('payment.finalize'),
  ...drawn,
  ...tested,
  { ...act('refund.create', 'refund.created'), more: { amount: 1.5 } },
  money('refundId', 'refund.settle', 'refund.succeeded'),
  { ...act('refund.create', 'refund.created'), more: { amount: 2.5 } },
  money('refundId', 'refund.fail', 'refund.failed'),
  act('dispute.open', 'dispute.opened'),
  { ...money('disputeId', 'dispute.close', 'dispute.closed'), more: { outcome: 'won' } },
];

/** From the invoice of a job to its payment. */
export const invoiced: readonly Act[] = [
  act('invoice.create', 'invoice.created'),
  money('invoiceId', 'invoice.failPayment', 'invoice.payment_failed'),
  money('invoiceId', 'invoice.passDueDate', 'invoice.overdue'),
  money('invoiceId', 'invoice.pay', 'invoice.paid'),
];

/** The life of a job that is billed weekly, to the payment of its invoice. */
export const billed: readonly Act[] = [...drawn, ...invoiced];

/** Moved by staff to another day. */
export const putOff = async (bench: Bench, days = 15): Promise<Act> => ({
  ...act('staff.reschedule', 'job.rescheduled'),
  more: { scheduledFor: await workingTime(bench, days) },
});

/** Accepted, and moved to another day. */
export const moved = async (bench: Bench, days?: number): Promise<readonly Act[]> => [
  act('phlebotomist.accept', 'job.confirmed', 'dispatch.assigned'),
  await putOff(bench, days),
];

/** Moved to another day, on which nobody comes. */
export const missed = async (bench: Bench, days?: number): Promise<readonly Act[]> => [
  ...(await moved(bench, days)),
  act('patient.noShow', 'job.no_show'),
];

/** Staff cancel it. */
export const cancelled: readonly Act[] = [act('staff.cancel', 'job.cancelled')];

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
  /** What the server has not carried out, as it may. */
  readonly refused: readonly Act[];
  readonly due: readonly EventType[];
  /** What control has told of what was made, the latest of each. */
  readonly ids: Readonly<Record<string, unknown>>;
};

/** The same to a job that there is already; `known` are the ids of its money. */
export async function happen(
  bench: Bench,
  { client, jobId }: { readonly client: Listener; readonly jobId: string },
  acts: readonly Act[],
  known: Happened['ids'] = {},
): Promise<Happened> {
  const { clientId } = client;
  const ids = { ...known };
  const due: EventType[] = [];
  const refused: Act[] = [];
  for (const one of acts) {
    const { action, of, more, due: types } = one;
    const whose = of === undefined ? { jobId } : { [of]: ids[of] };
    const parameters = action === 'invoice.create' ? { clientId, jobIds: [jobId] } : whose;
    const done = await ifPossible(bench.act(action, { ...parameters, ...more }));
    if (done === undefined) {
      refused.push(one);
      continue;
    }
    Object.assign(ids, done);
    due.push(...types);
  }
  return { refused, due, ids };
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
