/**
 * Jobs that the hidden actors have moved on.
 *
 * Each purpose has a job of its own: a check that reads a job after one step must not find it a step further
 * because another check, which ran before, has moved it on.
 */
import type { Bench } from '../../engine/bench.ts';
import { givenBooking } from './booking.ts';
import type { Booking, BookingWish } from './booking.ts';
import { givenClient } from './client.ts';
import { ifPossible } from './if-possible.ts';

/** MOBILE: a phlebotomist has accepted it. */
export const givenAcceptedJob = (bench: Bench, purpose: string): Promise<Booking> =>
  bench.once(`accepted job ${purpose}`, async (maker) => {
    maker.need('phlebotomist.accept');
    const booking = await givenBooking(maker, { client: 'primary', channel: 'MOBILE', purpose });
    await maker.act('phlebotomist.accept', {
      jobId: booking.jobId,
      phlebotomist: { name: 'Sam Example', phone: '+447700900456' },
    });
    return booking;
  });

/** MOBILE: accepted, started and completed, with a sample. */
export const givenCompletedJob = (bench: Bench): Promise<Booking> =>
  bench.once('completed job', async (maker) => {
    for (const action of ['phlebotomist.start', 'job.complete']) maker.need(action);
    const booking = await givenAcceptedJob(maker, 'to be completed');
    await maker.act('phlebotomist.start', { jobId: booking.jobId });
    await maker.act('job.complete', {
      jobId: booking.jobId,
      sample: { collectionNotes: 'Left arm.' },
    });
    return booking;
  });

/** IN_VENUE with PATIENT_PAY: the patient has paid. */
export const givenPaidVenueJob = (bench: Bench): Promise<Booking> =>
  bench.once('paid venue job', async (maker) => {
    await givenClient(maker, 'patientPay');
    maker.need('payment.finalize');
    const wish = { client: 'patientPay', channel: 'IN_VENUE', purpose: 'to be paid' } as const;
    const booking = await givenBooking(maker, wish);
    await maker.act('payment.finalize', { jobId: booking.jobId });
    return booking;
  });

/** IN_VENUE: the patient has come. */
export const givenCheckedInJob = (bench: Bench): Promise<Booking> =>
  bench.once('checked-in job', async (maker) => {
    maker.need('venue.checkIn');
    const booking = await paidIfPossible(maker, 'IN_VENUE', 'to be checked in');
    await maker.act('venue.checkIn', { jobId: booking.jobId });
    return booking;
  });

/** MOBILE, and paid where a patient pays. */
export const givenPaidJob = (bench: Bench, purpose: string): Promise<Booking> =>
  bench.once(`paid job ${purpose}`, (maker) => paidIfPossible(maker, 'MOBILE', purpose));

/**
 * A server may want payment before it goes on, so the patient pays first: a patient-pay client's by preference.
 * One that knows no patient payment may refuse the step, and is taken at its word.
 */
async function paidIfPossible(
  bench: Bench,
  channel: BookingWish['channel'],
  purpose: string,
): Promise<Booking> {
  const patientPay = await ifPossible(givenClient(bench, 'patientPay'));
  const client = patientPay === undefined ? 'primary' : 'patientPay';
  const booking = await givenBooking(bench, { client, channel, purpose });
  await ifPossible(bench.act('payment.finalize', { jobId: booking.jobId }));
  return booking;
}
