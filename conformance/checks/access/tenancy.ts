/** What is another client's is not there: 404 for its things, and none of them in any list. */
import { operationById } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Random } from '../../engine/random.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { errorFinding } from '../answer.ts';
import { bookingToRead, givenBooking } from '../given/booking.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { givenDispute, givenInvoice, givenRefund } from '../given/money.ts';
import type { MoneyThing } from '../given/money.ts';
import { cursorLists, walkList } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { fullList } from '../lists/full-lists.ts';
import { dataAt, listAt, show } from '../value.ts';
import { codeOf, refusalFinding, statusOf } from './denied.ts';
import { job, jobToKeep, panel, stranger } from './stranger.ts';
import type { Thing } from './stranger.ts';

const common = { kind: 'active', area: 'tenancy', level: 'MUST' } as const;

const nameOf = (operation: OperationId): string => {
  const { method, path } = operationById(operation);
  return `${method} ${path.replace('/api/integration/v1', '')}`;
};

type Row = {
  readonly id: string;
  readonly operation: OperationId;
  readonly requirement: string;
  /** Of a client that is not the stranger. */
  readonly thing: (bench: Bench) => Promise<Thing>;
};

const rows: readonly Row[] = [
  { id: 'TENANT-01', operation: 'getBooking', requirement: 'R-TENANT-02', thing: job },
  {
    id: 'TENANT-02',
    operation: 'cancelBooking',
    requirement: 'R-TENANT-03',
    thing: async (bench) => ({ id: (await jobToKeep(bench)).jobId }),
  },
  { id: 'TENANT-03', operation: 'getBookingSample', requirement: 'R-TENANT-04', thing: job },
  { id: 'TENANT-04', operation: 'getInvoice', requirement: 'R-TENANT-06', thing: givenInvoice },
  { id: 'TENANT-05', operation: 'getRefund', requirement: 'R-TENANT-08', thing: givenRefund },
  { id: 'TENANT-06', operation: 'getDispute', requirement: 'R-TENANT-10', thing: givenDispute },
];

/** The same code as for an id that nothing has: another one would tell that the thing is there. */
const sameCodeFinding = (foreign: Exchange, unknown: Exchange): Finding | undefined =>
  statusOf(unknown) !== 404 || codeOf(foreign) === codeOf(unknown)
    ? undefined
    : {
        expected: `the error ${String(codeOf(unknown))}, as for an id that nothing has`,
        actual: `the error ${String(codeOf(foreign))}`,
      };

/** What is told of a refusal, but for the id that was asked for. */
const wordsOf = ({ answer }: Exchange, id: string): string =>
  answer.kind === 'whole' && answer.body.kind === 'json'
    ? show(at(answer.body.value, 'message')).replaceAll(id, '{id}')
    : '';

type Compared = {
  readonly operation: OperationId;
  readonly key: string;
  readonly foreign: Thing;
  readonly exchange: Exchange;
  /** What came of an id that nothing has. */
  readonly asked: Exchange;
  readonly unknownId: string;
  readonly random: Random;
};

/** Words that differ from one id to another that nothing has say nothing of whether there is one. */
async function sameWordsFinding(bench: Bench, compared: Compared): Promise<Finding | undefined> {
  const { operation, key, foreign, exchange, asked, unknownId, random } = compared;
  const [came, due] = [wordsOf(exchange, foreign.id), wordsOf(asked, unknownId)];
  if (statusOf(asked) !== 404 || came === due) return undefined;
  const other = unknownIdLike(foreign.id, random).id;
  if (wordsOf(await bench.call({ operation, key, id: other }), other) !== due) return undefined;
  return {
    expected: `the message ${due}, as for an id that nothing has`,
    actual: `the message ${came}`,
  };
}

const foreignThings = rows.map(({ id, operation, requirement, thing }): ActiveCheck => ({
  ...common,
  id,
  title: `${nameOf(operation)} of another client's thing is 404, like an id that nothing has`,
  asks: [operation, operation],
  requirements: ['R-ERR-07', 'R-ERR-08', requirement],
  run: async (bench) => {
    const foreign = await thing(bench);
    const key = keyFor(await stranger(bench), operation);
    const random = bench.random(id);
    const unknown = unknownIdLike(foreign.id, random);
    const asked = await bench.call({ operation, key, id: unknown.id });
    const exchange = await bench.call({ operation, key, id: foreign.id });
    const finding = firstFinding(
      () => errorFinding(exchange, 404),
      () => sameCodeFinding(exchange, asked),
    );
    const compared = { operation, key, foreign, exchange, asked, unknownId: unknown.id, random };
    return conclude(finding ?? (await sameWordsFinding(bench, compared)));
  },
}));

/** A thing of the owner, and where it would stand in a list that shows too much. */
type ListRow = {
  readonly id: string;
  readonly operation: CursorList;
  readonly requirements: readonly string[];
  readonly thing: (bench: Bench) => Promise<Thing>;
};

