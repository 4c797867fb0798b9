/** Every page of a list, for whatever reason it was asked for: what its own query says of it holds. */
import type { PassiveCheck } from '../../engine/check.ts';
import { firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { cursorLists } from '../given/walk.ts';
import type { CursorList } from '../given/walk.ts';
import { dataAt, listAt, show } from '../value.ts';
import { notAfter, notBefore } from './matching.ts';
import type { Fits } from './matching.ts';
import { newerBehind } from './order.ts';

/** What a value of the filter lets through; undefined for a value of which that is not certain. */
type Filter = (value: string) => Fits | undefined;

/** What looks like no value of a list may be taken for none at all. */
const isWord = (value: string): boolean => /^[\w-]{2,100}$/.test(value) && value !== 'null';

const having =
  (member: string): Filter =>
  (value) =>
    isWord(value)
      ? (item) => String(at(item, member)).toLowerCase() === value.toLowerCase()
      : undefined;

/** A moment without an offset, or of a year that calendars do not agree upon, may be refused or read otherwise. */
const bounded =
  (member: string, end: 'earliest' | 'latest'): Filter =>
  (value) => {
    const bound = /^[12]\d{3}-/.test(value) ? readInstant(value) : undefined;
    if (bound?.hasOffset !== true) return undefined;
    return (end === 'earliest' ? notBefore : notAfter)(member, bound[end]);
  };

type Row = {
  readonly id: string;
  readonly operation: CursorList;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly requirements: readonly string[];
};

/** The value of a parameter that was sent once. */
function sentOnce(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name);
  return others.length === 0 ? value : undefined;
}

function filtersFinding(
  { filters }: Row,
  query: URLSearchParams,
  items: readonly unknown[],
): Finding | undefined {
  for (const [name, filter] of Object.entries(filters)) {
    const value = sentOnce(query, name);
    const fits = value === undefined ? undefined : filter(value);
    const wrong = items.find((item) => fits?.(item) === false);
    if (wrong === undefined) continue;
    return { expected: `only items that fit ${name}=${String(value)}`, actual: show(wrong) };
  }
  return undefined;
}

const usualPage = 25;
const longestPage = 100;

/** A limit outside of 1 to 100 may be moved in (O18), and another text may stand for the usual one (O19). */
function mostItems(query: URLSearchParams): number {
  if (!query.has('limit')) return usualPage;
  const limit = sentOnce(query, 'limit') ?? '';
  const number = /^[1-9]\d{0,2}$/.test(limit) ? Number(limit) : longestPage;
  return Math.min(number, longestPage);
}

function sizeFinding(query: URLSearchParams, items: readonly unknown[]): Finding | undefined {
  const most = mostItems(query);
  if (items.length <= most) return undefined;
  return { expected: `${String(most)} items at the most`, actual: String(items.length) };
}

function twiceFinding(items: readonly unknown[]): Finding | undefined {
  const shown = items.map((item) => at(item, 'id'));
  const twice = shown.find((id, place) => id !== undefined && shown.indexOf(id) !== place);
  return twice === undefined
    ? undefined
    : { expected: 'each item once', actual: `${show(twice)} twice in one page` };
}

const judge =
  (row: Row) =>
  ({ request, ...exchange }: Exchange): Finding | undefined => {
    const query = new URL(request.url).searchParams;
    const items = listAt({ request, ...exchange }, cursorLists[row.operation]);
    return firstFinding(
      () => sizeFinding(query, items),
      () => twiceFinding(items),
      () => filtersFinding(row, query, items),
      () => newerBehind(items),
    );
  };

const ofMoney = { status: having('status'), jobId: having('jobId') };

const rows: readonly Row[] = [
  {
    id: 'LIST-53',
    operation: 'listBookings',
    filters: {
      status: having('status'),
      bookingSource: having('bookingSource'),
      createdFrom: bounded('createdAt', 'earliest'),
      createdTo: bounded('createdAt', 'latest'),
    },
    requirements: [
      ...['R-JOBLIST-15', 'R-JOBLIST-18', 'R-JOBLIST-23', 'R-JOBLIST-25', 'R-JOBLIST-28'],
      ...['R-PAGE-05', 'R-PAGE-12', 'R-PAGE-13'],
    ],
  },
  {
    id: 'LIST-54',
    operation: 'listInvoices',
    filters: {
      status: having('status'),
      periodStart: bounded('periodStart', 'earliest'),
      periodEnd: bounded('periodEnd', 'latest'),
    },
    requirements: ['R-INVOICE-33', 'R-INVOICE-47', 'R-PAGE-06', 'R-PAGE-12', 'R-PAGE-14'],
  },
  {
    id: 'LIST-55',
    operation: 'listRefunds',
    filters: ofMoney,
    requirements: ['R-REFUND-22', 'R-REFUND-30', 'R-PAGE-07', 'R-PAGE-12', 'R-PAGE-15'],
  },
  {
    id: 'LIST-56',
    operation: 'listDisputes',
    filters: ofMoney,
    requirements: ['R-DISPUTE-22', 'R-DISPUTE-28', 'R-PAGE-08', 'R-PAGE-12', 'R-PAGE-16'],
  },
];

export const everyPageChecks: readonly PassiveCheck[] = rows.map((row) => ({
  kind: 'passive',
  area: 'list',
  level: 'MUST',
  id: row.id,
  title: `${row.operation}: every page holds what its query lets through, no more than its limit, each once, the newest first`,
  requirements: row.requirements,
  concerns: (exchange) =>
    exchange.operation.operationId === row.operation &&
    statusOf(exchange) === 200 &&
    Array.isArray(dataAt(exchange, cursorLists[row.operation])),
  judge: judge(row),
}));
