/** GET /venues: the first segment of a postcode, in each of the forms that it has in the UK. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { makeVenue } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { venuesFor } from './venue-kinds.ts';

/** One digit, a letter behind it, and the same without the letter: under no reading does the longer find the shorter. */
const postcodes = { plain: 'E1 9ZZ', lettered: 'E1W 9ZZ', short: 'ZE1 9ZZ' } as const;

type Made = Readonly<Record<keyof typeof postcodes, MadeVenue>>;

const venues = (bench: Bench): Promise<Made> =>
  bench.once('venues of every form of postcode', async (maker) => {
    maker.need('venue.create');
    const make = (name: keyof typeof postcodes): Promise<MadeVenue> =>
      makeVenue(maker, { label: `postcode ${name}`, settings: { postcode: postcodes[name] } });
    return {
      plain: await make('plain'),
      lettered: await make('lettered'),
      short: await make('short'),
    };
  });

/** A list holds fifty venues at the most: behind that nothing is known to be missing. */
const mostListed = 50;

async function formsFinding(bench: Bench): Promise<Finding | undefined> {
  const made = await venues(bench);
  const queries = [
    { postcode: 'e1W', found: made.lettered, left: made.plain },
    { postcode: 'E1', found: made.plain, left: made.short },
    { postcode: 'Ze1', found: made.short, left: made.plain },
  ];
  for (const { postcode, found, left } of queries) {
    const ids = (await venuesFor(bench, { postcode })).map((venue) => at(venue, 'id'));
    if (ids.includes(left.venueId)) {
      return { expected: `no venue elsewhere for ${postcode}`, actual: left.venueId };
    }
    if (ids.includes(found.venueId) || ids.length >= mostListed) continue;
    return {
      expected: `venue ${found.venueId} for postcode=${postcode}`,
      actual: `${String(ids.length)} venues, and it is not among them`,
    };
  }
  return undefined;
}

export const postcodeFormChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'venue',
    level: 'MUST',
    id: 'VENUE-37',
    title:
      'postcode finds first segments of one digit, and with a letter at the end, in mixed case',
    asks: ['listVenues', 'listVenues', 'listVenues'],
    requirements: ['R-VENUE-03', 'R-VENUE-51', 'R-VENUE-52'],
    run: async (bench) => conclude(await formsFinding(bench)),
  },
];
