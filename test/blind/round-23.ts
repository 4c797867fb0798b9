/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import { createOperations } from '../../mock/application/operations.ts';
import type { Deps, Store, Transaction } from '../../mock/application/ports.ts';
import type { BookingLink } from '../../mock/domain/booking-link/booking-link.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { Dispute } from '../../mock/domain/dispute/dispute.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import { addDays, dateAt, instantOf } from '../../mock/domain/zoned-time.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, operating, reading, transacting } from '../flaws/lifetime.ts';
import { onEventData, posting } from '../flaws/posting.ts';
import { onQuery } from '../flaws/querying.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

/** What one kind of thing becomes when it is written down. */
const writing =
  <T>(tx: Transaction, written: string, change: (state: T) => T): Transaction['put'] =>
  (kind, id, state) => {
    // Of the kind that is written, as its state is, which the compiler takes on trust.
    tx.put(kind, id, kind === written ? (change(state as T) as typeof state) : state);
  };

/** `old_secret_until = coalesce(old_secret_until, now() + '24 hours')`: it is set once for good. */
const endingTheWindowOnce = () => {
  const endOf = new Map<string, number>();
  const ended = (client: Client): Client => {
    const { current, previous } = client.webhookSecrets;
    if (previous === null) return client;
    const until = endOf.get(client.id) ?? previous.until;
    endOf.set(client.id, until);
    return { ...client, webhookSecrets: { current, previous: { ...previous, until } } };
  };
  return transacting((tx) => ({ put: writing(tx, 'client', ended) }))();
};

/** `name.replace(/(\w)\w*$/, '$1')`: the last word is reduced, what stands before it is kept. */
const initialOfTheLastWord = (lastName: string): string =>
  lastName.trim().replace(/(\S)\S*$/u, '$1');

const reducingTheLastWord = (): SandboxOptions => {
  const lastNames = new Map<string, string>();
  const noted = (job: Job): Job => {
    lastNames.set(job.id, job.patient.lastName);
    return job;
  };
  const noting = transacting((tx) => ({ put: writing(tx, 'job', noted) }))();
  // The sandbox itself sends no such payload: it is changed between the sandbox and the wire.
  const sending = posting(
    onEventData((data, type) => {
      const lastName = lastNames.get(String(data['jobId']));
      if (type !== 'job.created' || lastName === undefined) return data;
      const patient = { ...(data['patient'] as Json), lastName: initialOfTheLastWord(lastName) };
      return { ...data, patient };
    }),
  )();
  return { ...noting, replacements: { ...noting.replacements, ...sending.replacements } };
};

/** The processor's pence are kept as pounds; 19.99 times 100 is a little less than 1999. */
const keepingPounds = transacting((tx) => ({
  put: writing(tx, 'dispute', (dispute: Dispute) => ({
    ...dispute,
    amountPence: Math.floor((dispute.amountPence / 100) * 100),
  })),
}));

/** The event has the job's id for its deduplication: of two refunds in part one is told. */
const tellingOneRefundOfAJob = () => {
  const told = new Set<string>();
  return transacting((tx) => ({
    announce: (due) => {
      const key = `${due.clientId} ${due.jobId ?? ''}`;
      if (due.type === 'refund.created') {
        if (told.has(key)) return;
        told.add(key);
      }
      tx.announce(due);
    },
  }))();
};

/** `JOIN orders ON …`, where it should be `LEFT JOIN`. */
const joiningOrders = operating((operations) => ({
  getInvoice: async (caller, input) => {
    const answer = await operations.getInvoice(caller, input);
    if (isRefusal(answer)) return answer;
    const { invoice } = answer;
    const jobs = invoice.jobs.filter(({ externalOrderId }) => externalOrderId !== null);
    return { invoice: { ...invoice, jobs } };
  },
}));

/** `filter(Boolean)`: "not answered" and "answered with no" are the same to it. */
const truthyOf = <T extends object | null>(metadata: T): T =>
  metadata === null
    ? metadata
    : (Object.fromEntries(
        Object.entries(metadata).filter(([, answer]) => answer !== false && answer !== 0),
      ) as T);

const droppingFalseAnswers = operating((operations) => ({
  getBookingSample: async (caller, input) => {
    const answer = await operations.getBookingSample(caller, input);
    if (isRefusal(answer) || answer.sample === null) return answer;
    const { sample } = answer;
    return { sample: { ...sample, clientMetadata: truthyOf(sample.clientMetadata) } };
  },
  getBooking: async (caller, input) => {
    const answer = await operations.getBooking(caller, input);
    if (isRefusal(answer) || answer.job.sample === null) return answer;
    const { sample } = answer.job;
    const shown = { ...sample, clientMetadata: truthyOf(sample.clientMetadata) };
    return { job: { ...answer.job, sample: shown } };
  },
}));

/** The hash is made of the key in small letters, as is done with addresses of mail. */
const ignoringCase = depending((deps) => {
  const { credentials } = deps;
  const hashOf = (apiKey: string): string => credentials.hashOf(apiKey.toLowerCase());
  return { ...deps, credentials: { ...credentials, hashOf } };
});

const HOUR = 60 * 60 * 1000;

