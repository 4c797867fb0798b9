/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { CreateBookingUrlRequest, Data } from '../../contract/model.ts';
import type { Caller, Input, Operations } from '../../mock/application/operation.ts';
import { venueOperations } from '../../mock/application/operations/venues.ts';
import type { InvoiceQuery } from '../../mock/application/ports.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import type { Json } from '../flaws/tampering.ts';

import type { BlindFlaw } from './round-1.ts';

const MINUTE = 60 * 1000;

/** Pounds to pence and back by cutting: 19.99 times 100 is a little less than 1999. */
const cutToPence = (pounds: number): number => Math.trunc(pounds * 100) / 100;

/** The amount is kept in whole pence, made of pounds without rounding. */
const cuttingRefunds = (): SandboxOptions => {
  const amounts = new Map<unknown, number>();
  const amountOf = (id: unknown, pounds: number): number => {
    const kept = amounts.get(id) ?? cutToPence(pounds);
    amounts.set(id, kept);
    return kept;
  };
  return transacting((tx) => ({
    put: (kind, id, state) => {
      const isRefund = kind === 'refund' && 'amount' in state;
      tx.put(kind, id, isRefund ? { ...state, amount: amountOf(id, state.amount) } : state);
    },
    announce: (due) => {
      const { refundId, amount }: Json = due.data;
      const data = { ...due.data, amount: amountOf(refundId, Number(amount)) };
      tx.announce(due.type.startsWith('refund.') ? { ...due, data } : due);
    },
  }))();
};

/** OVERDUE is worked out when an invoice is shown; the filter looks at what is written. */
const phasesAsWritten = (phases: InvoiceQuery['phases']): InvoiceQuery['phases'] =>
  phases?.flatMap((phase) => {
    if (phase === 'overdue') return [];
    return phase === 'pending' ? ['pending', 'overdue'] : [phase];
  });

const filteringAsWritten = depending((deps) => {
  const { store } = deps;
  const invoices: typeof store.invoices = (query) =>
    store.invoices({ ...query, phases: phasesAsWritten(query.phases) });
  return { ...deps, store: { ...store, invoices } };
});

/** A client that pays late is let off the overdue invoice by hand, which tells nobody. */
const silentAfterOverdue = (): SandboxOptions => {
  const overdue = new Set<unknown>();
  return transacting((tx) => ({
    announce: (due) => {
      const { invoiceId }: Json = due.data;
      if (due.type === 'invoice.overdue') overdue.add(invoiceId);
      if (due.type !== 'invoice.paid' || !overdue.has(invoiceId)) tx.announce(due);
    },
  }))();
};

/** Looks the correlation keys of a dispute up once for each client. */
const correlatingByClient = (): SandboxOptions => {
  const firstIds = new Map<string, object>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type !== 'dispute.closed' || due.jobId === null) {
        tx.announce(due);
        return;
      }
      const { externalUserId, externalOrderId } = due.data;
      const ids = firstIds.get(due.clientId) ?? { externalUserId, externalOrderId };
      firstIds.set(due.clientId, ids);
      tx.announce({ ...due, data: { ...due.data, ...ids } });
    },
  }))();
};

