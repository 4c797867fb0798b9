/** A chargeback, as the processor reports it. */

import type { Dispute } from '../../domain/dispute/dispute.ts';
import { pricePence } from '../../domain/job/price.ts';
import type { CompleteDispute } from '../complete/complete-world.ts';
import { derivedId } from '../derived-id.ts';
import { DAY, tellOfOrder, type Context } from './context.ts';
import { defaultOpening } from './refund.ts';

const evidenceTimeMs = 7 * DAY;

export const disputeState = (
  dispute: CompleteDispute,
  index: number,
  context: Context,
): Dispute => {
  const { calendar, facts } = context;
  const createdAt = calendar.instant(dispute.createdAt ?? defaultOpening);
  const updatedAt = updatedAtOf(dispute, createdAt, context);
  tellOfOrder(
    context,
    ['disputes', index],
    [
      ['createdAt', createdAt],
      ['updatedAt', updatedAt],
    ],
  );
  const channel = facts.jobs.get(dispute.jobId ?? '')?.fulfillmentChannel ?? 'MOBILE';
  return {
    reason: 'fraudulent',
    amountPence: pricePence[channel],
    processorDisputeId: derivedId('du', dispute.id),
    processorChargeId: derivedId('ch', dispute.id),
    processorPaymentIntentId: derivedId('pi', dispute.jobId ?? dispute.id),
    ...dispute,
    evidenceDueBy: evidenceDueByOf(dispute, createdAt, context),
    createdAt,
    updatedAt,
  };
};

/** Left out: as it was opened, or, once its status has changed, a day later. */
const updatedAtOf = (
  dispute: CompleteDispute,
  createdAt: number,
  { calendar }: Context,
): number => {
  if (dispute.updatedAt !== undefined) return calendar.instant(dispute.updatedAt);
  const isNew = dispute.status === 'needs_response';
  return isNew ? createdAt : Math.min(createdAt + DAY, calendar.startAt);
};

const evidenceDueByOf = (
  { evidenceDueBy }: CompleteDispute,
  createdAt: number,
  { calendar }: Context,
): number | null => {
  if (evidenceDueBy === null) return null;
  return evidenceDueBy === undefined ? createdAt + evidenceTimeMs : calendar.instant(evidenceDueBy);
};
