/** Goes through a list by its cursors. */
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { at } from '../../json.ts';
import { dataAt, listAt } from '../value.ts';
import { demandSuccess } from './demand.ts';

/** The lists with a cursor, and the key under which their items stand. */
export const cursorLists = {
  listBookings: 'bookings',
  listTestPanels: 'panels',
  listInvoices: 'invoices',
  listRefunds: 'refunds',
  listDisputes: 'disputes',
} as const satisfies Partial<Record<OperationId, string>>;

export type CursorList = keyof typeof cursorLists;

export type Page = {
  readonly items: readonly unknown[];
  /** Those of the items that no page before has had. */
  readonly fresh: readonly unknown[];
  readonly nextCursor: unknown;
};

export type Walk = {
  readonly pages: readonly Page[];
  /** What all pages hold, in order, each thing once. */
  readonly items: readonly unknown[];
};

/** No list of a client of the runner's own is longer; with a lent one the walk ends here. */
const mostPages = 20;

/**
 * From the first page on, until nextCursor is null, or a page brings nothing but what was there before, or there have
 * been enough. An empty one may have others behind it, where a server filters what it has read.
 */
export const walkList = (bench: Bench, operation: CursorList, key: string): Promise<Walk> =>
  walkPages(bench, { operation, key });

export type Way = {
  readonly operation: CursorList;
  readonly key: string;
  /** Sent with each page. */
  readonly query?: Readonly<Record<string, string>>;
  /** Done behind each page, before the next one is asked for. */
  readonly between?: () => Promise<void>;
};

/** The same, by pages of another size, with filters, or with something done on the way. */
export async function walkPages(
  bench: Bench,
  { operation, key, query: asked = { limit: '100' }, between }: Way,
): Promise<Walk> {
  const pages: Page[] = [];
  const isFiltered = Object.keys(asked).some((name) => name !== 'limit');
  const seen = new Set<unknown>();
  let cursor: unknown;
  do {
    if (pages.length > 0) await between?.();
    const query = { ...asked, ...(typeof cursor === 'string' ? { cursor } : {}) };
    const exchange = demandSuccess(await bench.call({ operation, key, query }));
    const items = listAt(exchange, cursorLists[operation]);
    const fresh = items.filter((item) => !seen.has(at(item, 'id')));
    for (const item of fresh) seen.add(at(item, 'id'));
    cursor = dataAt(exchange, 'nextCursor');
    pages.push({ items, fresh, nextCursor: cursor });
    if (fresh.length === 0 && (items.length > 0 || !isFiltered)) break;
  } while (typeof cursor === 'string' && pages.length < mostPages);
  return { pages, items: pages.flatMap(({ fresh }) => fresh) };
}

/** A walk that was given up on its way proves nothing about the end, nor that something is missing. */
export function needEnd({ pages }: Walk): void {
  if (pages.length < mostPages || !goesOn(pages.at(-1))) return;
  throw Obstacle.lacking(
    `the list goes on after ${String(mostPages)} pages`,
    'lend a client in the profile whose list is shorter, or offer client.create and key.mint by control',
  );
}

const goesOn = (page: Page | undefined): boolean =>
  page !== undefined &&
  (page.items.length === 0 || page.fresh.length > 0) &&
  typeof page.nextCursor === 'string';
