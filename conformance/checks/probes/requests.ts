/** Requests that are a little off: which of them a server takes. */
import type { Bench } from '../../engine/bench.ts';
import { at, isMap } from '../../json.ts';
import type { Call } from '../../target/api-client.ts';
import type { Exchange } from '../../target/exchange.ts';
import { codeOf, statusOf } from '../access/denied.ts';
import { bookingBody } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { givenVenue } from '../given/venue.ts';
import { dataAt } from '../value.ts';
import { unknownIdLike } from '../unknown-id.ts';
import { byStatus, isAccepted, listed, probe, told, wordsOf } from './probe.ts';

type Change = (body: Record<string, unknown>) => unknown;

/** A booking with nothing wrong with it, but for the change. */
async function bookWith(bench: Bench, purpose: string, change: Change): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  const body = await bookingBody(bench, client, { channel: 'MOBILE', purpose });
  const key = keyFor(client, 'createBooking');
  return bench.call({ operation: 'createBooking', key, body: change(body) });
}

const inside =
  (name: string, members: Readonly<Record<string, unknown>>): Change =>
  (body) => ({ ...body, [name]: { ...(isMap(body[name]) ? body[name] : {}), ...members } });

/** GET /bookings as the primary client, with more than it needs. */
async function list(bench: Bench, more: Partial<Call>): Promise<Exchange> {
  const client = await givenClient(bench, 'primary');
  return bench.call({ operation: 'listBookings', key: keyFor(client, 'listBookings'), ...more });
}

/** Nested so many levels deep, beside those of the body itself. */
const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { in: value };
  return value;
};

const common = { area: 'wire' } as const;
const books = { area: 'validation' } as const;

