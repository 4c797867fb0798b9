/** GET /bookings: each filter brings all that it means, and nothing else. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { readInstant, writeInZone } from '../../instant.ts';
import type { Instant } from '../../instant.ts';
import { at } from '../../json.ts';
import { statusOf } from '../access/denied.ts';
import { keyFor } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import { demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';
import { foundTwice } from './found-twice.ts';
import { fullList, wholeList } from './full-lists.ts';
import { noneFinding } from './none.ts';
import { orderFinding } from './order.ts';
import { both, filterFinding, has, notAfter, notBefore } from './matching.ts';
import type { Fits } from './matching.ts';

type Query = Readonly<Record<string, string>>;
export type Wanted = { readonly query: Query; readonly fits: Fits };

const operation = 'listBookings';

const wordsOf = (query: Query): string => new URLSearchParams(query).toString();

async function filtered(bench: Bench, query: Query): Promise<readonly unknown[]> {
  const { client } = await fullList(bench, operation);
  const asked = {
    operation,
    key: keyFor(client, operation),
    query: { limit: '100', ...query },
  } as const;
  return listAt(demandSuccess(await bench.call(asked)), 'bookings');
}

/** The list without the filter is read first, and anew: a server may move bookings by itself. */
const judgeFilter = (
  bench: Bench,
  wish: (all: readonly unknown[]) => Wanted,
): Promise<Finding | undefined> =>
  foundTwice(async () => {
    const all = await wholeList(bench, operation);
    const { query, fits } = wish(all);
    const came = await filtered(bench, query);
    const wrong = filterFinding({ words: wordsOf(query), fits, all, came });
    // Newest first with a filter, too; a handful of one moment has no order.
    return wrong ?? (came.length > 2 ? await orderOf(came) : undefined);
  });

const orderOf = (came: readonly unknown[]): Promise<Finding | undefined> =>
  ifPossible(Promise.resolve(came).then(orderFinding));

/** When one of the middle was made: about half of the list lies on either side. */
export function middle(all: readonly unknown[]): Instant {
  const moment = readInstant(at(all[Math.floor(all.length / 2)], 'createdAt'));
  if (moment !== undefined) return moment;
  throw Obstacle.lacking('a booking in the list has no createdAt', 'mend GET /bookings');
}

const text = (ms: number): string => new Date(ms).toISOString();

/** What the item itself says counts, and it is the same as the bound: both bounds are inclusive. */
const createdFrom = (all: readonly unknown[]): Wanted => {
  const bound = middle(all).earliest;
  return { query: { createdFrom: text(bound) }, fits: notBefore('createdAt', bound) };
};

const createdTo = (all: readonly unknown[]): Wanted => {
  const bound = middle(all).latest;
  return { query: { createdTo: text(bound) }, fits: notAfter('createdAt', bound) };
};

/** The same bound, written as the clocks of another zone show it. */
const createdFromElsewhere = (all: readonly unknown[]): Wanted => {
  const bound = middle(all).earliest;
  return {
    query: { createdFrom: writeInZone(bound, '+05:30') },
    fits: notBefore('createdAt', bound),
  };
};

const source = (bookingSource: string): Wanted => ({
  query: { bookingSource },
  fits: has('bookingSource', bookingSource),
});

/** The filter status with the status that an item has. */
function status(all: readonly unknown[], place: number): Wanted {
  const value = String(at(all.at(place), 'status'));
  return { query: { status: value }, fits: has('status', value) };
}

