/** Refunds and disputes stay in their lists and are found, whatever becomes of the bookings that they are about. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists, needEnd, walkPages } from '../given/walk.ts';
import { successFinding } from '../answer.ts';
import { dataAt, differences } from '../value.ts';
import { changedBookings } from './changed-bookings.ts';
import type { Changed, Money } from './changed-bookings.ts';

type Kind = {
  readonly of: 'refunds' | 'disputes';
  readonly list: 'listRefunds' | 'listDisputes';
  readonly get: 'getRefund' | 'getDispute';
  readonly name: 'refund' | 'dispute';
};

const refunds: Kind = { of: 'refunds', list: 'listRefunds', get: 'getRefund', name: 'refund' };
const disputes: Kind = { of: 'disputes', list: 'listDisputes', get: 'getDispute', name: 'dispute' };

/** Those of one booking, each in the list as it was made. */
function listedFinding(
  { name }: Kind,
  items: readonly unknown[],
  { words, things }: { readonly words: string; readonly things: readonly Money[] },
): Finding | undefined {
  for (const { id, due } of things) {
    const item = items.find((one) => at(one, 'id') === id);
    const finding = differences(`${name} of a booking that was ${words}`, item, due);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function allListed(bench: Bench, kind: Kind): Promise<Finding | undefined> {
  const { client, bookings } = await changedBookings(bench);
  const key = keyFor(client, kind.list);
  const query = { limit: '100' };
  const walked = await walkPages(bench, { operation: kind.list, key, query });
  for (const { words, [kind.of]: things } of bookings) {
    const finding = listedFinding(kind, walked.items, { words, things });
    if (finding === undefined) continue;
    needEnd(walked);
    return finding;
  }
  return undefined;
}

/** The first is cancelled by the client; of the others the seed draws some. */
function drawn(bench: Bench, { of }: Kind, bookings: readonly Changed[]): readonly Changed[] {
  const [first, ...others] = bookings.filter(({ [of]: things }) => things.length > 0);
  const random = bench.random(`changed bookings of ${of}`);
  const rest = [...others];
  while (rest.length > 2) rest.splice(random.below(rest.length), 1);
  return first === undefined ? [] : [first, ...rest];
}

async function ofJob(
  bench: Bench,
  kind: Kind,
  { client, changed }: { readonly client: Client; readonly changed: Changed },
): Promise<Finding | undefined> {
  const { words, jobId, [kind.of]: things } = changed;
  const key = keyFor(client, kind.list);
  const query = { jobId };
  const asked = demandSuccess(await bench.call({ operation: kind.list, key, query }));
  const listed = dataAt(asked, cursorLists[kind.list]);
  const items = Array.isArray(listed) ? (listed as readonly unknown[]) : [];
  return listedFinding(kind, items, { words: `${words}, asked for by its jobId`, things });
}

async function byId(
  bench: Bench,
  { get, name }: Kind,
  { client, words, thing }: { client: Client; words: string; thing: Money },
): Promise<Finding | undefined> {
  const exchange = await bench.call({ operation: get, key: keyFor(client, get), id: thing.id });
  const finding = successFinding(exchange);
  if (finding !== undefined) {
    return { ...finding, expected: `${finding.expected}, of a booking that was ${words}` };
  }
  return differences(`${name} of a booking that was ${words}`, dataAt(exchange, name), thing.due);
}

async function allFound(bench: Bench, kind: Kind): Promise<Finding | undefined> {
  const { client, bookings } = await changedBookings(bench);
  for (const changed of drawn(bench, kind, bookings)) {
    const finding = await ofJob(bench, kind, { client, changed });
    if (finding !== undefined) return finding;
    const things = changed[kind.of];
    const place = bench.random(`which ${kind.name} of ${changed.words}`).below(things.length);
    const thing = things[place];
    if (thing === undefined) continue;
    const wrong = await byId(bench, kind, { client, words: changed.words, thing });
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

const common = { kind: 'active', level: 'MUST' } as const;

const inEveryCase = 'of a booking that is cancelled, rescheduled, completed or missed';

export const stillThereChecks: readonly ActiveCheck[] = [
  {
    ...common,
    area: 'refund',
    id: 'REFUND-11',
    title: `a refund ${inEveryCase} is listed`,
    asks: ['listRefunds'],
    requirements: ['R-REFUND-27'],
    run: async (bench) => conclude(await allListed(bench, refunds)),
  },
  {
    ...common,
    area: 'refund',
    id: 'REFUND-12',
    title: `a refund ${inEveryCase} is found by its id, and by the id of the job`,
    asks: [1, 2, 3].flatMap(() => ['listRefunds', 'getRefund'] as const),
    requirements: ['R-REFUND-02', 'R-REFUND-25'],
    run: async (bench) => conclude(await allFound(bench, refunds)),
  },
  {
    ...common,
    area: 'dispute',
    id: 'DISPUTE-08',
    title: `a dispute ${inEveryCase} is listed`,
    asks: ['listDisputes'],
    requirements: ['R-DISPUTE-27'],
    run: async (bench) => conclude(await allListed(bench, disputes)),
  },
  {
    ...common,
    area: 'dispute',
    id: 'DISPUTE-09',
    title: `a dispute ${inEveryCase} is found by its id, and by the id of the job`,
    asks: [1, 2, 3].flatMap(() => ['listDisputes', 'getDispute'] as const),
    requirements: ['R-DISPUTE-02', 'R-DISPUTE-24'],
    run: async (bench) => conclude(await allFound(bench, disputes)),
  },
];
