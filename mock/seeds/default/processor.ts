/** Refunds and disputes with the ids that the payment processor would give them. */

import type { WorldDispute, WorldRefund } from '../world.ts';
import type { Maker } from './maker.ts';

export const refundOf = (
  make: Maker,
  jobId: string,
  refund: Omit<WorldRefund, 'id' | 'jobId'>,
): WorldRefund => {
  const settled = refund.phase === 'succeeded' || refund.phase === 'reconciled';
  return {
    id: make.id('rf'),
    jobId,
    processorPaymentIntentId: make.id('pi'),
    ...(settled ? { processorRefundId: make.id('re') } : {}),
    ...refund,
  };
};

export const disputeOf = (
  make: Maker,
  jobId: string | null,
  dispute: Omit<WorldDispute, 'id' | 'jobId'>,
): WorldDispute => ({
  id: make.id('dp'),
  jobId,
  processorDisputeId: make.id('du'),
  processorChargeId: make.id('ch'),
  processorPaymentIntentId: make.id('pi'),
  ...dispute,
});
