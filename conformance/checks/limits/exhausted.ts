/** A key that has used its minute up, and what else its client has. */
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { mintKey } from '../given/client.ts';
import { controlText } from '../given/demand.ts';

export type Exhausted = {
  readonly clientId: string;
  readonly name: string;
  readonly key: string;
  /** The answers of one minute, in order, up to the first 429. */
  readonly answers: readonly Exchange[];
};

/** A minute, less what a server's clock and ours may differ by over it. */
const minuteMs = 55_000;

export type Wish = {
  readonly name: string;
  /** Left out: the server's own. */
  readonly rateLimitPerMinute?: number;
  /** Calls after which it is given up. */
  readonly most: number;
};

/** A client of its own, whose key asks for its bookings until it is told to stop. */
export async function exhaust(bench: Bench, wish: Wish): Promise<Exhausted> {
  const { name, most, ...settings } = wish;
  bench.need('client.create', 'key.mint');
  const created = await bench.act('client.create', { name: `phlebo check, ${name}`, ...settings });
  const clientId = controlText('client.create', created, 'clientId');
  // Not its first one: each key has a limit of its own, whichever it is.
  await mintKey(bench, { name, clientId });
  const key = await mintKey(bench, { name, clientId });
  needFreedom(bench, key);
  const answers: Exchange[] = [];
  const startedAt = performance.now();
  while (answers.length < most && performance.now() - startedAt < minuteMs) {
    const exchange = await bench.call({ operation: 'listBookings', key, asIs: true });
    answers.push(exchange);
    if (statusOf(exchange) === 429) break;
  }
  return { clientId, name, key, answers };
}

/** Who must not ask too often cannot find out what comes of it. */
function needFreedom(bench: Bench, key: string): void {
  if (bench.room(key) === Infinity) return;
  throw Obstacle.lacking(
    '--rate holds the runner back',
    'leave --rate away, or raise it over 300/m',
  );
}
