/** Another time for a visit: what may be moved, and what the move does. */
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import { Denied } from '../../target/control.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { jobIn, readJob } from '../life/walk.ts';
import { phlebotomists } from '../life/steps.ts';
import { byCancelling, heardOf } from './hearing.ts';
import { probe } from './probe.ts';

async function book(bench: Bench, purpose: string): Promise<Booking> {
  bench.need('staff.reschedule');
  const client = await givenClient(bench, 'primary');
  return makeBooking(bench, client, { channel: 'MOBILE', purpose });
}

async function move(bench: Bench, { jobId }: Booking): Promise<void> {
  const scheduledFor = (await daysAhead(bench, 16)).toISOString();
  await bench.act('staff.reschedule', { jobId, scheduledFor });
}

async function statusOf(bench: Bench, booking: Booking): Promise<string> {
  return String(at(jobIn(await readJob(bench, booking)), 'status'));
}

const common = { area: 'life' } as const;

export const rescheduleProbes = [
  probe({
    ...common,
    id: 'O85',
    question: 'Can a booking be rescheduled that is not confirmed?',
    asks: ['createBooking'],
    run: async (bench) => {
      const booking = await book(bench, 'to be moved unconfirmed');
      try {
        await move(bench, booking);
      } catch (error) {
        if (error instanceof Denied && error.error === 'REFUSED') return { answer: 'no' };
        throw error;
      }
      const came = await heardOf(bench, {
        ...{ booking, type: 'job.rescheduled' },
        later: byCancelling(bench, booking),
      });
      return { answer: came.length > 0 ? 'yes, with job.rescheduled' : 'yes, without an event' };
    },
  }),
  probe({
    ...common,
    id: 'O94',
    question: 'What becomes of the status of a confirmed booking that is rescheduled?',
    asks: ['createBooking', 'getBooking', 'getBooking'],
    run: async (bench) => {
      const booking = await book(bench, 'to be moved when confirmed');
      const { jobId } = booking;
      await bench.act('phlebotomist.accept', { jobId, phlebotomist: phlebotomists.first });
      const before = await statusOf(bench, booking);
      await move(bench, booking);
      const after = await statusOf(bench, booking);
      return { answer: before === after ? `it stays ${after}` : `it becomes ${after}` };
    },
  }),
];
