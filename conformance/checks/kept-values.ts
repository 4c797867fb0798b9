/** What is said of a thing when it is made, or when it comes about, and is no other in any later answer. */
import { compareInstants, readInstant } from '../instant.ts';
import { at, isMap, sameJson } from '../json.ts';
import type { Area, PassiveCheck, Seen } from '../engine/check.ts';
import type { Finding } from '../engine/outcome.ts';
import type { Exchange } from '../target/exchange.ts';
import { statusOf } from './access/denied.ts';
import { dataAt, listAt, show } from './value.ts';

type Thing = { readonly id: string; readonly shown: unknown };

/** A moment may be written in several ways; of anything else the value itself is compared. */
type Kind = 'moment' | 'value';

type Row = {
  readonly id: string;
  readonly area: Area;
  readonly title: string;
  readonly requirements: readonly string[];
  /** The things of its kind that an answer shows. */
  readonly thingsIn: (exchange: Exchange) => readonly Thing[];
  readonly members: Readonly<Record<string, Kind>>;
};

const named = (shown: unknown): readonly Thing[] => {
  const id = at(shown, 'id');
  return typeof id === 'string' ? [{ id, shown }] : [];
};

/** In the list, and in the detail. */
const shownBy =
  (list: string, items: string, [get, detail]: readonly [string, string]) =>
  (exchange: Exchange): readonly Thing[] => {
    const { operationId } = exchange.operation;
    if (operationId === list) return listAt(exchange, items).flatMap(named);
    return operationId === get ? named(dataAt(exchange, detail)) : [];
  };

/** A MOBILE booking may show in the same column when it was begun (O35). */
const checkInsOf = (exchange: Exchange): readonly Thing[] =>
  bookingsOf(exchange).filter(({ shown }) => at(shown, 'fulfillmentChannel') === 'IN_VENUE');

const bookingsOf = shownBy('listBookings', 'bookings', ['getBooking', 'job']);

/** A sample has no id of its own: it is the one of its booking, as long as its barcode is the same. Of those without one there may be several (O58). */
function samplesOf(exchange: Exchange): readonly Thing[] {
  if (exchange.operation.operationId !== 'getBookingSample') return [];
  const shown = dataAt(exchange, 'sample');
  const path = new URL(exchange.request.url).pathname;
  const barcode = isMap(shown) ? shown['barcode'] : undefined;
  return typeof barcode === 'string' ? [{ id: `${path} ${barcode}`, shown }] : [];
}

const supplied = {
  externalUserId: 'value',
  externalOrderId: 'value',
  passthrough: 'value',
} as const;

const rows: readonly Row[] = [
  {
    id: 'BOOK-60',
    area: 'booking',
    title: 'createdAt of a booking, its source and what was supplied with it never change',
    requirements: ['R-JOBLIST-30', 'R-JOBLIST-60'],
    thingsIn: bookingsOf,
    members: { createdAt: 'moment', bookingSource: 'value', ...supplied },
  },
  {
    id: 'BOOK-61',
    area: 'booking',
    title: 'checkedInAt of an IN_VENUE booking never changes, once it is set',
    requirements: ['R-JOB-33'],
    thingsIn: checkInsOf,
    members: { checkedInAt: 'moment' },
  },
  {
    id: 'SAMPLE-60',
    area: 'sample',
    title: 'sampleDate of a sample never changes, whatever becomes of it',
    requirements: ['R-SAMPLE-29'],
    thingsIn: samplesOf,
    members: { sampleDate: 'moment' },
  },
  {
    id: 'INVOICE-60',
    area: 'invoice',
    title: 'createdAt and period of an invoice never change',
    requirements: ['R-INVOICE-60'],
    thingsIn: shownBy('listInvoices', 'invoices', ['getInvoice', 'invoice']),
    // It may get its number when it is issued (O57).
    members: { createdAt: 'moment', periodStart: 'moment', periodEnd: 'moment' },
  },
  {
    id: 'REFUND-60',
    area: 'refund',
    title: 'createdAt and job of a refund never change',
    requirements: ['R-REFUND-60'],
    thingsIn: shownBy('listRefunds', 'refunds', ['getRefund', 'refund']),
    // All else may be put right when it fails, or is reconciled with the processor.
    members: { createdAt: 'moment', jobId: 'value' },
  },
  {
    id: 'DISPUTE-60',
    area: 'dispute',
    title: 'createdAt and job of a dispute never change',
    requirements: ['R-DISPUTE-60'],
    thingsIn: shownBy('listDisputes', 'disputes', ['getDispute', 'dispute']),
    members: { createdAt: 'moment', jobId: 'value' },
  },
];

