/** The form of invoices, refunds and disputes in a world file. */

import type { WorldDispute, WorldInvoice, WorldInvoiceLine, WorldRefund } from '../world.ts';
import { listOf, mapOf, oneOf, orNull, text, value, wholeFrom, yesOrNo } from './check.ts';
import { id, moment } from './values.ts';

const line = mapOf<WorldInvoiceLine>(
  { jobId: id, description: text, amountPence: wholeFrom(0) },
  'jobId',
);

export const invoiceShape = mapOf<WorldInvoice>(
  {
    id,
    clientId: id,
    phase: oneOf('pending', 'processing', 'paid', 'failed', 'refunded', 'overdue'),
    invoiceNumber: text,
    lines: listOf(line),
    periodStart: moment,
    periodEnd: moment,
    createdAt: moment,
    dueDate: moment,
    issued: yesOrNo,
    paidAt: moment,
  },
  'lines',
);

export const refundShape = mapOf<WorldRefund>(
  {
    id,
    jobId: id,
    phase: oneOf('pending', 'succeeded', 'failed', 'reconciled'),
    amount: value(
      'an amount in pounds above 0',
      (given) => typeof given === 'number' && Number.isFinite(given) && given > 0,
    ),
    reason: text,
    cancelledJob: yesOrNo,
    notes: orNull(text),
    processorPaymentIntentId: orNull(text),
    processorRefundId: text,
    createdAt: moment,
  },
  'jobId',
);

export const disputeShape = mapOf<WorldDispute>({
  id,
  jobId: orNull(id),
  clientId: id,
  status: text,
  reason: text,
  amountPence: wholeFrom(0),
  processorDisputeId: text,
  processorChargeId: text,
  processorPaymentIntentId: orNull(text),
  evidenceDueBy: orNull(moment),
  createdAt: moment,
  updatedAt: moment,
});
