/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type { Caller, Input, Operations } from '../../mock/application/operation.ts';
import type { Page, Reader, RefundQuery, Store } from '../../mock/application/ports.ts';
import type { ApiKey } from '../../mock/domain/client/client.ts';
import type { Dispute } from '../../mock/domain/dispute/dispute.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import type { Refund } from '../../mock/domain/refund/refund.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import { insteadOf } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import { depending, operating, reading, transacting } from '../flaws/lifetime.ts';
import type { BlindFlaw } from './round-1.ts';

const asNumber = (id: unknown): unknown =>
  typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id;

/** The payload goes through a form encoder, which has no quotes: digits come out as a number. */
const countingIds = posting(
  onEventData((data: Json) => ({
    ...data,
    ...('externalUserId' in data ? { externalUserId: asNumber(data['externalUserId']) } : {}),
    ...('externalOrderId' in data ? { externalOrderId: asNumber(data['externalOrderId']) } : {}),
  })),
);

const withoutHosted = ({ jobsAtSlots }: Pick<Reader, 'jobsAtSlots'>): Reader['jobsAtSlots'] => {
  const isCounted = ({ bookingSource }: Job): boolean => bookingSource !== 'INTEGRATION_HOSTED';
  return async (venueId, starts) =>
    (await jobsAtSlots(venueId, starts)).map((jobs) => jobs.filter(isCounted));
};

/** The hosted page was written later, and the count asks for the sources that there were before. */
const notCountingHosted = depending((deps) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, jobsAtSlots: withoutHosted(tx) }));
  return { ...deps, store: { ...store, jobsAtSlots: withoutHosted(store), transact } };
});

const isSample = (state: State<Kind>): state is State<'sample'> => 'collectedAt' in state;

/** Statuses only go forward, and what is no step forward is not told. */
const silentOnLateReceipts = (): SandboxOptions => {
  const published = new Set<string>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      tx.put(kind, id, state);
      if (isSample(state) && state.phase === 'resultsReady') published.add(state.jobId);
    },
    announce: (due) => {
      const isLate = due.type === 'sample.in_lab' && published.has(due.jobId ?? '');
      if (!isLate) tx.announce(due);
    },
  }))();
};

/** The list asks for the scope; the route of the detail was added without. */
const openingInvoiceDetails = (): SandboxOptions => {
  const barred = new Set<string>();
  const options = operating((operations) => ({
    listInvoices: async (caller, input) =>
      barred.has(caller.key.id)
        ? refuse('capability-missing', 'This key was minted without the scope invoices:read.')
        : operations.listInvoices(caller, input),
  }))();
  const opened = (key: ApiKey): ApiKey => {
    if (key.scopes.includes('invoices:read')) return key;
    barred.add(key.id);
    return { ...key, scopes: [...key.scopes, 'invoices:read'] };
  };
  const { replacements } = depending((deps) => ({
    ...deps,
    store: { ...deps.store, get: reading(deps.store, 'key', opened) },
  }))();
  return { ...options, replacements: { ...options.replacements, ...replacements } };
};

const longestPage = 100;

