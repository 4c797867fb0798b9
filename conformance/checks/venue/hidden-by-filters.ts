/** Only verified, active venues with public bookings are returned, whichever filters ask for them. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { makeVenue, outwardCode } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { kindsOf, listOf, oneKind, venuesFor } from './venue-kinds.ts';

const hiding = ['verified', 'active', 'acceptsPublicBookings'] as const;

type Hidden = {
  readonly ids: readonly string[];
  readonly queries: readonly Readonly<Record<string, string>>[];
};

/** One of each kind, hidden behind a venue that is returned: the same place, name, type and capabilities. */
const hiddenTwins = (bench: Bench): Promise<Hidden> =>
  bench.once('hidden venues like one that is returned', async (maker) => {
    const { one, type, capability, shared } = await kindsOf(maker);
    if (typeof type !== 'string') throw oneKind('types');
    if (typeof capability !== 'string') throw oneKind('capabilities');
    const { postcode } = one;
    const capabilities = listOf([capability, shared]).filter((name) => name !== undefined);
    const ids: string[] = [];
    for (const setting of hiding) {
      const settings = { postcode, venueType: type, capabilities, [setting]: false };
      const { venueId } = await makeVenue(maker, { label: 'first kind', settings });
      ids.push(venueId);
    }
    const near = { postcode: outwardCode(postcode) };
    return { ids, queries: [{ type }, { capability }, { type, capability }, { ...near, type }] };
  });

async function hiddenFinding(bench: Bench): Promise<Finding | undefined> {
  const { ids, queries } = await hiddenTwins(bench);
  for (const query of queries) {
    const venues = await venuesFor(bench, query);
    const place = ids.findIndex((id) => venues.some((venue) => at(venue, 'id') === id));
    if (place === -1) continue;
    return {
      expected: `no venue with ${hiding[place] ?? ''} false for ${new URLSearchParams(query).toString()}`,
      actual: `${ids[place] ?? ''} is among them`,
    };
  }
  return undefined;
}

/** Two that are returned, made between two that are not: whichever come first in the list, two fit into it. */
const betweenHidden = (bench: Bench): Promise<MadeVenue> =>
  bench.once('two venues between hidden ones', async (maker) => {
    const one = await makeVenue(maker, {
      label: 'hidden, and first',
      settings: { acceptsPublicBookings: false },
    });
    const { postcode } = one;
    for (const settings of [{}, {}, { verified: false }]) {
      await makeVenue(maker, { label: 'of a short list', settings: { postcode, ...settings } });
    }
    return one;
  });

async function countFinding(bench: Bench): Promise<Finding | undefined> {
  const postcode = outwardCode((await betweenHidden(bench)).postcode);
  const all = await venuesFor(bench, { postcode });
  const limit = String(all.length);
  const some = await venuesFor(bench, { postcode, limit });
  if (some.length === all.length) return undefined;
  return {
    expected: `${limit} venues for limit=${limit}, of ${limit} that are returned`,
    actual: String(some.length),
  };
}

export const hiddenByFilterChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'venue',
    level: 'MUST',
    id: 'VENUE-42',
    title: 'limit counts the venues that are returned, and not those that are hidden',
    asks: ['listVenues', 'listVenues'],
    requirements: ['R-VENUE-69'],
    run: async (bench) => conclude(await countFinding(bench)),
  },
  {
    kind: 'active',
    area: 'venue',
    level: 'MUST',
    id: 'VENUE-40',
    title: 'no filter brings an unverified or inactive venue, nor one without public bookings',
    asks: ['listVenues', 'listVenues', 'listVenues', 'listVenues'],
    requirements: ['R-VENUE-41', 'R-VENUE-42', 'R-VENUE-43'],
    run: async (bench) => conclude(await hiddenFinding(bench)),
  },
];
