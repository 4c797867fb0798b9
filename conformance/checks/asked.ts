/** What was asked must come: the thing of that id, a page of that size, items that fit the filter. Looks at every answer. */
import type { OperationId } from '#contract/operations.ts';
import type { PassiveCheck } from '../engine/check.ts';
import type { Finding } from '../engine/outcome.ts';
import { readInstant } from '../instant.ts';
import { at } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { notAfter, notBefore } from './lists/matching.ts';
import type { Fits } from './lists/matching.ts';
import { dataAt, listAt, show } from './value.ts';

const isSuccess = ({ answer }: Exchange): boolean =>
  answer.kind === 'whole' && answer.status === 200 && answer.body.kind === 'json';

/** Where the id of what was asked for stands under data. */
const ids: Partial<Record<OperationId, readonly string[]>> = {
  getBooking: ['job', 'id'],
  cancelBooking: ['jobId'],
  getVenue: ['venue', 'id'],
  getInvoice: ['invoice', 'id'],
  getRefund: ['refund', 'id'],
  getDispute: ['dispute', 'id'],
};

/** A server may take an id in capitals, or without its hyphens, for the same. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

function pathId({ operation, request }: Exchange): string | undefined {
  const place = operation.path.split('/').reverse().indexOf('{id}');
  const segment = new URL(request.url).pathname.split('/').at(-1 - place) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function otherThing(exchange: Exchange): Finding | undefined {
  const id = pathId(exchange);
  const steps = ids[exchange.operation.operationId];
  if (id === undefined || steps === undefined || !isSuccess(exchange)) return undefined;
  const shown = dataAt(exchange, ...steps);
  if (typeof shown !== 'string' || bare(shown) === bare(id)) return undefined;
  const place = ['data', ...steps].join('.');
  return { expected: `${place} ${show(id)}, as it was asked for`, actual: show(shown) };
}

type List = {
  readonly key: string;
  /** Items of a page for which no limit was named, and the most of any. */
  readonly usual: number;
  readonly most: number;
  /** Parameters that an item must equal. */
  readonly equal: readonly string[];
  /** Parameters that bound a member of the item. */
  readonly bounds: Readonly<Record<string, (bound: number) => Fits>>;
};

const byCursor = { usual: 25, most: 100, equal: ['status', 'jobId'], bounds: {} } as const;

const lists: Partial<Record<OperationId, List>> = {
  listBookings: {
    ...{ ...byCursor, key: 'bookings', equal: ['status', 'bookingSource'] },
    bounds: {
      createdFrom: (bound) => notBefore('createdAt', bound),
      createdTo: (bound) => notAfter('createdAt', bound),
    },
  },
  listInvoices: {
    ...{ ...byCursor, key: 'invoices', equal: ['status'] },
    bounds: {
      periodStart: (bound) => notBefore('periodStart', bound),
      periodEnd: (bound) => notAfter('periodEnd', bound),
    },
  },
  listRefunds: { ...byCursor, key: 'refunds' },
  listDisputes: { ...byCursor, key: 'disputes' },
  listTestPanels: { ...byCursor, key: 'panels', equal: [] },
  listVenues: { key: 'venues', usual: 50, most: 50, equal: [], bounds: {} },
};

const listOf = ({ operation }: Exchange): List | undefined => lists[operation.operationId];

/** A parameter that was sent once. */
function once({ request }: Exchange, name: string): string | undefined {
  const [value, ...others] = new URL(request.url).searchParams.getAll(name);
  return others.length === 0 ? value : undefined;
}

/** Which size a page has behind a cursor that comes without a limit is not said, nor for a limit that is none. */
function mostOf(exchange: Exchange, { usual, most }: List): number {
  const { searchParams } = new URL(exchange.request.url);
  const limit = once(exchange, 'limit');
  if (limit !== undefined && /^[1-9]\d{0,2}$/.test(limit)) return Math.min(Number(limit), most);
  return searchParams.has('limit') || searchParams.has('cursor') ? most : usual;
}

