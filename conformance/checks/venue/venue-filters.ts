/** GET /venues: postcode, type and capability, and what a venue shows of what it was given. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { statusOf } from '../access/denied.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { makeVenue, outwardCode } from '../given/venue.ts';
import { noneFinding } from '../lists/none.ts';
import { dataAt, differences, listAt, show } from '../value.ts';
import { askVenues, kindsOf, listOf, neighbours, oneKind, venuesFor } from './venue-kinds.ts';

/** A list holds fifty venues at the most: behind that nothing is known to be missing. */
const mostListed = 50;

type Found = {
  readonly venueId: string;
  readonly fits: (venue: unknown) => boolean;
  readonly words: string;
};

export function foundFinding(
  venues: readonly unknown[],
  { venueId, fits, words }: Found,
): Finding | undefined {
  const wrong = venues.find((venue) => !fits(venue));
  if (wrong !== undefined) {
    return {
      expected: `only venues that fit ${words}`,
      actual: `${show(at(wrong, 'id'))} as well`,
    };
  }
  const isThere = venues.some((venue) => at(venue, 'id') === venueId);
  if (isThere || venues.length >= mostListed) return undefined;
  return {
    expected: `venue ${venueId}, which fits ${words}, in the list`,
    actual: `${String(venues.length)} venues, and it is not among them`,
  };
}

async function byType(bench: Bench): Promise<Finding | undefined> {
  const { one, type, otherType } = await kindsOf(bench);
  if (typeof type !== 'string' || type === otherType) throw oneKind('types');
  const venues = await venuesFor(bench, { type });
  const fits = (venue: unknown): boolean => at(venue, 'venueType') === type;
  return foundFinding(venues, { venueId: one.venueId, fits, words: `type=${type}` });
}

export const canDo =
  (capability: string) =>
  (venue: unknown): boolean =>
    listOf(at(venue, 'capabilities')).includes(capability);