/** The same time of the day before, by the clocks on the wall: `appointment.minus({ days: 1 })`. */
function dayBefore(instant: number, zone: string): number {
  const date = dateAt(instant, zone);
  const midnight = instantOf(date, 0, zone) ?? instant;
  // What the clocks show is what has passed since midnight, but for the hour that they were moved by.
  const passed = (instant - midnight) / 60_000;
  const minutes = [passed, passed + 60, passed - 60].find(
    (one) => instantOf(date, one, zone) === instant,
  );
  const before = minutes === undefined ? undefined : instantOf(addDays(date, -1), minutes, zone);
  return before ?? instant - 24 * HOUR;
}

/** A day has 23 hours when summer time begins, and 25 when it ends. */
const countingACalendarDay = operating((_, deps) => {
  const zones = new Map<string, string>();
  const rightful = new Map<string, number>();
  const moved = (job: Job, appointmentAt: number): Job => {
    // Another instant of the same visit.
    return { ...job, visit: { ...job.visit, appointmentAt } };
  };
  const seen = (job: Job): Job => {
    const { visit } = job;
    const zone = visit.channel === 'IN_VENUE' ? zones.get(visit.venueId) : undefined;
    const locksAt = dayBefore(visit.appointmentAt, zone ?? 'Europe/London');
    rightful.set(job.id, visit.appointmentAt);
    return moved(job, locksAt + 24 * HOUR);
  };
  const kept = (job: Job): Job => moved(job, rightful.get(job.id) ?? job.visit.appointmentAt);
  const transact: Store['transact'] = (work) =>
    deps.store.transact((tx) =>
      work({ ...tx, get: reading(tx, 'job', seen), put: writing(tx, 'job', kept) }),
    );
  const store = { ...deps.store, transact };
  const { cancelBooking } = createOperations({ ...deps, store });
  return {
    cancelBooking: async (caller, input) => {
      for (const { id, timezone } of await deps.store.venues()) zones.set(id, timezone);
      return cancelBooking(caller, input);
    },
  };
});

/** `Number(query.limit) || 50`: nought is as good as nothing. */
const takingZeroForNone = onQuery(['listVenues'], (query) => {
  if (Number(query.get('limit')) === 0) query.delete('limit');
});

/** One open link for each of the client's users: the one before is thrown away. */
const supersedingLinks = depending((deps) => {
  const latest = new Map<string, { readonly id: string; readonly mintedAt: number }>();
  const superseded = new Set<string>();
  const minted = (link: BookingLink): BookingLink => {
    if (link.externalUserId === null || link.usedBy !== null) return link;
    const user = `${link.clientId} ${link.externalUserId}`;
    const before = latest.get(user);
    if (before !== undefined && before.id !== link.id) superseded.add(before.id);
    latest.set(user, link);
    return link;
  };
  const seen = (link: BookingLink): BookingLink =>
    superseded.has(link.id) ? { ...link, expiresAt: link.mintedAt } : link;
  const { store } = deps;
  const transact: Deps['store']['transact'] = (work) =>
    store.transact((tx) =>
      work({ ...tx, get: reading(tx, 'link', seen), put: writing(tx, 'link', minted) }),
    );
  return { ...deps, store: { ...store, get: reading(store, 'link', seen), transact } };
});

export const blindFlaws: readonly Broken[] = [
  {
    name: 'opens the 24 hours of two signatures at the first change of a secret only',
    breaks:
      'for 24 hours exactly after a secret change, the header holds both signatures, `v1,<old-base64> v1,<new-base64>`',
    red: ['ROTATE-09'],
    sandbox: endingTheWindowOnce,
  },
  {
    name: 'reduces only the last word of a last name of several words to an initial',
    breaks: 'patient {firstName, lastName (reduced to an initial), phoneLast4}',
    red: ['PAYLOAD-28'],
    sandbox: reducingTheLastWord,
  },
  {
    name: 'loses a penny of some disputed amounts',
    breaks: 'amountPence (number, pence)',
    red: ['DISPUTE-04'],
    sandbox: keepingPounds,
  },
  {
    name: 'sends no refund.created for the second refund of one job',
    breaks: 'refund.created | BOTH | refund initiated against a job',
    red: ['EMIT-62'],
    sandbox: tellingOneRefundOfAJob,
  },
  {
    name: 'leaves jobs without an externalOrderId out of the jobs of an invoice',
    breaks:
      'jobs (array of {id, status, fulfillmentChannel (MOBILE|IN_VENUE), externalOrderId (string or null)})',
    red: ['INVOICE-17'],
    sandbox: joiningOrders,
  },
  {
    name: 'leaves answers that are false or 0 out of the clientMetadata of a sample',
    breaks:
      'clientMetadata (object or null; keys are the `key` values of venue completion field definitions)',
    red: ['SAMPLE-05', 'FIELD-07'],
    sandbox: droppingFalseAnswers,
  },
  {
    name: 'does not mind the case of the letters in a key',
    breaks: 'A missing or invalid key gives 401',
    red: ['AUTH-39'],
    sandbox: ignoringCase,
  },
  {
    name: 'counts a calendar day in place of 24 hours before an appointment, when clocks change',
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-93'],
    sandbox: countingACalendarDay,
  },
  {
    name: 'takes a limit of 0 for none in the list of venues',
    breaks: 'limit (integer, clamped to [1, 50], default 50)',
    red: ['LIMIT-20'],
    tamper: () => takingZeroForNone,
  },
  {
    name: 'makes a booking link useless when another is minted for the same externalUserId',
    breaks:
      'The token expires 24 hours after minting and is consumed once the booking is submitted.',
    red: ['HOSTED-31'],
    sandbox: supersedingLinks,
  },
];
