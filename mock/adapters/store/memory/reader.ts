/** The reads of the store port over the in-memory tables. */

import type { Kind, State } from '../../../application/aggregates.ts';
import type { Page, Reader } from '../../../application/ports.ts';
import { isOfferedTo } from '../../../domain/panel/panel.ts';
import { isRefusal, type Refusal } from '../../../domain/refusal.ts';
import { countWhile, decodeCursor, walk } from './page.ts';
import type { Row, Tables } from './tables.ts';

type Query = { readonly limit: number; readonly after?: string | undefined };

export const createReader = (tables: Tables): Reader => ({
  get: (kind, id) => Promise.resolve(tables.row(kind, id)?.state),
  clients: () => Promise.resolve(tables.all('client').map((row) => row.state)),
  venues: () => Promise.resolve(tables.all('venue').map((row) => row.state)),

  jobs: ({ clientId, phases, bookingSource, createdFrom, createdTo, ...query }) =>
    newestFirst('job', tables.listOf('job', clientId), query, {
      matches: (job) =>
        (phases === undefined || phases.includes(job.phase)) &&
        (bookingSource === undefined || job.bookingSource === bookingSource),
      // Jobs are written in order of createdAt, so both bounds cut the list.
      ...(createdTo === undefined
        ? {}
        : { startsBefore: (job: State<'job'>) => job.createdAt <= createdTo }),
      ends: (job) => createdFrom !== undefined && job.createdAt < createdFrom,
    }),

  invoices: ({ clientId, phases, periodStartFrom, periodEndTo, ...query }) =>
    newestFirst('invoice', tables.listOf('invoice', clientId), query, {
      matches: (invoice) =>
        (phases === undefined || phases.includes(invoice.phase)) &&
        (periodStartFrom === undefined || invoice.periodStart >= periodStartFrom) &&
        (periodEndTo === undefined || invoice.periodEnd <= periodEndTo),
    }),

  refunds: ({ clientId, phases, jobId, ...query }) =>
    newestFirst('refund', tables.listOf('refund', clientId), query, {
      matches: (refund) =>
        (phases === undefined || phases.includes(refund.phase)) &&
        (jobId === undefined || refund.jobId === jobId),
    }),

  disputes: ({ clientId, status, jobId, ...query }) =>
    newestFirst('dispute', tables.listOf('dispute', clientId), query, {
      matches: (dispute) =>
        (status === undefined || dispute.status === status) &&
        (jobId === undefined || dispute.jobId === jobId),
    }),

  panels: ({ clientId, ...query }) => Promise.resolve(panelPage(tables, clientId, query)),

  jobsAtSlots: (venueId, starts) =>
    Promise.resolve(starts.map((start) => tables.atSlot(venueId, start).map((row) => row.state))),
  latestSample: (jobId) => Promise.resolve(tables.ofJob('sample', jobId).at(-1)?.state),
  disputesOf: (jobId) => Promise.resolve(tables.ofJob('dispute', jobId).map((row) => row.state)),
  unbilledJobs: (clientId) =>
    Promise.resolve(
      tables
        .listOf('job', clientId)
        .map((row) => row.state)
        .filter((job) => job.phase === 'completed' && job.invoiceId === null),
    ),
});

type Filter<K extends Kind> = {
  readonly matches: (state: State<K>) => boolean;
  /** True for the older part of the list, from which the page is taken. */
  readonly startsBefore?: (state: State<K>) => boolean;
  readonly ends?: (state: State<K>) => boolean;
};

const newestFirst = <K extends Kind>(
  list: K,
  rows: readonly Row<K>[],
  query: Query,
  filter: Filter<K>,
): Promise<Page<State<K>> | Refusal> => {
  const after = query.after === undefined ? rows.length + 1 : decodeCursor(list, query.after);
  if (isRefusal(after)) return Promise.resolve(after);
  // A row's `seq` is its place in this list, so the rows before the cursor are counted by it.
  const before = Math.min(after - 1, rows.length);
  const { startsBefore } = filter;
  const older =
    startsBefore === undefined
      ? before
      : Math.min(
          before,
          countWhile(rows, (row) => startsBefore(row.state)),
        );
  const { matches, ends } = filter;
  return Promise.resolve(
    walk<K>({
      list,
      rows,
      from: older - 1,
      step: -1,
      limit: query.limit,
      matches,
      ...(ends === undefined ? {} : { ends }),
    }),
  );
};

/**
 * O75: each group in order of creation.
 *
 * Global panels first, then the client's own. The two groups are two lists, and a cursor names
 * the group it stopped in, so panels that are added meanwhile move nothing.
 */
const panelPage = (
  tables: Tables,
  clientId: string,
  { limit, after }: Query,
): Page<State<'panel'>> | Refusal => {
  const rows = tables.all('panel').filter((row) => isOfferedTo(row.state, clientId));
  const ordered = [
    ...rows.filter((row) => row.state.clientId === null),
    ...rows.filter((row) => row.state.clientId !== null),
  ];
  const seq = after === undefined ? undefined : decodeCursor('panel', after);
  if (isRefusal(seq)) return seq;
  const from = seq === undefined ? 0 : ordered.findIndex((row) => row.seq === seq) + 1;
  if (seq !== undefined && from === 0) return { items: [], nextCursor: null };
  return walk<'panel'>({ list: 'panel', rows: ordered, from, step: 1, limit, matches: () => true });
};
