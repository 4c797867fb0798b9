/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import { createOperations } from '../../mock/application/operations.ts';
import type { Page, Reader } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, type Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import { depending, operating, reading, transacting } from '../flaws/lifetime.ts';
import type { BlindFlaw } from './round-1.ts';

/** Headers are brought into one case before they are looked at, their values with them. */
const hashingInSmallLetters = depending((deps) => {
  const { credentials } = deps;
  const hashOf = (apiKey: string): string => credentials.hashOf(apiKey.toLowerCase());
  return { ...deps, credentials: { ...credentials, hashOf } };
});

/** `en_route_notified_at` is a column of the booking, and nobody clears it when the phlebotomist goes. */
const tellingTheFirstOnTheWay = (): SandboxOptions => {
  const told = new Set<string | null>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type !== 'job.en_route') {
        tx.announce(due);
        return;
      }
      if (!told.has(due.jobId)) tx.announce(due);
      told.add(due.jobId);
    },
  }))();
};

/** What the search has given up on is closed in a list of its own, which knows of no events. */
const closingUnfoundInSilence = (): SandboxOptions => {
  const unfound = new Set<string | null>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'SearchExhausted') unfound.add(id);
    },
    announce: (due) => {
      if (due.type !== 'job.cancelled' || !unfound.has(due.jobId)) tx.announce(due);
    },
  }))();
};

/** The list asks for all three, the detail for `active AND public` alone. */
const showingUnverified = operating((_, deps) => {
  const get = reading(deps.store, 'venue', (venue) => ({ ...venue, verified: true }));
  const { getVenue } = createOperations({ ...deps, store: { ...deps.store, get } });
  return { getVenue };
});

/** The filter is put into the words of the processor, where what was reconciled has succeeded. */
const filteringInProcessorWords = depending((deps) => {
  const { store } = deps;
  const refunds: Reader['refunds'] = ({ phases, ...query }) => {
    if (phases === undefined) return store.refunds(query);
    const known = phases.filter((phase) => phase !== 'reconciled');
    return store.refunds({
      ...query,
      phases: known.includes('succeeded') ? [...known, 'reconciled'] : known,
    });
  };
  return { ...deps, store: { ...store, refunds } };
});

/** The wrong one of two columns that are alike. */
const billingUsers = operating((operations, { store }) => ({
  getInvoice: async (caller, input) => {
    const answer = await operations.getInvoice(caller, input);
    if (isRefusal(answer)) return answer;
    const { jobs } = answer.invoice;
    const billed = await Promise.all(
      jobs.map(async (shown) => {
        const job = await store.get('job', shown.id);
        return { ...shown, externalOrderId: job?.externalUserId ?? null };
      }),
    );
    return { invoice: { ...answer.invoice, jobs: billed } };
  },
}));

const fallback = 'mobile-then-venue-fallback';

const kindIn = (body: unknown): unknown => (body as { scope?: { kind?: unknown } }).scope?.kind;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** `canUseMobilePhleb || canUseVenueNetwork`: whichever there is, the link leads to. */
const takingEitherCapability: Tamper = async (asked, forward) => {
  const reply = await forward(asked);
  const isDenied = reply.status === 403 || reply.status === 400;
  if (asked.operation !== 'createBookingUrl' || !isDenied) return reply;
  const body = parsed(asked.body);
  if (typeof body !== 'object' || body === null || kindIn(body) !== fallback) return reply;
  for (const kind of ['all-mobile', 'all-venues']) {
    const narrower = { ...(body as Json), scope: { kind } };
    const minted = await forward({ ...asked, body: JSON.stringify(narrower) });
    if (minted.status === 200) return minted;
  }
  return reply;
};

const MOST = 100;

/** `UPDATE … WHERE external_order_id = $1`: what is cancelled is the order. */
const cancellingTheOrder = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const answer = await operations.cancelBooking(caller, input);
    const job = await store.get('job', input.id);
    const order = job?.externalOrderId ?? null;
    if (isRefusal(answer) || order === null) return answer;
    const all = await store.jobs({ clientId: caller.client.id, limit: MOST });
    const others = isRefusal(all) ? [] : all.items;
    for (const { id, phase, externalOrderId } of others) {
      if (externalOrderId !== order || phase === 'cancelled') continue;
      await operations.cancelBooking(caller, { ...input, id });
    }
    return answer;
  },
}));

