/** 60 requests a minute for each key, usually; what is over it is answered with 429, and the next minute is new. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding, successFinding } from '../answer.ts';
import { statusOf } from '../access/denied.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor, mintKey } from '../given/client.ts';
import { controlText, demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';
import { exhaust } from './exhausted.ts';
import type { Exhausted } from './exhausted.ts';

const perMinute = 60;
/** More than two whole windows of a minute: nobody can call that a matter of where a window begins (O69). */
const clearExcess = 200;

const exhausted = (bench: Bench): Promise<Exhausted> =>
  bench.once('key that has used its minute up', (maker) =>
    exhaust(maker, { name: 'hurried', most: clearExcess }),
  );

/** The same, still in that minute; where others have taken long to ask theirs, another key. */
export async function exhaustedNow(bench: Bench): Promise<Exhausted> {
  const spent = await exhausted(bench);
  needThrottled(spent);
  if (isThrottled(await listed(bench, spent.key))) return spent;
  const anew = await exhaust(bench, { name: 'hurried anew', most: clearExcess });
  needThrottled(anew);
  return anew;
}

const isThrottled = (exchange: Exchange | undefined): boolean =>
  exchange !== undefined && statusOf(exchange) === 429;

/** Where the limit was not met within a minute, there is nothing to see of it. */
function needThrottled({ answers }: Exhausted): void {
  if (isThrottled(answers.at(-1))) return;
  throw Obstacle.lacking(
    `the limit was not met with ${String(answers.length)} calls`,
    'mend what LIMIT-41 finds, or run it nearer to the server',
  );
}

const served = ({ answers }: Exhausted): number =>
  answers.filter((exchange) => !isThrottled(exchange)).length;

function servesSixty(spent: Exhausted): Outcome {
  const count = served(spent);
  if (count >= perMinute) return conclude(undefined);
  if (isThrottled(spent.answers.at(-1))) {
    return conclude({
      expected: `${String(perMinute)} calls inside one minute, served`,
      actual: `429 to call ${String(count + 1)}`,
    });
  }
  throw Obstacle.lacking(
    `only ${String(count)} calls could be made within a minute`,
    'run it nearer to the server',
  );
}

function stopsExcess({ answers }: Exhausted): Outcome {
  const last = answers.at(-1);
  if (last !== undefined && isThrottled(last)) return conclude(undefined);
  if (answers.length < clearExcess) {
    throw Obstacle.lacking(
      `only ${String(answers.length)} calls could be made within a minute`,
      'run it nearer to the server',
    );
  }
  return conclude({
    expected: `429 to one of ${String(clearExcess)} calls within a minute`,
    actual: 'none of them was refused',
  });
}

/** At once: the key that was refused is still in the same minute. */
const listed = (bench: Bench, key: string): Promise<Exchange> =>
  bench.call({ operation: 'listBookings', key, asIs: true });

async function anotherKey(bench: Bench): Promise<Finding | undefined> {
  const spent = await exhausted(bench);
  needThrottled(spent);
  return successFinding(await listed(bench, await mintKey(bench, spent)));
}

async function anotherClient(bench: Bench): Promise<Finding | undefined> {
  needThrottled(await exhausted(bench));
  const { clientId, name, ...client } = await givenClient(bench, 'other');
  // A key that others ask with, too, may itself have used its minute up.
  const fresh = clientId === undefined ? undefined : await mintKey(bench, { name, clientId });
  const key = fresh ?? keyFor({ ...client, clientId, name }, 'listBookings');
  return successFinding(await listed(bench, key));
}

/** POST /bookings in the very minute. */
async function noEffect(bench: Bench): Promise<Outcome> {
  const spent = await exhaustedNow(bench);
  const client = { ...(await givenClient(bench, 'other')), ...spent };
  const body = await bookingBody(bench, client, { channel: 'MOBILE', purpose: 'too many' });
  const asked = { operation: 'createBooking', key: spent.key, body, asIs: true } as const;
  const refused = await bench.call(asked);
  if (!isThrottled(refused)) {
    throw Obstacle.lacking('the minute of the key was over', 'run it again');
  }
  const reader = await mintKey(bench, spent);
  const bookings = listAt(demandSuccess(await listed(bench, reader)), 'bookings');
  const made = bookings.some((job) => at(job, 'externalOrderId') === body.externalOrderId);
  if (!made) return conclude(undefined);
  return conclude({
    expected: 'no booking, since the answer was 429',
    actual: 'a booking in the list',
  });
}

/** Few calls, so that it takes little; a server need not be able to set a limit of one client. */
const hasOwnLimit = (bench: Bench, name: string): Promise<Exhausted> =>
  exhaust(bench, { name, rateLimitPerMinute: 5, most: 30 });

