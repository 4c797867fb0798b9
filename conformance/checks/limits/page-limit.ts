/** The edge of limit for a list with a cursor: 100 works; what lies outside is moved in or refused (O18, O19). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor, makeClient } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { dataAt, listAt, show } from '../value.ts';

const most = 100;

/** With one booking more than the longest page holds; nobody else books for it. */
const clientOfMany = (bench: Bench): Promise<Client> =>
  bench.once('client with more bookings than a page holds', async (maker) => {
    // So many webhooks are of no use to anyone.
    const client = await makeClient(maker, 'many', {
      webhook: { eventTypes: ['venue.activated'] },
    });
    for (let number = 0; number <= most; number += 1) await bookOnce(maker, client, number);
    return client;
  });

/** By staff where control can do it, which asks nothing of the API. */
async function bookOnce(bench: Bench, client: Client, number: number): Promise<void> {
  const { clientId } = client;
  if (bench.offers('booking.createInternal')) {
    await bench.act('booking.createInternal', { clientId });
  } else {
    const purpose = `one of many, ${String(number)}`;
    await makeBooking(bench, client, { channel: 'MOBILE', purpose });
  }
}

async function pageOfMany(bench: Bench, limit: string): Promise<Exchange> {
  const key = keyFor(await clientOfMany(bench), 'listBookings');
  return bench.call({ operation: 'listBookings', key, query: { limit } });
}

const countOf = (exchange: Exchange): number => listAt(exchange, 'bookings').length;

function hundredFinding(exchange: Exchange): Finding | undefined {
  const refused = successFinding(exchange);
  if (refused !== undefined) return refused;
  const cursor = dataAt(exchange, 'nextCursor');
  if (countOf(exchange) === most && typeof cursor === 'string') return undefined;
  return {
    expected: `${String(most)} items and a nextCursor, of ${String(most + 1)}`,
    actual: `${String(countOf(exchange))} items and nextCursor ${show(cursor)}`,
  };
}

/** A refusal, or a page that is not longer than any may be. */
function oddLimitFinding(exchange: Exchange): Finding | undefined {
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  const wrong = successFinding(exchange);
  if (wrong !== undefined || countOf(exchange) <= most) return wrong;
  return {
    expected: `at most ${String(most)} items`,
    actual: `${String(countOf(exchange))} items`,
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
    run: async (bench) => conclude(hundredFinding(await pageOfMany(bench, String(most)))),
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
