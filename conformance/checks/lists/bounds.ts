/** GET /bookings: bounds at the edges of time, in other notations, and two walks at once. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import {} from '../../instant.ts';
import { sameJson } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { dataAt, listAt } from '../value.ts';
import { middle } from './booking-filters.ts';
import type { Wanted } from './booking-filters.ts';
import { foundTwice } from './found-twice.ts';
import { fullList, wholeList } from './full-lists.ts';
import { both, filterFinding, notAfter, notBefore } from './matching.ts';
import { noneFinding } from './none.ts';
import { placeOf } from './page-size.ts';

const operation = 'listBookings';

/** Zero by the clocks of computers, which some take for no value at all. */
const epoch = '1970-01-01T00:00:00.000Z';

type Query = Readonly<Record<string, string>>;

const ask = async (bench: Bench, query: Query): Promise<Exchange> => {
  const { client } = await fullList(bench, operation);
  return bench.call({ operation, key: keyFor(client, operation), query });
};

const wordsOf = (query: Query): string => new URLSearchParams(query).toString();

/** Each of them is taken, and brings what fits. Against the list as it stands: a server may move bookings by itself. */
const judge = (
  bench: Bench,
  wish: (all: readonly unknown[]) => readonly Wanted[],
): Promise<Finding | undefined> =>
  foundTwice(async () => {
    const all = await wholeList(bench, operation);
    for (const { query, fits } of wish(all)) {
      const exchange = await ask(bench, { limit: '100', ...query });
      const came = listAt(exchange, 'bookings');
      const finding =
        successFinding(exchange) ?? filterFinding({ words: wordsOf(query), fits, all, came });
      if (finding !== undefined) return finding;
    }
    return undefined;
  });

/** At the moment of one booking, both bounds let it through. */
const atOneMoment = (all: readonly unknown[]): Wanted => {
  const { earliest, latest } = middle(all);
  const [createdFrom = '', createdTo = ''] = [earliest, latest].map((ms) =>
    new Date(ms).toISOString(),
  );
  return {
    query: { createdFrom, createdTo },
    fits: both(notBefore('createdAt', earliest), notAfter('createdAt', latest)),
  };
};

async function nothingFor(bench: Bench, query: Query): Promise<Finding | undefined> {
  const exchange = await ask(bench, query);
  return noneFinding(exchange, { name: 'bookings', words: wordsOf(query) });
}

const farBounds = async (bench: Bench): Promise<Finding | undefined> =>
  (await judge(bench, () => [{ query: { createdFrom: epoch }, fits: () => true }])) ??
  (await nothingFor(bench, { createdTo: epoch }));

/** A full second, written without a fraction; only Z is certain to be taken (O52). */
const withoutFraction = (second: number): string =>
  new Date(second).toISOString().replace('.000Z', 'Z');

/** The second in which one of the middle was made: by their texts others of it may lie on the wrong side. */
function atAFullSecond(all: readonly unknown[]): readonly Wanted[] {
  const second = Math.floor(middle(all).earliest / 1000) * 1000;
  return Object.entries({ createdFrom: notBefore, createdTo: notAfter }).map(([name, within]) => ({
    query: { [name]: withoutFraction(second) },
    fits: within('createdAt', second),
  }));
}

/** Of both walks a page is asked for by turns. */
const sizes = [3, 7] as const;

const byTurns = (bench: Bench): Promise<Finding | undefined> =>
  foundTwice(async () => {
    const { client } = await fullList(bench, operation);
    const all = await wholeList(bench, operation);
    const page = async (limit: number, cursor: unknown) => {
      const query = { limit: String(limit), ...(typeof cursor === 'string' ? { cursor } : {}) };
      return demandSuccess(await bench.call({ operation, key: keyFor(client, operation), query }));
    };
    const firsts = [await page(sizes[0], undefined), await page(sizes[1], undefined)];
    for (const [index, size] of sizes.entries()) {
      const second = await page(size, firsts[index] && dataAt(firsts[index], 'nextCursor'));
      const due = all.slice(size, 2 * size).map(placeOf);
      if (sameJson(listAt(second, 'bookings').map(placeOf), due)) continue;
      return {
        expected: `behind a cursor of a walk by ${String(size)} its second page, though another walk goes on meanwhile`,
        actual: 'other bookings',
      };
    }
    return undefined;
  });

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements'> & {
  readonly count: number;
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const rows: readonly Row[] = [
  {
    id: 'LIST-57',
    title: 'createdFrom and createdTo at one moment bring the booking that was made then',
    requirements: ['R-JOBLIST-22', 'R-JOBLIST-24', 'R-JOBLIST-26'],
    count: 2,
    find: (bench) => judge(bench, (all) => [atOneMoment(all)]),
  },
  {
    id: 'LIST-58',
    title: 'a bound of long ago brings all bookings, or none',
    requirements: ['R-JOBLIST-22', 'R-JOBLIST-25'],
    count: 3,
    find: farBounds,
  },
  {
    id: 'LIST-59',
    title: 'createdFrom and createdTo mean the same moment without a fraction of a second',
    requirements: ['R-JOBLIST-22', 'R-JOBLIST-23', 'R-JOBLIST-24', 'R-JOBLIST-25'],
    count: 3,
    find: (bench) => judge(bench, atAFullSecond),
  },
  {
    id: 'LIST-60',
    title: 'two walks through one list at the same time each go on where they were',
    requirements: ['R-PAGE-04', 'R-PAGE-21'],
    count: 5,
    find: byTurns,
  },
];

export const boundChecks: readonly ActiveCheck[] = rows.map(({ count, find, ...described }) => ({
  ...{ kind: 'active', area: 'list', level: 'MUST' },
  ...described,
  asks: Array.from({ length: count }, () => operation),
  run: async (bench) => conclude(await find(bench)),
}));
