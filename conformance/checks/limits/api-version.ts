/** The header X-API-Version: 1 is accepted; how a missing or another one is answered is open (O48). */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Exchange } from '../../target/exchange.ts';
import { successFinding } from '../answer.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { told } from '../validation/refused-bookings.ts';

async function askWith(bench: Bench, version: string): Promise<Exchange> {
  const key = keyFor(await givenClient(bench, 'primary'), 'listBookings');
  const headers = { 'X-API-Version': version };
  return bench.call({ operation: 'listBookings', key, headers });
}

const odd = ['2', '0', '1.0', 'latest', ''];

const common = { kind: 'active', area: 'limit', level: 'MUST' } as const;

export const apiVersionChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIMIT-50',
    title: 'a request with X-API-Version 1 is accepted',
    asks: ['listBookings'],
    requirements: ['R-VERSION-02'],
    run: async (bench) => conclude(successFinding(await askWith(bench, '1'))),
  },
  {
    ...common,
    id: 'LIMIT-51',
    title: 'a request with an odd X-API-Version is accepted or refused, and no fault of the server',
    asks: odd.map(() => 'listBookings' as const),
    requirements: ['R-VERSION-03'],
    run: async (bench) => {
      for (const version of odd) {
        const exchange = await askWith(bench, version);
        const isFine = statusOf(exchange) === 200;
        const finding = isFine ? successFinding(exchange) : refusalFinding(exchange);
        if (finding !== undefined) return conclude(told(finding, `X-API-Version: ${version}`));
      }
      return conclude(undefined);
    },
  },
];
