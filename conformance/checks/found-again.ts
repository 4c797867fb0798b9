/** What a client was once shown it finds by its id, in whatever state the thing has come to be. */
import type { OperationId } from '#contract/operations.ts';
import type { PassiveCheck, Seen } from '../engine/check.ts';
import type { Finding } from '../engine/outcome.ts';
import { at } from '../json.ts';
import type { Exchange } from '../target/exchange.ts';
import { statusOf } from './access/denied.ts';
import { idInPath } from './asked-id.ts';
import { dataAt, listAt, show } from './value.ts';

/** Things of these kinds do not go away. A venue may: it is hidden when it takes no more bookings. */
type Row = Pick<PassiveCheck, 'id' | 'area' | 'title' | 'requirements'> & {
  readonly get: OperationId;
  readonly what: string;
  /** The ids of the things that an answer shows to its client. */
  readonly shownIn: (exchange: Exchange) => readonly unknown[];
};

const listed =
  (list: OperationId, name: string) =>
  (exchange: Exchange): readonly unknown[] =>
    exchange.operation.operationId === list
      ? listAt(exchange, name).map((item) => at(item, 'id'))
      : [];

const bookingsIn = (exchange: Exchange): readonly unknown[] =>
  exchange.operation.operationId === 'createBooking'
    ? [dataAt(exchange, 'jobId')]
    : listed('listBookings', 'bookings')(exchange);

const rows: readonly Row[] = [
  {
    id: 'LOOKUP-60',
    area: 'lookup',
    title: 'a booking that a client has made, or was shown, is found by its id',
    requirements: ['R-BOOK-05'],
    get: 'getBooking',
    what: 'the booking',
    shownIn: bookingsIn,
  },
  {
    id: 'LOOKUP-61',
    area: 'lookup',
    title: 'the sample of a booking that a client has made, or was shown, can be asked for',
    requirements: ['R-SAMPLE-19'],
    get: 'getBookingSample',
    what: 'the sample, or null, of the booking',
    shownIn: bookingsIn,
  },
  {
    id: 'LOOKUP-62',
    area: 'lookup',
    title: 'an invoice that a client was shown is found by its id',
    requirements: ['R-INVOICE-02'],
    get: 'getInvoice',
    what: 'the invoice',
    shownIn: listed('listInvoices', 'invoices'),
  },
  {
    id: 'LOOKUP-63',
    area: 'lookup',
    title: 'a refund that a client was shown is found by its id',
    requirements: ['R-REFUND-02'],
    get: 'getRefund',
    what: 'the refund',
    shownIn: listed('listRefunds', 'refunds'),
  },
  {
    id: 'LOOKUP-64',
    area: 'lookup',
    title: 'a dispute that a client was shown is found by its id',
    requirements: ['R-DISPUTE-02'],
    get: 'getDispute',
    what: 'the dispute',
    shownIn: listed('listDisputes', 'disputes'),
  },
];

/** Another client may have one of the same id. */
const nameOf = ({ client }: Exchange, id: unknown): string => JSON.stringify([client, id]);

/** What the key has been good for: that it lacks the scope is then no reason why it fails another time. */
const usedFor = ({ operation, request }: Exchange): string =>
  JSON.stringify([operation.scope, request.headers['X-API-Key']]);

/** What is wrong with the request, or its key, or comes too often, is answered otherwise, and says nothing of the thing. */
const lost: ReadonlySet<number | undefined> = new Set([403, 404, 409, 410]);

/** Those for a thing that the client had been shown before, and that were answered for it. */
function lookupsIn(exchanges: readonly Exchange[], { get, shownIn }: Row): ReadonlySet<Exchange> {
  const able = new Set(exchanges.filter((one) => statusOf(one) === 200).map(usedFor));
  const seen = new Set<string>();
  const isLookup = (one: Exchange): boolean =>
    one.operation.operationId === get &&
    (statusOf(one) === 200 || lost.has(statusOf(one))) &&
    seen.has(nameOf(one, idInPath(one))) &&
    able.has(usedFor(one));
  const found = new Set<Exchange>();
  for (const exchange of exchanges.filter(({ client }) => client !== undefined)) {
    if (isLookup(exchange)) found.add(exchange);
    if (statusOf(exchange) !== 200) continue;
    for (const id of shownIn(exchange)) seen.add(nameOf(exchange, id));
  }
  return found;
}

function checkOf(row: Row): PassiveCheck {
  const { id, area, title, requirements, what } = row;
  const known = new WeakMap<readonly Exchange[], ReadonlySet<Exchange>>();
  const concerns = (exchange: Exchange, { exchanges }: Seen): boolean => {
    const lookups = known.get(exchanges) ?? lookupsIn(exchanges, row);
    known.set(exchanges, lookups);
    return lookups.has(exchange);
  };
  const judge = (exchange: Exchange, seen: Seen): Finding | undefined => {
    if (!concerns(exchange, seen) || statusOf(exchange) === 200) return undefined;
    return {
      expected: `${what} ${show(idInPath(exchange))}, which the client was shown before`,
      actual: `status ${String(statusOf(exchange))}`,
    };
  };
  return { kind: 'passive', level: 'MUST', id, area, title, requirements, concerns, judge };
}

export const foundAgainChecks: readonly PassiveCheck[] = rows.map(checkOf);
