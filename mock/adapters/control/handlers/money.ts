/** Invoices, refunds, disputes. */

import * as z from 'zod';
import { closeDispute, openDispute, updateDispute } from '../../../application/actions/disputes.ts';
import * as invoices from '../../../application/actions/invoices.ts';
import * as refunds from '../../../application/actions/refunds.ts';
import { on, type Handlers } from '../handler.ts';
import { distinct, id, pounds, text, timestamp, whole } from '../schemas.ts';

const ofInvoice = z.strictObject({ invoiceId: id });
const ofRefund = z.strictObject({ refundId: id });
const ofDispute = z.strictObject({ disputeId: id });

export const moneyHandlers: Handlers = {
  'invoice.create': on(
    z.strictObject({
      clientId: id,
      jobIds: distinct(id).optional(),
      periodStart: timestamp.optional(),
      periodEnd: timestamp.optional(),
      dueDate: timestamp.optional(),
    }),
    invoices.createInvoice,
  ),
  'invoice.issue': on(ofInvoice, invoices.issueInvoice),
  'invoice.process': on(ofInvoice, invoices.processInvoice),
  'invoice.pay': on(ofInvoice, invoices.payInvoice),
  'invoice.failPayment': on(ofInvoice, invoices.failInvoicePayment),
  'invoice.passDueDate': on(ofInvoice, invoices.passDueDate),
  'invoice.refund': on(ofInvoice, invoices.refundInvoice),
  'refund.create': on(
    z.strictObject({
      jobId: id,
      amount: pounds.optional(),
      reason: text.optional(),
      cancelJob: z.boolean().optional(),
    }),
    refunds.createRefund,
  ),
  'refund.settle': on(ofRefund, refunds.settleRefund),
  'refund.fail': on(ofRefund, refunds.failRefund),
  'refund.reconcile': on(ofRefund, refunds.reconcileRefund),
  'dispute.open': on(
    z.strictObject({
      jobId: id,
      amountPence: whole.min(1).optional(),
      reason: text.optional(),
    }),
    openDispute,
  ),
  'dispute.update': on(ofDispute.extend({ status: text }), updateDispute),
  'dispute.close': on(ofDispute.extend({ outcome: z.enum(['won', 'lost']) }), closeDispute),
};
