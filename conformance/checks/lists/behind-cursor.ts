/** What was asked of a list is asked of all its pages: a filter holds behind a cursor, too. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import { keyFor } from '../given/client.ts';
import { cursorLists, walkPages } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { foundTwice } from './found-twice.ts';
import { fullList, wholeList } from './full-lists.ts';
import { filterFinding, has, notAfter, notBefore } from './matching.ts';
import type { Fits } from './matching.ts';

/** A value of the filter that some of these items fit and others do not, and which ones. */
type Choice = { readonly value: string; readonly fits: Fits };

type Row = {
  readonly id: string;
  readonly operation: CursorList;
  readonly filter: string;
  readonly requirement: string;
  readonly choose: (all: readonly unknown[]) => Choice;
};

/** A value that at least two items have, so that there is a second page, and not all. */
const shared =
  (member: string) =>
  (all: readonly unknown[]): Choice => {
    const values = all.map((item) => at(item, member));
    const value = values.find((one) => {
      const count = values.filter((other) => other === one).length;
      return count > 1 && count < values.length;
    });
    if (typeof value !== 'string') {
      throw Obstacle.lacking(
        `no two items of the list have one ${member} that a third has not`,
        'offer staff.cancel, invoice.pay, refund.settle and dispute.close by control',
      );
    }
    return { value, fits: has(member, value) };
  };

/** The bound is what the item in the middle says itself (ms). */
const middleOf = (all: readonly unknown[], member: string): number => {
  const moments = all.map((item) => readInstant(at(item, member))?.earliest ?? Number.NaN);
  const middle = moments.filter(Number.isFinite).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  if (middle !== undefined) return middle;
  throw Obstacle.lacking(`the items of the list have no ${member}`, 'mend the list');
};

const bounded =
  (member: string, within: typeof notBefore) =>
  (all: readonly unknown[]): Choice => {
    const bound = middleOf(all, member);
    return { value: new Date(bound).toISOString(), fits: within(member, bound) };
  };

/** By pages so small that there are three of them or more; read anew, since a server may move things on by itself. */
const holds = (bench: Bench, { operation, filter, choose }: Row): Promise<Finding | undefined> =>
  foundTwice(async () => {
    const { client } = await fullList(bench, operation);
    const all = await wholeList(bench, operation);
    const { value, fits } = choose(all);
    const size = Math.max(1, Math.floor(all.filter((item) => fits(item) === true).length / 3));
    const { pages } = await walkPages(bench, {
      operation,
      key: keyFor(client, operation),
      query: { [filter]: value, limit: String(size) },
    });
    const came = pages.flatMap(({ items }) => items);
    return filterFinding({ words: `${filter}=${value} on each page`, fits, all, came });
  });

const rows: readonly Row[] = [
  {
    id: 'LIST-17',
    operation: 'listBookings',
    filter: 'bookingSource',
    requirement: 'R-JOBLIST-27',
    choose: () => ({ value: 'INTEGRATION_API', fits: has('bookingSource', 'INTEGRATION_API') }),
  },
  {
    id: 'LIST-38',
    operation: 'listBookings',
    filter: 'status',
    requirement: 'R-JOBLIST-27',
    choose: shared('status'),
  },
  {
    id: 'LIST-39',
    operation: 'listBookings',
    filter: 'createdFrom',
    requirement: 'R-JOBLIST-27',
    choose: bounded('createdAt', notBefore),
  },
  {
    id: 'LIST-40',
    operation: 'listInvoices',
    filter: 'status',
    requirement: 'R-INVOICE-47',
    choose: shared('status'),
  },
  {
    id: 'LIST-41',
    operation: 'listInvoices',
    filter: 'periodStart',
    requirement: 'R-INVOICE-47',
    choose: bounded('periodStart', notBefore),
  },
  {
    id: 'LIST-42',
    operation: 'listInvoices',
    filter: 'periodEnd',
    requirement: 'R-INVOICE-47',
    choose: bounded('periodEnd', notAfter),
  },
  {
    id: 'LIST-43',
    operation: 'listRefunds',
    filter: 'status',
    requirement: 'R-REFUND-30',
    choose: shared('status'),
  },
  {
    id: 'LIST-44',
    operation: 'listDisputes',
    filter: 'status',
    requirement: 'R-DISPUTE-28',
    choose: shared('status'),
  },
];

export const behindCursorChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  id: row.id,
  title: `the filter ${row.filter} of ${cursorLists[row.operation]} holds on the pages behind a cursor, too`,
  area: 'list',
  level: 'MUST',
  requirements: [row.requirement],
  asks: [row.operation, row.operation, row.operation],
  run: async (bench) => conclude(await holds(bench, row)),
}));