const windowSeconds = 61;

/** The server's clock is moved where that can be done; else a minute has to pass. */
async function afterTheMinute(bench: Bench): Promise<Finding | undefined> {
  const spent = await hasOwnLimit(bench, 'hurried once more');
  needThrottled(spent);
  if (bench.offers('clock.advance')) await bench.act('clock.advance', { seconds: windowSeconds });
  else await bench.pause(windowSeconds * 1000);
  return successFinding(await listed(bench, spent.key));
}

async function ownLimit(bench: Bench): Promise<Finding | undefined> {
  const spent = await hasOwnLimit(bench, 'of a low limit');
  const count = served(spent);
  // A window may begin anew in between.
  const kept = isThrottled(spent.answers.at(-1)) && count >= 5 && count <= 10;
  if (kept) return undefined;
  return {
    expected: '429 after 5 calls, for a client with rateLimitPerMinute 5',
    actual: `${String(count)} of ${String(spent.answers.length)} calls served`,
  };
}

const steadyPauseSeconds = 30;

/** Two or three calls in any minute, whichever way the minutes are cut, with five allowed: none is too many. */
async function steadyCalls(bench: Bench): Promise<Finding | undefined> {
  bench.need('client.create', 'key.mint', 'clock.advance');
  const created = await bench.act('client.create', {
    ...{ name: 'phlebo check, steady', rateLimitPerMinute: 5 },
  });
  const clientId = controlText('client.create', created, 'clientId');
  const key = await mintKey(bench, { name: 'steady', clientId });
  for (let number = 1; number <= 8; number += 1) {
    const exchange = await listed(bench, key);
    if (isThrottled(exchange)) {
      return {
        expected: 'every call served, of one each half minute with 5 a minute allowed',
        actual: `429 to call ${String(number)}`,
      };
    }
    await bench.act('clock.advance', { seconds: steadyPauseSeconds });
  }
  return undefined;
}

const calls = (count: number) => Array.from({ length: count }, () => 'listBookings' as const);
const common = { kind: 'active', area: 'limit', level: 'MUST' } as const;

export const rateLimitChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'LIMIT-52',
    title: 'a key that keeps below its limit is served minute after minute',
    asks: calls(8),
    alone: true,
    requirements: ['R-RATE-01'],
    run: async (bench) => conclude(await steadyCalls(bench)),
  },
  {
    ...common,
    id: 'LIMIT-40',
    title: '60 calls with one key are served inside one minute',
    asks: calls(perMinute + 1),
    requirements: ['R-RATE-01'],
    run: async (bench) => servesSixty(await exhausted(bench)),
  },
  {
    ...common,
    id: 'LIMIT-41',
    title: 'a clear excess over 60 calls in a minute is answered with 429',
    asks: [],
    requirements: ['R-RATE-02', 'R-ERR-10'],
    run: async (bench) => stopsExcess(await exhausted(bench)),
  },
  {
    ...common,
    id: 'LIMIT-42',
    title: 'a 429 has the body of an error',
    asks: [],
    requirements: ['R-RATE-08'],
    run: async (bench) => {
      const spent = await exhausted(bench);
      needThrottled(spent);
      const [last] = spent.answers.slice(-1);
      return conclude(last === undefined ? undefined : errorFinding(last, 429));
    },
  },
  {
    ...common,
    id: 'LIMIT-43',
    title: 'another key of the same client is served when one has used its minute up',
    asks: calls(1),
    requirements: ['R-RATE-03'],
    run: async (bench) => conclude(await anotherKey(bench)),
  },
  {
    ...common,
    id: 'LIMIT-44',
    title: 'another client is served when one has used its minute up',
    asks: calls(1),
    requirements: ['R-RATE-04'],
    run: async (bench) => conclude(await anotherClient(bench)),
  },
  {
    ...common,
    id: 'LIMIT-45',
    title: 'a booking that is answered with 429 is not made',
    asks: ['createBooking', ...calls(1)],
    requirements: ['R-RATE-06'],
    run: noEffect,
  },
  {
    ...common,
    id: 'LIMIT-46',
    title: "a client's own limit holds",
    level: 'SHOULD',
    asks: calls(6),
    requirements: ['R-RATE-07'],
    run: async (bench) => conclude(await ownLimit(bench)),
  },
  {
    ...common,
    id: 'LIMIT-47',
    title: 'calls are served again when the minute has passed',
    asks: calls(7),
    alone: true,
    requirements: ['R-RATE-05'],
    run: async (bench) => conclude(await afterTheMinute(bench)),
  },
];
