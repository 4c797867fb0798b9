/** What is paid is cancelled with the one scope that cancels: what follows from it wants no scope of its own. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Outcome } from '../../engine/outcome.ts';
import { successFinding } from '../answer.ts';
import { givenBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { ifPossible } from '../given/if-possible.ts';
import { keyWith } from './key-of.ts';

const channels = ['MOBILE', 'IN_VENUE'] as const;

/** A server may know no payment before the visit. */
async function paid(bench: Bench, channel: (typeof channels)[number]): Promise<Booking> {
  const purpose = 'to be paid, and cancelled with one scope';
  const booking = await givenBooking(bench, { client: 'patientPay', channel, purpose });
  await bench.act('payment.finalize', { jobId: booking.jobId });
  return booking;
}

async function cancelPaid(bench: Bench): Promise<Outcome> {
  bench.need('payment.finalize');
  let tried = 0;
  for (const channel of channels) {
    const booking = await ifPossible(paid(bench, channel));
    if (booking === undefined) continue;
    tried += 1;
    const key = await keyWith(bench, booking.client, ['bookings:write']);
    const { jobId: id } = booking;
    const finding = successFinding(await bench.call({ operation: 'cancelBooking', key, id }));
    if (finding !== undefined) return conclude(finding);
  }
  if (tried > 0) return conclude(undefined);
  throw Obstacle.lacking('no booking could be paid', 'let payment.finalize pay one');
}

export const paidCancelCheck: ActiveCheck = {
  kind: 'active',
  area: 'auth',
  level: 'MUST',
  id: 'SCOPE-72',
  title: 'bookings:write alone is enough to cancel a booking that is paid',
  asks: ['cancelBooking', 'cancelBooking'],
  requirements: ['R-SCOPE-01', 'R-SCOPE-12'],
  run: cancelPaid,
};
