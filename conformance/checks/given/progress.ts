/**
 * Jobs that the hidden actors have moved on.
 *
 * Each purpose has a job of its own: a check that reads a job after one step must not find it a step further
 * because another check, which ran before, has moved it on.
 */
import type { Bench } from '../../engine/bench.ts';
import { givenBooking } from './booking.ts';
import type { Booking } from './booking.ts';

/** MOBILE: a phlebotomist has accepted it. */
export const givenAcceptedJob = (bench: Bench, purpose: string): Promise<Booking> =>
  bench.once(`accepted job ${purpose}`, async (maker) => {
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
    const booking = await givenAcceptedJob(maker, 'to be completed');
    await maker.act('phlebotomist.start', { jobId: booking.jobId });
    await maker.act('job.complete', {
      jobId: booking.jobId,
      sample: { collectionNotes: 'Left arm.' },
    });
    return booking;
  });

/** IN_VENUE: the patient has paid. */
export const givenPaidVenueJob = (bench: Bench, purpose: string): Promise<Booking> =>
  bench.once(`paid venue job ${purpose}`, async (maker) => {
    const wish = { client: 'patientPay', channel: 'IN_VENUE', purpose } as const;
    const booking = await givenBooking(maker, wish);
    await maker.act('payment.finalize', { jobId: booking.jobId });
    return booking;
  });

/** IN_VENUE: paid, and the patient has come. */
export const givenCheckedInJob = (bench: Bench): Promise<Booking> =>
  bench.once('checked-in job', async (maker) => {
    const booking = await givenPaidVenueJob(maker, 'to be checked in');
    await maker.act('venue.checkIn', { jobId: booking.jobId });
    return booking;
  });

/** MOBILE: the patient has paid. A server that has no such step is taken at its word. */
export const givenPaidJob = (bench: Bench, purpose: string): Promise<Booking> =>
  bench.once(`paid job ${purpose}`, async (maker) => {
    const booking = await givenBooking(maker, { client: 'patientPay', channel: 'MOBILE', purpose });
    if (maker.offers('payment.finalize')) {
      await maker.act('payment.finalize', { jobId: booking.jobId });
    }
    return booking;
  });
