/** The client that sees who performed each draw: some by a partner, most by the operator. */

import { finisherFor } from './finished-jobs.ts';
import type { Part, Scene } from './part.ts';
import { weekOf } from './week.ts';

export const fulfillerPart = ({ make, client, book, venues }: Scene): Part => {
  const finish = finisherFor(make, client, book);
  const partner = { id: `partner_${make.uuid()}`, name: 'Candleford Mobile Nurses' };
  const billed = weekOf(make, client, finish)(8, { phase: 'paid', paidAt: 'today-7 10:00' }, [
    venues.birmingham,
  ]);
  return {
    jobs: [
      ...billed.jobs,
      finish(4, { partner }),
      finish(3, { partner }),
      book({ phase: 'pending', createdAt: '-33h', preferredDate: 'today+4' }),
      book({ phase: 'confirmed', createdAt: '-57h', preferredDate: 'today+5' }),
      book({
        phase: 'confirmed',
        createdAt: '-58h',
        at: venues.manchester,
        venueSlotStart: 'today+4 15:00',
      }),
    ],
    invoices: [billed.invoice],
    refunds: [],
    disputes: [],
    links: [],
  };
};