export const requestProbes = [
  probe({
    ...books,
    id: 'O14',
    question: 'Where does the answer to POST /bookings hold the id and the status?',
    asks: ['createBooking'],
    run: async (bench) => {
      const exchange = await bookWith(bench, 'to see its answer', (body) => body);
      const { answer } = exchange;
      const top = answer.kind === 'whole' && answer.body.kind === 'json' ? answer.body.value : {};
      const found = [
        ...['jobId', 'id', 'status'].filter((name) => dataAt(exchange, name) !== undefined),
      ].map((name) => `data.${name}`);
      const above = ['jobId', 'id', 'status'].filter((name) => at(top, name) !== undefined);
      return { answer: listed([...found, ...above.map((name) => `${name} at the top level`)]) };
    },
  }),
  probe({
    ...books,
    id: 'O15',
    question: 'Are request keys taken that the specification does not define?',
    asks: ['createBooking'],
    run: async (bench) => {
      const more = { billingMode: 'WEEKLY_INVOICE', testPanelIds: ['tp_1'] };
      const change: Change = (body) => ({ ...body, ...more });
      const exchange = await bookWith(bench, 'to carry unknown keys', change);
      return byStatus(exchange, { 200: 'ignore', 400: 'refuse' });
    },
  }),
  probe({
    ...books,
    id: 'O26',
    question: 'How is an unknown testType refused?',
    asks: ['createBooking', 'createBooking'],
    run: async (bench) => {
      const change = inside('appointment', { testType: 'nothing-has-this-id' });
      const mobile = await bookWith(bench, 'to name an unknown panel', change);
      const client = await givenClient(bench, 'primary');
      const order = { channel: 'IN_VENUE', purpose: 'to name an unknown panel' } as const;
      const body = change(await bookingBody(bench, client, order));
      const key = keyFor(client, 'createBooking');
      const venue = await bench.call({ operation: 'createBooking', key, body });
      return { answer: `MOBILE: ${wordsOf(mobile)}; IN_VENUE: ${wordsOf(venue)}` };
    },
  }),
  probe({
    ...common,
    id: 'O48',
    question: 'Is a request without X-API-Version taken, or with another than 1?',
    asks: ['listBookings', 'listBookings'],
    run: async (bench) => {
      const { keys } = await givenClient(bench, 'primary');
      const key = keys[0]?.key ?? '';
      const missing = await list(bench, { key, onlyHeaders: { 'X-API-Key': key } });
      const other = await list(bench, { headers: { 'X-API-Version': '2' } });
      const both = byStatus(missing, { 200: 'accept' as const, 400: 'refuse' as const });
      const value = statusOf(missing) === statusOf(other) ? both.value : undefined;
      return told(`without: ${wordsOf(missing)}; with 2: ${wordsOf(other)}`, value);
    },
  }),
  probe({
    ...books,
    id: 'O50',
    question: 'Is a phone number taken that has neither the form E.164 nor the UK national one?',
    asks: ['createBooking', 'createBooking'],
    run: async (bench) => {
      const none = inside('patient', { phone: 'call me' });
      const anyText = await bookWith(bench, 'to name no phone', none);
      const zeros = inside('patient', { phone: '00447700900123' });
      const dialled = await bookWith(bench, 'to dial with zeros', zeros);
      const { value } = byStatus(anyText, { 200: 'any' as const, 400: 'strict' as const });
      return told(`words: ${wordsOf(anyText)}; with 00 for +: ${wordsOf(dialled)}`, value);
    },
  }),
  probe({
    ...books,
    id: 'O51',
    question: 'Are dates taken that are not of the form YYYY-MM-DD, or a visit in the past?',
    asks: ['createBooking', 'createBooking', 'createBooking'],
    run: async (bench) => {
      const birth = inside('patient', { dateOfBirth: '12/04/1988' });
      const visit = inside('appointment', { preferredDate: 'next Monday' });
      const past = inside('appointment', { preferredDate: '2001-01-01' });
      const rows = [
        `dateOfBirth 12/04/1988: ${wordsOf(await bookWith(bench, 'to be born oddly', birth))}`,
        `preferredDate in words: ${wordsOf(await bookWith(bench, 'to be visited oddly', visit))}`,
        `preferredDate in the past: ${wordsOf(await bookWith(bench, 'to be visited before', past))}`,
      ];
      return { answer: rows.join('; ') };
    },
  }),
  probe({
    ...common,
    id: 'O72',
    question: 'Has every 400 the error VALIDATION?',
    asks: ['createBooking', 'listBookings'],
    run: async (bench) => {
      const body = await bookWith(bench, 'to be refused', () => ({}));
      const query = await list(bench, { query: { createdFrom: 'yesterday' } });
      const refused = [body, query].filter((exchange) => statusOf(exchange) === 400);
      const codes = [...new Set(refused.map((exchange) => String(codeOf(exchange))))];
      if (refused.length === 0)
        return { answer: 'neither a wrong body nor a wrong query is a 400' };
      return { answer: `a wrong body or query has ${listed(codes)}` };
    },
  }),
  probe({
    ...books,
    id: 'O73',
    question: 'Is a link minted for a venue that does not exist?',
    asks: ['createBookingUrl'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const body = { scope: { kind: 'venue', venueId: 'nothing-has-this-id' } };
      const key = keyFor(client, 'createBookingUrl');
      return { answer: wordsOf(await bench.call({ operation: 'createBookingUrl', key, body })) };
    },
  }),
  probe({
    ...books,
    id: 'O74',
    question: 'Is null taken for an optional request field?',
    asks: ['createBooking'],
    run: async (bench) => {
      const change: Change = (body) => ({ ...body, externalUserId: null });
      const exchange = await bookWith(bench, 'to leave a key null', change);
      return byStatus(exchange, { 200: 'absent', 400: 'refuse' });
    },
  }),
  probe({
    ...common,
    id: 'O77',
    question: 'How deep may a request body nest?',
    asks: ['createBooking', 'createBooking'],
    run: async (bench) => {
      const deep = async (levels: number): Promise<string> => {
        const change: Change = (body) => ({ ...body, passthrough: { nested: nested(levels) } });
        const exchange = await bookWith(bench, `to nest ${String(levels)} levels`, change);
        return `${String(levels)} levels: ${wordsOf(exchange)}`;
      };
      return { answer: `${await deep(20)}; ${await deep(500)}` };
    },
  }),
  probe({
    ...common,
    id: 'O78',
    question: 'How large may a request body be?',
    asks: ['createBooking'],
    run: async (bench) => {
      const change: Change = (body) => ({ ...body, passthrough: { long: 'x'.repeat(200 * 1024) } });
      return { answer: `200 KiB: ${wordsOf(await bookWith(bench, 'to be large', change))}` };
    },
  }),
  probe({
    ...common,
    id: 'O79',
    question: 'How is an unknown path answered without a key?',
    asks: [],
    run: async (bench) => {
      const path = '/api/integration/v1/nothing-is-here';
      return { answer: wordsOf(await bench.call({ operation: 'getBooking', path })) };
    },
  }),
  probe({
    ...books,
    id: 'O84',
    question: 'What does a second booking with the same externalOrderId do?',
    asks: ['createBooking', 'createBooking'],
    run: async (bench) => {
      const change: Change = (body) => ({ ...body, externalOrderId: 'order-given-twice' });
      const first = await bookWith(bench, 'to be ordered', change);
      const second = await bookWith(bench, 'to be ordered again', change);
      if (!isAccepted(second)) return { answer: wordsOf(second) };
      const same = dataAt(first, 'jobId') === dataAt(second, 'jobId');
      return { answer: same ? 'it is answered with the first' : 'it makes a second booking' };
    },
  }),
  probe({
    ...books,
    id: 'O25',
    question:
      'How does POST /bookings refuse a venue that does not exist, and a slot off the grid?',
    asks: ['createBooking', 'createBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const { venueId } = await givenVenue(bench, client);
      const order = { channel: 'IN_VENUE', purpose: 'to be refused' } as const;
      const body = await bookingBody(bench, client, order);
      const start = 'venueSlotStart' in body ? Date.parse(body.venueSlotStart) : 0;
      const ask = (place: object): Promise<Exchange> =>
        bench.call({
          operation: 'createBooking',
          key: keyFor(client, 'createBooking'),
          body: { ...body, ...place },
        });
      // In the form of a real id, so that no refusal of the form comes first (O70).
      const { id } = unknownIdLike(venueId, bench.random('venue that does not exist'));
      const unknown = await ask({ venueId: id });
      const offGrid = new Date(start + 7 * 60_000).toISOString();
      const odd = await ask({ venueId, venueSlotStart: offGrid });
      const { value } = byStatus(unknown, { 400: '400' as const, 404: '404' as const });
      return told(`venue: ${wordsOf(unknown)}; slot: ${wordsOf(odd)}`, value);
    },
  }),
];
