/** A refund of a job. */

import { isOpen } from '../../domain/dispute/dispute.ts';
import type { Job } from '../../domain/job/job.ts';
import { pricePence } from '../../domain/job/price.ts';
import type { Refund } from '../../domain/refund/refund.ts';
import type { CompleteRefund } from '../complete/complete-world.ts';
import { derivedId } from '../derived-id.ts';
import { tellOfOrder, type Context } from './context.ts';

type Place = {
  readonly index: number;
  readonly jobs: ReadonlyMap<string, Job>;
};

/** Undefined for a refund of a job that is not there. */
export const refundState = (
  refund: CompleteRefund,
  { index, jobs }: Place,
  context: Context,
): Refund | undefined => {
  const job = jobs.get(refund.jobId);
  if (job === undefined) return undefined;
  const createdAt = createdAtOf(refund, job, context);
  tellOfOrder(
    context,
    ['refunds', index],
    [
      ["the job's createdAt", job.createdAt],
      ['createdAt', createdAt],
    ],
  );
  tellOfDispute(createdAt, refund.jobId, { index, context });
  const cancelledJob = refund.cancelledJob ?? job.phase === 'cancelled';
  return {
    amount: pricePence[job.visit.channel] / 100,
    reason: cancelledJob ? 'booking_cancelled' : 'requested_by_customer',
    notes: null,
    processorPaymentIntentId: derivedId('pi', refund.jobId),
    ...refund,
    processorRefundId: processorRefundIdOf(refund),
    clientId: job.clientId,
    cancelledJob,
    createdAt,
  };
};

/** Known once the processor has given the money back. */
const processorRefundIdOf = ({ id, phase, processorRefundId }: CompleteRefund): string | null =>
  phase === 'succeeded' || phase === 'reconciled'
    ? (processorRefundId ?? derivedId('re', id))
    : null;

/** Left out: with the cancellation of the job, or now. */
const createdAtOf = (refund: CompleteRefund, job: Job, { calendar }: Context): number => {
  if (refund.createdAt !== undefined) return calendar.instant(refund.createdAt);
  return job.phase === 'cancelled' ? job.cancelledAt : calendar.startAt;
};

/** Refunds are blocked while a dispute is open (spec, "Invoice, refund, dispute"). */
const tellOfDispute = (
  createdAt: number,
  jobId: string,
  { index, context }: { readonly index: number; readonly context: Context },
): void => {
  const { facts, calendar, report } = context;
  const blocking = facts.world.disputes.find(
    (dispute) =>
      dispute.jobId === jobId &&
      isOpen(dispute) &&
      calendar.instant(dispute.createdAt ?? defaultOpening) <= createdAt,
  );
  if (blocking === undefined) return;
  report(
    ['refunds', index, 'createdAt'],
    `the dispute "${blocking.id}" is open since before then, and blocks refunds of the job`,
  );
};

/** When a dispute was opened that does not say. */
export const defaultOpening = '-1d';
