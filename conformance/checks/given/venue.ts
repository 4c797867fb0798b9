/** A venue with free places, and slots in it. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { dataAt, listAt } from '../value.ts';
import { keyFor, needCapability } from './client.ts';
import type { Client } from './client.ts';
import { daysAhead } from './clock.ts';
import { controlText, demandSuccess } from './demand.ts';

export type Venue = {
  readonly venueId: string;
  /** Made for this run: nobody else books there. */
  readonly own: boolean;
};

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** Areas with few venues, so that a list by outward code stays short. */
const areas = ['ZE', 'KW', 'HS', 'LD', 'TD', 'SY'] as const;

/** A venue made for this run; else the one that the profile knows; else the first in the list. */
export async function givenVenue(bench: Bench, client: Client): Promise<Venue> {
  needCapability(client, 'canUseVenueNetwork');
  if (bench.offers('venue.create')) return bench.once('venue', (maker) => makeVenue(maker));
  const known = bench.profile.known.venueId;
  return { venueId: known ?? (await firstVenue(bench, client)), own: false };
}

/** One that was made for this run; `postcode` is the one that it was given. */
export type MadeVenue = Venue & { readonly postcode: string };

export type VenueWish = {
  /** Its name and postcode follow from it. */
  readonly label?: string;
  readonly stations?: number;
  /** Parameters of venue.create, in the place of the usual ones. */
  readonly settings?: Readonly<Record<string, unknown>>;
};

export type Hours = { readonly open: string; readonly close: string };

/** operatingHours: these on every day of the week. */
export const everyDay = (hours: Hours): Readonly<Record<string, Hours>> =>
  Object.fromEntries(week.map((day) => [day, hours]));

/**
 * Open every day from 06:00 to 22:00, unless other settings are wished for: each booking there has a start of its
 * own, and a run of full depth has many. Needs venue.create.
 */
export async function makeVenue(
  bench: Bench,
  { label = 'venue', stations = 3, settings = {} }: VenueWish = {},
): Promise<MadeVenue> {
  const random = bench.random(label);
  const outward = `${random.pick(areas)}${String(random.below(90) + 10)}`;
  const postcode = `${outward} ${String(random.below(10))}AA`;
  const made = await bench.act('venue.create', {
    // Several of one name are several all the same.
    name: `Conformance clinic ${random.pick(['north', 'south'])}`,
    city: 'Exampleton',
    postcode,
    phlebotomyStations: stations,
    slotDurationMinutes: 30,
    timezone: 'Europe/London',
    operatingHours: everyDay({ open: '06:00', close: '22:00' }),
    ...settings,
  });
  const venueId = controlText('venue.create', made, 'venueId');
  // A venue is seen by every client with the venue network.
  bench.afterwards('venue.deactivate', { venueId });
  return { venueId, own: true, postcode };
}

const firstVenue = (bench: Bench, client: Client): Promise<string> =>
  bench.once(`first venue of ${client.name}`, async (maker) => {
    const key = keyFor(client, 'listVenues');
    const listed = demandSuccess(await maker.call({ operation: 'listVenues', key }));
    const id = at(listAt(listed, 'venues'), 0, 'id');
    if (typeof id === 'string') return id;
    throw Obstacle.lacking(
      'the server lists no venue',
      'offer venue.create by control, or name one in the profile (known.venueId)',
    );
  });

/** Days from now, both ends included. */
type Window = { readonly fromDay: number; readonly toDay: number };

/** Bookings are made in here, three days or more away from the 24-hour lock. */
export const bookingWindow: Window = { fromDay: 3, toDay: 10 };
/** Nothing is ever booked in here by the runner. */
export const untouchedWindow: Window = { fromDay: 12, toDay: 16 };

export async function askAvailability(
  bench: Bench,
  client: Client,
  { fromDay, toDay }: Window,
): Promise<Exchange> {
  const { venueId } = await givenVenue(bench, client);
  const [from, to] = [await daysAhead(bench, fromDay), await daysAhead(bench, toDay)];
  return bench.call({
    operation: 'getVenueAvailability',
    key: keyFor(client, 'getVenueAvailability'),
    id: venueId,
    query: { from: from.toISOString(), to: to.toISOString() },
  });
}

/** The start of a slot that the runner has not booked yet: each call gives another one. */
export async function givenSlotStart(bench: Bench, client: Client): Promise<string> {
  const { venueId } = await givenVenue(bench, client);
  // Asked for once, whoever books: a server may write the same slot in another way the next time (O92).
  const starts = await bench.once(`free slots at ${venueId}`, async (maker) => {
    const answer = demandSuccess(await askAvailability(maker, client, bookingWindow));
    const free = listAt(answer, 'slots').filter((slot) => Number(at(slot, 'capacity')) > 0);
    return free.map((slot) => at(slot, 'start')).filter((start) => typeof start === 'string');
  });
  const taken = await bench.once('taken slots', () => Promise.resolve(new Set<string>()));
  const start = starts.find((one) => !taken.has(one));
  if (start !== undefined) {
    taken.add(start);
    return start;
  }
  throw Obstacle.lacking(
    'the venue has no free slot between three and ten days from now',
    'offer venue.create by control, or name a venue with free slots in the profile (known.venueId)',
  );
}

/** GET /venues/{id} of the venue, whatever comes of it. */
export const readVenue = (bench: Bench, client: Client): Promise<Exchange> =>
  bench.once(`reading of the venue by ${client.name}`, async (maker) => {
    const { venueId } = await givenVenue(maker, client);
    return maker.call({ operation: 'getVenue', key: keyFor(client, 'getVenue'), id: venueId });
  });

/** How many patients the venue can take at once, as it says itself. */
export async function stationsOf(bench: Bench, client: Client): Promise<number> {
  const venue = dataAt(demandSuccess(await readVenue(bench, client)), 'venue');
  const stations = at(venue, 'phlebotomyStations');
  if (typeof stations === 'number' && at(venue, 'operatingHours') !== null) return stations;
  throw Obstacle.lacking(
    'the venue does not say when it is open and how many stations it has',
    'let venue.create heed operatingHours and phlebotomyStations',
  );
}

/** The first part of a UK postcode: all but the last three characters, a space between or not. */
export const outwardCode = (postcode: string): string => postcode.trim().slice(0, -3).trim();