type First = { readonly exchange: Exchange; readonly value: unknown };

/** What was said first, by client (ids may be counted for each), thing and member. */
type Firsts = ReadonlyMap<string, First>;

const nameOf = ({ client }: Exchange, { id }: Thing, member: string): string =>
  JSON.stringify([client, id, member]);

/** Each member that the answer shows, by its name. */
const shownIn = ({ thingsIn, members }: Row, exchange: Exchange) =>
  (isAnswered(exchange) ? thingsIn(exchange) : []).flatMap((thing) =>
    Object.entries(members).flatMap(([member, kind]) => {
      const value = at(thing.shown, member);
      if (value === undefined || value === null) return [];
      return [{ name: nameOf(exchange, thing, member), id: thing.id, member, kind, value }];
    }),
  );

type Shown = ReturnType<typeof shownIn>;

function findFirsts(exchanges: readonly Exchange[], shownOf: (one: Exchange) => Shown): Firsts {
  const firsts = new Map<string, First>();
  for (const exchange of exchanges) {
    for (const { name, value } of shownOf(exchange)) {
      if (!firsts.has(name)) firsts.set(name, { exchange, value });
    }
  }
  return firsts;
}

/** Whose key was sent is known, and the answer is a success. */
const isAnswered = (exchange: Exchange): boolean =>
  exchange.client !== undefined && statusOf(exchange) === 200;

/** What is no timestamp, a day alone, is compared like any other value. */
const isSame = (kind: Kind, one: unknown, other: unknown): boolean =>
  one === other ||
  (kind === 'moment' && readInstant(one) !== undefined && readInstant(other) !== undefined
    ? compareInstants(one, other) !== 'apart'
    : sameJson(one, other));

function checkOf(row: Row): PassiveCheck {
  const { id, area, title, requirements } = row;
  // Both are asked for again and again, of thousands of answers.
  const shown = new WeakMap<Exchange, Shown>();
  const shownOf = (exchange: Exchange): Shown => {
    const all = shown.get(exchange) ?? shownIn(row, exchange);
    shown.set(exchange, all);
    return all;
  };
  const known = new WeakMap<readonly Exchange[], Firsts>();
  const firstsOf = ({ exchanges }: Seen): Firsts => {
    const firsts = known.get(exchanges) ?? findFirsts(exchanges, shownOf);
    known.set(exchanges, firsts);
    return firsts;
  };
  /** What the answer says again, with what was said before. */
  const againIn = (exchange: Exchange, seen: Seen) =>
    shownOf(exchange).flatMap((one) => {
      const first = firstsOf(seen).get(one.name);
      if (first === undefined || first.exchange === exchange) return [];
      return [{ ...one, before: first.value }];
    });
  const judge = (exchange: Exchange, seen: Seen): Finding | undefined => {
    const wrong = againIn(exchange, seen).find(
      ({ kind, before, value }) => !isSame(kind, before, value),
    );
    if (wrong === undefined) return undefined;
    return {
      expected: `${wrong.member} ${show(wrong.before)} of ${wrong.id}, as it was shown before`,
      actual: show(wrong.value),
    };
  };
  const concerns = (exchange: Exchange, seen: Seen): boolean => againIn(exchange, seen).length > 0;
  return { kind: 'passive', level: 'MUST', id, area, title, requirements, concerns, judge };
}

export const keptValueChecks: readonly PassiveCheck[] = rows.map(checkOf);
