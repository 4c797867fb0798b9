/**
 * Ten more servers that are each wrong in one sentence, made from the specification alone. Those without a check in
 * `red` are not found out yet: the round joins the others when they are.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CreateBookingRequest } from '../../contract/model.ts';
import type { Page, Reader, Store } from '../../mock/application/ports.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Invoice } from '../../mock/domain/invoice/invoice.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import type { Sample } from '../../mock/domain/sample/sample.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { dataOf, envelopeOf, posting, signed, typeOf, withBody } from '../flaws/posting.ts';
import { queryOf, withQuery } from '../flaws/querying.ts';
import { answerInstead, json } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';

import type { BlindFlaw } from './round-1.ts';

/** The initial of the last word, as if the words before it were first names. */
function shortened(surname: string): string {
  const words = surname.split(/\s+/);
  const [initial = ''] = words.at(-1) ?? '';
  return [...words.slice(0, -1), initial].join(' ');
}

const keepingTheFirstOfTwoSurnames = (): SandboxOptions => {
  const surnames = new Map<unknown, string>();
  const options = posting(() => (post, { secrets }) => {
    const data = dataOf(post);
    const surname = surnames.get(data['jobId']);
    if (typeOf(post) !== 'job.created' || surname === undefined) return undefined;
    const patient = { ...(data['patient'] as Json), lastName: shortened(surname) };
    const envelope = { ...envelopeOf(post), data: { ...data, patient } };
    return [signed(withBody(post, envelope), secrets)];
  })();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked') return;
    surnames.set(id, event.booking.patient.lastName);
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** About what it takes a database to answer: who asks meanwhile sees the same place free. */
const BETWEEN_LOOK_AND_WRITE = 50;

/** The places are counted before the transaction in which the booking is written. */
const countingPlacesBefore = (): SandboxOptions => {
  const counted = new AsyncLocalStorage<readonly Job[]>();
  const options = operating((operations, { store }) => ({
    createBooking: async (caller, input) => {
      const body = input.body as CreateBookingRequest;
      if (body.fulfillmentChannel !== 'IN_VENUE') return operations.createBooking(caller, input);
      const starts = [Date.parse(body.venueSlotStart)];
      const [jobs = []] = await store.jobsAtSlots(body.venueId, starts);
      await setTimeout(BETWEEN_LOOK_AND_WRITE);
      return counted.run(jobs, () => operations.createBooking(caller, input));
    },
  }))();
  const { replacements } = transacting((tx) => ({
    jobsAtSlots: async (venueId, starts) => {
      const jobs = counted.getStore();
      return jobs === undefined ? tx.jobsAtSlots(venueId, starts) : starts.map(() => jobs);
    },
  }))();
  return { ...options, replacements: { ...options.replacements, ...replacements } };
};

type Venues = { readonly data: { readonly venues: readonly { capabilities: string[] }[] } };

/** The database cuts to the limit; the capabilities, which are a list, are looked through afterwards. */
const filteringAfterTheLimit = answerInstead('listVenues', async (asked, forward) => {
  const capability = queryOf(asked).get('capability');
  if (capability === null) return forward(asked);
  const reply = await forward(withQuery(asked, (query) => query.delete('capability')));
  if (reply.status !== 200) return reply;
  const { data } = JSON.parse(reply.body) as Venues;
  const venues = data.venues.filter(({ capabilities }) => capabilities.includes(capability));
  return json(200, { success: true, data: { venues, total: venues.length } });
});

/** A failed charge marks the invoice for the due date, and a payment does not take the mark away. */
const rememberingTheFailure = (): SandboxOptions => {
  const failed = new Set<string>();
  return depending((deps) => {
    const { store, clock } = onAppend((_, [kind, id, , event]) => {
      if (kind === 'invoice' && event.type === 'InvoicePaymentFailed') failed.add(id);
    })(deps);
    const marked = (invoice: Invoice): Invoice =>
      invoice.phase === 'paid' && failed.has(invoice.id) && clock.now() >= invoice.dueDate
        ? { ...invoice, phase: 'failed' }
        : invoice;
    const transact: Store['transact'] = (work) =>
      store.transact((tx) => work({ ...tx, get: reading(tx, 'invoice', marked) }));
    return { ...deps, store: { ...store, transact } };
  })();
};

/** Takes the processor's "amount refunded", which is of the charge, for the amount of the refund. */
const addingUpRefunds = (): SandboxOptions => {
  const refunded = new Map<string, number>();
  const shown = new Map<string, number>();
  return transacting((tx) => ({
    put: (kind, id, state) => {
      if (kind !== 'refund' || !('amount' in state)) {
        tx.put(kind, id, state);
        return;
      }
      const amount = shown.get(id) ?? (refunded.get(state.jobId) ?? 0) + state.amount;
      const inPence = Math.round(amount * 100) / 100;
      shown.set(id, inPence);
      refunded.set(state.jobId, Math.max(inPence, refunded.get(state.jobId) ?? 0));
      tx.put(kind, id, { ...state, amount: inPence });
    },
  }))();
};

/** A page of those that match, read one by one from a longer list. */
async function pageOfThose<
  Query extends { readonly limit: number; readonly after?: string | undefined },
  T,
>(
  read: (query: Query) => Promise<Page<T> | Refusal>,
  query: Query,
  matches: (item: T) => boolean,
): Promise<Page<T> | Refusal> {
  const items: T[] = [];
  let { after } = query;
  let afterLast: string | null = null;
  for (;;) {
    const page = await read({ ...query, limit: 1, after });
    if (isRefusal(page)) return page;
    for (const item of page.items.filter(matches)) {
      if (items.length === query.limit) return { items, nextCursor: afterLast };
      items.push(item);
      afterLast = page.nextCursor;
    }
    if (page.nextCursor === null) return { items, nextCursor: null };
    after = page.nextCursor;
  }
}

/** `status LIKE '%…%'`: the processor has statuses that are part of others. */
const searchingInTheStatus = depending((deps) => {
  const { store } = deps;
  const disputes: Reader['disputes'] = ({ status, ...query }) =>
    status === undefined
      ? store.disputes(query)
      : pageOfThose(store.disputes, query, (dispute) => dispute.status.includes(status));
  return { ...deps, store: { ...store, disputes } };
});

/** The upper bound is held against the column that every change writes. */
const boundingByTheLastChange = (): SandboxOptions => {
  const changedAt = new Map<string, number>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, id, , event]) => {
      if (kind === 'job') changedAt.set(id, event.at);
    })(deps);
    const jobs: Reader['jobs'] = (query) => {
      const { createdTo } = query;
      return createdTo === undefined
        ? store.jobs(query)
        : pageOfThose(store.jobs, query, (job) => (changedAt.get(job.id) ?? 0) <= createdTo);
    };
    return { ...deps, store: { ...store, jobs } };
  })();
};

