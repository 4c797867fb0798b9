/** The edge of limit for a list with a cursor: 100 works; what lies outside is moved in or refused (O18, O19). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { BillingMode } from '../../target/profile/profile.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { keyFor, makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { bookAtAll } from '../lists/full-lists.ts';
import { dataAt, listAt, show } from '../value.ts';

const most = 100;

/** A client with many bookings; nobody else books for it. */
export type Many = { readonly client: Client; readonly jobIds: readonly string[] };

type Making = {
  readonly name: string;
  readonly billingMode: BillingMode;
  readonly count: number;
};

export async function makeMany(bench: Bench, { name, billingMode, count }: Making): Promise<Many> {
  // So many webhooks are of no use to anyone.
  const webhook = { eventTypes: ['venue.activated'] };
  const client = await makeClient(bench, name, { billingMode, webhook });
  const jobIds: string[] = [];
  for (let number = 0; number < count; number += 1) {
    jobIds.push(await bookAtAll(bench, client, `one of many, ${String(number)}`));
  }
  return { client, jobIds };
}

export const manyBookings = (bench: Bench): Promise<Many> =>
  bench.once('client with more bookings than a page holds', (maker) =>
    makeMany(maker, { name: 'many', billingMode: 'WEEKLY_INVOICE', count: most + 1 }),
  );

async function pageOfMany(bench: Bench, limit: string): Promise<Exchange> {
  const key = keyFor((await manyBookings(bench)).client, 'listBookings');
  return bench.call({ operation: 'listBookings', key, query: { limit } });
}

const countOf = (exchange: Exchange, name: string): number => listAt(exchange, name).length;

type Wanted = { readonly list: string; /** How many there are. */ readonly of: number };

/** Of a list asked for with limit=100. */
export function hundredFinding(exchange: Exchange, { list, of }: Wanted): Finding | undefined {
  const refused = successFinding(exchange);
  if (refused !== undefined) return refused;
  const count = countOf(exchange, list);
  const cursor = dataAt(exchange, 'nextCursor');
  const isMore = of > most;
  // The server may have made one by itself: a weekly invoice, say.
  const isWhole = count >= of && count <= most;
  if (isMore ? count === most && typeof cursor === 'string' : isWhole) return undefined;
  return {
    expected: `${isMore ? `${String(most)} items and a nextCursor` : 'all items'}, of ${String(of)}`,
    actual: `${String(count)} items and nextCursor ${show(cursor)}`,
  };
}

/** A refusal, or a page that is not longer than any may be. */
function oddLimitFinding(exchange: Exchange): Finding | undefined {
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  const wrong = successFinding(exchange);
  if (wrong !== undefined || countOf(exchange, 'bookings') <= most) return wrong;
  return {
    expected: `at most ${String(most)} items`,
    actual: `${String(countOf(exchange, 'bookings'))} items`,
  };
}

type OddRow = {
  readonly id: string;
  readonly title: string;
  readonly limits: readonly string[];
  readonly requirement: string;
};

const oddRows: readonly OddRow[] = [
  {
    id: 'LIMIT-02',
    title: 'a limit over 100 brings at most 100 items, or is refused',
    limits: ['101', '1000', '2147483648'],
    requirement: 'R-PAGE-12',
  },
  {
    id: 'LIMIT-03',
    title: 'a limit below 1 is answered or refused, and no fault of the server',
    limits: ['0', '-1'],
    requirement: 'R-PAGE-20',
  },
  {
    id: 'LIMIT-04',
    title: 'a limit that is no integer is answered or refused, and no fault of the server',
    limits: ['many', '1.5', '', '1e9'],
    requirement: 'R-PAGE-19',
  },
];

const common = { kind: 'active', area: 'limit', level: 'MUST' } as const;

export const pageLimitChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIMIT-01',
    title: 'limit=100 brings a hundred items of a list that has more',
    asks: ['listBookings'],
    requirements: ['R-PAGE-11'],
    run: async (bench) =>
      conclude(
        hundredFinding(await pageOfMany(bench, String(most)), { list: 'bookings', of: most + 1 }),
      ),
  },
  ...oddRows.map(({ id, title, limits, requirement }): ActiveCheck => ({
    ...common,
    id,
    title,
    asks: limits.map(() => 'listBookings' as const),
    requirements: [requirement],
    run: async (bench) => {
      for (const limit of limits) {
        const finding = oddLimitFinding(await pageOfMany(bench, limit));
        if (finding === undefined) continue;
        return conclude({ ...finding, expected: `${finding.expected}, for limit=${limit}` });
      }
      return conclude(undefined);
    },
  })),
];
