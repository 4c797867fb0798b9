/** Refunds and disputes stay in their lists and are found, whatever becomes of the bookings that they are about. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
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
import type { Changed, ChangedBookings, Money } from './changed-bookings.ts';

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

/** Bookings of which there is such a thing. */
async function bookingsWith(bench: Bench, { of, name }: Kind): Promise<ChangedBookings> {
  const { client, bookings } = await changedBookings(bench);
  const some = bookings.filter(({ [of]: things }) => things.length > 0);
  if (some.length > 0) return { client, bookings: some };
  throw Obstacle.lacking(
    `no ${name} could be made of a booking that is cancelled, rescheduled, completed or missed`,
    'let refund.create and dispute.open succeed',
  );
}

async function allListed(bench: Bench, kind: Kind): Promise<Finding | undefined> {
  const { client, bookings } = await bookingsWith(bench, kind);
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
  const [first, ...others] = bookings;
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
  const { client, bookings } = await bookingsWith(bench, kind);
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

const inEveryCase = 'of a booking that is cancelled, rescheduled, completed or missed';

type Row = {
  readonly kind: Kind;
  readonly listed: { readonly id: string; readonly requirement: string };
  readonly found: { readonly id: string; readonly requirements: readonly string[] };
};

const rows: readonly Row[] = [
  {
    kind: refunds,
    listed: { id: 'REFUND-11', requirement: 'R-REFUND-27' },
    found: { id: 'REFUND-12', requirements: ['R-REFUND-02', 'R-REFUND-25'] },
  },
  {
    kind: disputes,
    listed: { id: 'DISPUTE-08', requirement: 'R-DISPUTE-27' },
    found: { id: 'DISPUTE-09', requirements: ['R-DISPUTE-02', 'R-DISPUTE-24'] },
  },
];

export const stillThereChecks: readonly ActiveCheck[] = rows.flatMap(({ kind, listed, found }) => {
  const { name, list, get } = kind;
  const common = { kind: 'active', level: 'MUST', area: name } as const;
  return [
    {
      ...common,
      id: listed.id,
      title: `a ${name} ${inEveryCase} is listed`,
      asks: [list],
      requirements: [listed.requirement],
      run: async (bench) => conclude(await allListed(bench, kind)),
    },
    {
      ...common,
      id: found.id,
      title: `a ${name} ${inEveryCase} is found by its id, and by the id of the job`,
      asks: [1, 2, 3].flatMap(() => [list, get]),
      requirements: found.requirements,
      run: async (bench) => conclude(await allFound(bench, kind)),
    },
  ];
});