/** Where the events of a booking go, and which, is written down with the booking. */
const subscribingPerBooking = (): SandboxOptions => {
  const clientAtBooking = new Map<unknown, Promise<Client | undefined>>();
  const options = posting(() => async (post) => {
    const client = await clientAtBooking.get(dataOf(post)['jobId']);
    const endpoint = client?.endpoints.find(({ url }) => url === post.url.href);
    const wanted = endpoint?.eventTypes ?? null;
    return wanted === null || wanted.includes(typeOf(post)) ? undefined : [];
  })();
  const deps = onAppend((tx, [kind, id, clientId, event]) => {
    if (kind !== 'job' || event.type !== 'JobBooked' || clientId === null) return;
    clientAtBooking.set(id, tx.get('client', clientId));
  });
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** Statuses are gone through one after the other, and the step to the last one begins in the lab. */
const showingResultsAfterReceipt = (): SandboxOptions => {
  const received = new Set<string>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, id, , event]) => {
      if (kind === 'sample' && event.type === 'SampleReceived') received.add(id);
    })(deps);
    const shown = (sample: Sample): Sample =>
      sample.phase === 'resultsReady' && !received.has(sample.id)
        ? { ...sample, phase: 'registered' }
        : sample;
    const latestSample: Reader['latestSample'] = async (jobId) => {
      const sample = await store.latestSample(jobId);
      return sample && shown(sample);
    };
    return { ...deps, store: { ...store, latestSample } };
  })();
};

