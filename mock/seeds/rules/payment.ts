/** What cannot be true of a job's payment, given its phase and the money in the world. */

import type { CompleteClient } from '../complete/client.ts';
import type { CompleteJob } from '../complete/job.ts';
import { isPaidFor, mayBeUnpaid, type Ledger } from '../ledger.ts';

type Telling = {
  readonly ledger: Ledger;
  readonly tell: (member: 'payment', message: string, missing?: string) => void;
};

/** Only a payment that the world states can be wrong: one that it leaves out follows from the rest. */
export const tellOfPayment = (
  job: CompleteJob,
  { billingMode }: Pick<CompleteClient, 'billingMode'>,
  { ledger, tell }: Telling,
): void => {
  if (job.payment === undefined) return;
  const message =
    job.payment === 'PENDING'
      ? whyNotPending(job, billingMode, ledger)
      : job.payment === 'PAID'
        ? whyNotPaid(job, ledger)
        : whyNotRefunded(job, ledger);
  if (message !== undefined) tell('payment', message, job.payment === 'REFUNDED' ? '' : undefined);
};

const whyNotPending = (
  job: CompleteJob,
  billingMode: CompleteClient['billingMode'],
  { invoiceOf, contested }: Ledger,
): string | undefined => {
  if (contested.has(job.id)) return 'the job has a refund or a dispute, so it was paid';
  if (isPaidFor(invoiceOf.get(job.id))) return 'the invoice with this job is paid: expected PAID';
  if (billingMode !== 'PATIENT_PAY' || mayBeUnpaid(job)) return undefined;
  return `a PATIENT_PAY job that is ${job.phase} has been paid: expected PAID`;
};

const whyNotPaid = (job: CompleteJob, { refunded }: Ledger): string | undefined => {
  if (refunded.has(job.id)) return 'a refund of this job has succeeded: expected REFUNDED';
  if (job.phase === 'pendingPayment') return 'the job waits for its payment: expected PENDING';
  return job.phase === 'pending' && job.fulfillmentChannel === 'IN_VENUE'
    ? 'a venue booking is confirmed when it is paid: expected PENDING'
    : undefined;
};

const whyNotRefunded = (job: CompleteJob, { refunded, reconciled }: Ledger): string | undefined =>
  refunded.has(job.id) || reconciled.has(job.id)
    ? undefined
    : 'no refund of this job has succeeded: expected PAID';