/** Whichever of its capabilities is asked for, the venue is found: it may be the first of them, or the last. */
async function byCapability(bench: Bench): Promise<Finding | undefined> {
  const { one, capability, shared } = await kindsOf(bench);
  if (typeof capability !== 'string') throw oneKind('capabilities');
  for (const wanted of [capability, shared]) {
    if (typeof wanted !== 'string') continue;
    const venues = await venuesFor(bench, { capability: wanted });
    const words = `capability=${wanted}`;
    const finding = foundFinding(venues, { venueId: one.venueId, fits: canDo(wanted), words });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

/** The neighbour has the same postcode and another type: only together do the filters leave it out. */
async function together(bench: Bench): Promise<Finding | undefined> {
  const { one, type, otherType } = await kindsOf(bench);
  if (typeof type !== 'string' || type === otherType) throw oneKind('types');
  const postcode = outwardCode(one.postcode);
  const fits = (venue: unknown): boolean =>
    at(venue, 'venueType') === type && outwardCode(String(at(venue, 'postcode'))) === postcode;
  const venues = await venuesFor(bench, { postcode, type });
  return foundFinding(venues, { venueId: one.venueId, fits, words: `${postcode} and ${type}` });
}

/** Two venues have the postcode: both are found by it, and by what both can do. */
async function everyOne(bench: Bench): Promise<Finding | undefined> {
  const { one, other } = await neighbours(bench);
  const both = async (query: Readonly<Record<string, string>>): Promise<Finding | undefined> => {
    const venues = await venuesFor(bench, query);
    const words = new URLSearchParams(query).toString();
    return firstFinding(
      ...[one, other].map(
        ({ venueId }) =>
          () =>
            foundFinding(venues, { venueId, fits: () => true, words }),
      ),
    );
  };
  const finding = await both({ postcode: outwardCode(one.postcode) });
  if (finding !== undefined) return finding;
  const { shared: capability } = await kindsOf(bench);
  if (typeof capability !== 'string') throw oneKind('capabilities');
  // With the postcode: a list by capability alone may be longer than the longest page.
  return both({ postcode: outwardCode(one.postcode), capability });
}

/** Another area begins with other letters: under no reading does the one find the other (O21). */
async function otherAreas(bench: Bench): Promise<Finding | undefined> {
  const { one } = await neighbours(bench);
  const area = outwardCode(one.postcode).replace(/\d.*$/, '');
  const elsewhere = area === 'ZE' ? 'KW23 4AA' : 'ZE23 4AA';
  await bench.once('venue in another area', (maker) =>
    makeVenue(maker, { label: 'elsewhere', settings: { postcode: elsewhere } }),
  );
  const venues = await venuesFor(bench, { postcode: outwardCode(one.postcode) });
  const fits = (venue: unknown): boolean => String(at(venue, 'postcode')).startsWith(area);
  const words = `postcode=${outwardCode(one.postcode)}`;
  return foundFinding(venues, { venueId: one.venueId, fits, words });
}

async function anyCase(bench: Bench): Promise<Finding | undefined> {
  const { one } = await neighbours(bench);
  const code = outwardCode(one.postcode);
  const forms = [code.toUpperCase(), code.toLowerCase()];
  const lists = await Promise.all(forms.map((postcode) => venuesFor(bench, { postcode })));
  const missing = forms.find(
    (_, index) => lists[index]?.some((venue) => at(venue, 'id') === one.venueId) !== true,
  );
  if (missing === undefined) return undefined;
  return { expected: `venue ${one.venueId} for ${missing}`, actual: 'it is not in the list' };
}

async function unknownKinds(bench: Bench): Promise<Outcome> {
  const seen: string[] = [];
  for (const query of [{ type: 'NO_SUCH_TYPE' }, { capability: 'NO_SUCH_CAPABILITY' }]) {
    const exchange = await askVenues(bench, query);
    const words = new URLSearchParams(query).toString();
    const finding = noneFinding(exchange, { name: 'venues', words });
    if (finding !== undefined) return conclude(finding);
    seen.push(String(statusOf(exchange)));
  }
  return conclude(undefined, seen.join(', '));
}

const given = {
  name: 'Conformance clinic, as given',
  city: 'Exampleford',
  phlebotomyStations: 2,
  slotDurationMinutes: 20,
  timezone: 'America/New_York',
};

async function asGiven(bench: Bench): Promise<Finding | undefined> {
  const venue = await bench.once('venue as given', (maker) =>
    makeVenue(maker, { label: 'as given', settings: given }),
  );
  const client = await givenClient(bench, 'primary');
  const key = keyFor(client, 'getVenue');
  const read = demandSuccess(await bench.call({ operation: 'getVenue', key, id: venue.venueId }));
  return differences('venue', dataAt(read, 'venue'), { ...given, postcode: venue.postcode });
}

/** What was just made is in the list, unless that is as long as it can be. */
async function asMany(bench: Bench): Promise<Finding | undefined> {
  const { one, other } = await neighbours(bench);
  const venues = await venuesFor(bench, {});
  const ids = venues.map((venue) => at(venue, 'id'));
  const missing = [one, other].find(({ venueId }) => !ids.includes(venueId));
  if (missing === undefined || venues.length >= mostListed) return undefined;
  return {
    expected: `venue ${missing.venueId} in a list of fewer than 50`,
    actual: `${String(venues.length)} venues, and it is not among them`,
  };
}

async function totalOfOne(bench: Bench): Promise<Finding | undefined> {
  const { one } = await neighbours(bench);
  const query = { postcode: outwardCode(one.postcode), limit: '1' };
  const exchange = demandSuccess(await askVenues(bench, query));
  return differences('data', dataAt(exchange), { total: listAt(exchange, 'venues').length });
}

async function noCursor(bench: Bench): Promise<Finding | undefined> {
  await neighbours(bench);
  const exchange = demandSuccess(await askVenues(bench, { limit: '1' }));
  const cursor = dataAt(exchange, 'nextCursor');
  if (typeof cursor !== 'string') return undefined;
  return { expected: 'no cursor in GET /venues', actual: `nextCursor ${show(cursor)}` };
}

async function radius(bench: Bench): Promise<Outcome> {
  const exchange = await askVenues(bench, { postcode: 'ZE1', radiusKm: '25' });
  const status = statusOf(exchange);
  if (status !== undefined && status < 500) return conclude(undefined, String(status));
  return conclude({ expected: 'an answer below 500', actual: `status ${String(status)}` });
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements'> & {
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'VENUE-21',
    title: 'postcode leaves out the venues of other areas',
    requirements: ['R-VENUE-51'],
    find: otherAreas,
  },
  {
    id: 'VENUE-22',
    title: 'postcode takes the first segment in upper case and in lower case',
    requirements: ['R-VENUE-52'],
    find: anyCase,
  },
  {
    id: 'VENUE-23',
    title: 'type brings the venues of that type, and no others',
    requirements: ['R-VENUE-53', 'R-VENUE-54'],
    find: byType,
  },
  {
    id: 'VENUE-24',
    title: 'capability brings the venues with that capability, and no others',
    requirements: ['R-VENUE-55', 'R-VENUE-56'],
    find: byCapability,
  },
  {
    id: 'VENUE-41',
    title: 'postcode, and capability, bring every venue that fits, where there are several',
    requirements: ['R-VENUE-55', 'R-VENUE-68'],
    find: everyOne,
  },
  {
    id: 'VENUE-26',
    title: 'postcode and type together bring what fits both',
    requirements: ['R-VENUE-58'],
    find: together,
  },
  {
    id: 'VENUE-28',
    title: 'without limit as many venues are returned as there are, up to 50',
    requirements: ['R-VENUE-63'],
    find: asMany,
  },
  {
    id: 'VENUE-29',
    title: 'total is the length of the response when limit cuts it, too',
    requirements: ['R-VENUE-65'],
    find: totalOfOne,
  },
  {
    id: 'VENUE-30',
    title: 'GET /venues has no cursor',
    requirements: ['R-VENUE-66'],
    find: noCursor,
  },
];

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const venueFilterChecks: readonly ActiveCheck[] = [
  ...rows.map(({ find, ...described }): ActiveCheck => ({
    ...common,
    ...described,
    asks: ['listVenues', 'listVenues', 'listVenues'],
    run: async (bench) => conclude(await find(bench)),
  })),
  {
    ...common,
    id: 'VENUE-25',
    title: 'an unknown type or capability brings no venues',
    asks: ['listVenues', 'listVenues'],
    requirements: ['R-VENUE-57'],
    run: unknownKinds,
  },
  {
    ...common,
    id: 'VENUE-27',
    title: 'a venue shows the attributes that it was given',
    asks: ['getVenue'],
    requirements: ['R-VENUE-39'],
    run: async (bench) => conclude(await asGiven(bench)),
  },
  {
    ...common,
    id: 'VENUE-31',
    title: 'radiusKm is no fault of the server’s',
    asks: ['listVenues'],
    requirements: ['R-VENUE-67'],
    run: radius,
  },
];