/** The limit is set up with the account, for the key that it begins with. */
const limitingTheFirstKey = (): SandboxOptions => {
  const firstKeys = new Map<string, string>();
  return depending((deps) => {
    const { store } = onAppend((_, [kind, , , event]) => {
      if (kind !== 'key' || event.type !== 'KeyMinted') return;
      const { id, clientId } = event.key;
      firstKeys.set(clientId, firstKeys.get(clientId) ?? id);
    })(deps);
    // Calls are counted by the id of the key: one that is always another is never at its limit.
    const get = reading(store, 'key', (key) =>
      firstKeys.get(key.clientId) === key.id ? key : { ...key, id: `${key.id} ${randomUUID()}` },
    );
    return { ...deps, store: { ...store, get } };
  })();
};

export const blindFlaws: readonly BlindFlaw[] = [
  {
    name: 'keeps all but the last word of a surname on job.created',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    sandbox: keepingTheFirstOfTwoSurnames,
    red: ['PAYLOAD-28'],
  },
  {
    name: 'gives the last place of a slot to two who book it at the same time',
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    sandbox: countingPlacesBefore,
    red: ['SLOT-11'],
  },
  {
    name: 'cuts the list of venues to its limit before it filters by capability',
    breaks:
      'capability (matches the venue capability enumeration), limit (integer, clamped to [1, 50], default 50).',
    tamper: () => filteringAfterTheLimit,
    red: ['VENUE-34'],
  },
  {
    name: 'lets an invoice fall overdue that was paid after a failed charge',
    breaks: 'invoice.overdue | BOTH | unpaid invoice passes its due date',
    sandbox: rememberingTheFailure,
    red: ['INVOICE-14', 'INVOICE-15'],
  },
  {
    name: 'shows as the amount of a second refund what was refunded of the job in all',
    breaks: 'List item fields (all required): id, jobId (strings), amount (number, pounds GBP)',
    sandbox: addingUpRefunds,
    red: ['REFUND-10'],
  },
  {
    name: 'finds disputes whose status contains the one that was asked for',
    breaks:
      'Query (optional): limit (default 25, max 100), cursor, status (processor dispute status string), jobId (string).',
    sandbox: searchingInTheStatus,
    red: ['LIST-52'],
  },
  {
    name: 'holds createdTo against the time at which a booking changed last',
    breaks: 'createdTo (ISO timestamp, inclusive upper bound)',
    sandbox: boundingByTheLastChange,
    red: ['LIST-15'],
  },
  {
    name: 'keeps back of an earlier booking what the client has subscribed to since',
    breaks:
      'Subscription filtering: each client chooses subscribed event types; unsubscribed types are not delivered; default is all event types.',
    sandbox: subscribingPerBooking,
    red: ['SUBSCRIBE-10'],
  },
  {
    name: 'shows no RESULTS_READY of a sample whose receipt the lab has not confirmed',
    breaks: 'any | lab publishes results | RESULTS_READY (sample.results_ready)',
    sandbox: showingResultsAfterReceipt,
    red: ['SAMPLE-10'],
  },
  {
    name: 'limits the rate of the first key of a client alone',
    breaks: 'Request rate | 60 requests per minute per API key by default; exceeding gives 429',
    sandbox: limitingTheFirstKey,
    red: ['LIMIT-41'],
  },
];
