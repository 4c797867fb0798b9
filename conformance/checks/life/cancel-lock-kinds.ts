/** The 24 hours before an appointment, whoever pays for it, however far it has come, and however it got there. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { errorFinding } from '../answer.ts';
import { makeBooking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { told } from '../validation/refused-bookings.ts';
import { bookNearLock, inSixDays, roundTheClock } from './cancel-lock.ts';
import { cancel } from './cancelling.ts';

/** What may happen to it before it is cancelled, in this order; a step that cannot be had is left out. */
const steps = [
  { words: 'paid', action: 'payment.finalize' },
  { words: 'checked in', action: 'venue.checkIn' },
] as const;

/** A minute inside the lock, and cancelled at each step of its way. */
async function payingFinding(bench: Bench): Promise<Finding | undefined> {
  const booking = await bookNearLock(bench, 'inside', 'patientPay');
  const wrong = errorFinding(await cancel(bench, booking), 409);
  if (wrong !== undefined) return told(wrong, 'a booking that is not paid');
  for (const { words, action } of steps) {
    const isTaken = await ifPossible(bench.act(action, { jobId: booking.jobId }));
    if (isTaken === undefined) continue;
    const finding = errorFinding(await cancel(bench, booking), 409);
    if (finding !== undefined) return told(finding, `a booking that is ${words}`);
  }
  return undefined;
}

/** A full minute, at which the venue has a slot. */
async function inTwentyHours(bench: Bench): Promise<string> {
  const moment = await daysAhead(bench, 20 / 24);
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
}

/** Booked six days ahead, and moved by staff to twenty hours from now. */
async function movedInFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('venue.create', 'clock.read', 'staff.reschedule');
  const client = await givenClient(bench, 'primary');
  const { venueId } = await roundTheClock(bench);
  const place = { venueId, venueSlotStart: await inSixDays(bench) };
  const wanted = { channel: 'IN_VENUE', purpose: 'moved into the lock', place } as const;
  const booking = await makeBooking(bench, client, wanted);
  const { jobId } = booking;
  // Only a confirmed booking can be moved, by one reading (O85).
  await ifPossible(bench.act('payment.finalize', { jobId }));
  await bench.act('staff.reschedule', { jobId, venueSlotStart: await inTwentyHours(bench) });
  return errorFinding(await cancel(bench, booking), 409);
}

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;

export const cancelLockKindChecks: readonly ActiveCheck[] = [
  {
    ...common,
    asks: [
      ...(['getVenueAvailability', 'createBooking'] as const),
      ...(['cancelBooking', 'cancelBooking', 'cancelBooking'] as const),
    ],
    id: 'CANCEL-38',
    title:
      'a cancel within the 24 hours of a booking that its patient pays is refused with 409, before the payment, after it, and after the check-in',
    requirements: ['R-CANCEL-12', 'R-CANCEL-13'],
    run: async (bench) => conclude(await payingFinding(bench)),
  },
  {
    ...common,
    asks: ['createBooking', 'cancelBooking'],
    id: 'CANCEL-39',
    title: 'an IN_VENUE job that staff move into the 24 hours is locked',
    requirements: ['R-CANCEL-12', 'R-CANCEL-17'],
    run: async (bench) => conclude(await movedInFinding(bench)),
  },
];
