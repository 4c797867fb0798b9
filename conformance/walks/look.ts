/** What the API shows of a booking after a move, held against the model. */
import type { Bench } from '../engine/bench.ts';
import type { Finding } from '../engine/outcome.ts';
import { at } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { refusalFinding } from '../checks/access/denied.ts';
import { successFinding } from '../checks/answer.ts';
import type { Booking } from '../checks/given/booking.ts';
import { keyFor } from '../checks/given/client.ts';
import { demandSuccess } from '../checks/given/demand.ts';
import { jobIn, readJob, readSample } from '../checks/life/walk.ts';
import { dataAt, differences, listAt, show } from '../checks/value.ts';
import type { Expectation } from './deviation.ts';
import { sampleStatusDueOf, statusDueOf } from './job-state.ts';
import type { JobState } from './job-state.ts';

export type Difference = { readonly expectation: Expectation; readonly finding: Finding };

const difference = (
  expectation: Expectation,
  finding: Finding | undefined,
): Difference | undefined => (finding === undefined ? undefined : { expectation, finding });

/** POST /bookings/{id}/cancel: 200 with CANCELLED, or a refusal, whose status is open (O07). */
export function answerDifference(exchange: Exchange, isRefused: boolean): Difference | undefined {
  if (!isRefused) return difference({ kind: 'cancelled' }, cancelledFinding(exchange));
  return difference({ kind: 'refused' }, refusalFinding(exchange));
}

const cancelledFinding = (exchange: Exchange): Finding | undefined =>
  successFinding(exchange) ?? differences('data', dataAt(exchange), { status: 'CANCELLED' });

export type Looked = {
  /** What GET /bookings/{id} has shown. */
  readonly job: unknown;
  /** The first difference, if there is any. */
  readonly difference: Difference | undefined;
};

/** GET /bookings/{id}, then GET /bookings, then the sample once there is one. */
export async function look(bench: Bench, booking: Booking, state: JobState): Promise<Looked> {
  const job = jobIn(await readJob(bench, booking));
  const found =
    jobDifference(job, booking, state) ??
    (await listDifference(bench, booking, job)) ??
    (await sampleDifference(bench, booking, state));
  return { job, difference: found };
}

/** The job of GET /bookings/{id}. */
export const jobDifference = (
  job: unknown,
  booking: Booking,
  state: JobState,
): Difference | undefined =>
  statusDifference(job, state) ?? memberDifference(job, state) ?? echoDifference(job, booking);

/** Of a job, or of an item of the list of them. */
export function statusDifference(job: unknown, state: JobState): Difference | undefined {
  const due = statusDueOf(state);
  const status = at(job, 'status');
  const isRight =
    due.is === undefined ? !due.isNot.some((one) => one === status) : status === due.is;
  if (isRight && typeof status === 'string') return undefined;
  const expected = `status ${due.is ?? `not ${due.isNot.join(' or ')}`}`;
  return { expectation: { kind: 'status', due }, finding: { expected, actual: show(status) } };
}

/** Timestamps that are there, or not yet. For MOBILE the start need not show (O35), and the arrival may be it (O04). */
function memberDifference(job: unknown, state: JobState): Difference | undefined {
  const isMobile = state.channel === 'MOBILE';
  const isOpen = isMobile && (state.hasBegun || state.leg === 'arrived');
  const nulls: readonly (readonly [name: string, isNull: boolean])[] = [
    ...(isOpen ? [] : [['checkedInAt', !state.hasBegun] as const]),
    ['venueId', isMobile],
    ['venueSlotStart', isMobile],
  ];
  const wrong = nulls.find(([name, isNull]) => (at(job, name) === null) !== isNull);
  if (wrong === undefined) return undefined;
  const [name, isNull] = wrong;
  const finding = {
    expected: `job.${name} ${isNull ? 'null' : 'not null'}`,
    actual: show(at(job, name)),
  };
  return { expectation: { kind: 'member', name, isNull }, finding };
}

const echoDifference = (job: unknown, { jobId, body }: Booking): Difference | undefined =>
  difference(
    { kind: 'echo' },
    differences('job', job, {
      id: jobId,
      fulfillmentChannel: body.fulfillmentChannel,
      externalUserId: body.externalUserId,
      externalOrderId: body.externalOrderId,
      passthrough: body.passthrough,
    }),
  );

/** A filter by a status that the spec does not name may be refused (O20). */
const named = new Set([
  ...['PENDING', 'PENDING_PAYMENT', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'AVAILABLE'],
]);

/** By its status where that is one of the spec's. The list of a lent client may be longer than a page. */
async function listDifference(
  bench: Bench,
  booking: Booking,
  job: unknown,
): Promise<Difference | undefined> {
  const status = String(at(job, 'status'));
  const key = keyFor(booking.client, 'listBookings');
  const query = { limit: '100', ...(named.has(status) ? { status } : {}) };
  const list = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const item = listAt(list, 'bookings').find((one) => at(one, 'id') === booking.jobId);
  const isWhole = dataAt(list, 'nextCursor') === null;
  if (item === undefined && !isWhole) return undefined;
  const found = item === undefined ? 'not in the list' : show(at(item, 'status'));
  if (item !== undefined && at(item, 'status') === status) return undefined;
  // Something may have moved it on between the two readings, as a dispatcher does.
  if (at(jobIn(await readJob(bench, booking)), 'status') !== status) return undefined;
  const filter = named.has(status) ? `?status=${status}` : '';
  const expected = `${booking.jobId} in GET /bookings${filter} with status ${status}`;
  return { expectation: { kind: 'listed', status }, finding: { expected, actual: found } };
}

/** What the lab has said last. */
async function sampleDifference(
  bench: Bench,
  booking: Booking,
  state: JobState,
): Promise<Difference | undefined> {
  return state.sample === 'none' ? undefined : sampleIs(await sampleShown(bench, booking), state);
}

/** `data.sample` of GET /bookings/{id}/sample. */
export async function sampleShown(bench: Bench, booking: Booking): Promise<unknown> {
  return dataAt(demandSuccess(await readSample(bench, booking)), 'sample');
}

/** Null as long as nothing is collected, and then as the lab has said last. */
export function sampleIs(shown: unknown, state: JobState): Difference | undefined {
  const status = at(shown, 'status');
  const due = sampleStatusDueOf(state);
  if (state.sample === 'none') {
    // By one reading the collection may be logged before the completion (O58).
    if (state.hasBegun) return undefined;
    const finding = differences('data', { sample: shown }, { sample: null });
    return difference({ kind: 'sample', status: undefined }, finding);
  }
  if (shown !== null && (due === undefined || status === due)) return undefined;
  const expected = due === undefined ? 'a sample' : `sample.status ${due}`;
  const actual = shown === null ? 'no sample' : show(status);
  return { expectation: { kind: 'sample', status: due }, finding: { expected, actual } };
}
