/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import { setTimeout as pause } from 'node:timers/promises';
import type { CreateBookingRequest } from '../../contract/model.ts';
import { scopes } from '../../contract/operations.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Operations } from '../../mock/application/operation.ts';
import type { Reader, Store } from '../../mock/application/ports.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { pageBehind } from '../flaws/paging.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long a database takes between the count of the places and the insert of the booking. */
const betweenCountAndInsert = 50;

/** `SELECT count(*)`, and later `INSERT`, with no lock around the two. */
const countingBeforeTheLock = operating((operations, deps) => ({
  createBooking: async (caller, input) => {
    const body = input.body as CreateBookingRequest;
    if (body.fulfillmentChannel !== 'IN_VENUE') return operations.createBooking(caller, input);
    const { store } = deps;
    const counted = await store.jobsAtSlots(body.venueId, [Date.parse(body.venueSlotStart)]);
    await pause(betweenCountAndInsert);
    const transact: Store['transact'] = (work) =>
      store.transact((tx) => work({ ...tx, jobsAtSlots: () => Promise.resolve(counted) }));
    return createOperations({ ...deps, store: { ...store, transact } }).createBooking(
      caller,
      input,
    );
  },
}));

/** Tells of a cancel whoever held a part in the job, and nobody was found to hold one. */
const cancellingAvailableInSilence = (): SandboxOptions => {
  const withNobody = new Set<string | null>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind !== 'job') return;
      if (event.type === 'SearchExhausted') withNobody.add(id);
      if (event.type === 'PhlebotomistAccepted') withNobody.delete(id);
    },
    announce: (due) => {
      if (due.type !== 'job.cancelled' || !withNobody.has(due.jobId)) tx.announce(due);
    },
  }))();
};

/** As long as the details of a venue lie in the cache, which is not told of a deactivation. */
const cachedFor = 5 * MINUTE;

const showingCachedVenues = operating((operations, { clock }) => {
  const cache = new Map<
    string,
    { at: number; answer: Awaited<ReturnType<Operations['getVenue']>> }
  >();
  return {
    getVenue: async (caller, input) => {
      const now = clock.now();
      const hit = cache.get(input.id);
      if (hit !== undefined && now >= hit.at && now < hit.at + cachedFor) return hit.answer;
      const answer = await operations.getVenue(caller, input);
      if (isRefusal(answer)) cache.delete(input.id);
      else cache.set(input.id, { at: now, answer });
      return answer;
    },
  };
});