/** Bookings are those that came through the integration, where nobody says otherwise. */
const leavingStaffOut = depending((deps) => {
  const { store } = deps;
  const jobs: Reader['jobs'] = async (query) => {
    if (query.bookingSource !== undefined) return store.jobs(query);
    const items: Job[] = [];
    let { after } = query;
    let afterLast: string | null = null;
    for (;;) {
      const page: Page<Job> | Refusal = await store.jobs({ ...query, limit: 1, after });
      if (isRefusal(page)) return page;
      for (const job of page.items.filter(({ bookingSource }) => bookingSource !== 'INTERNAL')) {
        if (items.length === query.limit) return { items, nextCursor: afterLast };
        items.push(job);
        afterLast = page.nextCursor;
      }
      if (page.nextCursor === null) return { items, nextCursor: null };
      after = page.nextCursor;
    }
  };
  return { ...deps, store: { ...store, jobs } };
});

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

const escaped = <Notes extends string | null>(notes: Notes): Notes | string =>
  notes === null ? notes : notes.replaceAll(/[&<>"']/g, (one) => entities[one] ?? one);

/** Notes are made safe for the staff's pages where they are read, and so for everyone. */
const escapingNotes = operating((operations) => ({
  getBookingSample: async (caller, input) => {
    const answer = await operations.getBookingSample(caller, input);
    if (isRefusal(answer) || answer.sample === null) return answer;
    const { sample } = answer;
    return { sample: { ...sample, collectionNotes: escaped(sample.collectionNotes) } };
  },
  getBooking: async (caller, input) => {
    const answer = await operations.getBooking(caller, input);
    if (isRefusal(answer) || answer.job.sample === null) return answer;
    const { sample } = answer.job;
    const shown = { ...sample, collectionNotes: escaped(sample.collectionNotes) };
    return { job: { ...answer.job, sample: shown } };
  },
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'takes a key whatever the case of its letters',
    breaks: 'A missing or invalid key gives 401 with `{success: false, error: ...}`',
    red: ['AUTH-39'],
    sandbox: hashingInSmallLetters,
  },
  {
    name: 'sends no job.en_route for a phlebotomist who sets off when an earlier one had set off before',
    breaks: 'job.en_route | MOBILE | phlebotomist marks en route',
    red: ['EMIT-90'],
    sandbox: tellingTheFirstOnTheWay,
  },
  {
    name: 'sends no job.cancelled when staff cancel a booking for which no phlebotomist was found',
    breaks:
      'job stays AVAILABLE indefinitely until staff cancel manually; job.cancelled then emitted',
    red: ['EMIT-24'],
    sandbox: closingUnfoundInSilence,
  },
  {
    name: 'shows the detail of a venue that is not verified, though the list leaves it out',
    breaks:
      'Response `data`: {venue: venue detail}. Only verified, active, public-booking-enabled venues; requires canUseVenueNetwork.',
    red: ['VENUE-11'],
    sandbox: showingUnverified,
  },
  {
    name: 'finds refunds that were reconciled under SUCCEEDED, and none under RECONCILED_FROM_PROCESSOR',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (string), jobId (string).',
    red: ['LIST-25'],
    sandbox: filteringInProcessorWords,
  },
  {
    name: 'shows the externalUserId of a job as its externalOrderId in the detail of an invoice',
    breaks:
      'jobs (array of {id, status, fulfillmentChannel (MOBILE|IN_VENUE), externalOrderId (string or null)})',
    red: ['INVOICE-05'],
    sandbox: billingUsers,
  },
  {
    name: 'mints a mobile-then-venue-fallback link for a client that has one of the two capabilities',
    breaks:
      'mobile-then-venue-fallback | none | mobile, falling back to venue | both canUseMobilePhleb and canUseVenueNetwork',
    red: ['CAP-03', 'CAP-04'],
    tamper: () => takingEitherCapability,
  },
  {
    name: "cancels the client's other bookings with the same externalOrderId, too",
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-91'],
    sandbox: cancellingTheOrder,
  },
  {
    name: 'lists the bookings that staff have made only when bookingSource asks for them',
    breaks:
      'bookingSource (INTERNAL, INTEGRATION_API, INTEGRATION_HOSTED), createdFrom (ISO timestamp, inclusive lower bound)',
    red: ['PAGE-11'],
    sandbox: leavingStaffOut,
  },
  {
    name: 'shows the notes of a sample with HTML entities in the place of quotes, & and <',
    breaks:
      'collectionNotes (string or null), shipmentMode (string or null), resultsReadyAt (string or null)',
    red: ['SAMPLE-06'],
    sandbox: escapingNotes,
  },
];