function wrongPage(exchange: Exchange): Finding | undefined {
  const list = listOf(exchange);
  if (list === undefined || !isSuccess(exchange)) return undefined;
  const items = listAt(exchange, list.key);
  const most = mostOf(exchange, list);
  if (items.length > most) {
    return { expected: `${String(most)} ${list.key} at most`, actual: String(items.length) };
  }
  const shown = items.map((item) => at(item, 'id'));
  const twice = shown.find((id, place) => id !== undefined && shown.indexOf(id) !== place);
  if (twice === undefined) return undefined;
  return { expected: `each of the ${list.key} once`, actual: `${show(twice)} twice in one page` };
}

/** Words that mean nothing but themselves, in whichever case. */
const isPlain = (value: string): boolean => /^[\w-]+$/.test(value) && value !== 'null';

function equals(exchange: Exchange, name: string): Fits {
  const value = once(exchange, name);
  if (value === undefined || !isPlain(value)) return () => undefined;
  return (item) => String(at(item, name)).toLowerCase() === value.toLowerCase();
}

function within(exchange: Exchange, name: string, fits: (bound: number) => Fits): Fits {
  const bound = once(exchange, name);
  const instant = bound?.endsWith('Z') === true ? readInstant(bound) : undefined;
  if (instant?.earliest !== instant?.latest || instant === undefined) return () => undefined;
  return fits(instant.earliest);
}

function strayItem(exchange: Exchange): Finding | undefined {
  const list = listOf(exchange);
  if (list === undefined || !isSuccess(exchange)) return undefined;
  const filters: readonly (readonly [string, Fits])[] = [
    ...list.equal.map((name) => [name, equals(exchange, name)] as const),
    ...Object.entries(list.bounds).map(
      ([name, fits]) => [name, within(exchange, name, fits)] as const,
    ),
  ];
  for (const [name, fits] of filters) {
    const stray = listAt(exchange, list.key).find((item) => fits(item) === false);
    if (stray === undefined) continue;
    const wanted = `${name}=${String(once(exchange, name))}`;
    return { expected: `only ${list.key} that fit ${wanted}`, actual: show(stray) };
  }
  return undefined;
}

const isFiltered = (exchange: Exchange): boolean => {
  const list = listOf(exchange);
  if (list === undefined || !isSuccess(exchange)) return false;
  return [...list.equal, ...Object.keys(list.bounds)].some(
    (name) => once(exchange, name) !== undefined,
  );
};

const common = { kind: 'passive', area: 'wire', level: 'MUST' } as const;

export const askedChecks: readonly PassiveCheck[] = [
  {
    ...common,
    id: 'WIRE-24',
    title: 'what is answered to an id is the thing of that id',
    requirements: [
      ...['R-BOOK-05', 'R-CANCEL-05', 'R-VENUE-05', 'R-INVOICE-02', 'R-REFUND-02', 'R-DISPUTE-02'],
    ],
    concerns: (exchange) =>
      ids[exchange.operation.operationId] !== undefined && isSuccess(exchange),
    judge: otherThing,
  },
  {
    ...common,
    id: 'WIRE-25',
    title: 'no page of a list holds more than was asked for, nor one thing twice',
    requirements: [
      ...['R-PAGE-05', 'R-PAGE-06', 'R-PAGE-07', 'R-PAGE-08', 'R-PAGE-09', 'R-PAGE-12'],
      ...['R-PAGE-13', 'R-PAGE-14', 'R-PAGE-15', 'R-PAGE-16', 'R-PAGE-17', 'R-VENUE-01'],
    ],
    concerns: (exchange) => listOf(exchange) !== undefined && isSuccess(exchange),
    judge: wrongPage,
  },
  {
    ...common,
    id: 'WIRE-26',
    title: 'no list holds what its filters leave out, whatever else is asked with them',
    requirements: [
      ...['R-JOBLIST-18', 'R-JOBLIST-21', 'R-JOBLIST-23', 'R-JOBLIST-25', 'R-JOBLIST-27'],
      ...['R-INVOICE-34', 'R-INVOICE-37', 'R-INVOICE-39', 'R-REFUND-23', 'R-REFUND-25'],
      ...['R-DISPUTE-23', 'R-DISPUTE-24'],
    ],
    concerns: isFiltered,
    judge: strayItem,
  },
];
