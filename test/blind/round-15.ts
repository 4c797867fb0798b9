/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type { DisputeQuery, Page, Reader, Store } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { Dispute } from '../../mock/domain/dispute/dispute.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/domain/refusal.ts';
import { pageBehind } from '../flaws/paging.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import type { Json } from '../flaws/tampering.ts';
import { depending, operating, reading, transacting } from '../flaws/lifetime.ts';
import type { BlindFlaw } from './round-1.ts';

/** `status LIKE 'PENDING%'`, for the sake of whoever writes half of a status. */
const matchingByPrefix = depending((deps) => {
  const { store } = deps;
  const jobs: Reader['jobs'] = (query) => {
    const { phases } = query;
    return store.jobs(
      phases?.includes('pending') ? { ...query, phases: [...phases, 'pendingPayment'] } : query,
    );
  };
  return { ...deps, store: { ...store, jobs } };
});

const isLink = (kind: Kind): boolean => kind === 'link';

/** The link is crossed out where the payment comes in, with the rest that belongs to a paid booking. */
const openUntilPaid = ({ get }: Pick<Reader, 'get'>): Reader['get'] => {
  const open = async (link: BookingLink): Promise<BookingLink> => {
    if (link.usedBy === null) return link;
    const job = await get('job', link.usedBy);
    return job?.phase === 'pendingPayment' ? { ...link, usedBy: null } : link;
  };
  return async <K extends Kind>(kind: K, id: string) => {
    const state = await get(kind, id);
    if (state === undefined || !isLink(kind)) return state;
    // Of the kind that is read, which the compiler takes on trust.
    return await open(state as BookingLink);
  };
};

const usingUpWithPayment = depending((deps) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: openUntilPaid(tx) }));
  return { ...deps, store: { ...store, get: openUntilPaid(store), transact } };
});

const MINUTE = 60_000;

/** `starts_at <= $1 AND ends_at >= $1`: what ends at a start is counted there, too. */
const countingWhatEnds = ({
  get,
  jobsAtSlots,
}: Pick<Reader, 'get' | 'jobsAtSlots'>): Reader['jobsAtSlots'] => {
  return async (venueId, starts) => {
    const venue = await get('venue', venueId);
    const length = (venue?.slotDurationMinutes ?? 0) * MINUTE;
    const at = await jobsAtSlots(venueId, starts);
    const before = await jobsAtSlots(
      venueId,
      starts.map((start) => start - length),
    );
    return at.map((jobs, index): readonly Job[] => [...jobs, ...(before[index] ?? [])]);
  };
};

const holdingTheNextSlot = depending((deps) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, jobsAtSlots: countingWhatEnds(tx) }));
  return { ...deps, store: { ...store, jobsAtSlots: countingWhatEnds(store), transact } };
});

/** As long as money is on its way, nobody is to touch the booking. */
const waitingForRefunds = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    const isOver = job?.phase === 'cancelled' || job?.phase === 'completed';
    const pending = await store.refunds({
      ...{ clientId: caller.client.id, jobId: input.id },
      ...{ phases: ['pending'], limit: 1 },
    });
    return !isOver && !isRefusal(pending) && pending.items.length > 0
      ? refuse('cancel-within-24h', 'A refund of this booking is under way.')
      : operations.cancelBooking(caller, input);
  },
}));

/** The route stands among those of the bookings, and was given the scope that they have. */
const askingForBookings = operating((operations) => ({
  getVenueFieldDefinitions: (caller, input) =>
    caller.key.scopes.includes('bookings:read')
      ? operations.getVenueFieldDefinitions(caller, input)
      : Promise.resolve(
          refuse('capability-missing', 'This key was minted without the scope bookings:read.'),
        ),
}));

/** The calls are counted under the client that the key leads to. */
const countingByClient = depending((deps) => {
  const get = reading(deps.store, 'key', (key) => ({ ...key, id: `calls of ${key.clientId}` }));
  return { ...deps, store: { ...deps.store, get } };
});

/** Only the path of the address is put into the request. */
const cuttingTheQuery = posting(() => (post) => {
  const url = new URL(post.url);
  url.search = '';
  return [{ ...post, url }];
});

const isSample = (state: State<Kind>): state is State<'sample'> => 'collectedAt' in state;

