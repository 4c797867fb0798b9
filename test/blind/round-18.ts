/** Ten more servers that are each wrong in one sentence, made from the specification alone. */
import { apply, change } from '../../mock/application/change.ts';
import type { Caller } from '../../mock/application/operation.ts';
import { createOperations } from '../../mock/application/operations.ts';
import type { Deps, Reader } from '../../mock/application/ports.ts';
import { isUnderDispute } from '../../mock/application/under-dispute.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { isRefusal, refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { depending, onAppend, operating, reading, transacting } from '../flaws/lifetime.ts';
import { posting, signatureOf, keyOf, withHeaders } from '../flaws/posting.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Broken } from './broken.ts';

const DAY = 24 * 60 * 60_000;
const MAX_ID = 200;

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && Buffer.byteLength(value) > MAX_ID;

/** `Buffer.byteLength(id) <= 200`, as wide as the column is in bytes. */
const tooLongId = (body: unknown): Refusal | undefined => {
  const name = ['externalUserId', 'externalOrderId'].find((each) => isLong((body as Json)[each]));
  return name === undefined
    ? undefined
    : refuse('invalid', `body.${name}: expected at most ${String(MAX_ID)} characters`);
};

const countingBytes = operating((operations) => ({
  createBooking: async (caller, input) =>
    tooLongId(input.body) ?? operations.createBooking(caller, input),
  createBookingUrl: async (caller, input) =>
    tooLongId(input.body) ?? operations.createBookingUrl(caller, input),
}));

/** A job of the caller that is neither cancelled nor completed. */
const runningJob = async (
  { get }: Pick<Reader, 'get'>,
  { client }: Caller,
  id: string,
): Promise<Job | undefined> => {
  const job = await get('job', id);
  const isOver = job?.phase === 'cancelled' || job?.phase === 'completed';
  return job?.clientId === client.id && !isOver ? job : undefined;
};

/** Whatever the lock says; one that comes second finds it cancelled. */
const cancelAnyway = async (deps: Deps, { id, billingMode, payment }: Job) => {
  const refunds = billingMode === 'PATIENT_PAY' && payment === 'PAID';
  const cancelled = await change(deps, async (context) => {
    const job = await context.tx.get('job', id);
    if (job?.phase === 'cancelled') return job;
    return apply(context, 'job', id, job, [
      {
        ...{ type: 'JobCancelled', at: context.now, by: 'client' },
        refundId: refunds ? context.ids.next('rf') : null,
      },
    ]);
  });
  return isRefusal(cancelled) ? cancelled : { jobId: id, status: 'CANCELLED' as const };
};

/** `cancellable_until` is written with the booking, and nobody writes it again. */
const lockingByTheFirstTime = (): SandboxOptions => {
  const firstTimeOf = new Map<string, number>();
  const deps = onAppend((_, [kind, id, , event]) => {
    if (kind !== 'job' || event.type !== 'JobRescheduled' || firstTimeOf.has(id)) return;
    firstTimeOf.set(id, event.previousAppointmentAt);
  });
  const options = operating((operations, parts) => ({
    cancelBooking: async (caller, input) => {
      const job = await runningJob(parts.store, caller, input.id);
      const first = firstTimeOf.get(input.id);
      const isDisputed = await isUnderDispute(parts.store, input.id);
      if (job === undefined || first === undefined || isDisputed) {
        return operations.cancelBooking(caller, input);
      }
      return first - parts.clock.now() < DAY
        ? refuse('cancel-within-24h', 'The appointment is less than 24 hours away.')
        : cancelAnyway(parts, job);
    },
  }))();
  return { ...options, replacements: { ...options.replacements, deps } };
};

/** The scope of the tenant is put on every query of jobs, on that of the taken places, too. */
const countingOwnJobs = operating((_, deps) => ({
  getVenueAvailability: (caller, input) => {
    const jobsAtSlots: Reader['jobsAtSlots'] = async (venueId, starts) => {
      const slots = await deps.store.jobsAtSlots(venueId, starts);
      return slots.map((jobs) => jobs.filter(({ clientId }) => clientId === caller.client.id));
    };
    const store = { ...deps.store, jobsAtSlots };
    return createOperations({ ...deps, store }).getVenueAvailability(caller, input);
  },
}));

/** Told by the scan of the operator's own courier, which does not carry what a partner drew. */
const losingPartnersSamples = (): SandboxOptions => {
  const drawnByPartner = new Set<string | null>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind === 'job' && event.type === 'JobCompleted' && event.partner !== null) {
        drawnByPartner.add(id);
      }
    },
    announce: (due) => {
      if (due.type !== 'sample.in_lab' || !drawnByPartner.has(due.jobId)) tx.announce(due);
    },
  }))();
};

/** `WHERE status = 'PENDING' AND due_date < now()` finds whom to tell: FAILED is none of them. */
const overdueInSilence = (): SandboxOptions => {
  const failed = new Set<unknown>();
  return transacting((tx) => ({
    append: (...logged) => {
      tx.append(...logged);
      const [kind, id, , event] = logged;
      if (kind !== 'invoice') return;
      if (event.type === 'InvoicePaymentFailed') failed.add(id);
      if (event.type === 'InvoiceProcessing') failed.delete(id);
    },
    announce: (due) => {
      const isFailed = failed.has((due.data as Json)['invoiceId']);
      if (due.type !== 'invoice.overdue' || !isFailed) tx.announce(due);
    },
  }))();
};

