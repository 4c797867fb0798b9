/**
 * Days lie between a booking and what becomes of it: whatever then tells a time tells the time of that, and not the
 * one of the booking. In a run that takes a minute the two are the same; so the clock is moved in between.
 */
import type { Bench } from '../../engine/bench.ts';
import { at } from '../../json.ts';
import { eventIdOf } from '../../receiver/delivery.ts';
import type { Exchange } from '../../target/exchange.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { dateOf, readClock } from '../given/clock.ts';
import { ifPossible } from '../given/if-possible.ts';
import { everyDay, makeVenue } from '../given/venue.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';
import { act, billed, happen, missed, paid } from './acts.ts';
import type { Act, Happened } from './acts.ts';
import { cancel } from './cancelling.ts';
import { readJob } from './walk.ts';

const dayMs = 86_400_000;

/** More than any two clocks that are right can be apart, with and without an offset (O92). */
const daysBetween = 3;

export type Span = { readonly earliest: number; readonly latest: number };

/** When something was made to happen: by the server's clock, and by the real time, which what tells of it may tell (O42). */
type When = { readonly clock: Span; readonly real: Span };

export type Later = {
  readonly when: When;
  readonly payer: Listener;
  readonly weekly: Listener;
  /** Webhooks that had come before anything was made to happen. */
  readonly before: ReadonlySet<string | undefined>;
  readonly paid: Happened & { readonly jobId: string };
  readonly invoiceId: unknown;
  /** Switched off and on; undefined where nothing could be booked at a venue. */
  readonly venueId: string | undefined;
  /** Locked when it was cancelled, and then checked in. */
  readonly refused: Exchange | undefined;
  readonly visit: Exchange | undefined;
};

async function pass(bench: Bench, days: number): Promise<void> {
  await bench.act('clock.advance', { seconds: (days * dayMs) / 1000 });
}

/** The time of the bookings is not the real one either: the one must not be taken for the other. */
async function leaveRealTime(bench: Bench): Promise<void> {
  const { earliest } = await readClock(bench);
  if (Math.abs(earliest - Date.now()) < daysBetween * dayMs) await pass(bench, daysBetween);
}

/** With a slot each minute: one begins as soon after the move of the clock as is wanted. */
async function bookVisit(bench: Bench, client: Listener): Promise<Booking> {
  const { venueId } = await makeVenue(bench, {
    label: 'venue of a visit days later',
    settings: {
      slotDurationMinutes: 1,
      operatingHours: everyDay({ open: '00:00', close: '24:00' }),
    },
  });
  const day = new Date((await readClock(bench)).latest + (daysBetween + 0.5) * dayMs);
  day.setUTCSeconds(0, 0);
  const place = { venueId, venueSlotStart: day.toISOString() };
  return makeBooking(bench, client, { channel: 'IN_VENUE', purpose: 'days later', place });
}

const drawnLater: readonly Act[] = [
  act('phlebotomist.accept', 'job.confirmed', 'dispatch.assigned'),
  act('phlebotomist.enRoute', 'job.en_route'),
  act('phlebotomist.arrive', 'job.arrived'),
  act('staff.cancel', 'job.cancelled'),
];

/** Only a paid booking can be checked in, by one reading (O32). */
async function checkedIn(bench: Bench, booking: Booking): Promise<Exchange> {
  const { jobId } = booking;
  await ifPossible(bench.act('payment.finalize', { jobId }));
  await bench.act('venue.checkIn', { jobId });
  return readJob(bench, booking);
}

/** The client hears of it, having booked there (O46). */
async function switchOffAndOn(bench: Bench, venueId: string): Promise<void> {
  for (const action of ['venue.deactivate', 'venue.activate']) {
    await ifPossible(bench.act(action, { venueId }));
  }
}

function venueOf(booking: Booking | undefined): string | undefined {
  const venueId = at(booking?.body, 'venueId');
  return typeof venueId === 'string' ? venueId : undefined;
}

export const later = (bench: Bench): Promise<Later> =>
  bench.once('what happens days after the bookings', async (maker) => {
    maker.need('clock.read', 'clock.advance');
    const payer = await makeListener(maker, 'days later, paid', { billingMode: 'PATIENT_PAY' });
    const weekly = await makeListener(maker, 'days later, weekly');
    await leaveRealTime(maker);
    const preferredDate = dateOf(new Date((await readClock(maker)).latest + 14 * dayMs));
    const book = (client: Listener, purpose: string): Promise<Booking> =>
      makeBooking(maker, client, { channel: 'MOBILE', purpose, preferredDate });
    const paying = await book(payer, 'to be paid days later');
    const [billing, missing, lost, dropped] = [
      await book(weekly, 'to be billed days later'),
      await book(weekly, 'to be missed days later'),
      await book(weekly, 'to be cancelled by staff days later'),
      await book(weekly, 'to be cancelled days later'),
    ];
    const visiting = await ifPossible(bookVisit(maker, weekly));
    await pass(maker, daysBetween);
    // What comes of the bookings, and of the days that pass, is not of what happens then.
    await maker.pause(maker.profile.webhookSettle);
    const before = new Set(
      [payer, weekly].flatMap(({ mailbox }) => mailbox.deliveries.map(eventIdOf)),
    );
    const start = { clock: await readClock(maker), real: Date.now() };
    // First of all: what becomes of an invoice may move the clock beyond the visit.
    const refused = visiting && (await cancel(maker, visiting));
    const ofPaid = await happen(maker, { client: payer, jobId: paying.jobId }, paid);
    const { ids } = await happen(maker, { client: weekly, jobId: billing.jobId }, billed);
    await happen(maker, { client: weekly, jobId: missing.jobId }, await missed(maker, 20));
    await happen(maker, { client: weekly, jobId: lost.jobId }, drawnLater);
    await cancel(maker, dropped);
    const visit = visiting && (await ifPossible(checkedIn(maker, visiting)));
    const venueId = venueOf(visiting);
    if (venueId !== undefined) await switchOffAndOn(maker, venueId);
    const end = { clock: await readClock(maker), real: Date.now() };
    const when = {
      clock: { earliest: start.clock.earliest, latest: end.clock.latest },
      real: { earliest: start.real, latest: end.real },
    };
    const paidJob = { ...ofPaid, jobId: paying.jobId };
    return {
      when,
      payer,
      weekly,
      before,
      paid: paidJob,
      invoiceId: ids['invoiceId'],
      venueId,
      refused,
      visit,
    };
  });
