/**
 * The end of a list: nextCursor is null when it is exhausted.
 *
 * That a cursor leads to an empty page, whose own cursor is null, is not settled by the spec (O86): a server may
 * not know yet that a full page was the last one. It is warned of, and never failed.
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { bookingToRead, givenBooking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import { givenPanel } from '../given/panel.ts';
import { cursorLists, needEnd, walkList } from '../given/walk.ts';
import type { CursorList, Walk } from '../given/walk.ts';
import { dataAt, listAt, show } from '../value.ts';

type Row = {
  readonly ids: { readonly end: string; readonly lastPage: string };
  readonly operation: CursorList;
  /** Puts something in the list, and tells whose list it is. */
  readonly fill: (bench: Bench) => Promise<{ readonly client: Client }>;
};

const rows: readonly Row[] = [
  {
    ids: { end: 'PAGE-01', lastPage: 'PAGE-06' },
    operation: 'listBookings',
    fill: (bench) => givenBooking(bench, bookingToRead),
  },
  {
    ids: { end: 'PAGE-02', lastPage: 'PAGE-07' },
    operation: 'listTestPanels',
    fill: async (bench) => {
      const client = await givenClient(bench, 'primary');
      await givenPanel(bench, client);
      return { client };
    },
  },
  { ids: { end: 'PAGE-03', lastPage: 'PAGE-08' }, operation: 'listInvoices', fill: givenInvoice },
  { ids: { end: 'PAGE-04', lastPage: 'PAGE-09' }, operation: 'listRefunds', fill: givenRefund },
  { ids: { end: 'PAGE-05', lastPage: 'PAGE-10' }, operation: 'listDisputes', fill: givenDispute },
];

/** A list that nothing can be put into may still hold something: it is walked as it is. */
async function listOwner(bench: Bench, { fill }: Row): Promise<Client> {
  const filled = await ifPossible(fill(bench));
  return filled?.client ?? givenClient(bench, 'primary');
}

const walk = (bench: Bench, row: Row): Promise<Walk> =>
  bench.once(`walk to the end of ${row.operation}`, async (maker) => {
    const key = keyFor(await listOwner(maker, row), row.operation);
    const walked = await walkList(maker, row.operation, key);
    // A list that has grown meanwhile may bring an item again; with a second walk it would have to grow just so again.
    return endFinding(walked) === undefined ? walked : walkList(maker, row.operation, key);
  });

/** What cannot be an end under any reading: items that were there before, or a last page without a null cursor. */
function endFinding({ pages }: Walk): Finding | undefined {
  const number = pages.length;
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  if (last.items.length > 0 && last.fresh.length === 0) {
    return {
      expected: `nextCursor null on page ${String(number - 1)}, the last one`,
      actual: 'a cursor, behind which there are the same items again',
    };
  }
  if (last.nextCursor === null) return undefined;
  const page = last.items.length === 0 ? 'an empty page' : 'the last page';
  return {
    expected: `nextCursor null on ${page}`,
    actual: `nextCursor ${show(last.nextCursor)} on page ${String(number)}`,
  };
}

function emptyPageFinding({ pages }: Walk): Finding | undefined {
  const isBehindCursor = pages.length > 1 && pages.at(-1)?.items.length === 0;
  if (!isBehindCursor) return undefined;
  return {
    expected: `nextCursor null on page ${String(pages.length - 1)}, with the last items`,
    actual: 'a cursor, behind which there is an empty page',
  };
}

/** A page that the list just fills is its last one, and no more than its last one. */
async function fullPageFinding(
  bench: Bench,
  row: Row,
  { items }: Walk,
): Promise<Finding | undefined> {
  const count = items.length;
  if (count < 1 || count > mostOnPage) return undefined;
  const key = keyFor(await listOwner(bench, row), row.operation);
  const query = { limit: String(count) };
  const exchange = demandSuccess(await bench.call({ operation: row.operation, key, query }));
  const cursor = dataAt(exchange, 'nextCursor');
  if (cursor === null || typeof cursor !== 'string') return undefined;
  const behind = await bench.call({ operation: row.operation, key, query: { ...query, cursor } });
  // The list may have grown.
  if (listAt(demandSuccess(behind), cursorLists[row.operation]).length > 0) return undefined;
  return {
    expected: `nextCursor null on a page of ${String(count)}, which are all there are`,
    actual: 'a cursor, behind which there is an empty page',
  };
}

const mostOnPage = 100;

const common = (row: Row) =>
  ({ kind: 'active', area: 'page', asks: [row.operation, row.operation] }) as const;

const endsInNull = (row: Row): ActiveCheck => ({
  ...common(row),
  id: row.ids.end,
  title: `${row.operation}: nextCursor is null at the end of the list`,
  level: 'MUST',
  requirements: ['R-PAGE-01', 'R-PAGE-27', 'R-PAGE-28'],
  run: async (bench) => {
    const walked = await walk(bench, row);
    needEnd(walked);
    return conclude(endFinding(walked));
  },
});

const endsWithItems = (row: Row): ActiveCheck => ({
  ...common(row),
  id: row.ids.lastPage,
  title: `${row.operation}: no cursor leads to an empty page`,
  level: 'SHOULD',
  requirements: ['R-PAGE-02'],
  observes: ['O86'],
  run: async (bench) => {
    const walked = await walk(bench, row);
    needEnd(walked);
    if (endFinding(walked) !== undefined) {
      throw Obstacle.lacking(
        `${row.operation} does not come to an end`,
        `mend what ${row.ids.end} has found`,
      );
    }
    const finding = emptyPageFinding(walked) ?? (await fullPageFinding(bench, row, walked));
    if (walked.items.length > 0) {
      bench.observe({
        id: 'O86',
        question: `Where is nextCursor of ${row.operation} null at the end of the list?`,
        answer: finding === undefined ? 'with the last items' : 'on an empty page behind them',
      });
    }
    return conclude(finding);
  },
});

export const pageEndChecks: readonly ActiveCheck[] = [
  ...rows.map(endsInNull),
  ...rows.map(endsWithItems),
];
