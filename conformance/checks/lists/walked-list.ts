/** A short list that is walked item by item, and one that grows meanwhile. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists, walkPages } from '../given/walk.ts';
import type { CursorList, Way } from '../given/walk.ts';
import { listAt, show } from '../value.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { fullList, makeQuietClient, wholeList } from './full-lists.ts';

type Short = { readonly client: Client; readonly ids: readonly string[] };

const book = async (bench: Bench, client: Client, purpose: string): Promise<string> =>
  (await makeBooking(bench, client, { channel: 'MOBILE', purpose })).jobId;

/** A client with three bookings, and nothing else. */
const shortList = (bench: Bench, name: string): Promise<Short> =>
  bench.once(`short list of ${name}`, async (maker) => {
    const client = await makeQuietClient(maker, name);
    const ids: string[] = [];
    for (const number of [1, 2, 3]) {
      ids.push(await book(maker, client, `in a short list, ${String(number)}`));
    }
    return { client, ids };
  });

/** Each of those that were there before, once; what came meanwhile may be there or not. */
function onceFinding(walked: readonly unknown[], ids: readonly string[]): Finding | undefined {
  const expected = `each of the ${String(ids.length)} bookings once`;
  const missing = ids.find((id) => !walked.includes(id));
  if (missing !== undefined) return { expected, actual: `no ${missing}` };
  const twice = walked.find((id, index) => walked.indexOf(id) !== index);
  return twice === undefined ? undefined : { expected, actual: `${show(twice)} twice` };
}

async function walkByOne(
  bench: Bench,
  short: Short,
  between?: () => Promise<void>,
): Promise<readonly unknown[]> {
  const key = keyFor(short.client, 'listBookings');
  const way = { operation: 'listBookings', key, query: { limit: '1' } } as const;
  const { pages } = await walkPages(bench, between === undefined ? way : { ...way, between });
  return pages.flatMap(({ items }) => items.map((item) => at(item, 'id')));
}

/** By pages of two; behind the first page its last booking is cancelled, and so leaves the filter. */
async function leftFinding(bench: Bench): Promise<Finding | undefined> {
  const { client, ids } = await shortList(bench, 'list that is left');
  const key = keyFor(client, 'listBookings');
  const first = await bench.call({ operation: 'listBookings', key, query: { limit: '1' } });
  const status = at(listAt(first, 'bookings'), 0, 'status');
  // That of bookings to which nothing has happened.
  const query = { limit: '2', status: String(status) };
  let last = '';
  const way: Way = {
    operation: 'listBookings',
    key,
    query,
    between: async () => {
      if (last !== '') return;
      const shown = await bench.call({ operation: 'listBookings', key, query });
      last = String(at(listAt(demandSuccess(shown), 'bookings').at(-1), 'id'));
      const own = keyFor(client, 'cancelBooking');
      demandSuccess(await bench.call({ operation: 'cancelBooking', key: own, id: last }));
    },
  };
  const { pages } = await walkPages(bench, way);
  const walked = pages.flatMap(({ items }) => items.map((item) => at(item, 'id')));
  const finding = onceFinding(walked, ids);
  return (
    finding && {
      ...finding,
      expected: `${finding.expected}, ${last} having left the filter`,
    }
  );
}

const lists = Object.keys(cursorLists) as readonly CursorList[];

/** A 4xx, the first page or an empty one (O83): but no fault of the server's, and nothing of another client's. */
async function inventedFinding(bench: Bench, operation: CursorList): Promise<Finding | undefined> {
  const { client } = await fullList(bench, operation);
  const cursor = bench.random(`cursor for ${operation}`).word(24);
  const key = keyFor(client, operation);
  const exchange = await bench.call({ operation, key, query: { cursor } });
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  const own = new Set((await wholeList(bench, operation)).map((item) => at(item, 'id')));
  const strange = listAt(exchange, cursorLists[operation]).find((item) => !own.has(at(item, 'id')));
  if (strange === undefined) return undefined;
  return {
    expected: `no ${cursorLists[operation]} but the client's own behind an invented cursor`,
    actual: show(at(strange, 'id')),
  };
}

const common = { kind: 'active', area: 'page' } as const;

export const walkedListChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'PAGE-31',
    title: 'limit=1 walks the list one by one',
    level: 'MUST',
    asks: ['listBookings', 'listBookings', 'listBookings'],
    requirements: ['R-PAGE-18'],
    run: async (bench) => {
      const short = await shortList(bench, 'shortList');
      return conclude(onceFinding(await walkByOne(bench, short), short.ids));
    },
  },
  {
    ...common,
    id: 'PAGE-32',
    title: 'a booking that is made while a list is walked repeats and hides none of the others',
    level: 'SHOULD',
    asks: ['listBookings', 'createBooking', 'listBookings', 'createBooking', 'listBookings'],
    requirements: ['R-PAGE-30'],
    run: async (bench) => {
      const short = await shortList(bench, 'growingList');
      const grow = async (): Promise<void> => {
        await book(bench, short.client, 'made on the way');
      };
      return conclude(onceFinding(await walkByOne(bench, short, grow), short.ids));
    },
  },
  {
    ...common,
    id: 'PAGE-38',
    title:
      'a booking that leaves the filter when it was shown repeats and hides none of the others',
    level: 'SHOULD',
    asks: ['listBookings', 'listBookings', 'cancelBooking', 'listBookings', 'listBookings'],
    requirements: ['R-PAGE-31'],
    run: async (bench) => conclude(await leftFinding(bench)),
  },
  ...lists.map((operation, index): ActiveCheck => ({
    ...common,
    id: `PAGE-${String(33 + index)}`,
    title: `${operation}: an invented cursor is no fault of the server's, and shows nothing of others`,
    level: 'MUST',
    asks: [operation],
    requirements: ['R-PAGE-29'],
    run: async (bench) => conclude(await inventedFinding(bench, operation)),
  })),
];
