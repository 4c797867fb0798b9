/**
 * Without a limit a page holds 25 items of a list that has more: where a filter is sent, too, and behind a cursor.
 *
 * The lists are those of which limit=100 brings a hundred; that pages without either hold 25 is PAGE-11 to PAGE-15.
 */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { keyFor } from '../given/client.ts';
import type { Client } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { dataAt, listAt, show } from '../value.ts';
import { clientOfManyPanels } from '../venue/panel-pages.ts';
import { manyDisputes, manyInvoices, manyRefunds } from './money-page-limit.ts';
import { manyBookings } from './page-limit.ts';

type Query = Readonly<Record<string, string>>;

type Row = {
  readonly id: string;
  readonly operation: CursorList;
  readonly fill: (bench: Bench) => Promise<Client>;
  /** What all of its items have alike, and a filter of the same name; panels have none. */
  readonly filter?: string;
};

const rows: readonly Row[] = [
  {
    id: 'LIMIT-83',
    operation: 'listBookings',
    fill: async (bench) => (await manyBookings(bench)).client,
    filter: 'bookingSource',
  },
  { id: 'LIMIT-84', operation: 'listInvoices', fill: manyInvoices, filter: 'status' },
  { id: 'LIMIT-85', operation: 'listRefunds', fill: manyRefunds, filter: 'status' },
  { id: 'LIMIT-86', operation: 'listDisputes', fill: manyDisputes, filter: 'status' },
  { id: 'LIMIT-87', operation: 'listTestPanels', fill: clientOfManyPanels },
];

const usualPage = 25;

async function ask(bench: Bench, { operation, fill }: Row, query: Query): Promise<Exchange> {
  const key = keyFor(await fill(bench), operation);
  return demandSuccess(await bench.call({ operation, key, query }));
}

const itemsOf = ({ operation }: Row, exchange: Exchange): readonly unknown[] =>
  listAt(exchange, cursorLists[operation]);

/** A server may look for what fits within a page: of a filter that some items do not fit, a page may be short. */
async function isOfAll(bench: Bench, row: Row, query: Query): Promise<boolean> {
  const filter = Object.entries(query).filter(([name]) => name !== 'cursor');
  const fitting = await ask(bench, row, { ...Object.fromEntries(filter), limit: '100' });
  const any = await ask(bench, row, { limit: '100' });
  return itemsOf(row, fitting).length === itemsOf(row, any).length;
}

/** A page of fewer is wrong only where the same query has more. */
async function pageFinding(
  bench: Bench,
  row: Row,
  { query, page }: { readonly query: Query; readonly page: Exchange },
): Promise<Finding | undefined> {
  const [count, cursor] = [itemsOf(row, page).length, dataAt(page, 'nextCursor')];
  if (count === usualPage && typeof cursor === 'string') return undefined;
  const all = itemsOf(row, await ask(bench, row, { ...query, limit: '100' })).length;
  if (all <= usualPage || !(await isOfAll(bench, row, query))) {
    throw Obstacle.lacking(
      `no more than 25 ${cursorLists[row.operation]} fit the query, or not all that the client has`,
      `mend what is found of limit=100 and of the filters of this list`,
    );
  }
  return {
    expected: `25 items and a nextCursor without limit, of ${String(all)} (?${new URLSearchParams(query).toString()})`,
    actual: `${String(count)} items and nextCursor ${show(cursor)}`,
  };
}

/** By the member that any of the many has: they were made and treated alike. */
async function filterOf(bench: Bench, row: Row): Promise<Query> {
  const { filter } = row;
  if (filter === undefined) return {};
  const [first] = itemsOf(row, await ask(bench, row, { limit: '1' }));
  const value = at(first, filter);
  if (typeof value === 'string') return { [filter]: value };
  throw Obstacle.lacking(
    `no ${filter} is shown that could be asked for`,
    `mend what is found of this list`,
  );
}

async function usualFinding(bench: Bench, row: Row): Promise<Finding | undefined> {
  const query = await filterOf(bench, row);
  const page = await ask(bench, row, query);
  const wrong = await pageFinding(bench, row, { query, page });
  const cursor = dataAt(page, 'nextCursor');
  if (wrong !== undefined || typeof cursor !== 'string') return wrong;
  const behind = { ...query, cursor };
  return pageFinding(bench, row, { query: behind, page: await ask(bench, row, behind) });
}

export const usualPageChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  area: 'limit',
  level: 'MUST',
  id: row.id,
  title: `${row.operation}: without a limit a page holds 25 items ${row.filter === undefined ? '' : 'where a filter is sent, too, and '}behind a cursor`,
  asks: [row.operation, row.operation, ...(row.filter === undefined ? [] : [row.operation])],
  requirements: ['R-PAGE-10'],
  run: async (bench) => conclude(await usualFinding(bench, row)),
}));
