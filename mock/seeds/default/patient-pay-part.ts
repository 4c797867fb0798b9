/** The client whose patients pay: refunds and disputes in every status. */

import type { WorldLink } from '../world.ts';
import { finisherFor } from './finished-jobs.ts';
import { mobileJobs, unpaidMobileJobs, unpaidVenueJobs, venueJobs } from './open-jobs.ts';
import type { Part, Scene } from './part.ts';
import { disputeOf, refundOf } from './processor.ts';

export const patientPayPart = (scene: Scene): Part => {
  const { book, venues } = scene;
  const refunded = refundedJobs(scene);
  const disputed = disputedJobs(scene);
  const finish = finisherFor(scene.make, scene.client, book);
  const hosted = book({
    phase: 'confirmed',
    bookingSource: 'INTEGRATION_HOSTED',
    createdAt: '-27h',
    at: venues.birmingham,
    venueSlotStart: 'today+4 10:00',
  });
  return {
    jobs: [
      ...disputed.jobs,
      ...refunded.jobs,
      finish(7, { at: venues.manchester }),
      finish(2),
      ...mobileJobs({ book }),
      ...venueJobs({ book, venues }),
      ...unpaidMobileJobs({ book }),
      ...unpaidVenueJobs({ book, venues }),
      hosted,
    ],
    invoices: [],
    refunds: refunded.refunds,
    disputes: disputed.disputes,
    links: [hostedLink(scene, hosted.id)],
  };
};

const hostedLink = ({ make, client }: Scene, usedBy: string): WorldLink => ({
  id: make.uuid(),
  clientId: client.id,
  scope: { kind: 'all-venues' },
  mintedAt: '-30h',
  usedBy,
});

/** A refund in every status, each of a cancelled booking but for one goodwill refund. */
const refundedJobs = ({ make, client, book }: Scene): Pick<Part, 'jobs' | 'refunds'> => {
  const finish = finisherFor(make, client, book);
  const cancelled = (daysAgo: number) =>
    book({
      phase: 'cancelled',
      payment: 'PAID',
      createdAt: `-${daysAgo + 3}d`,
      preferredDate: 'today+12',
      cancelledAt: `-${daysAgo}d`,
      cancelledBy: 'client',
    });
  const [pending, failed, reconciled] = [cancelled(1), cancelled(14), cancelled(17)];
  const succeeded = { ...cancelled(11), payment: 'REFUNDED' } as const;
  const goodwill = finish(9);
  return {
    jobs: [pending, failed, reconciled, succeeded, goodwill],
    refunds: [
      refundOf(make, pending.id, { phase: 'pending' }),
      refundOf(make, failed.id, { phase: 'failed', notes: 'The card has expired.' }),
      refundOf(make, reconciled.id, { phase: 'reconciled' }),
      refundOf(make, succeeded.id, { phase: 'succeeded' }),
      refundOf(make, goodwill.id, { phase: 'succeeded', amount: 42.5, createdAt: 'today-6 10:00' }),
    ],
  };
};

/** A dispute in every status; the booking to come can neither be cancelled nor refunded. */
const disputedJobs = ({ make, client, book, venues }: Scene): Pick<Part, 'jobs' | 'disputes'> => {
  const finish = finisherFor(make, client, book);
  const toCome = book({ phase: 'confirmed', createdAt: '-10d', preferredDate: 'today+10' });
  const underReview = finish(12);
  const won = finish(25);
  const lost = finish(18, { at: venues.birmingham });
  return {
    jobs: [toCome, underReview, won, lost],
    disputes: [
      disputeOf(make, toCome.id, { status: 'needs_response', createdAt: '-2d' }),
      disputeOf(make, underReview.id, {
        reason: 'product_not_received',
        status: 'under_review',
        createdAt: 'today-6 14:00',
        updatedAt: 'today-4 09:00',
      }),
      disputeOf(make, won.id, {
        status: 'won',
        createdAt: 'today-19 14:00',
        updatedAt: 'today-5 09:00',
      }),
      disputeOf(make, lost.id, {
        reason: 'duplicate',
        status: 'lost',
        createdAt: 'today-12 14:00',
        updatedAt: 'today-3 09:00',
      }),
    ],
  };
};
