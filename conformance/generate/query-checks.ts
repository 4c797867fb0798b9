/** Queries of the lists, odd in one thing each: taken at the bounds, and never a fault of the server beyond them. */
import type { OperationId } from '#contract/operations.ts';
import { operationById } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { conclude } from '../engine/outcome.ts';
import type { Finding } from '../engine/outcome.ts';
import { givenClient, keyFor, needCapability } from '../checks/given/client.ts';
import { cursorLists } from '../checks/given/walk.ts';
import { listAt } from '../checks/value.ts';
import type { Exchange } from '../target/exchange.ts';
import { standFinding, toldOf } from './answers.ts';
import { randomOf } from './bodies.ts';
import { choose } from './choose.ts';
import { queryCases } from './query-cases.ts';
import type { ListStatements, QueryCase } from './query-cases.ts';

/** The lists, and the key under which their items stand. */
const lists = { ...cursorLists, listVenues: 'venues' } as const;
type List = keyof typeof lists;

type Row = {
  readonly list: List;
  /** Ids of the checks of what is taken, borne, and as odd as it may be; given once and for all. */
  readonly ids: readonly [taken: string, borne: string, unbroken: string];
  readonly statements: ListStatements;
};

const rows: readonly Row[] = [
  {
    list: 'listBookings',
    ids: ['GEN-41', 'GEN-42', 'GEN-43'],
    statements: {
      page: 'R-PAGE-13',
      unknownValue: { status: 'R-JOBLIST-28', bookingSource: 'R-JOBLIST-28' },
      moment: { createdFrom: 'R-JOBLIST-22', createdTo: 'R-JOBLIST-24' },
    },
  },
  {
    list: 'listInvoices',
    ids: ['GEN-44', 'GEN-45', 'GEN-46'],
    statements: {
      page: 'R-PAGE-14',
      unknownValue: { status: 'R-INVOICE-35' },
      moment: { periodStart: 'R-INVOICE-36', periodEnd: 'R-INVOICE-38' },
    },
  },
  {
    list: 'listRefunds',
    ids: ['GEN-47', 'GEN-48', 'GEN-49'],
    statements: { page: 'R-PAGE-15', unknownValue: { status: 'R-REFUND-24' } },
  },
  {
    list: 'listDisputes',
    ids: ['GEN-50', 'GEN-51', 'GEN-52'],
    statements: { page: 'R-PAGE-16', unknownValue: { status: 'R-DISPUTE-26' } },
  },
  {
    list: 'listTestPanels',
    ids: ['GEN-53', 'GEN-54', 'GEN-55'],
    statements: { page: 'R-PAGE-17' },
  },
  {
    list: 'listVenues',
    ids: ['GEN-56', 'GEN-57', 'GEN-58'],
    statements: {
      page: 'R-VENUE-61',
      unknownValue: { type: 'R-VENUE-57', capability: 'R-VENUE-57' },
    },
  },
];

/** So many cases in a run of the usual depth. */
const few = { taken: 2, borne: 4, unbroken: 4 } as const;
const stands = ['taken', 'borne', 'unbroken'] as const;
type QueryStand = (typeof stands)[number];

const casesOf = ({ list, statements }: Row, stand: QueryStand): readonly QueryCase[] =>
  queryCases(list, statements).filter((one) => one.stand === stand);

/** Asked by its path, since a parameter may be given twice. */
async function askQuery(bench: Bench, operation: OperationId, query: string): Promise<Exchange> {
  const key = keyFor(await givenClient(bench, 'primary'), operation);
  const path = `${operationById(operation).path}?${query}`;
  return bench.call({ operation, key, path });
}

function longFinding(list: List, most: number, exchange: Exchange): Finding | undefined {
  const count = listAt(exchange, lists[list]).length;
  if (count <= most) return undefined;
  return { expected: `at most ${String(most)} items`, actual: `${String(count)} items` };
}

async function caseFinding(bench: Bench, list: List, one: QueryCase): Promise<Finding | undefined> {
  const exchange = await askQuery(bench, list, one.query);
  const { stand, most = Infinity, rule, statement } = one;
  const finding = standFinding(stand, exchange) ?? longFinding(list, most, exchange);
  return finding && toldOf(finding, { sent: `?${one.query}`, rule, statements: [statement] });
}

async function listFinding(
  bench: Bench,
  row: Row,
  stand: QueryStand,
  id: string,
): Promise<Finding | undefined> {
  if (row.list === 'listVenues') {
    needCapability(await givenClient(bench, 'primary'), 'canUseVenueNetwork');
  }
  const count = bench.depth === 'full' ? Infinity : few[stand];
  for (const one of choose(casesOf(row, stand), count, randomOf(bench, id))) {
    const finding = await caseFinding(bench, row.list, one);
    if (finding !== undefined) return finding;
  }
  return undefined;
}

const ends: Readonly<Record<QueryStand, string>> = {
  taken: 'with a query at the edge of what is allowed is answered',
  borne: 'with a query beyond what is allowed is answered or refused, and no fault of the server',
  unbroken: 'with an odd query is no fault of the server',
};

export const queryChecks: readonly ActiveCheck[] = rows.flatMap((row) =>
  stands.map((stand, place): ActiveCheck => {
    const { list, ids } = row;
    const id = ids[place] ?? '';
    const all = casesOf(row, stand);
    const asks = all.map(() => list);
    return {
      ...{ kind: 'active', area: 'generated', level: stand === 'unbroken' ? 'SHOULD' : 'MUST', id },
      title: `GET ${operationById(list).path.replace('/api/integration/v1', '')} ${ends[stand]}`,
      asks: asks.slice(0, few[stand]),
      fullAsks: asks,
      requirements: [...new Set(all.map(({ statement }) => statement))],
      run: async (bench) => conclude(await listFinding(bench, row, stand, id)),
    };
  }),
);
