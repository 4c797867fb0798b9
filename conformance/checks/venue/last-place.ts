/** What a slot without a place does: it takes no booking, whoever asks and however fast. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding, Outcome } from '../../engine/outcome.ts';
import { refusalFinding, statusOf } from '../access/denied.ts';
import { order } from '../given/booking.ts';
import type { Attempt } from '../given/booking.ts';
import { givenClient, needCapability } from '../given/client.ts';
import { daysAhead } from '../given/clock.ts';
import { everyDay, makeVenue } from '../given/venue.ts';
import { askSlots, startOf } from './slots.ts';
import { attempt, guest, isMade, oneTooMany, stage } from './stage.ts';

const madeFinding: Finding = {
  expected: 'no booking, since it was refused',
  actual: 'a booking in the list',
};

async function tooManyOutcome(bench: Bench): Promise<Outcome> {
  const { third, wasMade } = await oneTooMany(bench);
  const finding = refusalFinding(third.exchange, (status) => status !== 409);
  return conclude(finding ?? (wasMade ? madeFinding : undefined), String(statusOf(third.exchange)));
}

/** Two bookings for the last place set out at the same time. */
async function raceFinding(bench: Bench): Promise<Finding | undefined> {
  const here = await stage(bench, 'the last place', 1);
  const start = startOf(here.slots[2]);
  const both = await Promise.all([
    attempt(bench, here, { start, purpose: 'racing for it, one', racing: true }),
    attempt(bench, here, { start, purpose: 'racing for it, other', racing: true }),
  ]);
  const made = await Promise.all(both.map((one) => isMade(bench, one)));
  const count = Math.max(made.filter(Boolean).length, both.filter(isSuccess).length);
  if (count === 0) {
    throw Obstacle.lacking(
      'neither of the two bookings was made',
      'mend POST /bookings for IN_VENUE',
    );
  }
  if (count === 1) return undefined;
  const statuses = both.map(({ exchange }) => String(statusOf(exchange))).join(' and ');
  return { expected: 'one booking for the one place', actual: `two, answered with ${statuses}` };
}

const isSuccess = ({ exchange }: Attempt): boolean => statusOf(exchange) === 200;

const halfHourMs = 30 * 60_000;

/** Open around the clock, so that a slot has always just begun: at least half a minute ago. */
async function begunOutcome(bench: Bench): Promise<Outcome> {
  const client = await guest(bench);
  const { venueId } = await makeVenue(bench, {
    label: 'open all day',
    settings: { operatingHours: everyDay({ open: '00:00', close: '24:00' }) },
  });
  const now = (await daysAhead(bench, 0)).getTime() - 30_000;
  const start = new Date(Math.floor(now / halfHourMs) * halfHourMs).toISOString();
  const made = await order(bench, client, {
    channel: 'IN_VENUE',
    purpose: 'at a slot that has begun',
    place: { venueId, venueSlotStart: start },
  });
  const finding = refusalFinding(made.exchange, (status) => status !== 409);
  const isThere = finding === undefined && (await isMade(bench, made));
  return conclude(finding ?? (isThere ? madeFinding : undefined), String(statusOf(made.exchange)));
}

async function withoutNumber(bench: Bench): Promise<Outcome> {
  const client = await givenClient(bench, 'primary');
  needCapability(client, 'canUseVenueNetwork');
  const { venueId } = await makeVenue(bench, {
    label: 'without a number of stations',
    settings: { phlebotomyStations: null },
  });
  const exchange = await askSlots(bench, client, { venueId, fromDay: 3, toDay: 5 });
  const status = statusOf(exchange);
  if (status !== undefined && status < 500) return conclude(undefined, String(status));
  return conclude({ expected: 'an answer below 500', actual: `status ${String(status)}` });
}

const common = { kind: 'active', area: 'venue', level: 'MUST' } as const;

export const lastPlaceChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'SLOT-11',
    title: 'of two bookings at the same time for the last place only one is made',
    asks: [
      'getVenueAvailability',
      'createBooking',
      'createBooking',
      'listBookings',
      'listBookings',
    ],
    requirements: ['R-BOOK-100'],
    run: async (bench) => conclude(await raceFinding(bench)),
  },
  {
    ...common,
    id: 'SLOT-08',
    title: 'a fully booked slot takes no booking more',
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-BOOK-99'],
    run: tooManyOutcome,
  },
  {
    ...common,
    id: 'SLOT-14',
    title: 'a slot that has begun cannot be booked',
    asks: ['createBooking', 'listBookings'],
    requirements: ['R-AVAIL-33'],
    run: begunOutcome,
  },
  {
    ...common,
    id: 'SLOT-15',
    title: 'a venue without a number of stations is no fault of the server’s',
    asks: ['getVenueAvailability'],
    requirements: ['R-AVAIL-16'],
    run: withoutNumber,
  },
];