const listRows: readonly ListRow[] = [
  { id: 'TENANT-07', operation: 'listBookings', requirements: ['R-TENANT-01'], thing: job },
  {
    id: 'TENANT-08',
    operation: 'listInvoices',
    requirements: ['R-TENANT-05'],
    thing: givenInvoice,
  },
  { id: 'TENANT-09', operation: 'listRefunds', requirements: ['R-TENANT-07'], thing: givenRefund },
  {
    id: 'TENANT-10',
    operation: 'listDisputes',
    requirements: ['R-TENANT-09'],
    thing: givenDispute,
  },
  {
    id: 'TENANT-11',
    operation: 'listTestPanels',
    requirements: ['R-TENANT-11', 'R-PANEL-18'],
    thing: panel,
  },
];

function absentFinding(items: readonly unknown[], id: string): Finding | undefined {
  if (!items.some((item) => at(item, 'id') === id)) return undefined;
  return { expected: `a list without ${id}, which is another client's`, actual: `${id} is in it` };
}

const foreignLists = listRows.map(({ id, operation, requirements, thing }): ActiveCheck => ({
  ...common,
  id,
  title: `${nameOf(operation)} holds nothing of another client`,
  asks: [operation],
  requirements,
  run: async (bench) => {
    const foreign = await thing(bench);
    const client = await stranger(bench);
    if (operation === 'listBookings') await ownBooking(bench);
    const { items } = await walkList(bench, operation, keyFor(client, operation));
    return conclude(absentFinding(items, foreign.id));
  },
}));

/** Something of the stranger's own, so that its list is not just empty. */
const ownBooking = (bench: Bench) => givenBooking(bench, { ...bookingToRead, client: 'other' });

type FilterRow = {
  readonly id: string;
  readonly operation: 'listRefunds' | 'listDisputes';
  readonly requirement: string;
  readonly thing: (bench: Bench) => Promise<MoneyThing>;
};

const filterRows: readonly FilterRow[] = [
  { id: 'TENANT-12', operation: 'listRefunds', requirement: 'R-TENANT-14', thing: givenRefund },
  { id: 'TENANT-13', operation: 'listDisputes', requirement: 'R-TENANT-15', thing: givenDispute },
];

/** The status, and the code or the number of items. */
function answerOf(exchange: Exchange, list: string): string {
  const code = codeOf(exchange);
  const rest = typeof code === 'string' ? code : `${String(listAt(exchange, list).length)} items`;
  return `${String(statusOf(exchange))} with ${rest}`;
}

/** An unknown job is answered with an empty list or with 404 (O91): with whichever, a foreign one is, too. */
const foreignFilters = filterRows.map(({ id, operation, requirement, thing }): ActiveCheck => ({
  ...common,
  id,
  title: `${nameOf(operation)}?jobId of another client's job is answered like that of an unknown job`,
  asks: [operation, operation],
  requirements: ['R-TENANT-16', requirement],
  run: async (bench) => {
    const foreign = await thing(bench);
    const jobId = foreign.jobId ?? (await job(bench)).id;
    const key = keyFor(await stranger(bench), operation);
    const unknownId = unknownIdLike(jobId, bench.random(id)).id;
    const unknown = await bench.call({ operation, key, query: { jobId: unknownId } });
    const exchange = await bench.call({ operation, key, query: { jobId } });
    const list = (one: Exchange): string => answerOf(one, cursorLists[operation]);
    const [due, came] = [list(unknown), list(exchange)];
    if (due === came) return conclude(undefined, String(statusOf(unknown)));
    return conclude({ expected: `${due}, as for an unknown job`, actual: came });
  },
}));

/** A cursor of the owner's, by pages of one; with it the stranger is shown its own things, or none, or is refused (O83). */
async function foreignCursorFinding(
  bench: Bench,
  operation: CursorList,
): Promise<Finding | undefined> {
  const { client, ids } = await fullList(bench, operation);
  const query = { limit: '1' };
  const first = await bench.call({ operation, key: keyFor(client, operation), query });
  const cursor = dataAt(demandSuccess(first), 'nextCursor');
  if (typeof cursor !== 'string') {
    throw Obstacle.lacking('a page of one of many has no nextCursor', 'mend what PAGE-01 finds');
  }
  const key = keyFor(await stranger(bench), operation);
  const exchange = await bench.call({ operation, key, query: { cursor, limit: '100' } });
  if (statusOf(exchange) !== 200) return refusalFinding(exchange);
  const shown = listAt(exchange, cursorLists[operation]).map((item) => at(item, 'id'));
  const foreign = ids.find((id) => shown.includes(id));
  if (foreign === undefined) return undefined;
  return {
    expected: `nothing of another client behind its cursor`,
    actual: `${foreign} is in the list`,
  };
}

const foreignCursors = listRows.map(({ operation, requirements }, index): ActiveCheck => ({
  ...common,
  id: `TENANT-${String(23 + index)}`,
  title: `${nameOf(operation)} with another client's cursor shows nothing of that client`,
  asks: [operation, operation],
  requirements,
  run: async (bench) => conclude(await foreignCursorFinding(bench, operation)),
}));

export const tenancyChecks: readonly ActiveCheck[] = [
  ...foreignCursors,
  ...foreignThings,
  ...foreignLists,
  ...foreignFilters,
];
