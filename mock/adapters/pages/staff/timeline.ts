/** What has happened to a booking, in the words of the people who run it. */

import type { EventOf, Logged } from '../../../application/aggregates.ts';
import type { Deps } from '../../../application/ports.ts';
import type { DisputeEvent } from '../../../domain/dispute/dispute.ts';
import type { JobEvent } from '../../../domain/job/events.ts';
import type { Job } from '../../../domain/job/job.ts';
import type { RefundEvent } from '../../../domain/refund/refund.ts';
import type { SampleEvent } from '../../../domain/sample/sample.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { dateAndTime } from '../views/words.ts';

/** `at` is ms. */
export type Entry = { readonly at: number; readonly words: string };

/** Lines that are read at once: the store has other things to do in between. */
const chunk = 5_000;

/** Oldest first: the booking's own lines of the log, and those of its sample, refunds and disputes. */
export const timelineFor = async (
  { store }: Pick<Deps, 'store'>,
  job: Job,
): Promise<readonly Entry[]> => {
  const ids = await idsAround({ store }, job);
  const entries: Entry[] = [];
  for (let after = 0; ;) {
    const lines = await store.log(after, chunk);
    for (const line of lines) {
      const words = ids.has(line.id) ? wordsOf(line) : undefined;
      if (words !== undefined) entries.push({ at: line.event.at, words });
    }
    const last = lines.at(-1);
    if (last === undefined) return entries;
    after = last.seq;
  }
};

const mostRefunds = 100;

const idsAround = async (
  { store }: Pick<Deps, 'store'>,
  { id: jobId, clientId }: Job,
): Promise<ReadonlySet<string>> => {
  const sample = await store.latestSample(jobId);
  const refunds = await store.refunds({ clientId, jobId, limit: mostRefunds });
  const disputes = await store.disputesOf(jobId);
  return new Set([
    jobId,
    ...(sample === undefined ? [] : [sample.id]),
    ...(isRefusal(refunds) ? [] : refunds.items.map(({ id }) => id)),
    ...disputes.map(({ id }) => id),
  ]);
};

const wordsOf = (line: Logged): string | undefined => {
  switch (line.kind) {
    case 'job':
      return said(jobWords, line.event, 'Booking carried over into the starting world');
    case 'sample':
      return said(sampleWords, line.event, undefined);
    case 'refund':
      return said(refundWords, line.event, undefined);
    case 'dispute':
      return said(disputeWords, line.event, undefined);
    case 'client':
    case 'key':
    case 'panel':
    case 'venue':
    case 'invoice':
    case 'link':
      return undefined;
  }
};

type Words<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: string | ((event: Extract<Event, { type: Type }>) => string);
};

const said = <Event extends { readonly type: string }>(
  words: Words<Event>,
  event: Event | EventOf<'job'> | { readonly type: 'Seeded' },
  seeded: string | undefined,
): string | undefined => {
  if (event.type === 'Seeded') return seeded;
  const row = words[event.type as Event['type']] as string | ((event: unknown) => string);
  return typeof row === 'string' ? row : row(event);
};

const sources = {
  INTERNAL: 'by staff',
  INTEGRATION_API: 'through the API',
  INTEGRATION_HOSTED: 'by the patient, on the booking page',
};

const jobWords: Words<JobEvent> = {
  JobBooked: ({ booking }) => `Booked ${sources[booking.bookingSource]}`,
  PaymentFinalized: ({ confirms }) =>
    confirms ? 'Payment received, booking confirmed' : 'Payment received',
  VenueBookingConfirmed: 'Confirmed with the clinic',
  SearchBegan: ({ searchRadiusMiles }) =>
    `Search for a phlebotomist within ${String(searchRadiusMiles)} miles`,
  SearchExhausted: 'No phlebotomist found',
  PhlebotomistAccepted: ({ phlebotomist }) => `${phlebotomist.name} accepted`,
  PhlebotomistWithdrew: ({ phlebotomist }) => `${phlebotomist.name} withdrew`,
  PhlebotomistUnassigned: ({ phlebotomist, reason }) =>
    `${phlebotomist.name} was removed: ${reason}`,
  EnRouteMarked: 'Phlebotomist on the way',
  ArrivalMarked: 'Phlebotomist arrived',
  EtaUpdated: ({ newEta }) => `Expected arrival ${dateAndTime(newEta)}`,
  VisitStarted: 'Visit started',
  CheckedIn: 'Patient checked in at the clinic',
  JobCompleted: 'Visit completed',
  NoShowFlagged: 'Patient did not attend',
  JobCancelled: ({ by }) => `Cancelled by ${by === 'staff' ? 'staff' : 'the client'}`,
  CancelRepeated: 'Cancellation asked for again',
  JobRescheduled: ({ previousAppointmentAt, appointmentAt }) =>
    `Moved from ${dateAndTime(previousAppointmentAt)} to ${dateAndTime(appointmentAt)}`,
  JobInvoiced: 'Put on an invoice',
  JobPaid: 'Paid with its invoice',
  JobRefunded: 'Payment refunded',
};

const sampleWords: Words<SampleEvent> = {
  SampleRegistered: 'Sample registered',
  SampleReceived: 'Sample received by the laboratory',
  ResultsPublished: 'Results published',
};

const refundWords: Words<RefundEvent> = {
  RefundCreated: ({ terms }) => `Refund of £${terms.amount.toFixed(2)} started`,
  RefundSucceeded: 'Refund settled',
  RefundFailed: 'Refund failed',
  RefundReconciled: 'Refund reconciled from the processor',
};

const disputeWords: Words<DisputeEvent> = {
  DisputeOpened: 'Dispute opened',
  DisputeUpdated: ({ status }) => `Dispute: ${status}`,
  DisputeClosed: ({ outcome }) => `Dispute ${outcome}`,
};
