/** The weekly-invoice client: an invoice in every status, jobs on them, and some still to bill. */

import type { WorldInvoice, WorldLink, WorldRefund } from '../world.ts';
import type { SeededJob } from './booker.ts';
import { finisherFor } from './finished-jobs.ts';
import { mobileJobs, pendingVenueJobs, venueJobs } from './open-jobs.ts';
import type { Part, Scene } from './part.ts';
import { disputeOf, refundOf } from './processor.ts';
import { weekOf } from './week.ts';

export const weeklyPart = (scene: Scene): Part => {
  const { make, client, venues, book } = scene;
  const finish = finisherFor(make, client, book);
  const week = weekOf(make, client, finish);
  const weeks = [
    week(36, { phase: 'paid', paidAt: 'today-30 10:00' }, [venues.manchester]),
    week(29, { phase: 'refunded', paidAt: 'today-24 10:00' }, [venues.birmingham]),
    week(22, { phase: 'overdue' }, [venues.edinburgh]),
    week(15, { phase: 'failed' }, [venues.liverpool]),
    week(8, { phase: 'processing' }, [venues.gibraltar]),
    week(1, { phase: 'pending' }, [venues.birmingham]),
  ];
  const paid = weeks[0]?.jobs ?? [];
  const unbilled = [finish(1), finish(2, { at: venues.manchester })];
  const hosted = hostedJobs(scene);
  return {
    jobs: [
      ...weeks.flatMap(({ jobs }) => jobs),
      ...unbilled,
      ...mobileJobs({ book }),
      ...venueJobs({ book, venues }),
      ...pendingVenueJobs({ book, venues }),
      ...hosted,
    ],
    invoices: weeks.map(({ invoice }): WorldInvoice => invoice),
    refunds: paid.slice(0, 1).map(({ id }): WorldRefund =>
      refundOf(make, id, {
        phase: 'succeeded',
        amount: 25,
        createdAt: 'today-28 15:00',
        notes: 'A gesture after a late arrival.',
      }),
    ),
    // A charge of an invoice is of no one job.
    disputes: [
      disputeOf(make, null, {
        clientId: client.id,
        reason: 'product_not_received',
        status: 'under_review',
        createdAt: 'today-20 12:00',
        updatedAt: 'today-18 12:00',
      }),
    ],
    links: linksFor(scene, hosted),
  };
};

const hostedJobs = ({ book, venues }: Scene): readonly SeededJob[] => [
  book({
    phase: 'pending',
    bookingSource: 'INTEGRATION_HOSTED',
    createdAt: '-26h',
    preferredDate: 'today+6',
    timePreference: 'evening',
  }),
  book({
    phase: 'confirmed',
    bookingSource: 'INTEGRATION_HOSTED',
    createdAt: '-28h',
    at: venues.glasgow,
    venueSlotStart: 'today+8 10:00',
  }),
];

/** Used ones, one that can be opened, and one that has expired. */
const linksFor = ({ make, client, venues }: Scene, hosted: readonly SeededJob[]) => [
  ...hosted.map(({ id, externalUserId = null, externalOrderId = null }): WorldLink => ({
    id: make.uuid(),
    clientId: client.id,
    scope: { kind: 'mobile-then-venue-fallback' },
    externalUserId,
    externalOrderId,
    mintedAt: '-29h',
    usedBy: id,
  })),
  {
    id: make.uuid(),
    clientId: client.id,
    scope: { kind: 'all-venues' },
    patient: make.patient(),
    mintedAt: '-1h',
  } as const,
  {
    id: make.uuid(),
    clientId: client.id,
    scope: { kind: 'venue', venueId: venues.manchester.id },
    mintedAt: '-3d',
  } as const,
];