/** The amount goes through an integer on its way from the table. */
const inWholePounds = <T extends { readonly amount: number }>(refund: T): T => ({
  ...refund,
  amount: Math.trunc(refund.amount),
});

const droppingPence = operating((operations) => ({
  listRefunds: async (caller, input) => {
    const answer = await operations.listRefunds(caller, input);
    return isRefusal(answer) ? answer : { ...answer, refunds: answer.refunds.map(inWholePounds) };
  },
  getRefund: async (caller, input) => {
    const answer = await operations.getRefund(caller, input);
    return isRefusal(answer) ? answer : { refund: inWholePounds(answer.refund) };
  },
}));

/** `EXISTS (SELECT 1 FROM disputes WHERE job_id = $1)`, whatever has become of it. */
const neverForgivingDisputes = operating((operations, { store }) => ({
  cancelBooking: async (caller, input) => {
    const job = await runningJob(store, caller, input.id);
    const disputes = await store.disputesOf(input.id);
    return job !== undefined && disputes.length > 0
      ? refuse('cancel-under-dispute', 'The booking is under dispute.')
      : operations.cancelBooking(caller, input);
  },
}));

/** `hmac.update(body, 'binary')`: the same for ASCII, and one byte for each other character. */
const signingInLatin1 = posting(() => (post, { secrets }) => {
  const asLatin1 = { ...post, body: Buffer.from(post.body.toString(), 'latin1') };
  const signatures = secrets.map((secret) => `v1,${signatureOf(asLatin1, keyOf(secret))}`);
  return [withHeaders(post, { 'webhook-signature': signatures.join(' ') })];
});

/** The bucket is named after the tenant, not after its key. */
const limitingClients = depending((deps) => {
  const get = reading(deps.store, 'key', (key) => ({ ...key, id: key.clientId }));
  return { ...deps, store: { ...deps.store, get } };
});

/** `status LIKE 'PENDING%'`. */
const filteringByPrefix = depending((deps) => {
  const jobs: Reader['jobs'] = (query) =>
    deps.store.jobs(
      query.phases?.includes('pending') === true
        ? { ...query, phases: [...query.phases, 'pendingPayment'] }
        : query,
    );
  return { ...deps, store: { ...deps.store, jobs } };
});

export const blindFlaws: readonly Broken[] = [
  {
    name: 'measures the 200 characters of an external id in bytes',
    breaks: 'externalUserId, externalOrderId | max 200 characters each',
    red: ['VALID-68', 'VALID-69', 'URL-19'],
    sandbox: countingBytes,
  },
  {
    name: 'counts the 24 hours to the time that was booked first, also after a reschedule',
    breaks:
      'Cancels a non-completed, non-disputed booking; refused within 24 hours of the appointment (mirrors the refund policy).',
    red: ['CANCEL-14', 'CANCEL-31', 'CANCEL-39'],
    sandbox: lockingByTheFirstTime,
  },
  {
    name: "takes only the caller's own bookings from the places of a slot",
    breaks:
      "Capacity is the remaining parallel bookable places at that start time: the venue's phlebotomyStations minus jobs already booked at that start.",
    red: ['SLOT-16'],
    sandbox: countingOwnJobs,
  },
  {
    name: 'sends no sample.in_lab for what a partner drew',
    breaks: 'Booking status and emitted events do not depend on who fulfills.',
    red: ['FULFIL-07'],
    sandbox: losingPartnersSamples,
  },
  {
    name: 'sends no invoice.overdue when a charge of the invoice has failed before',
    breaks: 'invoice.overdue | BOTH | unpaid invoice passes its due date',
    red: ['EMIT-68'],
    sandbox: overdueInSilence,
  },
  {
    name: 'shows refunds without their pence',
    breaks: 'amount (number, pounds GBP)',
    red: ['REFUND-04', 'REFUND-10', 'REFUND-11', 'REFUND-12'],
    sandbox: droppingPence,
  },
  {
    name: 'refuses the cancel of a booking whose dispute is closed',
    breaks:
      'While a dispute is open, refunds are blocked and cancellation of the booking returns 409.',
    red: ['CANCEL-20'],
    sandbox: neverForgivingDisputes,
  },
  {
    name: 'signs a body with letters beyond ASCII wrongly',
    breaks:
      'Signed string: `${webhook_id}.${webhook_timestamp}.${rawBody}` with the raw body byte-for-byte.',
    red: ['SIGN-01'],
    among: ['PAYLOAD-28'],
    sandbox: signingInLatin1,
  },
  {
    name: 'counts the requests of all keys of a client together',
    breaks: '60 requests per minute per API key by default; exceeding gives 429',
    red: ['LIMIT-43'],
    sandbox: limitingClients,
  },
  {
    name: 'lists bookings that await payment under status=PENDING',
    breaks: 'status (string, job status)',
    red: ['LIST-90'],
    sandbox: filteringByPrefix,
  },
];
