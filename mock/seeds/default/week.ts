/** A week of a weekly-invoice client: completed jobs, and the invoice over them. */

import type { WorldInvoice } from '../world.ts';
import type { SeededJob } from './booker.ts';
import type { SeededClient } from './clients.ts';
import type { Finisher } from './finished-jobs.ts';
import type { Maker } from './maker.ts';
import type { SeededVenue } from './venues.ts';

type Outcome = Pick<WorldInvoice, 'phase' | 'paidAt'>;

export type Week = { readonly jobs: readonly SeededJob[]; readonly invoice: WorldInvoice };

/**
 * The week that ended `daysAgo` days before today at midnight, with two jobs at home and one at
 * each of the venues. Payment is due two weeks after the invoice is minted.
 */
export const weekOf =
  (make: Maker, client: SeededClient, finish: Finisher) =>
  (daysAgo: number, outcome: Outcome, venues: readonly SeededVenue[]): Week => {
    const jobs = [
      finish(daysAgo + 6),
      finish(daysAgo + 4),
      // A venue that is shut for some days has its slot up to three days earlier: still this week.
      ...venues.map((at) => finish(daysAgo + 2, { at })),
    ];
    return {
      jobs,
      invoice: {
        id: make.id('inv'),
        clientId: client.id,
        lines: jobs.map(({ id }) => ({ jobId: id })),
        periodStart: `today-${daysAgo + 7} 00:00`,
        periodEnd: `today-${daysAgo} 00:00`,
        createdAt: `today-${daysAgo} 06:00`,
        dueDate: dayBefore(daysAgo - 14),
        ...outcome,
      },
    };
  };

/** Six in the morning, so many days before today; a negative number lies ahead. */
const dayBefore = (daysAgo: number): string =>
  `today${daysAgo > 0 ? '-' : '+'}${Math.abs(daysAgo)} 06:00`;
