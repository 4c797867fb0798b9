/** Starts that are not the one that was booked: the same in another venue, and the one from which staff moved it. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { successFinding } from '../answer.ts';
import { givenClient, keyFor, needCapability } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { dataAt, listAt } from '../value.ts';
import { startFinding } from './notations.ts';
import { capacityAt } from './places.ts';
import { placesIn } from './slots.ts';
import { attempt, book, slotsNow, stage } from './stage.ts';
import { momentAt } from './venue-clock.ts';

const zone = 'Europe/London';

/** Both have one station: where the two are counted together, the second booking finds no place. */
async function elsewhereFinding(bench: Bench): Promise<Finding | undefined> {
  const here = await stage(bench, 'one of two venues', 1);
  const there = await stage(bench, 'the other of two venues', 1);
  const start = momentAt(await daysAhead(bench, 6), '10:00', zone).toISOString();
  await book(bench, here, { start, purpose: 'in one of two venues' });
  const less = placesIn(there.slots) - placesIn(await slotsNow(bench, there));
  if (less !== 0) {
    return {
      expected: 'as many places as before in a venue where nothing was booked',
      actual: `${String(less)} less, after a booking for the same start elsewhere`,
    };
  }
  const second = await attempt(bench, there, { start, purpose: 'in the other of two venues' });
  return successFinding(second.exchange);
}

/** Moved from the one start to the other by staff, in a venue with one station. */
const moved = (bench: Bench) =>
  bench.once('booking moved to another start', async (maker) => {
    maker.need('staff.reschedule');
    const here = await stage(maker, 'a booking moved away', 1);
    const day = await daysAhead(maker, 7);
    const [old, next] = [momentAt(day, '10:00', zone), momentAt(day, '15:30', zone)];
    const wanted = { start: old.toISOString(), purpose: 'to be moved away' };
    const { jobId } = await book(maker, here, wanted);
    // Only a confirmed booking can be moved, by one reading (O85).
    await ifPossible(maker.act('payment.finalize', { jobId }));
    await maker.act('staff.reschedule', { jobId, venueSlotStart: next.toISOString() });
    return { here, jobId, old, next: next.getTime() };
  });

async function movedFinding(bench: Bench): Promise<Finding | undefined> {
  const { here, jobId, next } = await moved(bench);
  const read = { operation: 'getBooking', key: keyFor(here.client, 'getBooking') } as const;
  const job = dataAt(demandSuccess(await bench.call({ ...read, id: jobId })), 'job');
  const key = keyFor(here.client, 'listBookings');
  const query = { limit: '100' };
  const listed = demandSuccess(await bench.call({ operation: 'listBookings', key, query }));
  const item = listAt(listed, 'bookings').find((one) => at(one, 'id') === jobId);
  return firstFinding(
    () => startFinding('the venueSlotStart of the moved booking', job, next),
    () => startFinding('the venueSlotStart of its list item', item, next),
  );
}

async function bookedAgainFinding(bench: Bench): Promise<Finding | undefined> {
  const { here, old } = await moved(bench);
  const capacity = capacityAt(old.toISOString(), here.slots, await slotsNow(bench, here));
  if (capacity === 0) {
    return { expected: `a place at ${old.toISOString()}, which was left`, actual: 'none on offer' };
  }
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseVenueNetwork');
  const wanted = { start: old.toISOString(), purpose: 'at a start that was left' };
  return successFinding((await attempt(bench, { ...here, client }, wanted)).exchange);
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const otherStartChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SLOT-25',
    title: 'a booking takes no place at the same start in another venue',
    asks: [
      ...['getVenueAvailability', 'getVenueAvailability', 'createBooking'],
      ...['getVenueAvailability', 'createBooking'],
    ] as ActiveCheck['asks'],
    requirements: ['R-AVAIL-03', 'R-BOOK-04'],
    run: async (bench) => conclude(await elsewhereFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-26',
    title: 'a booking that was moved shows its new start, and so does its list item',
    asks: ['getVenueAvailability', 'createBooking', 'getBooking', 'listBookings'],
    requirements: ['R-STATE-27', 'R-JOBLIST-12'],
    run: async (bench) => conclude(await movedFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-27',
    // By one reading every job ever booked at a start counts there (O24).
    level: 'SHOULD',
    title:
      'the start from which a booking was moved is on offer, and can be booked by another client',
    asks: ['getVenueAvailability', 'createBooking'],
    requirements: ['R-AVAIL-38'],
    run: async (bench) => conclude(await bookedAgainFinding(bench)),
  },
];
