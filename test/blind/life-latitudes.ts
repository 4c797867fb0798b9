/** Other right servers, made from the specification alone: what becomes of bookings and their money. */
import { randomUUID } from 'node:crypto';
import { searchPhlebotomist } from '../../mock/application/actions/jobs.ts';
import { settleRefund } from '../../mock/application/actions/refunds.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { operating, transacting } from '../flaws/lifetime.ts';
import type { Json } from '../flaws/tampering.ts';
import type { Latitude } from './latitude.ts';

/** States are kept, and events told, otherwise than they come. */
export const rewriting = (
  stored: (kind: string, state: Json) => Json,
  told: (type: string, data: Json) => Json,
) =>
  transacting((tx) => ({
    put: (kind, id, state) => {
      // Of its kind, but for members whose words are open.
      tx.put(kind, id, stored(kind, state as unknown as Json) as unknown as typeof state);
    },
    announce: (due) => {
      const data = told(due.type, due.data) as unknown as typeof due.data;
      tx.announce({ ...due, data });
    },
  }));

/** The processor takes the refund of a cancelled booking while it is asked for it. */
const settlingAtOnce = operating((operations, deps) => ({
  cancelBooking: async (caller, input) => {
    const answer = await operations.cancelBooking(caller, input);
    if (isRefusal(answer)) return answer;
    const clientId = caller.client.id;
    const phases = ['pending'] as const;
    const page = await deps.store.refunds({ clientId, limit: 10, phases, jobId: answer.jobId });
    if (isRefusal(page)) return answer;
    for (const { id, cancelledJob, reason } of page.items) {
      if (cancelledJob && reason === 'booking_cancelled')
        await settleRefund(deps, { refundId: id });
    }
    return answer;
  },
}));

/** A quarter of the price is kept: the job is paid still when what is left has been given back. */
const keepingAFee = rewriting(
  (kind, state) =>
    kind === 'refund' && state['phase'] === 'pending' && state['reason'] === 'booking_cancelled'
      ? { ...state, amount: Number(state['amount']) * 0.75 }
      : state,
  (type, data) =>
    type === 'refund.created' && data['reason'] === 'booking_cancelled'
      ? { ...data, amount: Number(data['amount']) * 0.75 }
      : data,
);

/** The event is told of the failure; by then the processor tries the charge again. */
const tryingChargesAgain = rewriting(
  (kind, state) =>
    kind === 'invoice' && state['phase'] === 'failed' ? { ...state, phase: 'processing' } : state,
  (_, data) => data,
);

/** What the client pays for a week is not what a patient pays for a booking. */
const leavingJobsUnpaid = (): SandboxOptions => {
  const paidBefore = new Set<unknown>();
  return rewriting(
    (kind, state) => {
      if (kind !== 'job' || state['payment'] !== 'PAID') return state;
      if (state['invoiceId'] === null) paidBefore.add(state['id']);
      return paidBefore.has(state['id']) ? state : { ...state, payment: 'PENDING' };
    },
    (_, data) => data,
  )();
};

const inquiry = 'warning_needs_response';

/** The processor inquires before it charges back, and nothing is due when all is over. */
const inquiringFirst = (): SandboxOptions => {
  const opened = new Set<unknown>();
  return rewriting(
    (kind, state) => {
      if (kind !== 'dispute') return state;
      const isNew = !opened.has(state['id']);
      opened.add(state['id']);
      if (isNew && state['status'] === 'needs_response') return { ...state, status: inquiry };
      const isOver = state['status'] === 'won' || state['status'] === 'lost';
      return isOver ? { ...state, evidenceDueBy: null } : state;
    },
    (type, data) => {
      if (type === 'dispute.opened') return { ...data, disputeStatus: inquiry };
      return type === 'dispute.closed' ? { ...data, evidenceDueBy: null } : data;
    },
  )();
};

/** The attempt has failed, and is told to have; the refund waits for the next one. */
const tryingRefundsAgain = rewriting(
  (kind, state) =>
    kind === 'refund' && state['phase'] === 'failed' ? { ...state, phase: 'pending' } : state,
  (_, data) => data,
);

/** Two tubes, two rows: each is registered, and the booking shows the later one. */
const registeringTwoSamples = transacting((tx) => ({
  announce: (due) => {
    if (due.type === 'sample.registered') {
      const id = `evt_${randomUUID()}`;
      const data = { ...(due.data as unknown as Json), id, barcode: 'TUBE-1-OF-2' };
      tx.announce({ ...due, id, data: data });
    }
    tx.announce(due);
  },
}));

/** The dispatch searches by itself as soon as a booking is written, and then farther away. */
const searchingByItself = operating((operations, deps) => ({
  createBooking: async (caller, input) => {
    const answer = await operations.createBooking(caller, input);
    if (isRefusal(answer) || answer.status !== 'PENDING') return answer;
    const { jobId } = answer;
    // Refused for what is no MOBILE booking, or has been accepted meanwhile.
    await searchPhlebotomist(deps, { jobId, searchRadiusMiles: 3 });
    await searchPhlebotomist(deps, { jobId, searchRadiusMiles: 7.5 });
    return answer;
  },
}));

export const lifeLatitudes: readonly Latitude[] = [
  {
    name: 'has the refund of a cancelled booking settled by the time the cancel is answered',
    allowedBy:
      'Refund statuses: SUCCEEDED, PENDING, FAILED, RECONCILED_FROM_PROCESSOR. Transitions: not shown. (O61, reading A; refund.succeeded: processor confirms settlement)',
    sandbox: settlingAtOnce,
  },
  {
    name: 'keeps a fee of a quarter when a client cancels, so that the booking stays PAID after the refund',
    allowedBy:
      'silent: no amount of a refund is named, nor a paymentStatus after it ("Full set of job status values and payment status values: not shown"; O61)',
    sandbox: keepingAFee,
  },
  {
    name: 'shows an invoice as PROCESSING again once its failed charge has been told',
    allowedBy:
      'Invoice statuses: PENDING, PROCESSING, PAID, FAILED, REFUNDED, OVERDUE. Transitions: not shown',
    sandbox: tryingChargesAgain,
  },
  {
    name: 'leaves the paymentStatus of the jobs as it is when their weekly invoice is paid',
    allowedBy:
      'silent: invoice.paid is "payment processor confirms the invoice charge"; no sentence ties it to the paymentStatus of a job',
    sandbox: leavingJobsUnpaid,
  },
  {
    name: 'shows a refund as PENDING again once its failed attempt has been told',
    allowedBy:
      'Refund … Transitions: not shown; refund.failed: "a refund attempt fails out of band"',
    sandbox: tryingRefundsAgain,
  },
  {
    name: 'opens disputes as warning_needs_response, and clears evidenceDueBy when they close',
    allowedBy:
      'Complete sets of dispute reason and status values: not shown; evidenceDueBy (string or null); Status transitions: not shown',
    sandbox: inquiringFirst,
  },
  {
    name: 'registers two samples at completion, with an event each',
    allowedBy:
      'O58, reading B: several samples may exist; "Returns the most recent sample of the booking"; sample.registered: "sample row created at completion"',
    sandbox: registeringTwoSamples,
  },
  {
    name: 'begins to search a phlebotomist by itself at booking, and again within a larger radius',
    allowedBy:
      'dispatch.searching | MOBILE | search for a phlebotomist begins; carries searchRadiusMiles ("dispatch logic … hidden from the client")',
    sandbox: searchingByItself,
  },
];
