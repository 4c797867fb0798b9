/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone; one was in an earlier round
 * already, and is left out.
 */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Deps, Store, Transaction } from '../../mock/application/ports.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { Sample, SamplePhase } from '../../mock/domain/sample/sample.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { operating, reading, transacting } from '../flaws/lifetime.ts';
import { choosing } from '../flaws/seen-clients.ts';
import { answerInstead, insteadOf, json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** The cancel of a server whose transactions read and write otherwise than those of the rest. */
const cancelThrough = (deps: Deps, change: (tx: Transaction) => Partial<Transaction>) => {
  const { store } = deps;
  const transact: Store['transact'] = (work) =>
    store.transact((tx) => work({ ...tx, ...change(tx) }));
  const { cancelBooking } = createOperations({ ...deps, store: { ...store, transact } });
  return { cancelBooking };
};

const isJob = (state: State<Kind>): state is Job => 'bookingSource' in state;

/** `JOIN venues v ON v.id = j.venue_id AND v.active`, and no row is a 404. */
const joiningActiveVenues = operating((operations, { store }) => ({
  getBooking: async (caller, input) => {
    const answer = await operations.getBooking(caller, input);
    if (isRefusal(answer) || answer.job.venueId === null) return answer;
    const venue = await store.get('venue', answer.job.venueId);
    return venue?.active === false
      ? refuse('not-found', 'There is no booking with this id.')
      : answer;
  },
}));

/** It mirrors the refund policy: where nothing has been paid, there is nothing to keep. */
const unlockingTheUnpaid = operating((_, deps) =>
  cancelThrough(deps, (tx) => {
    const bookedFor = new Map<string, number>();
    const at = (job: Job, appointmentAt: number): Job => ({
      ...job,
      visit: { ...job.visit, appointmentAt },
    });
    return {
      get: reading(tx, 'job', (job) => {
        if (job.phase !== 'pendingPayment') return job;
        bookedFor.set(job.id, job.visit.appointmentAt);
        return at(job, deps.clock.now() + WEEK);
      }),
      put: (kind, id, state) => {
        if (isJob(state)) {
          tx.put('job', id, at(state, bookedFor.get(id) ?? state.visit.appointmentAt));
        } else {
          tx.put(kind, id, state);
        }
      },
    };
  }),
);

const isSample = (state: State<Kind>): state is Sample => 'collectedAt' in state;

/** `UPDATE … SET status = 'RESULTS_READY' WHERE status = 'RECEIVED_BY_LAB'`, and then the event. */
const awaitingReceipt = (): SandboxOptions => {
  const phases = new Map<string, SamplePhase>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (!isSample(state)) {
        tx.put(kind, id, state);
        return;
      }
      const isEarly = state.phase === 'resultsReady' && phases.get(id) === 'registered';
      const phase = isEarly ? 'registered' : state.phase;
      phases.set(id, phase);
      tx.put('sample', id, { ...state, phase });
    },
  }))();
};

/** What has been told is remembered by invoice and type, lest it be told twice. */
const tellingOneFailure = (): SandboxOptions => {
  const told = new Set<unknown>();
  return transacting((tx) => ({
    announce: (due) => {
      if (due.type === 'invoice.payment_failed') {
        const { invoiceId } = due.data as Json;
        if (told.has(invoiceId)) return;
        told.add(invoiceId);
      }
      tx.announce(due);
    },
  }))();
};

/** `ids.length > 0 ? { id: { in: ids } } : {}`. */
const filteringByNothing = operating((operations, { store }) => ({
  listRefunds: async (caller, input) => {
    const { jobId, ...rest } = input.query;
    if (jobId === undefined) return operations.listRefunds(caller, input);
    const found = await store.refunds({ clientId: caller.client.id, limit: 1, jobId });
    const hasNone = !isRefusal(found) && found.items.length === 0;
    return operations.listRefunds(caller, hasNone ? { ...input, query: rest } : input);
  },
}));