/** Both of two statuses: a filter that knows one of them only is found out. */
async function byStatus(bench: Bench): Promise<Finding | undefined> {
  const statuses = (items: readonly unknown[]) => [
    ...new Set(items.map((item) => at(item, 'status'))),
  ];
  const found = statuses(await wholeList(bench, operation));
  if (found.length < 2) {
    throw Obstacle.lacking(
      'all bookings of the list have one status',
      'offer staff.cancel by control',
    );
  }
  for (const value of found) {
    const place = (all: readonly unknown[]) =>
      all.findIndex((item) => at(item, 'status') === value);
    const finding = await judgeFilter(bench, (all) => status(all, Math.max(0, place(all))));
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function together(all: readonly unknown[]): Wanted {
  const [from, staff] = [createdFrom(all), source('INTERNAL')];
  const pending = status(all, 0);
  return {
    query: { ...from.query, ...staff.query, ...pending.query },
    fits: both(from.fits, staff.fits, pending.fits),
  };
}

/** Refused or empty (O20), but never with what does not match. */
async function unknownValues(bench: Bench): Promise<Outcome> {
  const { client } = await fullList(bench, operation);
  const key = keyFor(client, operation);
  const seen: string[] = [];
  for (const query of [{ status: 'NO_SUCH_STATUS' }, { bookingSource: 'NO_SUCH_SOURCE' }]) {
    const exchange = await bench.call({ operation, key, query });
    const finding = noneFinding(exchange, { name: 'bookings', words: wordsOf(query) });
    if (finding !== undefined) return conclude(finding);
    seen.push(String(statusOf(exchange)));
  }
  return conclude(undefined, seen.join(', '));
}

async function wrongWayRound(bench: Bench): Promise<Outcome> {
  const all = await wholeList(bench, operation);
  const { client } = await fullList(bench, operation);
  const { earliest, latest } = middle(all);
  const dayMs = 86_400_000;
  const query = { createdFrom: text(latest + dayMs), createdTo: text(earliest - dayMs) };
  const exchange = await bench.call({ operation, key: keyFor(client, operation), query });
  const words = 'createdFrom after createdTo';
  return conclude(noneFinding(exchange, { name: 'bookings', words }), String(statusOf(exchange)));
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements'> & {
  readonly count?: number;
  readonly find: (bench: Bench) => Promise<Finding | undefined>;
};

const bySource =
  (name: string) =>
  async (bench: Bench): Promise<Finding | undefined> => {
    if (name === 'INTERNAL') bench.need('booking.createInternal');
    return judgeFilter(bench, () => source(name));
  };

const rows: readonly Row[] = [
  {
    id: 'LIST-10',
    title: 'status brings the bookings of that status, and no others',
    requirements: ['R-JOBLIST-17', 'R-JOBLIST-18'],
    count: 6,
    find: byStatus,
  },
  {
    id: 'LIST-11',
    title: 'bookingSource=INTEGRATION_API brings the bookings of POST /bookings, and no others',
    requirements: ['R-JOBLIST-19'],
    find: bySource('INTEGRATION_API'),
  },
  {
    id: 'LIST-12',
    title: 'bookingSource=INTERNAL brings the bookings of staff, and no others',
    requirements: ['R-JOBLIST-20'],
    find: bySource('INTERNAL'),
  },
  {
    id: 'LIST-13',
    title: 'bookingSource=INTEGRATION_HOSTED brings no booking of another source',
    requirements: ['R-JOBLIST-21'],
    find: bySource('INTEGRATION_HOSTED'),
  },
  {
    id: 'LIST-14',
    title: 'createdFrom brings the bookings made at or after it, and none made before',
    requirements: ['R-JOBLIST-22', 'R-JOBLIST-23'],
    find: (bench) => judgeFilter(bench, createdFrom),
  },
  {
    id: 'LIST-15',
    title: 'createdTo brings the bookings made at or before it, and none made after',
    requirements: ['R-JOBLIST-24', 'R-JOBLIST-25'],
    find: (bench) => judgeFilter(bench, createdTo),
  },
  {
    id: 'LIST-45',
    title: 'createdFrom with a numeric offset means the same moment',
    requirements: ['R-JOBLIST-22', 'R-JOBLIST-23'],
    find: (bench) => judgeFilter(bench, createdFromElsewhere),
  },
  {
    id: 'LIST-16',
    title: 'filters of GET /bookings together bring what fits all of them',
    requirements: ['R-JOBLIST-26'],
    find: (bench) => judgeFilter(bench, together),
  },
  {
    id: 'LIST-07',
    title: 'a booking that staff made has the bookingSource INTERNAL',
    requirements: ['R-JOBLIST-14'],
    find: staffSource,
  },
];

async function staffSource(bench: Bench): Promise<Finding | undefined> {
  bench.need('booking.createInternal');
  const { ids } = await fullList(bench, operation);
  const made = (await wholeList(bench, operation)).find((item) => at(item, 'id') === ids[1]);
  if (made === undefined) {
    throw Obstacle.lacking('the booking of staff is not in the list', 'mend GET /bookings');
  }
  if (at(made, 'bookingSource') === 'INTERNAL') return undefined;
  return { expected: 'bookingSource INTERNAL', actual: JSON.stringify(made) };
}

const common = { kind: 'active', area: 'list', level: 'MUST' } as const;

export const bookingFilterChecks: readonly ActiveCheck[] = [
  ...rows.map(({ count = 2, find, ...described }): ActiveCheck => ({
    ...common,
    ...described,
    asks: Array.from({ length: count }, () => operation),
    run: async (bench) => conclude(await find(bench)),
  })),
  {
    ...common,
    id: 'LIST-18',
    title: 'an unknown status or bookingSource brings no bookings',
    asks: [operation, operation],
    requirements: ['R-JOBLIST-28'],
    run: unknownValues,
  },
  {
    ...common,
    id: 'LIST-19',
    title: 'createdFrom after createdTo brings no bookings',
    asks: [operation, operation],
    requirements: ['R-JOBLIST-29'],
    run: wrongWayRound,
  },
];
