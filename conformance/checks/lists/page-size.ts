/** How many items a page holds, and that the pages together hold the list. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at, sameJson } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists, walkPages } from '../given/walk.ts';
import type { CursorList, Walk } from '../given/walk.ts';
import { dataAt, listAt, show } from '../value.ts';
import { fullCount, fullList, wholeList } from './full-lists.ts';

const usualPage = 25;
const smallPage = 10;

const rows: readonly CursorList[] = [
  'listBookings',
  'listInvoices',
  'listRefunds',
  'listDisputes',
  'listTestPanels',
];

const idsOf = (items: readonly unknown[]): readonly unknown[] =>
  items.map((item) => at(item, 'id'));

async function firstPage(
  bench: Bench,
  operation: CursorList,
  query: Readonly<Record<string, string>>,
): Promise<Exchange> {
  const { client } = await fullList(bench, operation);
  return demandSuccess(await bench.call({ operation, key: keyFor(client, operation), query }));
}

function usualPageFinding(operation: CursorList, exchange: Exchange): Finding | undefined {
  const count = listAt(exchange, cursorLists[operation]).length;
  const cursor = dataAt(exchange, 'nextCursor');
  if (count === usualPage && typeof cursor === 'string') return undefined;
  return {
    expected: `25 of more than 25 ${cursorLists[operation]}, and a nextCursor`,
    actual: `${String(count)}, and nextCursor ${show(cursor)}`,
  };
}

/** Pages of ten, from the first to the last. */
async function walkBySmallPages(bench: Bench, operation: CursorList): Promise<Walk> {
  const { client } = await fullList(bench, operation);
  const query = { limit: String(smallPage) };
  return walkPages(bench, { operation, key: keyFor(client, operation), query });
}

/** The same, once for all that is said of them. */
const smallPages = (bench: Bench, operation: CursorList): Promise<Walk> =>
  bench.once(`small pages of ${operation}`, (maker) => walkBySmallPages(maker, operation));

function tooManyFinding({ pages }: Walk): Finding | undefined {
  const number = pages.findIndex(({ items }) => items.length > smallPage);
  if (number === -1) return undefined;
  return {
    expected: `at most ${String(smallPage)} items on each page, as limit says`,
    actual: `${String(pages[number]?.items.length)} on page ${String(number + 1)}`,
  };
}

/** What tells where an item belongs: those of one moment may stand in any order, each time in another. */
export const placeOf = (item: unknown): unknown => at(item, 'createdAt') ?? at(item, 'id');

/** Nothing is said of where a walk ends: that is PAGE-01 to PAGE-10. */
function walkFinding({ pages }: Walk, whole: readonly unknown[]): Finding | undefined {
  const walked = pages.flatMap(({ items }) => idsOf(items));
  const twice = walked.find((id, index) => walked.indexOf(id) !== index);
  const missing = idsOf(whole).find((id) => !walked.includes(id));
  const expected = `each of the ${String(whole.length)} items once`;
  if (twice !== undefined) return { expected, actual: `${show(twice)} twice` };
  if (missing !== undefined) return { expected, actual: `no ${show(missing)}` };
  const items = pages.flatMap((page) => page.items);
  if (sameJson(items.map(placeOf), whole.map(placeOf))) return undefined;
  return {
    expected: 'the same order by pages of 10 and by one page of 100',
    actual: 'another order',
  };
}

function allFinding(items: readonly unknown[], ids: readonly string[]): Finding | undefined {
  const found = idsOf(items);
  const missing = ids.find((id) => !found.includes(id));
  if (missing === undefined) return undefined;
  return {
    expected: `all ${String(ids.length)} on one page with limit=100`,
    actual: `${String(items.length)}, without ${missing}`,
  };
}

const common = { kind: 'active', area: 'page', level: 'MUST' } as const;
const id = (first: number, index: number): string => `PAGE-${String(first + index)}`;
const statement = (first: number, index: number): string =>
  `R-PAGE-${String(first + index).padStart(2, '0')}`;

const usualPages = rows.map((operation, index): ActiveCheck => ({
  ...common,
  id: id(11, index),
  title: `${operation}: a list of more than 25 items brings 25 when no limit is named`,
  asks: [operation],
  requirements: [statement(5, index), 'R-PAGE-10'],
  run: async (bench) =>
    conclude(usualPageFinding(operation, await firstPage(bench, operation, {}))),
}));

const hundreds = rows.map((operation, index): ActiveCheck => ({
  ...common,
  id: id(16, index),
  title: `${operation}: limit=100 brings more than 25 items at once`,
  asks: [operation],
  requirements: ['R-PAGE-11'],
  run: async (bench) => {
    const { ids } = await fullList(bench, operation);
    const page = await firstPage(bench, operation, { limit: '100' });
    return conclude(allFinding(listAt(page, cursorLists[operation]), ids));
  },
}));

const limited = rows.map((operation, index): ActiveCheck => ({
  ...common,
  id: id(21, index),
  title: `${operation}: a page holds at most as many items as limit says`,
  asks: Array.from({ length: Math.ceil(fullCount / smallPage) }, () => operation),
  requirements: [statement(13, index)],
  run: async (bench) => conclude(tooManyFinding(await smallPages(bench, operation))),
}));

const walked = rows.map((operation, index): ActiveCheck => ({
  ...common,
  id: id(26, index),
  title: `${operation}: small pages bring each item once, and in the order of the list`,
  asks: [operation],
  requirements: ['R-PAGE-04', statement(21, index), 'R-PAGE-26'],
  run: async (bench) => {
    const whole = await wholeList(bench, operation);
    const first = walkFinding(await smallPages(bench, operation), whole);
    if (first === undefined) return conclude(undefined);
    // A panel for all clients may have come in meanwhile: both are read anew.
    const again = await wholeList(bench, operation);
    return conclude(walkFinding(await walkBySmallPages(bench, operation), again));
  },
}));

export const pageSizeChecks: readonly ActiveCheck[] = [
  ...usualPages,
  ...hundreds,
  ...limited,
  ...walked,
];
