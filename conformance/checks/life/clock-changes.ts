/** The lock lasts 24 hours, also over a night in which the clocks change and a calendar day has 23 hours or 25. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { clockChangeAfter } from '../../clock-changes.ts';
import { readInstant } from '../../instant.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { makeClient } from '../given/client.ts';
import { dateOf, moveClockTo, readClock } from '../given/clock.ts';
import { everyDay, makeVenue } from '../given/venue.ts';
import { slotsIn, startOf } from '../venue/slots.ts';
import { cancel } from './cancelling.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const lockMs = dayMs;

/** To either side of the edge: less than the hour by which a calendar day is wrong. */
const awayMs = hourMs / 4;

type Eve = { readonly early: Booking; readonly late: Booking; readonly start: number };

/** Two bookings for one start, about noon after the night of the change, made days before it. */
async function bookOver(bench: Bench, change: number): Promise<Eve> {
  await moveClockTo(bench, change - 3 * dayMs);
  // Of its own time: a key of months before may have expired.
  const client = await makeClient(
    bench,
    `over a change of clocks, ${dateOf(new Date(change))}`,
    {},
  );
  const { venueId } = await makeVenue(bench, {
    label: `venue while clocks change, ${dateOf(new Date(change))}`,
    stations: 2,
    settings: { operatingHours: everyDay({ open: '00:00', close: '24:00' }) },
  });
  const noon = change + 11 * hourMs;
  const window = { from: new Date(noon - hourMs), to: new Date(noon + hourMs) };
  const [slot] = await slotsIn(bench, client, { venueId, ...window });
  const venueSlotStart = startOf(slot);
  const start = readInstant(venueSlotStart);
  if (start?.hasOffset !== true) {
    throw Obstacle.lacking(
      'the slots have times without an offset, as one reading of O92 allows, so that their moment is not known',
      'nothing need be mended; with an offset the lock is held to it',
    );
  }
  const place = { venueId, venueSlotStart };
  const book = (purpose: string): Promise<Booking> =>
    makeBooking(bench, client, { channel: 'IN_VENUE', purpose, place });
  return {
    early: await book('over a change of clocks, in time'),
    late: await book('over a change of clocks, too late'),
    start: start.earliest,
  };
}

async function overFinding(bench: Bench, change: number): Promise<Finding | undefined> {
  const { early, late, start } = await bookOver(bench, change);
  await moveClockTo(bench, start - lockMs - awayMs);
  const free = successFinding(await cancel(bench, early));
  if (free !== undefined) return told(free, '24 hours and a quarter', change);
  await moveClockTo(bench, start - lockMs + awayMs);
  const locked = errorFinding(await cancel(bench, late), 409);
  return locked && told(locked, '23 hours and three quarters', change);
}

const told = ({ expected, actual }: Finding, before: string, change: number): Finding => ({
  expected: `${expected}, ${before} before an appointment, clocks changing at ${new Date(change).toISOString()}`,
  actual,
});

/** The next change is enough: what counts by calendar days is wrong at each, in one direction or the other. */
async function lockFinding(bench: Bench): Promise<Finding | undefined> {
  bench.need('clock.read', 'clock.advance', 'venue.create', 'client.create', 'key.mint');
  const { latest } = await readClock(bench);
  return overFinding(bench, clockChangeAfter(latest + 4 * dayMs));
}

const around = ['getVenueAvailability', 'createBooking', 'createBooking'] as const;
const cancels = ['cancelBooking', 'cancelBooking'] as const;

export const clockChangeCheck: ActiveCheck = {
  kind: 'active',
  area: 'cancel',
  level: 'MUST',
  id: 'CANCEL-93',
  title: 'the lock begins 24 hours before an appointment also when clocks change in between',
  asks: [...around, ...cancels],
  requirements: ['R-CANCEL-12', 'R-CANCEL-14'],
  alone: true,
  run: async (bench) => conclude(await lockFinding(bench)),
};