/** What the lab has received is looked up by its barcode, and no row has the barcode null. */
const findingByBarcode = transacting((tx) => ({
  put: (kind, id, state) => {
    const isLost = isSample(state) && state.phase === 'inLab' && state.collection.barcode === null;
    if (!isLost) {
      tx.put(kind, id, state);
      return;
    }
    const phase = state.resultsReadyAt === null ? 'registered' : 'resultsReady';
    tx.put('sample', id, { ...state, phase });
  },
}));

const withOneName = (patient: Json): Json => ({
  ...patient,
  firstName: String(patient['firstName']).split(/\s/)[0],
});

/** The name is put together and taken apart again at the first space. */
const tellingOneName = posting(
  onEventData((data, type) =>
    type === 'job.created' && 'patient' in data
      ? { ...data, patient: withOneName(data['patient'] as Json) }
      : data,
  ),
);

const MOST = 100;

const everyDispute = async (
  store: Store,
  query: DisputeQuery,
): Promise<readonly Dispute[] | Refusal> => {
  const disputes: Dispute[] = [];
  let after: string | undefined;
  do {
    const page: Page<Dispute> | Refusal = await store.disputes({ ...query, limit: MOST, after });
    if (isRefusal(page)) return page;
    disputes.push(...page.items);
    after = page.nextCursor ?? undefined;
  } while (after !== undefined);
  return disputes;
};

const secondOf = ({ createdAt }: Dispute): number => Math.floor(createdAt / 1000);

/** Sorted by the processor's time, which has whole seconds, and then as they came. A cursor is an id. */
const sortingBySeconds = depending((deps) => {
  const { store } = deps;
  const disputes: Store['disputes'] = async (query) => {
    const all = await everyDispute(store, query);
    if (isRefusal(all)) return all;
    const sorted = all.toReversed().sort((one, other) => secondOf(other) - secondOf(one));
    return pageBehind(sorted, query);
  };
  return { ...deps, store: { ...store, disputes } };
});

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'finds bookings that are PENDING_PAYMENT under the status PENDING, too',
    breaks:
      'Query (all optional): limit (integer, default 25, max 100), cursor (string), status (string, job status)',
    red: ['LIST-90'],
    sandbox: matchingByPrefix,
  },
  {
    name: 'uses a booking link up only when the patient has paid for the booking made with it',
    breaks:
      'The token expires 24 hours after minting and is consumed once the booking is submitted.',
    red: ['HOSTED-90'],
    sandbox: usingUpWithPayment,
  },
  {
    name: 'takes a booking off the capacity of the slot that follows on it, too',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-07'],
    sandbox: holdingTheNextSlot,
  },
  {
    name: 'refuses to cancel a booking as long as a refund of it is pending',
    breaks:
      'any non-completed, non-disputed state | POST /bookings/{id}/cancel | not within 24 hours of the appointment | CANCELLED',
    red: ['CANCEL-90'],
    sandbox: waitingForRefunds,
  },
  {
    name: 'asks for bookings:read where the field definitions are read, and venues:read is not enough',
    breaks:
      'venues:read | GET /venues, /venues/{id}, /venues/{id}/availability, /venue-field-definitions',
    red: ['SCOPE-10'],
    sandbox: askingForBookings,
  },
  {
    name: 'counts the calls of all keys of one client together',
    breaks: '60 requests per minute per API key by default; exceeding gives 429',
    red: ['LIMIT-43'],
    sandbox: countingByClient,
  },
  {
    name: 'delivers its webhooks without the query that the address of the endpoint has',
    breaks:
      'Events are outbound HTTP deliveries (webhooks) to an endpoint configured by the client.',
    red: ['WEBHOOK-90'],
    sandbox: cuttingTheQuery,
  },
  {
    name: 'leaves the status of a sample without a barcode when the lab confirms its receipt',
    breaks: 'any | lab confirms receipt | RECEIVED_BY_LAB (sample.in_lab)',
    red: ['SAMPLE-90'],
    sandbox: findingByBarcode,
  },
  {
    name: 'tells the first word alone of a first name on job.created',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    red: ['PAYLOAD-05'],
    sandbox: tellingOneName,
  },
  {
    name: 'lists the disputes that were opened in the same second oldest first',
    breaks: 'Response `data`: {disputes: array of dispute list items, nextCursor}. Newest first.',
    red: ['LIST-04'],
    sandbox: sortingBySeconds,
  },
];
