/** Two bookings that bear the same order. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { dataAt } from '../value.ts';
import { bookingBody, makeBooking } from './booking.ts';
import type { Booking } from './booking.ts';
import { keyFor } from './client.ts';
import type { Client } from './client.ts';

/** Fresh ones, of one client and one externalOrderId. Not to be had where a server makes no second one (O84). */
export async function twinsOfOneOrder(
  bench: Bench,
  client: Client,
  purpose: string,
): Promise<readonly [Booking, Booking]> {
  const channel = 'MOBILE';
  const first = await makeBooking(bench, client, { channel, purpose: `the first ${purpose}` });
  const sound = await bookingBody(bench, client, { channel, purpose: `the second ${purpose}` });
  const { externalOrderId } = first.body;
  const body = { ...sound, ...(externalOrderId === undefined ? {} : { externalOrderId }) };
  const key = keyFor(client, 'createBooking');
  const exchange = await bench.call({ operation: 'createBooking', key, body });
  const jobId = dataAt(exchange, 'jobId');
  if (typeof jobId === 'string' && jobId !== first.jobId) {
    return [first, { client, body, exchange, jobId }];
  }
  throw Obstacle.lacking(
    'a second booking with one externalOrderId is no other booking, as it may be (O84)',
    'there is nothing to be mended',
  );
}