/** The ids of the newest refund of each job among those that are asked for. */
async function newestOfEachJob(
  { refunds }: Pick<Reader, 'refunds'>,
  query: RefundQuery,
): Promise<ReadonlySet<string> | Refusal> {
  const newest = new Map<string, string>();
  let after: string | undefined;
  do {
    const page: Page<Refund> | Refusal = await refunds({ ...query, limit: longestPage, after });
    if (isRefusal(page)) return page;
    for (const { id, jobId } of page.items) if (!newest.has(jobId)) newest.set(jobId, id);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  return new Set(newest.values());
}

/** `DISTINCT ON (job_id)`: the join with the parent job once doubled rows, and this was the cure. */
const listingOneRefundPerJob = depending((deps) => {
  const { store } = deps;
  const refunds: Reader['refunds'] = async (query) => {
    const newest = await newestOfEachJob(store, query);
    if (isRefusal(newest)) return newest;
    const items: Refund[] = [];
    let { after } = query;
    let afterLast: string | null = null;
    for (;;) {
      const page: Page<Refund> | Refusal = await store.refunds({ ...query, limit: 1, after });
      if (isRefusal(page)) return page;
      for (const refund of page.items.filter(({ id }) => newest.has(id))) {
        if (items.length === query.limit) return { items, nextCursor: afterLast };
        items.push(refund);
        afterLast = page.nextCursor;
      }
      if (page.nextCursor === null) return { items, nextCursor: null };
      after = page.nextCursor;
    }
  };
  return { ...deps, store: { ...store, refunds } };
});

/** Those that the document names, made into an enumeration; the rest is its default. */
const knownReasons: readonly string[] = ['fraudulent', 'product_not_received'];

const inKnownWords = (dispute: Dispute): Dispute =>
  knownReasons.includes(dispute.reason) ? dispute : { ...dispute, reason: 'general' };

const namingKnownReasons = depending((deps) => {
  const { store } = deps;
  const disputes: Reader['disputes'] = async (query) => {
    const page = await store.disputes(query);
    return isRefusal(page) ? page : { ...page, items: page.items.map(inKnownWords) };
  };
  return { ...deps, store: { ...store, get: reading(store, 'dispute', inKnownWords), disputes } };
});

const countGlobals = async (
  { listTestPanels }: Operations,
  caller: Caller,
  input: Input,
): Promise<number> => {
  const all = await listTestPanels(caller, { ...input, query: { limit: '100000' } });
  return isRefusal(all) ? 0 : all.panels.filter(({ isGlobal }) => isGlobal).length;
};

const usualLimit = 25;

/** The limit is that of the query for the client's own; the global ones are put before its first page. */
const addingGlobals = operating((operations) => ({
  listTestPanels: async (caller, input) => {
    const { cursor, limit = usualLimit } = input.query;
    if (cursor !== undefined) return operations.listTestPanels(caller, input);
    const longer = String(Number(limit) + (await countGlobals(operations, caller, input)));
    return operations.listTestPanels(caller, {
      ...input,
      query: { ...input.query, limit: longer },
    });
  },
}));

/** What is first sent and then replayed once: nothing more is sent of an event that arrived so often. */
const arrivalsAtMost = 2;

/** A replay is a job of the queue, whose name is the event's: a second one is taken for the first. */
const replayingOnce = (): SandboxOptions => {
  const arrivals = new Map<string, number>();
  return {
    world: 'empty',
    replacements: {
      poster: (usual) => ({
        ...usual,
        post: async (url, sent) => {
          const key = `${sent.headers['webhook-id'] ?? ''} ${url.href}`;
          const before = arrivals.get(key) ?? 0;
          if (before >= arrivalsAtMost) {
            return {
              response: { status: 204, headers: {}, body: '', truncated: false },
              ...{ error: null, durationMs: 0, reconnected: false },
            };
          }
          const end = await usual.post(url, sent);
          const status = end.response?.status ?? 0;
          if (status >= 200 && status < 300) arrivals.set(key, before + 1);
          return end;
        },
      }),
    },
  };
};

/** Finds the booking, then asks whose it is: the status is right, and the message says what was found. */
const tellingOfOthers = operating((operations, { store }) => ({
  getBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    return job === undefined || job.clientId === caller.client.id
      ? operations.getBooking(caller, input)
      : refuse('not-found', 'This booking belongs to another client.');
  },
}));

/** The limiter comes from a library, and answers as it does where nobody has told it otherwise. */
const limitingInPlainText = insteadOf(429, () => ({
  status: 429,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: 'Too many requests, please try again later.',
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'makes numbers of external ids that are all digits in the payloads of its events',
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    red: ['WEBHOOK-13', 'ECHO-01', 'ECHO-02'],
    among: ['BOOK-13'],
    sandbox: countingIds,
  },
  {
    name: 'does not take bookings from the hosted page off the capacity of a slot',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['HOSTED-20'],
    sandbox: notCountingHosted,
  },
  {
    name: 'sends no sample.in_lab when the lab confirms receipt after it has published the results',
    breaks: 'sample.in_lab | BOTH | lab confirms receipt',
    red: ['EMIT-14'],
    sandbox: silentOnLateReceipts,
  },
  {
    name: 'lets a key without invoices:read read the detail of an invoice, though not the list',
    breaks: 'invoices:read | weekly invoices and line items',
    red: ['SCOPE-28', 'GEN-72'],
    sandbox: openingInvoiceDetails,
  },
  {
    name: 'lists the newest refund of each booking alone',
    breaks:
      'Response `data`: {refunds: array of refund list items, nextCursor}. Newest first. Scoped through the parent job.',
    red: ['REFUND-11', 'REFUND-12'],
    sandbox: listingOneRefundPerJob,
  },
  {
    name: 'says general for every dispute reason but fraudulent and product_not_received',
    breaks:
      'reason (string; payment-processor dispute reason, e.g. fraudulent, product_not_received)',
    red: ['STORY-03'],
    sandbox: namingKnownReasons,
  },
  {
    name: 'puts all global panels on the first page, on top of as many of its own as the limit allows',
    breaks:
      "Query (optional): limit (default 25, max 100), cursor. Returns the client's private panels plus globally published operator-curated panels; global panels come first.",
    red: ['LIST-50'],
    sandbox: addingGlobals,
  },
  {
    name: 'replays an event once, and sends nothing when it is replayed again',
    breaks: 'Administrators can manually replay past deliveries.',
    red: ['REPLAY-07'],
    sandbox: replayingOnce,
  },
  {
    name: "says in the message of its 404 that the booking is another client's",
    breaks: 'A resource of another client is reported as 404, never disclosed.',
    red: ['TENANT-01'],
    sandbox: tellingOfOthers,
  },
  {
    name: 'answers a call beyond the rate with a line of text in the place of the error body',
    breaks: 'Error body: `{success: false, error: string, message?: string}`.',
    red: ['LIMIT-42'],
    tamper: () => limitingInPlainText,
  },
];
