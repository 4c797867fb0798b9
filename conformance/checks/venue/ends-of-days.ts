/** Slots at the ends: of a day, of a week, and of the places of a venue that has none. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { refusalFinding } from '../access/denied.ts';
import { successFinding } from '../answer.ts';
import { keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { told } from '../validation/refused-bookings.ts';
import { dataAt, differences } from '../value.ts';
import { placesIn, startOf } from './slots.ts';
import { attempt, slotsNow, stage } from './stage.ts';
import { localTime, momentAt } from './venue-clock.ts';
import { slotsOfMonth, slotsOfWeek } from './window-slots.ts';

const zone = 'Europe/London';
/** Days: a season. */
const farAhead = 100;

/** The slots of one whole day, as the venue itself writes its date. */
function ofOneDay(slots: readonly unknown[]): readonly unknown[] {
  const dateOf = (slot: unknown): string => startOf(slot).slice(0, 10);
  const dates = [...new Set(slots.map(dateOf))].sort();
  // The first one has begun before the window does.
  const whole = dates[1];
  const found = slots
    .filter((slot) => dateOf(slot) === whole)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
  if (found.length > 1) return found;
  throw Obstacle.lacking(
    'the venue offers no two slots on a day that it is open',
    'mend GET /venues/{id}/availability',
  );
}

async function endsFinding(bench: Bench): Promise<Finding | undefined> {
  const here = await stage(bench, 'the ends of a day');
  const day = ofOneDay(here.slots);
  for (const [place, slot] of [day[0], day.at(-1)].entries()) {
    const start = startOf(slot);
    const made = await attempt(bench, here, { start, purpose: `at an end, ${String(place)}` });
    const refused = successFinding(made.exchange);
    if (refused !== undefined) return told(refused, `the slot at ${start}, which was offered`);
  }
  const less = placesIn(here.slots) - placesIn(await slotsNow(bench, here));
  if (less === 2) return undefined;
  return {
    expected: 'two places less, for the first and the last slot of a day',
    actual: `${String(less)} less`,
  };
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** One of its Sundays may be a holiday, but not each of them. */
async function openDaysFinding(bench: Bench): Promise<Finding | undefined> {
  const days = new Set((await slotsOfMonth(bench)).map((moment) => localTime(moment, zone).day));
  const missing = weekdays.find((day) => !days.has(day));
  if (missing === undefined) return undefined;
  return {
    expected: 'slots on every day of the week, at a venue that is always open',
    actual: `none on any ${missing} of a month`,
  };
}

/** As far away as a preferredDate is taken (BOOK-16); of a whole week not every day is a holiday. */
async function farAheadFinding(bench: Bench): Promise<Finding | undefined> {
  const slots = await slotsOfWeek(bench, farAhead);
  if (slots.length > 0) return undefined;
  return {
    expected: `slots in a week ${String(farAhead)} days ahead, at a venue that is always open and has no bookings then`,
    actual: 'none',
  };
}

function offeredFinding(slots: readonly unknown[]): Finding | undefined {
  const offered = slots.find((slot) => Number(at(slot, 'capacity')) !== 0);
  if (offered === undefined) return undefined;
  return {
    expected: 'no slot, or slots of capacity 0, at a venue with no station',
    actual: JSON.stringify(offered),
  };
}

async function noStationFinding(bench: Bench): Promise<Finding | undefined> {
  const here = await stage(bench, 'a venue without a station', 0);
  const { client, span } = here;
  const key = keyFor(client, 'getVenue');
  const read = await bench.call({ operation: 'getVenue', key, id: span.venueId });
  const venue = dataAt(demandSuccess(read), 'venue');
  const start = momentAt(await daysAhead(bench, 6), '10:00', zone).toISOString();
  const { exchange } = await attempt(bench, here, { start, purpose: 'where there is no place' });
  return firstFinding(
    () => differences('venue', venue, { phlebotomyStations: 0 }),
    () => offeredFinding(here.slots),
    () => refusalFinding(exchange, (status) => status !== 409),
  );
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const endsOfDaysChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SLOT-31',
    title: 'the first and the last slot of a day can be booked, and lose a place by it',
    asks: ['getVenueAvailability', 'createBooking', 'createBooking', 'getVenueAvailability'],
    requirements: ['R-AVAIL-03', 'R-AVAIL-11', 'R-AVAIL-34'],
    run: async (bench) => conclude(await endsFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-32',
    title: 'a venue with no station has no place, and takes no booking',
    asks: ['getVenueAvailability', 'getVenue', 'createBooking'],
    requirements: ['R-AVAIL-03', 'R-AVAIL-15', 'R-VENUE-39', 'R-BOOK-99'],
    run: async (bench) => conclude(await noStationFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-33',
    title: 'a venue that is open every day has slots on each day of the week',
    asks: [],
    requirements: ['R-AVAIL-02'],
    run: async (bench) => conclude(await openDaysFinding(bench)),
  },
  {
    ...common,
    // How far ahead a venue plans is not said in so many words.
    level: 'SHOULD',
    id: 'SLOT-80',
    title: 'a venue that is always open has slots a season ahead, too',
    asks: ['getVenueAvailability'],
    requirements: ['R-AVAIL-39'],
    run: async (bench) => conclude(await farAheadFinding(bench)),
  },
];
