/** The client without the venue network: a few bookings at home, one refund, one dispute. */

import { finisherFor } from './finished-jobs.ts';
import type { Part, Scene } from './part.ts';
import { disputeOf, refundOf } from './processor.ts';

export const mobileOnlyPart = ({ make, client, book }: Scene): Part => {
  const finish = finisherFor(make, client, book);
  const disputed = finish(16);
  const refunded = finish(6);
  return {
    jobs: [
      disputed,
      refunded,
      book({ phase: 'pendingPayment', createdAt: '-5h', preferredDate: 'today+6' }),
      book({ phase: 'pending', createdAt: '-29h', preferredDate: 'today+3' }),
      book({ phase: 'confirmed', createdAt: '-56h', preferredDate: 'today+7' }),
    ],
    invoices: [],
    refunds: [refundOf(make, refunded.id, { phase: 'pending', amount: 85, createdAt: '-20h' })],
    disputes: [
      disputeOf(make, disputed.id, {
        reason: 'credit_not_processed',
        status: 'needs_response',
        createdAt: '-3d2h',
      }),
    ],
    links: [],
  };
};
