/** GET /invoices, /refunds and /disputes: each filter brings all that it means, and nothing else. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { keyFor } from '../given/client.ts';
import { demandSuccess } from '../given/demand.ts';
import { cursorLists } from '../given/walk.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { listAt } from '../value.ts';
import { foundTwice } from './found-twice.ts';
import {
  firstPeriodStart,
  fullCount,
  fullList,
  periodOf,
  weekOf,
  wholeList,
} from './full-lists.ts';
import { both, filterFinding, has, notAfter, notBefore } from './matching.ts';
import type { Fits } from './matching.ts';
import { noneFinding } from './none.ts';

type MoneyList = 'listInvoices' | 'listRefunds' | 'listDisputes';
type Query = Readonly<Record<string, string>>;

const wordsOf = (query: Query): string => new URLSearchParams(query).toString();

export async function ask(bench: Bench, operation: MoneyList, query: Query): Promise<Exchange> {
  const { client } = await fullList(bench, operation);
  const asked = { limit: '100', ...query };
  return bench.call({ operation, key: keyFor(client, operation), query: asked });
}

type Wanted = { readonly query: Query; readonly fits: Fits; readonly all: readonly unknown[] };

async function judge(
  bench: Bench,
  operation: MoneyList,
  { query, ...wanted }: Wanted,
): Promise<Finding | undefined> {
  const came = listAt(demandSuccess(await ask(bench, operation, query)), cursorLists[operation]);
  return filterFinding({ ...wanted, words: wordsOf(query), came });
}

/** Every status that the list has. With one alone the filter would have nothing to leave out. */
async function byStatus(bench: Bench, operation: MoneyList): Promise<Finding | undefined> {
  const all = await wholeList(bench, operation);
  const statuses = [...new Set(all.map((item) => String(at(item, 'status'))))];
  if (statuses.length < 2) {
    throw Obstacle.lacking(
      `all ${cursorLists[operation]} of the list have one status`,
      'offer invoice.pay, refund.settle and dispute.close by control',
    );
  }
  for (const status of statuses) {
    const finding = await foundTwice(async () => {
      // A processor may have moved one on since.
      const now = await wholeList(bench, operation);
      return judge(bench, operation, {
        ...{ query: { status }, fits: has('status', status), all: now },
      });
    });
    if (finding !== undefined) return finding;
  }
  return undefined;
}

async function byJob(bench: Bench, operation: MoneyList): Promise<Finding | undefined> {
  const all = await wholeList(bench, operation);
  const jobId = at(all[Math.floor(all.length / 2)], 'jobId');
  if (typeof jobId !== 'string') throw nothingListed(operation);
  return judge(bench, operation, { query: { jobId }, fits: has('jobId', jobId), all });
}

export const nothingListed = (operation: MoneyList): Obstacle =>
  Obstacle.lacking(
    `${cursorLists[operation]} does not list what was made`,
    `mend what is found of ${operation}`,
  );

async function noneFor(bench: Bench, operation: MoneyList, query: Query): Promise<Outcome> {
  const exchange = await ask(bench, operation, query);
  const finding = noneFinding(exchange, { name: cursorLists[operation], words: wordsOf(query) });
  return conclude(finding, String(statusOf(exchange)));
}

const unknownStatus = (bench: Bench, operation: MoneyList): Promise<Outcome> =>
  noneFor(bench, operation, { status: 'NO_SUCH_STATUS' });

async function unknownJob(bench: Bench, operation: MoneyList): Promise<Outcome> {
  const all = await wholeList(bench, operation);
  const example = at(all[0], 'jobId');
  const random = bench.random(`unknown job in ${operation}`);
  const { id } = unknownIdLike(typeof example === 'string' ? example : undefined, random);
  return noneFor(bench, operation, { jobId: id });
}

/** The week in the middle of those that invoices were made for. */
export const place = Math.floor(fullCount / 2);

/**
 * The bound is that of the week in the middle, which is among them, and then a minute beside it, so that the week is
 * not.
 */
async function byPeriod(
  bench: Bench,
  bound: 'periodStart' | 'periodEnd',
): Promise<Finding | undefined> {
  const { ids } = await fullList(bench, 'listInvoices');
  const all = await wholeList(bench, 'listInvoices');
  const middle = all.find((item) => weekOf(ids.indexOf(String(at(item, 'id')))) === place);
  if (middle === undefined) throw nothingListed('listInvoices');
  // Where it is shown without an offset (O92) it is known from what the invoice was made with.
  const shown = readInstant(at(middle, bound));
  const made = Date.parse(periodOf(await firstPeriodStart(bench), place)[bound]);
  const exact = shown?.hasOffset === true ? shown.earliest : made;
  const asked = (moment: number): Promise<Finding | undefined> => {
    const query = { [bound]: new Date(moment).toISOString() };
    const fits = bound === 'periodStart' ? notBefore(bound, moment) : notAfter(bound, moment);
    return judge(bench, 'listInvoices', { query, fits, all });
  };
  const beside = bound === 'periodStart' ? minuteMs : -minuteMs;
  return (await asked(exact)) ?? (await asked(exact + beside));
}

