/** GET /venues: limit is moved into 1 … 50, never refused; without it the list ends at 50. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenVenue, makeVenue } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { listAt } from '../value.ts';

type Row = {
  readonly id: string;
  readonly title: string;
  /** Each limit (undefined: none is sent), and how many venues it brings at the least and at the most. */
  readonly limits: readonly (readonly [limit: string | undefined, least: number, most: number])[];
  readonly requirement: string;
  /** Only where there are more venues than a list may hold does it show whether the list is cut. */
  readonly ofMany?: true;
};

/** There is a venue at least. */
const rows: readonly Row[] = [
  {
    id: 'LIMIT-20',
    title: 'a limit below 1 brings one venue',
    limits: [
      ['0', 1, 1],
      ['-3', 1, 1],
    ],
    requirement: 'R-VENUE-59',
  },
  {
    id: 'LIMIT-21',
    title: 'a limit over 50 brings at most 50 venues',
    limits: [
      ['51', 1, 50],
      ['1000', 1, 50],
    ],
    requirement: 'R-VENUE-60',
    ofMany: true,
  },
  {
    id: 'LIMIT-22',
    title: 'a limit from 1 to 50 brings at most that many venues',
    limits: [
      ['1', 1, 1],
      ['2', 1, 2],
      ['50', 1, 50],
    ],
    requirement: 'R-VENUE-61',
  },
  {
    id: 'LIMIT-23',
    title: 'without limit at most 50 venues come',
    limits: [[undefined, 1, 50]],
    requirement: 'R-VENUE-62',
    ofMany: true,
  },
];

async function listVenues(bench: Bench, limit: string | undefined): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  await givenVenue(bench, client);
  const key = keyFor(client, 'listVenues');
  const query = limit === undefined ? {} : { limit };
  return bench.call({ operation: 'listVenues', key, query });
}

const mostListed = 50;

/** One venue more than a list may hold, at the least. They are there only as long as the checks that need them. */
async function withMany(bench: Bench, find: () => Promise<Finding | undefined>) {
  bench.need('venue.create', 'venue.deactivate');
  const listed = listAt(
    demandSuccess(await listVenues(bench, String(mostListed))),
    'venues',
  ).length;
  const made: MadeVenue[] = [];
  while (listed + made.length <= mostListed) {
    made.push(await makeVenue(bench, { label: `one of many, ${String(made.length)}` }));
  }
  try {
    return await find();
  } finally {
    for (const { venueId } of made) await bench.act('venue.deactivate', { venueId });
  }
}

async function countFinding(
  bench: Bench,
  [limit, least, most]: Row['limits'][number],
): Promise<Finding | undefined> {
  const exchange = await listVenues(bench, limit);
  const refused = successFinding(exchange);
  const count = listAt(exchange, 'venues').length;
  if (refused === undefined && count >= least && count <= most) return undefined;
  const wanted = least === most ? String(least) : `${String(least)} to ${String(most)}`;
  const asked = limit === undefined ? 'without limit' : `for limit=${limit}`;
  return {
    expected: `200 with ${wanted} venues, ${asked}`,
    actual: refused?.actual ?? `${String(count)} venues`,
  };
}

async function firstWrong(bench: Bench, limits: Row['limits']): Promise<Finding | undefined> {
  for (const limit of limits) {
    const finding = await countFinding(bench, limit);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const common = { kind: 'active', area: 'limit', level: 'MUST' } as const;

export const venueLimitChecks: readonly ActiveCheck[] = [
  ...rows.map((row): ActiveCheck => ({
    ...common,
    id: row.id,
    title: row.title,
    asks: row.limits.map(() => 'listVenues' as const),
    requirements: [row.requirement],
    // So many venues would crowd out those of other checks.
    ...(row.ofMany === true ? { alone: true } : {}),
    run: async (bench) => {
      const find = (): Promise<Finding | undefined> => firstWrong(bench, row.limits);
      return conclude(await (row.ofMany === true ? withMany(bench, find) : find()));
    },
  })),
  {
    ...common,
    id: 'LIMIT-24',
    title:
      'a limit of venues that is no integer is answered, or refused, and no fault of the server',
    asks: ['listVenues', 'listVenues'],
    requirements: ['R-VENUE-64'],
    run: async (bench) => {
      for (const limit of ['many', '1.5']) {
        const exchange = await listVenues(bench, limit);
        const isFine = statusOf(exchange) === 200;
        const finding = isFine ? successFinding(exchange) : refusalFinding(exchange);
        if (finding !== undefined) return conclude(finding);
      }
      return conclude(undefined);
    },
  },
];
