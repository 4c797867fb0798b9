/** What invoices, refunds and disputes say of a job, and whether it is paid according to them. */

import type { Job } from '../domain/job/job.ts';
import type { CompleteClient } from './complete/client.ts';
import type { CompleteInvoice, CompleteRefund, CompleteWorld } from './complete/complete-world.ts';
import type { CompleteJob } from './complete/job.ts';

type Payment = Job['payment'];

export type Ledger = {
  /** By job id; the first, where a faulty world bills a job twice. */
  readonly invoiceOf: ReadonlyMap<string, CompleteInvoice>;
  /** Jobs with a refund that succeeded. */
  readonly refunded: ReadonlySet<string>;
  /** Jobs with a refund that was found at the processor later: they may still count as paid. */
  readonly reconciled: ReadonlySet<string>;
  /** Jobs with a refund or a dispute, which only a payment can have. */
  readonly contested: ReadonlySet<string>;
};

export const ledgerOf = ({ invoices, refunds, disputes }: CompleteWorld): Ledger => {
  const invoiceOf = new Map<string, CompleteInvoice>();
  for (const invoice of invoices) {
    for (const { jobId } of invoice.lines) {
      if (!invoiceOf.has(jobId)) invoiceOf.set(jobId, invoice);
    }
  }
  const withRefund = (wanted: CompleteRefund['phase']): ReadonlySet<string> =>
    new Set(refunds.filter(({ phase }) => phase === wanted).map(({ jobId }) => jobId));
  return {
    invoiceOf,
    refunded: withRefund('succeeded'),
    reconciled: withRefund('reconciled'),
    contested: new Set([...refunds, ...disputes].map(({ jobId }) => jobId ?? '')),
  };
};

/** As the world says, or else as its money says. */
export const paymentOf = (
  job: CompleteJob,
  billingMode: CompleteClient['billingMode'] | undefined,
  ledger: Ledger,
): Payment => job.payment ?? impliedPayment(job, billingMode, ledger);

const impliedPayment = (
  job: CompleteJob,
  billingMode: CompleteClient['billingMode'] | undefined,
  { invoiceOf, refunded, contested }: Ledger,
): Payment => {
  if (refunded.has(job.id)) return 'REFUNDED';
  if (contested.has(job.id) || isPaidFor(invoiceOf.get(job.id))) return 'PAID';
  if (billingMode !== 'PATIENT_PAY') return 'PENDING';
  return mayBeUnpaid(job) ? 'PENDING' : 'PAID';
};

/** Of a client whose patients pay: cancelled before it was paid, or still waiting. */
export const mayBeUnpaid = ({ phase, startedAt = null }: CompleteJob): boolean =>
  phase === 'pendingPayment' || (phase === 'cancelled' && startedAt === null);

/** A refunded invoice was paid once. */
export const isPaidFor = (invoice: CompleteInvoice | undefined): boolean =>
  invoice?.phase === 'paid' || invoice?.phase === 'refunded';
