/** A booking that is cancelled by its client, once in a run, and what is read of it before and afterwards. */
import type { Bench } from '../../engine/bench.ts';
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import type { Booking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { dataAt, differences } from '../value.ts';
import { jobIn, readJob, stageOf } from './walk.ts';
import type { Way } from './walk.ts';

/** Whoever has made it. */
type Cancellable = Pick<Booking, 'client' | 'jobId'>;

export type Cancelling<Of extends Cancellable = Booking> = {
  readonly booking: Of;
  /** GET /bookings/{id} before it. */
  readonly before: Exchange;
  /** POST /bookings/{id}/cancel, whatever came of it. */
  readonly answer: Exchange;
  /** GET /bookings/{id} after it. */
  readonly after: Exchange;
};

export const cancel = (bench: Bench, { client, jobId }: Cancellable): Promise<Exchange> =>
  bench.call({ operation: 'cancelBooking', key: keyFor(client, 'cancelBooking'), id: jobId });

/** The same, together with another one. */
export const cancelRacing = (bench: Bench, { client, jobId }: Cancellable): Promise<Exchange> =>
  bench.call({
    ...{ operation: 'cancelBooking', key: keyFor(client, 'cancelBooking'), id: jobId },
    racing: true,
  });

/** Reads, cancels and reads again. */
export async function cancelAndRead<Of extends Cancellable>(
  bench: Bench,
  booking: Of,
): Promise<Cancelling<Of>> {
  const before = await readJob(bench, booking);
  const answer = await cancel(bench, booking);
  return { booking, before, answer, after: await readJob(bench, booking) };
}

/** The booking at the end of the way, cancelled there. The way is walked for nothing else. */
export const cancelAfter = (bench: Bench, way: Way): Promise<Cancelling> =>
  bench.once(`${way.name}, cancelled`, async (maker) => {
    const { booking } = await stageOf(maker, way, way.steps.at(-1)?.name ?? 'booked');
    return cancelAndRead(maker, booking);
  });

/** Answered with its jobId and CANCELLED, and so when it is read. */
export const cancelledFinding = ({
  booking,
  answer,
  after,
}: Cancelling<Cancellable>): Finding | undefined =>
  firstFinding(
    () => successFinding(answer),
    () => differences('data', dataAt(answer), { jobId: booking.jobId, status: 'CANCELLED' }),
    () => differences('job', jobIn(after), { status: 'CANCELLED' }),
  );

export const refusedFinding = ({ answer }: Cancelling): Finding | undefined =>
  errorFinding(answer, 409);

/** The status is the one that it had. */
export const changedFinding = ({ before, after }: Cancelling): Finding | undefined =>
  differences('job', jobIn(after), { status: at(jobIn(before), 'status') });