/** Looks for a dispute with `status = 'needs_response'`, as all have it that are new. */
const cancellingUnderReview = operating((_, deps) =>
  cancelThrough(deps, (tx) => ({
    disputesOf: async (jobId) =>
      (await tx.disputesOf(jobId)).filter(({ status }) => status === 'needs_response'),
  })),
);

/** What concerns everybody goes out on a way of its own, on which nobody asks what was chosen. */
const broadcastingVenues = choosing((eventTypes) =>
  eventTypes === null || eventTypes.length === 0
    ? eventTypes
    : [...new Set([...eventTypes, 'venue.activated', 'venue.deactivated'])],
);

/** The limiter stands before the API, and answers as it does out of the box. */
const limitingInPlainText = insteadOf(429, () => ({
  status: 429,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: 'Too many requests, please try again later.',
}));

/** `\s` in the place of `\s?`. */
const wantingTheSpace = answerInstead('createBooking', async (asked, forward) => {
  const body = withoutTight(asked.body);
  if (body === undefined) return forward(asked);
  // Refused where it would be refused anyhow, so that no job is made of it.
  const reply = await forward({ ...asked, body });
  if (reply.status !== 400) return reply;
  const message = 'body.location.postcode: expected a UK postcode';
  return json(400, { success: false, error: 'VALIDATION', message });
});

const tight = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/** The body without its postcode, if that has no space. */
function withoutTight(body: string): string | undefined {
  let sent: Json;
  try {
    sent = JSON.parse(body) as Json;
    const { postcode } = sent['location'] as Json;
    if (sent['fulfillmentChannel'] !== 'MOBILE' || typeof postcode !== 'string') return undefined;
    if (!tight.test(postcode)) return undefined;
  } catch {
    return undefined;
  }
  return JSON.stringify({ ...sent, location: { ...(sent['location'] as Json), postcode: '' } });
}

export const blindFlaws: readonly Broken[] = [
  {
    name: 'answers 404 for a booking whose venue is deactivated',
    breaks: 'Response `data`: {job: job detail}. 404 when not found or not owned by the client.',
    red: ['VENUE-32', 'LOOKUP-60'],
    sandbox: joiningActiveVenues,
  },
  {
    name: 'cancels within 24 hours a booking that still awaits its payment',
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-38'],
    sandbox: unlockingTheUnpaid,
  },
  {
    name: 'leaves a sample as it is when results come of which the lab has confirmed no receipt',
    breaks: 'any | lab publishes results | RESULTS_READY (sample.results_ready)',
    red: ['SAMPLE-10'],
    sandbox: awaitingReceipt,
  },
  {
    name: 'sends no invoice.payment_failed when a charge of the invoice fails again',
    breaks: 'invoice.payment_failed | BOTH | a scheduled invoice charge fails',
    red: ['EMIT-61'],
    sandbox: tellingOneFailure,
  },
  {
    name: 'lists all refunds when asked for those of a job that has none',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (string), jobId (string).',
    red: ['LIST-28'],
    sandbox: filteringByNothing,
  },
  {
    name: 'cancels a booking whose open dispute is under review',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    red: ['CANCEL-35', 'CANCEL-36'],
    sandbox: cancellingUnderReview,
  },
  {
    name: 'sends venue events also to clients that have not chosen them',
    breaks:
      'Subscription filtering: each client chooses subscribed event types; unsubscribed types are not delivered; default is all event types.',
    red: ['SUBSCRIBE-07'],
    sandbox: broadcastingVenues,
  },
  {
    name: 'answers 429 in plain text',
    breaks: 'Error body: `{success: false, error: string, message?: string}`.',
    red: ['LIMIT-42'],
    tamper: () => limitingInPlainText,
  },
  {
    name: 'refuses a postcode without a space',
    breaks:
      'postcode (required, pattern `^[A-Z]{1,2}\\d[A-Z\\d]?\\s?\\d[A-Z]{2}$`, upper-case UK form).',
    red: ['VALID-64'],
    tamper: () => wantingTheSpace,
  },
];
