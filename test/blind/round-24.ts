/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import type { Posted } from '../../mock/adapters/webhooks/post.ts';
import { createOperations } from '../../mock/application/operations.ts';
import { isOpen } from '../../mock/domain/dispute/dispute.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import type { Deps, Reader, Store, Transaction } from '../../mock/application/ports.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating, reading, showing, transacting } from '../flaws/lifetime.ts';
import { pageBehind } from '../flaws/paging.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import type { Broken } from './broken.ts';

/** The panel of staff loads a job without the columns that only clients care for. */
const cancellingFromThePanel = (): SandboxOptions => {
  const byStaff = new Set<string>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCancelled' && event.by === 'staff') byStaff.add(id);
    },
    announce: (due) => {
      const isTold = due.type === 'job.cancelled' && due.jobId !== null && byStaff.has(due.jobId);
      const ids = { externalUserId: null, externalOrderId: null };
      tx.announce(isTold ? { ...due, data: { ...due.data, ...ids } } : due);
    },
  }))();
};

/** What the clocks of a zone show, read as if they were those of UTC. */
const readAsUtc = (instant: number, timeZone: string): number =>
  Date.parse(`${new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);

/** A column `timestamp without time zone`, filled with the local time of the slot. */
const lockingByLocalTime = operating((_, deps) => {
  const rightful = new Map<string, number>();
  const zones = new Map<string, string>();
  const moved = (job: Job, appointmentAt: number): Job =>
    // Another instant of the same visit.
    ({ ...job, visit: { ...job.visit, appointmentAt } });
  const seen = (job: Job): Job => {
    const { visit } = job;
    const zone = visit.channel === 'IN_VENUE' ? zones.get(visit.venueId) : undefined;
    if (zone === undefined) return job;
    rightful.set(job.id, visit.appointmentAt);
    return moved(job, readAsUtc(visit.appointmentAt, zone));
  };
  const putting =
    (tx: Transaction): Transaction['put'] =>
    (kind, id, state) => {
      const at = rightful.get(id);
      // Of the kind that is written, as its state is, which the compiler takes on trust.
      tx.put(
        kind,
        id,
        kind === 'job' && at !== undefined ? (moved(state as Job, at) as typeof state) : state,
      );
    };
  const transact: Store['transact'] = (work) =>
    deps.store.transact((tx) => {
      rightful.clear();
      return work({ ...tx, get: reading(tx, 'job', seen), put: putting(tx) });
    });
  const { cancelBooking } = createOperations({ ...deps, store: { ...deps.store, transact } });
  return {
    cancelBooking: async (caller, input) => {
      for (const { id, timezone } of await deps.store.venues()) zones.set(id, timezone);
      return cancelBooking(caller, input);
    },
  };
});

/** `SELECT slot_start, count(*) FROM jobs … GROUP BY slot_start`: of whichever venue. */
const countingAtAnyVenue = depending((deps) => {
  const { store } = deps;
  const jobsAtSlots: Reader['jobsAtSlots'] = async (_, starts) => {
    const venues = await store.venues();
    const held = await Promise.all(venues.map(({ id }) => store.jobsAtSlots(id, starts)));
    return starts.map((_start, index) => held.flatMap((jobs) => jobs[index] ?? []));
  };
  return { ...deps, store: { ...store, jobsAtSlots } };
});

/** `checkedInAt: job.statusChangedAt`, which holds until the next change. */
const checkingInAtTheEnd = showing((shown, { phase, visit, ...job }) =>
  phase === 'completed' && visit.channel === 'IN_VENUE' && 'completedAt' in job
    ? { ...shown, checkedInAt: new Date(job.completedAt).toISOString() }
    : shown,
);

const everything = Number.MAX_SAFE_INTEGER;

/** `period_start <= :periodEnd AND period_end >= :periodStart`, as one asks of a calendar. */
const listingOverlapping = depending((deps) => {
  const { store } = deps;
  const invoices: Reader['invoices'] = async (query) => {
    const { after, periodStartFrom, periodEndTo, ...rest } = query;
    if (periodStartFrom === undefined || periodEndTo === undefined) return store.invoices(query);
    const all = await store.invoices({ ...rest, limit: everything });
    if (isRefusal(all)) return all;
    const overlapping = all.items.filter(
      ({ periodStart, periodEnd }) => periodStart <= periodEndTo && periodEnd >= periodStartFrom,
    );
    return pageBehind(overlapping, { after, limit: query.limit });
  };
  return { ...deps, store: { ...store, invoices } };
});

/** The default scope of the jobs, to which refunds are joined, leaves out those cancelled. */
const listingOfLiveJobs = depending((deps) => {
  const { store } = deps;
  const refunds: Reader['refunds'] = async ({ after, limit, ...query }) => {
    const all = await store.refunds({ ...query, limit: everything });
    if (isRefusal(all)) return all;
    const jobs = await Promise.all(all.items.map(({ jobId }) => store.get('job', jobId)));
    const live = all.items.filter((_, index) => jobs[index]?.phase !== 'cancelled');
    return pageBehind(live, { after, limit });
  };
  return { ...deps, store: { ...store, refunds } };
});

/** `EXISTS (SELECT … FROM disputes WHERE client_id = … AND closed_at IS NULL)`. */
const lockingAllOfAClient = operating((operations, { store }: Deps) => ({
  cancelBooking: async (caller, input) => {
    const job = await store.get('job', input.id);
    const clientId = caller.client.id;
    const isOwnAndLive = job?.clientId === clientId && job.phase !== 'cancelled';
    const disputes = isOwnAndLive ? await store.disputes({ clientId, limit: everything }) : null;
    return disputes !== null && !isRefusal(disputes) && disputes.items.some(isOpen)
      ? refuse('cancel-under-dispute', 'The booking is under dispute and cannot be cancelled.')
      : operations.cancelBooking(caller, input);
  },
}));

/** Said of what was not sent at all. */
const taken: Posted = {
  response: { status: 204, headers: {}, body: '', truncated: false },
  error: null,
  durationMs: 0,
  reconnected: false,
};

/** How long a receiver that has failed is spared, if it does not take the event sooner. */
const sparedFor = 60 * 1000;

/** A circuit breaker whose open state throws away what should wait. */
const breakingTheCircuit = (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    poster: (usual, { clock }) => {
      const failed = new Map<string, { readonly id: string; readonly until: number }>();
      return {
        ...usual,
        post: async (url, sealed) => {
          const id = sealed.headers['webhook-id'] ?? '';
          const failure = failed.get(url.href);
          if (failure !== undefined && failure.id !== id && clock.now() < failure.until) {
            return taken;
          }
          const posted = await usual.post(url, sealed);
          const isTaken = posted.response !== null && posted.response.status < 300;
          if (isTaken) failed.delete(url.href);
          else failed.set(url.href, { id, until: clock.now() + sparedFor });
          return posted;
        },
      };
    },
  },
});

/** A middleware that looks for the key wherever clients of other services put it. */
const takingBearers: Tamper = (asked, forward) => {
  const { authorization } = asked.headers;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return asked.headers['x-api-key'] === undefined && bearer !== undefined
    ? forward({ ...asked, headers: { ...asked.headers, 'x-api-key': bearer } })
    : forward(asked);
};

const beginsLikeAPostcode = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}/;

function parsed(body: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

const cutBehindThePostcode = (location: Json): Json => {
  const { postcode } = location as { postcode?: unknown };
  const begins = typeof postcode === 'string' ? beginsLikeAPostcode.exec(postcode)?.[0] : undefined;
  return begins === undefined ? location : { ...location, postcode: begins };
};

/** The pattern without its `$`. */
const takingMoreBehindAPostcode: Tamper = (asked, forward) => {
  const body = asked.operation === 'createBooking' ? parsed(asked.body) : undefined;
  const location = body?.['location'];
  const isMobile = body?.['fulfillmentChannel'] === 'MOBILE';
  if (!isMobile || typeof location !== 'object' || location === null) return forward(asked);
  const read = { ...body, location: cutBehindThePostcode(location as Json) };
  return forward({ ...asked, body: JSON.stringify(read) });
};

export const blindFlaws: readonly Broken[] = [
  {
    name: 'leaves the external ids out of job.cancelled when staff cancel',
    breaks:
      '`externalUserId` and `externalOrderId` supplied at creation are echoed on every event for the life of the job and are the intended correlation keys.',
    red: ['ECHO-01'],
    among: ['EMIT-22'],
    sandbox: cancellingFromThePanel,
  },
  {
    name: "counts the 24 hours before a visit at a venue to the slot's local time, read as UTC",
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-39'],
    sandbox: lockingByLocalTime,
  },
  {
    name: 'takes the bookings of all venues at that time from the capacity of a slot',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-31'],
    among: ['SLOT-07', 'SLOT-09'],
    sandbox: countingAtAnyVenue,
  },
  {
    name: 'shows the time of completion as checkedInAt once a visit at a venue is completed',
    breaks: 'timestamp; venue check-in for IN_VENUE (same column as a MOBILE start time)',
    red: ['BOOK-12'],
    sandbox: checkingInAtTheEnd,
  },
  {
    name: 'lists invoices that only overlap the time between periodStart and periodEnd, when both are given',
    breaks: 'periodStart (ISO timestamp; only invoices whose periodStart is at or after it)',
    red: ['LIST-61'],
    sandbox: listingOverlapping,
  },
  {
    name: 'lists no refunds of bookings that are cancelled',
    breaks:
      'Response `data`: {refunds: array of refund list items, nextCursor}. Newest first. Scoped through the parent job.',
    red: ['REFUND-11', 'REFUND-12'],
    sandbox: listingOfLiveJobs,
  },
  {
    name: 'refuses to cancel any booking of a client while one of them is under dispute',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    red: ['CANCEL-20', 'CANCEL-45'],
    sandbox: lockingAllOfAClient,
  },
  {
    name: 'throws away the events that come up within a minute of a failed delivery of another',
    breaks: 'At-least-once delivery.',
    red: ['RETRY-04'],
    sandbox: breakingTheCircuit,
  },
  {
    name: 'takes a key from Authorization: Bearer, without an X-API-Key',
    breaks: 'Every endpoint requires the header `X-API-Key` carrying a per-client API key.',
    red: ['AUTH-41'],
    tamper: () => takingBearers,
  },
  {
    name: 'takes a postcode with more characters behind it',
    breaks:
      'postcode (required, pattern `^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$`, upper-case UK form).',
    red: ['VALID-17'],
    tamper: () => takingMoreBehindAPostcode,
  },
];
