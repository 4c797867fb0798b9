/** Invoices, refunds and disputes as their endpoints show them. */

import type * as wire from '#contract/model.ts';
import type { Dispute } from '../../domain/dispute/dispute.ts';
import type { Invoice, InvoicePhase } from '../../domain/invoice/invoice.ts';
import type { Job } from '../../domain/job/job.ts';
import type { Refund, RefundPhase } from '../../domain/refund/refund.ts';
import { jobStatus } from './job-status.ts';
import { toIso, toIsoOrNull } from './time.ts';

const invoiceStatus: { readonly [Phase in InvoicePhase]: wire.Invoice['status'] } = {
  pending: 'PENDING',
  processing: 'PROCESSING',
  paid: 'PAID',
  failed: 'FAILED',
  refunded: 'REFUNDED',
  overdue: 'OVERDUE',
};

const refundStatus: { readonly [Phase in RefundPhase]: wire.Refund['status'] } = {
  pending: 'PENDING',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  reconciled: 'RECONCILED_FROM_PROCESSOR',
};

const keysWithValue = <Key extends string>(table: { readonly [K in Key]: string }, value: string) =>
  (Object.keys(table) as Key[]).filter((key) => table[key] === value);

/** The phases shown as this status: none for a word that is no status. */
export const invoicePhases = (status: string) => keysWithValue(invoiceStatus, status);
export const refundPhases = (status: string) => keysWithValue(refundStatus, status);

export const projectInvoice = (invoice: Invoice): wire.Invoice => ({
  id: invoice.id,
  invoiceNumber: invoice.invoiceNumber,
  status: invoiceStatus[invoice.phase],
  subtotalPence: invoice.subtotalPence,
  vatPence: invoice.vatPence,
  totalPence: invoice.totalPence,
  dueDate: toIso(invoice.dueDate),
  periodStart: toIso(invoice.periodStart),
  periodEnd: toIso(invoice.periodEnd),
  jobCount: invoice.lines.length,
  hostedInvoiceUrl: invoice.hostedInvoiceUrl,
  paidAt: toIsoOrNull(invoice.paidAt),
  createdAt: toIso(invoice.createdAt),
});

/** The detail-only fields are always there (O55); a line item is a line as it is kept (A20). */
export const projectInvoiceDetail = (
  invoice: Invoice,
  jobs: readonly Job[],
): wire.InvoiceDetail => ({
  ...projectInvoice(invoice),
  lineItems: invoice.lines.map((line) => ({ ...line })),
  jobs: jobs.map((job) => ({
    id: job.id,
    status: jobStatus(job),
    fulfillmentChannel: job.visit.channel,
    externalOrderId: job.externalOrderId,
  })),
});

/** The currency is always GBP (A21), for disputes too. */
export const projectRefund = (refund: Refund): wire.Refund => ({
  id: refund.id,
  jobId: refund.jobId,
  amount: refund.amount,
  currency: 'GBP',
  reason: refund.reason,
  status: refundStatus[refund.phase],
  processorRefundId: refund.processorRefundId,
  cancelledJob: refund.cancelledJob,
  createdAt: toIso(refund.createdAt),
});

export const projectRefundDetail = (refund: Refund): wire.RefundDetail => ({
  ...projectRefund(refund),
  notes: refund.notes,
  processorPaymentIntentId: refund.processorPaymentIntentId,
});

export const projectDispute = (dispute: Dispute): wire.Dispute => ({
  id: dispute.id,
  jobId: dispute.jobId,
  amountPence: dispute.amountPence,
  currency: 'GBP',
  reason: dispute.reason,
  status: dispute.status,
  processorDisputeId: dispute.processorDisputeId,
  evidenceDueBy: toIsoOrNull(dispute.evidenceDueBy),
  createdAt: toIso(dispute.createdAt),
});

export const projectDisputeDetail = (dispute: Dispute): wire.DisputeDetail => ({
  ...projectDispute(dispute),
  processorChargeId: dispute.processorChargeId,
  processorPaymentIntentId: dispute.processorPaymentIntentId,
  updatedAt: toIso(dispute.updatedAt),
});
