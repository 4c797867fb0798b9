/** Random queries against every cursor list, held against the list as it stands without a filter. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import type { Depth } from '../../engine/depth.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { makeBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { ifPossible } from '../given/if-possible.ts';
import type { CursorList } from '../given/walk.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { find } from './asked-list.ts';
import { findChanged } from './changed-meanwhile.ts';
import type { Change } from './changed-meanwhile.ts';
import { drawLimits } from './changing-pages.ts';
import { boundOf, drawQueries, filterCount } from './drawn-query.ts';
import type { Ground } from './drawn-query.ts';
import { fullList, wholeList } from './full-lists.ts';

type Row = {
  readonly id: string;
  readonly operation: CursorList;
  readonly requirements: readonly string[];
  readonly change?: Change;
};

/** By so many pages each as long as the list is a short one. */
const pagesEach: Readonly<Record<Depth, number>> = { default: 3, full: 6 };

/**
 * One with all filters, and one for each of them where the others leave more than it. A list without filters has but
 * one query, by pages of other sizes each time.
 */
function queriesOf({ operation }: Row, depth: Depth): number {
  const hasFilters = operation !== 'listTestPanels';
  if (depth === 'full') return hasFilters ? 40 : 20;
  return hasFilters ? 1 + filterCount(operation) : 2;
}

/** A job of the client that was neither refunded nor disputed; undefined for a list without jobs. */
const emptyJob = (bench: Bench, operation: CursorList): Promise<string | undefined> =>
  operation === 'listRefunds' || operation === 'listDisputes'
    ? ifPossible(
        bench.once('job without money', async (maker) => {
          const { client } = await fullList(maker, 'listRefunds');
          const wanted = { channel: 'MOBILE', purpose: 'never refunded' } as const;
          return (await makeBooking(maker, client, wanted)).jobId;
        }),
      )
    : Promise.resolve(undefined);

const longAgo = '2020-01-01T02:00:00+02:00';

/** Asked once: what is refused here is not asked again. */
async function takesOffsets(bench: Bench, operation: CursorList): Promise<boolean> {
  const bound = boundOf(operation);
  if (bound === undefined) return false;
  const { client } = await fullList(bench, operation);
  const query = { [bound]: longAgo, limit: '1' };
  const exchange = await bench.call({ operation, key: keyFor(client, operation), query });
  return exchange.answer.kind !== 'whole' || exchange.answer.status !== 400;
}

async function groundOf(bench: Bench, operation: CursorList): Promise<Ground> {
  const random = bench.random(`queries of ${operation}`);
  const all = await wholeList(bench, operation);
  const empty = await emptyJob(bench, operation);
  const example = at(all[0], 'jobId');
  const { id } = unknownIdLike(typeof example === 'string' ? example : undefined, random);
  const emptyJobs = empty === undefined ? [] : [empty];
  return {
    ...{ all, emptyJobs, unknownJobs: [id], random },
    takesOffsets: await takesOffsets(bench, operation),
  };
}

async function judge(bench: Bench, row: Row): Promise<Finding | undefined> {
  const { operation, change } = row;
  const ground = await groundOf(bench, operation);
  for (const drawn of drawQueries(operation, queriesOf(row, bench.depth), ground)) {
    const limits = drawLimits(pagesEach[bench.depth], ground.random);
    const finding = await find(bench, operation, { ...drawn, limits }, ground.all);
    if (finding !== undefined) return finding;
  }
  if (change === undefined) return undefined;
  const limits = drawLimits(pagesEach.default, ground.random);
  return findChanged(bench, operation, { change, before: ground.all, limits });
}

const rows: readonly Row[] = [
  {
    id: 'LIST-46',
    operation: 'listBookings',
    requirements: [
      'R-JOBLIST-26',
      'R-JOBLIST-27',
      'R-PAGE-13',
      'R-PAGE-10',
      'R-PAGE-21',
      'R-PAGE-26',
      'R-PAGE-27',
    ],
    change: { action: 'staff.cancel', name: 'jobId', item: 'newest' },
  },
  {
    id: 'LIST-47',
    operation: 'listInvoices',
    requirements: [
      'R-INVOICE-48',
      'R-INVOICE-47',
      'R-PAGE-14',
      'R-PAGE-10',
      'R-PAGE-22',
      'R-PAGE-26',
      'R-PAGE-27',
    ],
    change: { action: 'invoice.pay', name: 'invoiceId', item: 'oldest' },
  },
  {
    id: 'LIST-48',
    operation: 'listRefunds',
    requirements: [
      'R-REFUND-31',
      'R-REFUND-30',
      'R-PAGE-15',
      'R-PAGE-10',
      'R-PAGE-23',
      'R-PAGE-26',
      'R-PAGE-27',
    ],
    change: { action: 'refund.settle', name: 'refundId', item: 'oldest' },
  },
  {
    id: 'LIST-49',
    operation: 'listDisputes',
    requirements: [
      'R-DISPUTE-29',
      'R-DISPUTE-28',
      'R-PAGE-16',
      'R-PAGE-10',
      'R-PAGE-24',
      'R-PAGE-26',
      'R-PAGE-27',
    ],
    change: {
      action: 'dispute.update',
      name: 'disputeId',
      more: { status: 'under_review' },
      item: 'oldest',
    },
  },
  {
    id: 'LIST-50',
    operation: 'listTestPanels',
    requirements: ['R-PAGE-25', 'R-PAGE-17', 'R-PAGE-10', 'R-PAGE-26', 'R-PAGE-27'],
  },
];

/** At the most: a query that few items fit has one page. */
const asks = (row: Row, depth: Depth): ActiveCheck['asks'] => {
  const whileChanged = row.change === undefined ? 0 : 3 + pagesEach.default;
  const count = 2 + queriesOf(row, depth) * pagesEach[depth] + whileChanged;
  return Array.from({ length: count }, () => row.operation);
};

export const randomQueryChecks: readonly ActiveCheck[] = rows.map((row) => ({
  kind: 'active',
  id: row.id,
  title: `${row.operation}: any filters together, by pages of any sizes, bring what fits them, once and in order`,
  area: 'list',
  level: 'MUST',
  requirements: row.requirements,
  asks: asks(row, 'default'),
  fullAsks: asks(row, 'full'),
  run: async (bench) => conclude(await judge(bench, row)),
}));
