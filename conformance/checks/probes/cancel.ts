/** Cancelling: the cases that the table of states leaves open. */
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import type { Exchange } from '../../target/exchange.ts';
import { statusOf } from '../access/denied.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { listAt } from '../value.ts';
import { heardOf } from './hearing.ts';
import { probedStage } from './life.ts';
import { givenOpenVenue, slotsOf } from './open-venue.ts';
import { byStatus, probe, told, unseen, wordsOf } from './probe.ts';

export const cancel = (
  bench: Bench,
  { client, jobId }: Pick<Booking, 'client' | 'jobId'>,
): Promise<Exchange> =>
  bench.call({ operation: 'cancelBooking', key: keyFor(client, 'cancelBooking'), id: jobId });

/** A slot so near that the client can no longer cancel a booking of it. */
async function bookInsideLock(bench: Bench): Promise<Booking> {
  const client = await givenClient(bench, 'primary');
  const venueId = await givenOpenVenue(bench);
  const now = (await daysAhead(bench, 0)).getTime();
  const hours = (count: number): Date => new Date(now + count * 3_600_000);
  const [slot] = await slotsOf(bench, client, { venueId, from: hours(3), to: hours(6) });
  if (slot === undefined) throw unseen('a venue that never closes offers no slots');
  const place = { venueId, venueSlotStart: slot.start };
  const purpose = 'to be cancelled inside the lock';
  return makeBooking(bench, client, { channel: 'IN_VENUE', purpose, place });
}

const common = { area: 'cancel' } as const;

export const cancelProbes = [
  probe({
    ...common,
    id: 'O05',
    question: 'How is cancelling again answered inside the 24 hours before the appointment?',
    asks: ['cancelBooking'],
    run: async (bench) => {
      bench.need('staff.cancel');
      const booking = await bookInsideLock(bench);
      await bench.act('staff.cancel', { jobId: booking.jobId });
      return byStatus(await cancel(bench, booking), { 200: '200', 409: '409' });
    },
  }),
  probe({
    ...common,
    id: 'O06',
    question: 'May the client cancel a job for which nobody was found (AVAILABLE)?',
    asks: ['createBooking', 'cancelBooking'],
    run: async (bench) => {
      bench.need('dispatch.exhaust');
      const client = await givenClient(bench, 'primary');
      const order = { channel: 'MOBILE', purpose: 'to find nobody' } as const;
      const booking = await makeBooking(bench, client, order);
      await bench.act('dispatch.exhaust', { jobId: booking.jobId });
      const exchange = await cancel(bench, booking);
      const refused = (statusOf(exchange) ?? 0) >= 400 && (statusOf(exchange) ?? 0) < 500;
      const value = statusOf(exchange) === 200 ? 'client' : refused ? 'staff' : undefined;
      return told(wordsOf(exchange), value);
    },
  }),
  probe({
    ...common,
    id: 'O07',
    question: 'How is cancelling a completed booking answered?',
    asks: ['cancelBooking'],
    run: async (bench) => {
      const { booking } = await probedStage(bench, 'completed');
      return byStatus(await cancel(bench, booking), { 400: '400', 409: '409' });
    },
  }),
  probe({
    ...common,
    id: 'O30',
    question: 'Is job.cancelled sent again when a cancelled booking is cancelled again?',
    asks: ['createBooking', 'cancelBooking', 'cancelBooking'],
    run: async (bench) => {
      const client = await givenClient(bench, 'primary');
      const order = { channel: 'MOBILE', purpose: 'to be cancelled twice' } as const;
      const booking = await makeBooking(bench, client, order);
      demandSuccess(await cancel(bench, booking));
      demandSuccess(await cancel(bench, booking));
      const { length } = await heardOf(bench, { booking, type: 'job.cancelled', most: 2 });
      if (length === 0) return { answer: 'it did not come even once' };
      return length > 1 ? { answer: 'yes', value: 'every' } : { answer: 'no', value: 'once' };
    },
  }),
  probe({
    area: 'refund',
    id: 'O61',
    question: 'Does cancelling a paid booking start a refund?',
    asks: ['createBooking', 'cancelBooking', 'listRefunds'],
    run: async (bench) => {
      const client = await givenClient(bench, 'patientPay');
      bench.need('payment.finalize');
      const order = { channel: 'MOBILE', purpose: 'to be paid and cancelled' } as const;
      const booking = await makeBooking(bench, client, order);
      await bench.act('payment.finalize', { jobId: booking.jobId });
      demandSuccess(await cancel(bench, booking));
      await bench.pause(bench.profile.webhookSettle);
      const key = keyFor(client, 'listRefunds');
      const query = { jobId: booking.jobId };
      const listed = demandSuccess(await bench.call({ operation: 'listRefunds', key, query }));
      const refunds = listAt(listed, 'refunds').filter(
        (refund) => at(refund, 'jobId') === booking.jobId,
      );
      return refunds.length > 0
        ? { answer: 'yes', value: 'refund' }
        : { answer: 'no', value: 'none' };
    },
  }),
];