const minuteMs = 60_000;

/** The week in the middle, exactly; and less of it by a minute at either end, which holds no week. */
async function betweenBounds(bench: Bench): Promise<Finding | undefined> {
  const all = await wholeList(bench, 'listInvoices');
  const { periodStart, periodEnd } = periodOf(await firstPeriodStart(bench), place);
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)];
  const asked = ([from, to]: readonly [number, number]): Promise<Finding | undefined> => {
    const query = { periodStart: isoOf(from), periodEnd: isoOf(to) };
    return judge(bench, 'listInvoices', { query, fits: between(from, to), all });
  };
  // Where none can lie between them a list that is always empty would pass.
  if (all.every((item) => between(start, end)(item) === false)) throw nothingListed('listInvoices');
  return (await asked([start, end])) ?? (await asked([start + minuteMs, end - minuteMs]));
}

const between = (from: number, to: number): Fits =>
  both(notBefore('periodStart', from), notAfter('periodEnd', to));

const isoOf = (moment: number): string => new Date(moment).toISOString();

async function wrongWayRound(bench: Bench): Promise<Outcome> {
  const firstStart = await firstPeriodStart(bench);
  const { periodStart } = periodOf(firstStart, place + 4);
  const { periodEnd } = periodOf(firstStart, place - 4);
  return noneFor(bench, 'listInvoices', { periodStart, periodEnd });
}

type Row = Pick<ActiveCheck, 'id' | 'title' | 'requirements'> & {
  readonly operation: MoneyList;
  readonly run: (bench: Bench, operation: MoneyList) => Promise<Outcome>;
};

const judged =
  (find: (bench: Bench, operation: MoneyList) => Promise<Finding | undefined>): Row['run'] =>
  async (bench, operation) =>
    conclude(await find(bench, operation));

const rows: readonly Row[] = [
  {
    id: 'LIST-20',
    title: 'GET /invoices?status brings the invoices of that status, and no others',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-34'],
    run: judged(byStatus),
  },
  {
    id: 'LIST-21',
    title: 'GET /invoices with an unknown status brings none',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-35'],
    run: unknownStatus,
  },
  {
    id: 'LIST-22',
    title: 'GET /invoices?periodStart brings the invoices whose period starts at or after it',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-36', 'R-INVOICE-37'],
    run: judged((bench) => byPeriod(bench, 'periodStart')),
  },
  {
    id: 'LIST-23',
    title: 'GET /invoices?periodEnd brings the invoices whose period ends at or before it',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-38', 'R-INVOICE-39'],
    run: judged((bench) => byPeriod(bench, 'periodEnd')),
  },
  {
    id: 'LIST-61',
    title: 'GET /invoices with periodStart and periodEnd brings what lies between them as a whole',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-48'],
    run: judged(betweenBounds),
  },
  {
    id: 'LIST-24',
    title: 'GET /invoices with periodStart after periodEnd brings none',
    operation: 'listInvoices',
    requirements: ['R-INVOICE-40'],
    run: wrongWayRound,
  },
  {
    id: 'LIST-25',
    title: 'GET /refunds?status brings the refunds of that status, and no others',
    operation: 'listRefunds',
    requirements: ['R-REFUND-23'],
    run: judged(byStatus),
  },
  {
    id: 'LIST-26',
    title: 'GET /refunds with an unknown status brings none',
    operation: 'listRefunds',
    requirements: ['R-REFUND-24'],
    run: unknownStatus,
  },
  {
    id: 'LIST-27',
    title: 'GET /refunds?jobId brings the refunds of that job, and no others',
    operation: 'listRefunds',
    requirements: ['R-REFUND-25'],
    run: judged(byJob),
  },
  {
    id: 'LIST-28',
    title: 'GET /refunds?jobId of a job that does not exist brings none',
    operation: 'listRefunds',
    requirements: ['R-REFUND-26'],
    run: unknownJob,
  },
  {
    id: 'LIST-29',
    title: 'GET /disputes?status brings the disputes of that status, and no others',
    operation: 'listDisputes',
    requirements: ['R-DISPUTE-23'],
    run: judged(byStatus),
  },
  {
    id: 'LIST-30',
    title: 'GET /disputes with an unknown status brings none',
    operation: 'listDisputes',
    requirements: ['R-DISPUTE-26'],
    run: unknownStatus,
  },
  {
    id: 'LIST-31',
    title: 'GET /disputes?jobId brings the disputes of that job, and no others',
    operation: 'listDisputes',
    requirements: ['R-DISPUTE-24'],
    run: judged(byJob),
  },
  {
    id: 'LIST-32',
    title: 'GET /disputes?jobId of a job that does not exist brings none',
    operation: 'listDisputes',
    requirements: ['R-DISPUTE-25'],
    run: unknownJob,
  },
];

export const moneyFilterChecks: readonly ActiveCheck[] = rows.map(({ operation, run, ...row }) => ({
  kind: 'active',
  area: 'list',
  level: 'MUST',
  ...row,
  asks: [operation, operation, operation],
  run: (bench) => run(bench, operation),
}));
