/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone. None has a check in `red`
 * yet: the round joins the others when they are found out.
 */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type { Input } from '../../mock/application/operation.ts';
import type { Store } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import type { SamplePhase } from '../../mock/domain/sample/sample.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';
import { insteadOf, json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Asked, Forward, Tamper } from '../flaws/tampering-proxy.ts';

import type { BlindFlaw } from './round-1.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** The list of names to choose from is older than this event. */
const notKnowingByName = (client: Client): Client => ({
  ...client,
  endpoints: client.endpoints.map((endpoint) => ({
    ...endpoint,
    eventTypes: endpoint.eventTypes?.filter((type) => type !== 'refund.failed') ?? null,
  })),
});

const missingAName = depending((deps) => {
  const get = reading(deps.store, 'client', notKnowingByName);
  return { ...deps, store: { ...deps.store, get } };
});

/** Whether a link is used is asked of the bookings that are still on. */
const freeingLinks = depending((deps) => {
  const cancelled = new Set<string>();
  const { store } = onAppend((_, [kind, id, , event]) => {
    if (kind === 'job' && event.type === 'JobCancelled') cancelled.add(id);
  })(deps);
  const freed = (link: BookingLink): BookingLink =>
    link.usedBy !== null && cancelled.has(link.usedBy) ? { ...link, usedBy: null } : link;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, get: reading(tx, 'link', freed) }));
  return { ...deps, store: { ...store, get: reading(store, 'link', freed), transact } };
});

/** One fault is told as text, several as the list that the validator gives. */
const listingFaults = insteadOf(400, (reply) => {
  const body = JSON.parse(reply.body) as Json;
  const { message } = body;
  if (typeof message !== 'string' || !message.includes('; ')) return reply;
  return json(400, { ...body, message: message.split('; ') });
});

/** `\w` is a letter of English: the first run of them is shortened, and no other. */
const initialOf = (lastName: string): string => lastName.replace(/(\w)\w*/, '$1');

const shorteningEnglishNames = (): SandboxOptions => {
  const lastNames = new Map<string, string>();
  const options = posting(() =>
    onEventData((data, type) => {
      const lastName = lastNames.get(String(data['jobId']));
      if (type !== 'job.created' || lastName === undefined) return data;
      const patient = data['patient'] as Json;
      return { ...data, patient: { ...patient, lastName: initialOf(lastName) } };
    })(),
  )();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked') return;
    lastNames.set(id, event.booking.patient.lastName);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** `reason = COALESCE(reason, …)`: why a phlebotomist was removed is written once for each job. */
const keepingTheFirstReason = posting(() => {
  const reasons = new Map<string, unknown>();
  return onEventData((data, type) => {
    if (type !== 'dispatch.unassigned') return data;
    const jobId = String(data['jobId']);
    if (!reasons.has(jobId)) reasons.set(jobId, data['reason']);
    return { ...data, reason: reasons.get(jobId) };
  })();
});

/** The server's time, which whoever tests it may have moved. */
async function timeOf(forward: Forward): Promise<number> {
  const { body } = await forward({
    ...{ operation: undefined, method: 'POST', path: '/_sandbox/control' },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'clock.read' }),
  });
  const { result } = JSON.parse(body) as { result: { now: string } };
  return Date.parse(result.now);
}

const ratePerMinute = 60;

/** Counts by what the header says before it asks whose key that is: what says nothing is one caller. */
const countingStrangers = (): Tamper => {
  const calls = new Map<string, readonly number[]>();
  const isBeyond = ({ headers }: Asked, now: number): boolean => {
    const who = headers['x-api-key'] ?? '';
    const lately = (calls.get(who) ?? []).filter((at) => now - at < MINUTE);
    if (lately.length >= ratePerMinute) return true;
    calls.set(who, [...lately, now]);
    return false;
  };
  return async (asked, forward) => {
    const reply = await forward(asked);
    return reply.status === 401 && isBeyond(asked, await timeOf(forward))
      ? json(429, { success: false, error: 'RATE_LIMITED' })
      : reply;
  };
};

/** Times are compared as text, and `…:00.000Z` comes before `…:00Z`, as does all of that second. */
const comparingPeriodsAsText = onQuery(['listInvoices'], (query) => {
  const bound = query.get('periodStart') ?? '';
  if (!/:\d{2}Z$/i.test(bound)) return;
  query.set('periodStart', new Date(Date.parse(bound) + SECOND).toISOString());
});

/** What clocks show in London, read as if it were UTC. */
const shownInLondon = (at: number): number =>
  Date.parse(`${new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/London' })}Z`);

