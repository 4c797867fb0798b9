/** GET /venues: what is filtered, and limited, too. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { outwardCode } from '../given/venue.ts';
import { kindsOf, venuesFor } from './venue-kinds.ts';

/** The limit counts those that fit: one that fits is found, wherever it stands among all venues. */
async function filteredFirst(bench: Bench): Promise<Finding | undefined> {
  const { one, type, capability } = await kindsOf(bench);
  const postcode = outwardCode(one.postcode);
  const filters = {
    postcode,
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof capability === 'string' ? { capability } : {}),
  };
  const queries = [
    ...Object.entries(filters).map(([name, value]) => ({ [name]: value })),
    filters,
  ] as readonly Readonly<Record<string, string>>[];
  for (const query of queries) {
    const { length } = await venuesFor(bench, { ...query, limit: '1' });
    if (length === 1) continue;
    return {
      expected: `one venue that fits ${new URLSearchParams(query).toString()}, with limit=1`,
      actual: String(length),
    };
  }
  return undefined;
}

export const limitedVenueChecks: readonly ActiveCheck[] = [
  {
    kind: 'active',
    area: 'venue',
    level: 'MUST',
    id: 'VENUE-34',
    title: 'with a limit of one a filter brings one venue that fits, where there is one',
    asks: ['listVenues', 'listVenues', 'listVenues', 'listVenues'],
    requirements: ['R-VENUE-61'],
    run: async (bench) => conclude(await filteredFirst(bench)),
  },
];
