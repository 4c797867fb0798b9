/** Refunds against a job, and what the processor makes of them (protocol, `refund.*`). */

import { pricePence } from '../../domain/job/price.ts';
import {
  decideRefund,
  decideRefundCreation,
  type RefundTerms,
} from '../../domain/refund/refund.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find, moveJob } from '../change.ts';
import type { Deps } from '../ports.ts';
import { isUnderDispute } from '../under-dispute.ts';
import { commanding } from './commanding.ts';

export type RefundParameters = {
  readonly jobId: string;
  /** Pounds; left out: the price of the draw. */
  readonly amount?: number | undefined;
  readonly reason?: string | undefined;
  readonly cancelJob?: boolean | undefined;
};

/** `refund.create`: with `cancelJob` both happen, as staff do it, or neither. */
export const createRefund = (
  deps: Deps,
  parameters: RefundParameters,
): Promise<{ readonly refundId: string } | Refusal> =>
  change(deps, async (context) => {
    const { ids, now, tx } = context;
    const { jobId, cancelJob = false } = parameters;
    const job = cancelJob
      ? await moveJob(context, jobId, { type: 'cancelAsStaff', now })
      : await find(context, 'job', jobId);
    if (isRefusal(job)) return job;
    const terms: RefundTerms = {
      id: ids.next('rf'),
      jobId,
      clientId: job.clientId,
      amount: parameters.amount ?? pricePence[job.visit.channel] / 100,
      reason: parameters.reason ?? 'requested_by_customer',
      cancelledJob: cancelJob,
      notes: null,
      processorPaymentIntentId: ids.next('pi'),
      createdAt: now,
    };
    const decision = decideRefundCreation(terms, await isUnderDispute(tx, jobId));
    const made = await apply(context, 'refund', terms.id, undefined, decision);
    return isRefusal(made) ? made : { refundId: terms.id };
  });

const commandingRefund = commanding('refund', 'refundId', decideRefund);

export const settleRefund = commandingRefund(({ now, ids }) => ({
  type: 'settle',
  now,
  processorRefundId: ids.next('re'),
}));
export const failRefund = commandingRefund(({ now }) => ({ type: 'fail', now }));
export const reconcileRefund = commandingRefund(({ now, ids }) => ({
  type: 'reconcile',
  now,
  processorRefundId: ids.next('re'),
}));