/** `sampleDate: row.updatedAt`, which is that of the collection until the lab touches the row. */
const datingByTheLastChange = (): SandboxOptions => {
  const touchedAt = new Map<string, number>();
  const options = operating((operations, { store }) => ({
    getBookingSample: async (caller, input) => {
      const answer = await operations.getBookingSample(caller, input);
      if (isRefusal(answer) || answer.sample === null) return answer;
      const sample = await store.latestSample(input.id);
      const at = touchedAt.get(sample?.id ?? '');
      if (at === undefined) return answer;
      return { sample: { ...answer.sample, sampleDate: new Date(at).toISOString() } };
    },
  }))();
  const deps = onAppend((_, [kind, id, , event]) => {
    const isOfLab = event.type === 'SampleReceived' || event.type === 'ResultsPublished';
    if (kind === 'sample' && isOfLab) touchedAt.set(id, event.at);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** Changes a bound in time; what is no time is left to the server. */
const roundingBound =
  (bound: string, round: (ms: number) => number) => (query: URLSearchParams) => {
    const ms = Date.parse(query.get(bound) ?? '');
    if (!Number.isNaN(ms)) query.set(bound, new Date(round(ms)).toISOString());
  };

/** `endOfDay(periodEnd)`: whoever wrote it thought of a date picker. */
const endingWithTheDay = onQuery(
  ['listInvoices'],
  roundingBound('periodEnd', (ms) => Math.floor(ms / DAY) * DAY + DAY - 1),
);

/** `ORDER BY updated_at DESC`: what was settled last comes first. */
const sortingByTheLastChange = depending((deps) => {
  const changes = new Map<string, number>();
  const heard = onAppend((_, [kind, id]) => {
    if (kind !== 'refund') return;
    changes.delete(id);
    changes.set(id, 0);
  })(deps);
  const refunds: Reader['refunds'] = async ({ after, limit, ...query }) => {
    const all = await deps.store.refunds({ ...query, limit: Number.MAX_SAFE_INTEGER });
    if (isRefusal(all)) return all;
    // A map keeps the order of insertion.
    const order = [...changes.keys()];
    const sorted = all.items.toSorted((one, two) => order.indexOf(two.id) - order.indexOf(one.id));
    return pageBehind(sorted, { after, limit });
  };
  return { ...heard, store: { ...heard.store, refunds } };
});

/** `if (jobId) … else if (status) …`: the one index or the other. */
const filteringByOne = onQuery(['listDisputes'], (query) => {
  if (query.has('jobId')) query.delete('status');
});

/** `name.replace(/^(\w)\w*$/, '$1')`: the names of its tests are all of plain letters. */
const initialOfPlainNames = (name: string): string => name.replace(/^(\w)\w*$/, '$1');

const tellingUnusualNames = (): SandboxOptions => {
  const lastNames = new Map<unknown, string>();
  const options = posting(
    onEventData((data, type) => {
      const lastName = lastNames.get(data['jobId']);
      if (type !== 'job.created' || lastName === undefined) return data;
      const patient = data['patient'] as Json;
      return { ...data, patient: { ...patient, lastName: initialOfPlainNames(lastName) } };
    }),
  )();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind === 'job' && event.type === 'JobBooked') {
      lastNames.set(id, event.booking.patient.lastName);
    }
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** `if (key.scopes.length > 0 && !key.scopes.includes(scope)) deny()`: from before there were scopes. */
const takingNoneForAll = depending((deps) => {
  const get = reading(deps.store, 'key', (key) =>
    key.scopes.length === 0 ? { ...key, scopes } : key,
  );
  return { ...deps, store: { ...deps.store, get } };
});

/** Compares milliseconds with a bound that was kept in seconds. */
const cuttingMilliseconds = onQuery(
  ['listBookings'],
  roundingBound('createdTo', (ms) => Math.floor(ms / SECOND) * SECOND),
);

export const blindFlaws: readonly Broken[] = [
  {
    name: 'books the last place of a slot for each of several requests that come at once',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-11'],
    sandbox: countingBeforeTheLock,
  },
  {
    name: 'sends no job.cancelled when staff cancel a job for which no phlebotomist was found',
    breaks:
      'job stays AVAILABLE indefinitely until staff cancel manually; job.cancelled then emitted',
    red: ['EMIT-24'],
    sandbox: cancellingAvailableInSilence,
  },
  {
    name: 'shows a deactivated venue for some minutes to those who ask for it by its id, if it was asked for before',
    breaks: 'Only verified, active, public-booking-enabled venues; requires canUseVenueNetwork.',
    red: ['VENUE-14'],
    sandbox: showingCachedVenues,
  },
  {
    name: 'dates a sample by what the lab did with it last',
    breaks: 'sampleDate (string or null, collection timestamp)',
    red: ['SAMPLE-13'],
    sandbox: datingByTheLastChange,
  },
  {
    name: 'lists invoices whose period ends later on the day of the periodEnd that was asked for',
    breaks: 'periodEnd (ISO timestamp; only invoices whose periodEnd is at or before it)',
    red: ['LIST-23'],
    tamper: () => endingWithTheDay,
  },
  {
    name: 'lists the refund first that has changed last',
    breaks:
      'Response `data`: {refunds: array of refund list items, nextCursor}. Newest first. Scoped through the parent job.',
    red: ['LIST-03'],
    sandbox: sortingByTheLastChange,
  },
  {
    name: 'heeds jobId alone when disputes are asked for by jobId and status',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (processor dispute status string), jobId (string).',
    red: ['LIST-49'],
    tamper: () => filteringByOne,
  },
  {
    name: 'tells the whole last name in job.created where it is not of plain letters alone',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    red: ['PAYLOAD-28'],
    sandbox: tellingUnusualNames,
  },
  {
    name: 'lets a key that was minted without scopes do everything',
    breaks: 'Every key is minted with an explicit set of scopes, fixed at mint time by staff',
    red: ['SCOPE-71'],
    sandbox: takingNoneForAll,
  },
  {
    name: 'cuts the milliseconds off the createdTo by which bookings are filtered',
    breaks: 'createdTo (ISO timestamp, inclusive upper bound)',
    red: ['LIST-15'],
    tamper: () => cuttingMilliseconds,
  },
];