/** A day before is the same time of the day before, which is 25 hours when the clocks go back. */
const lockingByTheWallClock = operating((operations, { store, clock }) => {
  const isLocked = ({ phase, visit }: Job): boolean =>
    phase !== 'cancelled' &&
    phase !== 'completed' &&
    shownInLondon(visit.appointmentAt) - shownInLondon(clock.now()) < DAY;
  return {
    cancelBooking: async (caller, input) => {
      const answer = async () => operations.cancelBooking(caller, input);
      const job = await store.get('job', input.id);
      if (job?.clientId !== caller.client.id || job.visit.appointmentAt - clock.now() < DAY) {
        return answer();
      }
      return isLocked(job)
        ? refuse('cancel-within-24h', 'The appointment is less than 24 hours away.')
        : answer();
    },
  };
});

const isSample = (state: State<Kind>): state is State<'sample'> => 'collectedAt' in state;

/** Results follow on the receipt: what the lab never said to have got cannot have any. */
const waitingForTheReceipt = (): SandboxOptions => {
  const phases = new Map<string, SamplePhase>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (!isSample(state)) {
        tx.put(kind, id, state);
        return;
      }
      const isEarly = phases.get(id) === 'registered' && state.phase === 'resultsReady';
      const kept = isEarly ? { ...state, phase: 'registered' as const } : state;
      phases.set(id, kept.phase);
      tx.put('sample', id, kept);
    },
  }))();
};

const cursorOf = (clientId: string, place: string): string =>
  Buffer.from(`${clientId} ${place}`).toString('base64url');

/** Whose list it is, and the place in it. */
const readCursor = (cursor: string): readonly [string, string] | undefined => {
  const [clientId, place] = Buffer.from(cursor, 'base64url').toString().split(' ');
  return clientId === undefined || place === undefined ? undefined : [clientId, place];
};

/** The cursor holds the whole query, whose disputes they are too, and is taken at its word. */
const trustingCursors = operating((operations, { store }) => ({
  listDisputes: async (caller, input) => {
    const [clientId, place] = readCursor(input.query['cursor'] ?? '') ?? [];
    const owner = clientId === undefined ? undefined : await store.get('client', clientId);
    const client = owner ?? caller.client;
    const query: Input['query'] = place === undefined ? {} : { cursor: place };
    const page = await operations.listDisputes(
      { ...caller, client },
      { ...input, query: { ...input.query, ...query } },
    );
    if (isRefusal(page) || page.nextCursor === null) return page;
    return { ...page, nextCursor: cursorOf(client.id, page.nextCursor) };
  },
}));

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'sends refund.failed to who takes all events, but not to who has chosen it by name',
    breaks: 'All events are marked as available since v1.',
    sandbox: missingAName,
    red: ['SUBSCRIBE-09'],
  },
  {
    name: 'takes a booking link again once the booking made with it is cancelled',
    breaks: 'Hosted-booking token lifetime | 24 hours, single use',
    sandbox: freeingLinks,
    red: ['HOSTED-29'],
  },
  {
    name: 'tells several faults of one request as a list in the place of the message',
    breaks: 'Error body: `{success: false, error: string, message?: string}`.',
    tamper: () => listingFaults,
    red: ['VALID-31'],
  },
  {
    name: 'tells more than an initial of last names that are not one word of English letters',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    sandbox: shorteningEnglishNames,
    red: ['PAYLOAD-28'],
  },
  {
    name: 'gives the reason of the first removal of a phlebotomist for every later one',
    breaks:
      'dispatch.unassigned | MOBILE | previously assigned phlebotomist removed; carries the reason',
    sandbox: keepingTheFirstReason,
    red: ['PAYLOAD-29'],
  },
  {
    name: 'answers 429 in the place of 401 to the 61st call in a minute without a key or with the same invalid one',
    breaks: 'A missing or invalid key gives 401 with `{success: false, error: ...}`',
    tamper: countingStrangers,
    // Limits besides that of a key are not shown: a server may have one for who brings none.
    red: [],
  },
  {
    name: 'leaves out the invoices that begin at periodStart when it is written without milliseconds',
    breaks: 'periodStart (ISO timestamp; only invoices whose periodStart is at or after it)',
    tamper: () => comparingPeriodsAsText,
    red: ['LIST-51'],
  },
  {
    name: 'locks a booking 25 hours before its appointment when the clocks go back in between',
    breaks:
      'any non-completed, non-disputed state | POST /bookings/{id}/cancel | not within 24 hours of the appointment | CANCELLED',
    sandbox: lockingByTheWallClock,
    // No check goes so far ahead in time: it shows in the night in which the clocks go back, and in no other.
    red: [],
  },
  {
    name: 'leaves the status of a sample whose results come before the receipt of the lab',
    breaks: 'any | lab publishes results | RESULTS_READY (sample.results_ready)',
    sandbox: waitingForTheReceipt,
    red: ['SAMPLE-10'],
  },
  {
    name: "goes on with another client's disputes for whoever brings that client's cursor",
    breaks:
      'every resource is scoped to the client that owns the API key. A resource of another client is reported as 404, never disclosed.',
    sandbox: trustingCursors,
    red: ['TENANT-26'],
  },
];