/** One column holds the time of the last thing that happened to the sample. */
const datingByTheLab = (): SandboxOptions => {
  const touched = new Map<string, number>();
  const options = operating((operations, { store }) => ({
    getBookingSample: async (caller, input) => {
      const answer = await operations.getBookingSample(caller, input);
      if (isRefusal(answer) || answer.sample === null) return answer;
      const sample = await store.latestSample(input.id);
      const at = touched.get(sample?.id ?? '');
      return at === undefined
        ? answer
        : { sample: { ...answer.sample, sampleDate: new Date(at).toISOString() } };
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'sample' && event.type === 'SampleReceived') touched.set(id, event.at);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The event is made of the job as it is before the payment page has been asked for. */
const createdBeforePayment = posting(
  onEventData((data, type) =>
    type === 'job.created' &&
    data['billingMode'] === 'PATIENT_PAY' &&
    data['fulfillmentChannel'] === 'IN_VENUE'
      ? { ...data, status: 'PENDING' }
      : data,
  ),
);

/** Far more than anybody asks in a minute. */
const unlimited = 1_000_000;

/** Each call puts the end of the minute off: a key that is never silent for a minute runs out. */
const refreshingTheMinute = depending((deps) => {
  const { store, clock } = deps;
  const calls = new Map<string, { readonly used: number; readonly last: number }>();
  /** By client: what is read between the key and the client of one call is of that call. */
  const used = new Map<string, number>();
  const count = (keyId: string): number => {
    const now = clock.now();
    const before = calls.get(keyId);
    const goesOn = before !== undefined && now - before.last < MINUTE;
    const call = { used: goesOn ? before.used + 1 : 1, last: now };
    calls.set(keyId, call);
    return call.used;
  };
  const limited = (client: Client): Client => ({
    ...client,
    rateLimitPerMinute: (used.get(client.id) ?? 0) > client.rateLimitPerMinute ? 0 : unlimited,
  });
  const counting = reading(store, 'key', (key) => {
    used.set(key.clientId, count(key.id));
    return key;
  });
  return { ...deps, store: { ...store, get: reading({ get: counting }, 'client', limited) } };
});

/** A zone with the offset of that moment all year: for London in summer Etc/GMT-1, whose sign is turned round. */
const fixedZoneOf = (timeZone: string, at: number): string => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  if (name === 'GMT') return 'UTC';
  const [, sign, hours] = /^GMT([+-])(\d\d):00$/.exec(name) ?? [];
  // There are none for parts of an hour.
  if (hours === undefined) return timeZone;
  return `Etc/GMT${sign === '+' ? '-' : '+'}${String(Number(hours))}`;
};

/** The whole window is reckoned with the offset that the venue has at its beginning. */
const keepingTheOffset = operating((_, deps) => ({
  getVenueAvailability: (caller, input) => {
    const from = Date.parse(input.query['from'] ?? '');
    const get = reading(deps.store, 'venue', (venue) => ({
      ...venue,
      timezone: fixedZoneOf(venue.timezone, from),
    }));
    const { getVenueAvailability } = venueOperations({ ...deps, store: { ...deps.store, get } });
    return getVenueAvailability(caller, input);
  },
}));

/** What is asked for again for the same order is answered again, used or not. */
const mintingOncePerOrder = operating((operations, { clock }) => {
  const minted = new Map<string, Data<'createBookingUrl'>>();
  return {
    createBookingUrl: async (caller, input) => {
      const { externalOrderId, scope } = input.body as CreateBookingUrlRequest;
      const key = JSON.stringify([caller.client.id, externalOrderId, scope]);
      const before = externalOrderId === undefined ? undefined : minted.get(key);
      if (before !== undefined && clock.now() < Date.parse(before.expiresAt)) return before;
      const answer = await operations.createBookingUrl(caller, input);
      if (!isRefusal(answer)) minted.set(key, answer);
      return answer;
    },
  };
});

type BookingItems = Data<'listBookings'>['bookings'];

const everyBooking = async (
  operations: Operations,
  caller: Caller,
  input: Input,
): Promise<BookingItems | Refusal> => {
  const bookings: BookingItems = [];
  let cursor: string | null = null;
  do {
    const query: Input['query'] = {
      ...input.query,
      limit: '100',
      ...(cursor === null ? {} : { cursor }),
    };
    const page = await operations.listBookings(caller, { ...input, query });
    if (isRefusal(page)) return page;
    bookings.push(...page.bookings);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return bookings;
};

/** Walks the index upwards from createdFrom, and needs no end. */
const walkingUpwards = operating((operations) => ({
  listBookings: async (caller, input) => {
    const { cursor, limit = '25', ...query } = input.query;
    if (query['createdFrom'] === undefined || query['createdTo'] !== undefined) {
      return operations.listBookings(caller, input);
    }
    const at = /^up\.(\d{1,9})$/.exec(cursor ?? 'up.0')?.[1];
    if (at === undefined) return refuse('cursor-invalid', 'query.cursor: not of this list');
    const all = await everyBooking(operations, caller, { ...input, query });
    if (isRefusal(all)) return all;
    const end = Number(at) + Number(limit);
    const bookings = all.reverse().slice(Number(at), end);
    return { bookings, nextCursor: end < all.length ? `up.${String(end)}` : null };
  },
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: "cuts a refund's pounds to pence without rounding",
    breaks: 'amount (number, pounds GBP)',
    sandbox: cuttingRefunds,
    red: ['REFUND-04'],
  },
  {
    name: 'finds overdue invoices under PENDING, and none under OVERDUE',
    breaks: 'Query (optional): limit (default 25, max 100), cursor, status (string)',
    sandbox: filteringAsWritten,
    red: ['LIST-20', 'LIST-40'],
  },
  {
    name: 'sends no invoice.paid for an invoice that was overdue',
    breaks: 'invoice.paid | BOTH | payment processor confirms the invoice charge',
    sandbox: silentAfterOverdue,
    red: ['EMIT-52'],
  },
  {
    name: "sends dispute.closed with the external ids of the client's first closed dispute",
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    sandbox: correlatingByClient,
    red: ['ECHO-02'],
    among: ['EMIT-48', 'EMIT-49', 'DISPUTE-06'],
  },
  {
    name: "shows the lab's receipt as the sampleDate",
    breaks: 'sampleDate (string or null, collection timestamp)',
    sandbox: datingByTheLab,
    red: ['SAMPLE-13'],
  },
  {
    name: 'says PENDING on job.created of a PATIENT_PAY booking at a venue',
    breaks:
      '(none) | POST /bookings | client billing mode PATIENT_PAY | PENDING_PAYMENT | response carries paymentRequiredUrl; job.created emitted',
    sandbox: createdBeforePayment,
    red: ['PAYLOAD-12'],
  },
  {
    name: 'begins the minute of the request rate anew with each call',
    breaks: '60 requests per minute per API key by default; exceeding gives 429',
    sandbox: refreshingTheMinute,
    red: ['LIMIT-52'],
  },
  {
    name: 'offers slots an hour off once the clocks have changed within the window',
    breaks: 'Empty slots means fully booked or outside operating hours.',
    sandbox: keepingTheOffset,
    red: ['SLOT-01'],
  },
  {
    name: 'answers a second booking-url for the same order with the first link',
    breaks:
      'Mints a single-use token-based (JWT) booking link the patient opens on {booking_site}. The token expires 24 hours after minting and is consumed once the booking is submitted.',
    sandbox: mintingOncePerOrder,
    red: ['URL-25'],
  },
  {
    name: 'lists bookings oldest first when createdFrom is given without createdTo',
    breaks: 'Response `data`: {bookings: array of job list items, nextCursor}. Newest first.',
    sandbox: walkingUpwards,
    red: ['LIST-14', 'LIST-16', 'LIST-45'],
  },
];
