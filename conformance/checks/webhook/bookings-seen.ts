/** The bookings that a run has made: whose each job is, and what was supplied with it. */
import { at } from '../../json.ts';
import { readBody } from '../../target/exchange.ts';
import type { Exchange } from '../../target/exchange.ts';
import { dataAt } from '../value.ts';

export type BookingSeen = {
  /** The client that booked, by the name that the run gives it. */
  readonly client: string;
  /** The body of POST /bookings. */
  readonly supplied: unknown;
  /** What its events must echo. */
  readonly echoes: Echoes;
  /** The status that the answer to it told. */
  readonly answered: unknown;
};

type ByJob = ReadonlyMap<string, BookingSeen>;

/** Looked up for every delivery of a run, so found once for all of them. */
const known = new WeakMap<readonly Exchange[], ByJob>();

/** Undefined for a job that the run has not booked by the API. */
export const bookingOf = (
  jobId: unknown,
  exchanges: readonly Exchange[],
): BookingSeen | undefined =>
  typeof jobId === 'string' ? byJobIn(exchanges).get(jobId) : undefined;

/** All that the run has booked by the API. */
export const bookingsOf = (exchanges: readonly Exchange[]): Iterable<BookingSeen> =>
  byJobIn(exchanges).values();

function byJobIn(exchanges: readonly Exchange[]): ByJob {
  const byJob = known.get(exchanges) ?? findBookings(exchanges);
  known.set(exchanges, byJob);
  return byJob;
}

function findBookings(exchanges: readonly Exchange[]): ByJob {
  const byJob = new Map<string, BookingSeen>();
  for (const exchange of exchanges) {
    const { operation, answer, client, request } = exchange;
    if (operation.operationId !== 'createBooking' || client === undefined) continue;
    const jobId = dataAt(exchange, 'jobId');
    const isMade = answer.kind === 'whole' && answer.status === 200;
    if (!isMade || typeof jobId !== 'string') continue;
    const { body } = readBody(Buffer.from(request.body ?? ''));
    const supplied = body.kind === 'json' ? body.value : undefined;
    const answered = dataAt(exchange, 'status');
    byJob.set(jobId, { client, supplied, echoes: echoesOf(supplied), answered });
  }
  return byJob;
}

export const echoNames = ['externalUserId', 'externalOrderId', 'passthroughJson'] as const;

/** By their names in an event; only what was supplied. */
type Echoes = Readonly<Partial<Record<(typeof echoNames)[number], unknown>>>;

/** What the events of a booking must echo of the body that it was made with. */
export function echoesOf(body: unknown): Echoes {
  const echoes = {
    externalUserId: at(body, 'externalUserId'),
    externalOrderId: at(body, 'externalOrderId'),
    passthroughJson: at(body, 'passthrough'),
  };
  return Object.fromEntries(
    Object.entries(echoes).filter(([, value]) => value !== undefined && value !== null),
  );
}
