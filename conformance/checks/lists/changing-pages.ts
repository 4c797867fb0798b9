/** A list walked by pages of changing size, held against what it should bring. */
import type { Bench } from '../../engine/bench.ts';
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import type { Random } from '../../engine/random.ts';
import { at } from '../../json.ts';
import { statusOf } from '../access/denied.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { dataAt, listAt, show } from '../value.ts';
import type { Fits } from './matching.ts';
import { placeOf } from './page-size.ts';

/** The limit of a page as it is sent; undefined: none is. */
export type Limit = string | undefined;

const smallLimits = ['1', '2', '3'] as const;
const limits = [...smallLimits, '25', '100', undefined] as const;

/** Of so many pages; behind them, what is left comes by hundreds. */
export function drawLimits(count: number, random: Random): readonly Limit[] {
  const others = Array.from({ length: Math.max(0, count - 2) }, () => random.pick(limits));
  // Small at first, or there would be but one page.
  return [random.pick(smallLimits), ...others];
}

const most = (limit: Limit): number => Number(limit ?? '25');

type Page = {
  readonly limit: Limit;
  readonly items: readonly unknown[];
  readonly nextCursor: unknown;
};

export type Pages = {
  /** Some filter was sent: a server may read a page and then leave out what does not fit. */
  readonly isFiltered: boolean;
  readonly pages: readonly Page[];
  /** The answer with which it could not go on. */
  readonly fault: Finding | undefined;
};

export type ChangingWay = {
  readonly operation: CursorList;
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
  readonly limits: readonly Limit[];
  /** Done behind the first page. */
  readonly behindFirst?: () => Promise<void>;
};

/** More than the longest list of the runner's own has by the smallest pages that are drawn. */
const mostPages = 20;

/** Until nextCursor is null, or there have been enough; without a filter, or a page brings nothing new. */
export async function walkChanging(bench: Bench, way: ChangingWay): Promise<Pages> {
  const pages: Page[] = [];
  const seen = new Set<unknown>();
  const isFiltered = Object.keys(way.query).length > 0;
  let cursor: unknown;
  do {
    const page = await ask(bench, way, { number: pages.length, cursor });
    if ('expected' in page) return { isFiltered, pages, fault: page };
    pages.push(page);
    if (pages.length === 1) await way.behindFirst?.();
    cursor = page.nextCursor;
    const known = seen.size;
    for (const item of page.items) seen.add(at(item, 'id'));
    if (seen.size === known && !isFiltered) break;
  } while (typeof cursor === 'string' && pages.length < mostPages);
  return { isFiltered, pages, fault: undefined };
}

async function ask(
  bench: Bench,
  { operation, key, query, limits }: ChangingWay,
  { number, cursor }: { readonly number: number; readonly cursor: unknown },
): Promise<Page | Finding> {
  const limit = number < limits.length ? limits[number] : '100';
  const sent = {
    ...query,
    ...(limit === undefined ? {} : { limit }),
    ...(typeof cursor === 'string' ? { cursor } : {}),
  };
  const exchange = await bench.call({ operation, key, query: sent });
  if (exchange.answer.kind === 'whole' && statusOf(exchange) !== 200) {
    return {
      expected: `200 for page ${String(number + 1)}`,
      actual: `${String(exchange.answer.status)} ${exchange.answer.text.slice(0, 300)}`,
    };
  }
  const items = listAt(demandSuccess(exchange), cursorLists[operation]);
  return { limit, items, nextCursor: dataAt(exchange, 'nextCursor') };
}

export type Expectation = {
  /** The list without the filter, in its order. */
  readonly all: readonly unknown[];
  readonly fits: Fits;
};

const idOf = (item: unknown): string => String(at(item, 'id'));

/** What came, as the list has it, is what fits: each once, in the order of the list, by pages as large as they may be. */
export function changingFinding(walked: Pages, expectation: Expectation): Finding | undefined {
  const { pages } = walked;
  return (
    walked.fault ??
    firstFinding(
      () => sizeFinding(walked),
      () => contentFinding(pages, expectation),
      () => orderFinding(pages, expectation),
    )
  );
}

/** By its number, and by its limit. */
const nameOf = ({ limit }: Page, index: number): string =>
  `page ${String(index + 1)} (${limit === undefined ? 'without limit' : `limit=${limit}`})`;

/**
 * That a page is as full as it may be is said of 25 (no limit) and of 100 alone; smaller limits are a most.
 * An empty page may be the last one, and has no cursor then (O86).
 */
function sizeFinding({ pages, isFiltered }: Pages): Finding | undefined {
  for (const [index, page] of pages.entries()) {
    const count = page.items.length;
    const name = nameOf(page, index);
    const full = most(page.limit);
    if (count > full) {
      return { expected: `at most ${String(full)} items on ${name}`, actual: String(count) };
    }
    if (!isFiltered && count === 0 && typeof page.nextCursor === 'string') {
      return { expected: `nextCursor null on ${name}, an empty page`, actual: 'a cursor' };
    }
    const isMoreLeft = pages.slice(index + 1).some(({ items }) => items.length > 0);
    if (!isFiltered && full >= 25 && count < full && isMoreLeft) {
      return {
        expected: `${String(full)} items on ${name}, as more are left`,
        actual: String(count),
      };
    }
  }
  return undefined;
}

/** A walk that was given up on its way does not prove that something is missing. */
const isGivenUp = (pages: readonly Page[]): boolean =>
  pages.length >= mostPages && typeof pages.at(-1)?.nextCursor === 'string';

function contentFinding(pages: readonly Page[], { all, fits }: Expectation): Finding | undefined {
  const came = pages.flatMap(({ items }) => items.map(idOf));
  const twice = came.find((id, index) => came.indexOf(id) !== index);
  if (twice !== undefined) return { expected: 'each item once', actual: `${show(twice)} twice` };
  const wanted = all.filter((item) => fits(item) === true);
  const barred = new Set(all.filter((item) => fits(item) === false).map(idOf));
  const listed = new Set(all.map(idOf));
  const expected = `${String(wanted.length)} of the ${String(all.length)} items that limit=100 brings without a filter`;
  const extra = came.find((id) => barred.has(id) || !listed.has(id));
  if (extra !== undefined) return { expected, actual: `${show(extra)} is among them` };
  const missing = wanted.find((item) => !came.includes(idOf(item)));
  if (missing === undefined || isGivenUp(pages)) return undefined;
  return {
    expected: `${expected}, ${JSON.stringify(missing)} among them`,
    actual: 'it is missing',
  };
}

/** Those of one moment may stand in any order: what tells an item's place is when it was made. */
function orderFinding(pages: readonly Page[], { all }: Expectation): Finding | undefined {
  const came = pages.flatMap(({ items }) => items.map(idOf));
  const inOrder = all.filter((item) => came.includes(idOf(item)));
  const places = new Map(all.map((item) => [idOf(item), placeOf(item)]));
  const wrong = came.findIndex((id, index) => places.get(id) !== placeOf(inOrder[index]));
  if (wrong === -1) return undefined;
  return {
    expected: `the order of the list without a filter: ${show(idOf(inOrder[wrong]))} as item ${String(wrong + 1)}`,
    actual: show(came[wrong]),
  };
}
