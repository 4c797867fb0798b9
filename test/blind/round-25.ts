/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; two of them were those of
 * a round before over again, and are left out.
 */
import type { Reader, Transaction } from '../../mock/application/ports.ts';
import type { Job, JsonObject } from '../../mock/domain/job/job.ts';
import type { Sample } from '../../mock/domain/sample/sample.ts';
import type { Venue } from '../../mock/domain/venue/venue.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import { depending, reading, transacting } from '../flaws/lifetime.ts';
import { afterSigning, posting, withHeaders } from '../flaws/posting.ts';
import type { Broken } from './broken.ts';

/** Tells what one kind of thing is when it is written down. */
const onPut =
  <T>(tx: Transaction, written: string, hear: (state: T) => T): Transaction['put'] =>
  (kind, id, state) => {
    // Of the kind that is written, as its state is, which the compiler takes on trust.
    tx.put(kind, id, kind === written ? (hear(state as T) as typeof state) : state);
  };

/** `urlsafe_b64encode(digest)`: "-" and "_" where base64 has "+" and "/". */
const signingForUrls = posting(
  afterSigning((post) =>
    withHeaders(post, {
      'webhook-signature': (post.headers['webhook-signature'] ?? '')
        .replaceAll('+', '-')
        .replaceAll('/', '_'),
    }),
  ),
);

/** Cancels first, and then asks for disputes of jobs that are not cancelled. */
const refundingWithTheCancel = transacting((tx) => {
  const cancelled = new Set<string>();
  const noted = (job: Job): Job => {
    if (job.phase === 'cancelled') cancelled.add(job.id);
    return job;
  };
  const disputesOf: Reader['disputesOf'] = async (jobId) =>
    cancelled.has(jobId) ? [] : tx.disputesOf(jobId);
  return { put: onPut(tx, 'job', noted), disputesOf };
});

const SECOND = 1000;
const everything = 1_000_000;

/** `WHERE created_at < :cursor`, and the cursor is the time of the last row without its fraction. */
const pagingBySeconds = depending((deps) => {
  const { store } = deps;
  const refunds: Reader['refunds'] = async ({ after, limit, ...query }) => {
    const all = await store.refunds({ ...query, limit: everything });
    if (isRefusal(all)) return all;
    const before = after === undefined ? Infinity : Date.parse(after);
    if (Number.isNaN(before)) {
      return refuse('cursor-invalid', 'query.cursor: expected the nextCursor of the page before');
    }
    const rows = all.items.filter(({ createdAt }) => createdAt < before);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const nextCursor =
      last === undefined || rows.length <= limit
        ? null
        : new Date(Math.floor(last.createdAt / SECOND) * SECOND).toISOString();
    return { items, nextCursor };
  };
  return { ...deps, store: { ...store, refunds } };
});

/** `period_start > :from`. */
const startingAfter = depending((deps) => {
  const { store } = deps;
  const invoices: Reader['invoices'] = ({ periodStartFrom, ...query }) =>
    store.invoices({
      ...query,
      periodStartFrom: periodStartFrom === undefined ? undefined : periodStartFrom + 1,
    });
  return { ...deps, store: { ...store, invoices } };
});

/** `if (sample.resultsReadyAt) return;`: what the lab has analysed needs no receipt any more. */
const receivingInSilence = () => {
  const published = new Set<string>();
  const noted = (sample: Sample): Sample => {
    if (sample.phase === 'resultsReady') published.add(sample.jobId);
    return sample;
  };
  return transacting((tx) => ({
    put: onPut(tx, 'sample', noted),
    announce: (due) => {
      if (due.type !== 'sample.in_lab' || !published.has(due.jobId ?? '')) tx.announce(due);
    },
  }))();
};

/** A booking that nobody has paid is thrown away like a basket: nobody is told. */
const droppingUnpaidBookings = () => {
  const unpaid = new Set<string>();
  const noted = (job: Job): Job => {
    if (job.phase === 'pendingPayment') unpaid.add(job.id);
    else if (job.phase !== 'cancelled') unpaid.delete(job.id);
    return job;
  };
  return transacting((tx) => ({
    put: onPut(tx, 'job', noted),
    announce: (due) => {
      if (due.type !== 'job.cancelled' || !unpaid.has(due.jobId ?? '')) tx.announce(due);
    },
  }))();
};

const camelOf = (key: string): string =>
  key.replaceAll(/(?<=[A-Za-z0-9])[_-]+([A-Za-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

const camelKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camelKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [camelOf(key), camelKeys(member)]),
  );
};

/** `camelcaseKeys(body, { deep: true })` before anything else looks at it. */
const camelCasing = transacting((tx) => ({
  put: onPut(tx, 'job', (job: Job) => ({
    ...job,
    passthrough: camelKeys(job.passthrough) as JsonObject | null,
  })),
}));

/** Whether a venue takes bookings is asked when its form is shown, not when it is sent. */
const trustingTheForm = transacting((tx) => {
  let isOfPage = false;
  const open = (venue: Venue): Venue => (isOfPage ? { ...venue, active: true } : venue);
  const get = reading(tx, 'venue', open);
  return {
    get: (kind, id) => {
      if (kind === 'link') isOfPage = true;
      return get(kind, id);
    },
  };
});

export const blindFlaws: readonly Broken[] = [
  {
    name: 'signs in the base64 of URLs, with - and _ for + and /',
    breaks: 'Signature: HMAC-SHA256 over that string, base64 encoded.',
    red: ['SIGN-01', 'SIGN-02'],
    among: ['PAYLOAD-28'],
    sandbox: signingForUrls,
  },
  {
    name: 'refunds a booking under dispute when the refund cancels it, too',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    red: ['CANCEL-18', 'CANCEL-19'],
    sandbox: refundingWithTheCancel,
  },
  {
    name: 'loses, between two pages of refunds, those that were made in the second of the last one',
    breaks:
      'Cursor-paginated list responses carry `nextCursor` (string or null; null when exhausted), to be passed back as the `cursor` query parameter.',
    red: ['PAGE-28'],
    sandbox: pagingBySeconds,
  },
  {
    name: 'leaves out invoices whose period starts exactly at the periodStart that was asked for',
    breaks: 'periodStart (ISO timestamp; only invoices whose periodStart is at or after it)',
    red: ['LIST-22'],
    sandbox: startingAfter,
  },
  {
    name: 'sends no sample.in_lab when the lab has published results before',
    breaks: 'any | lab confirms receipt | RECEIVED_BY_LAB (sample.in_lab)',
    red: ['EMIT-14'],
    sandbox: receivingInSilence,
  },
  {
    name: 'sends no job.cancelled for a booking that still awaits its payment',
    breaks: 'Emits job.cancelled on success.',
    red: ['CANCEL-09'],
    sandbox: droppingUnpaidBookings,
  },
  {
    name: 'writes the keys of a passthrough in camel case',
    breaks: 'passthrough | object or null | free-form key/value map supplied at creation',
    red: ['VALID-70'],
    sandbox: camelCasing,
  },
  {
    name: 'books on a page at a venue that was deactivated while its form was filled in',
    breaks: 'venue.deactivated | IN_VENUE | venue flips to inactive; no new bookings accepted',
    red: ['HOSTED-94'],
    sandbox: trustingTheForm,
  },
];
