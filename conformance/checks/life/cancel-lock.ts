/** The 24 hours before an appointment, and a dispute: while either lasts a cancel is refused with 409. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { readInstant } from '../../instant.ts';
import { at } from '../../json.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { allEventsOf, strayFinding } from '../events/find-events.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient, keyFor } from '../given/client.ts';
import type { ActingClient } from '../given/client.ts';
import { dateOf, daysAhead, readClock } from '../given/clock.ts';
import { demandSuccess } from '../given/demand.ts';
import { ifPossible } from '../given/if-possible.ts';
import { everyDay, makeVenue } from '../given/venue.ts';
import type { MadeVenue } from '../given/venue.ts';
import { listAt } from '../value.ts';
import {
  cancelAfter,
  cancelAndRead,
  cancelledFinding,
  changedFinding,
  refusedFinding,
} from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';
import type { Way } from './walk.ts';

const minuteMs = 60_000;
const lockMs = 24 * 60 * minuteMs;

/**
 * Open around the clock, with a slot every minute: one begins as near to the edge of the lock as is wanted. Its clock
 * is far from UTC and is never changed: what counts the hours by it is hours off.
 */
export const roundTheClock = (bench: Bench): Promise<MadeVenue> =>
  bench.once('venue that is always open', (maker) =>
    makeVenue(maker, {
      label: 'venue that is always open',
      settings: {
        slotDurationMinutes: 1,
        timezone: 'Asia/Kolkata',
        operatingHours: everyDay({ open: '00:00', close: '24:00' }),
      },
    }),
  );

const longSlotMinutes = 10;

/** With slots that end well after the edge of the lock: one begins two minutes inside of it, as the clock stands now. */
async function longSlots(bench: Bench): Promise<MadeVenue> {
  const begins = new Date((await readClock(bench)).latest + lockMs - 2 * minuteMs);
  const minute = begins.getUTCMinutes() % longSlotMinutes;
  return makeVenue(bench, {
    label: 'venue with longer slots',
    settings: {
      slotDurationMinutes: longSlotMinutes,
      // UTC all the year round, in a zone that every server knows.
      timezone: 'Africa/Abidjan',
      operatingHours: everyDay({ open: `00:0${String(minute)}`, close: '24:00' }),
    },
  });
}

/** Where a slot is to begin: the nearest one so far from the edge of the lock, on one side of it. */
type Side = 'inside' | 'outside';

/** Inside, it is the start of the slot that counts, and not its end. */
const venueFor = (bench: Bench, side: Side): Promise<MadeVenue> =>
  side === 'inside' ? longSlots(bench) : roundTheClock(bench);

export async function bookNearLock(
  bench: Bench,
  side: Side,
  whose: ActingClient = 'primary',
): Promise<Booking> {
  bench.need('venue.create', 'clock.read');
  const client = await givenClient(bench, whose);
  const { venueId } = await venueFor(bench, side);
  const edge = (await readClock(bench)).latest + lockMs;
  const answer = demandSuccess(
    await bench.call({
      operation: 'getVenueAvailability',
      key: keyFor(client, 'getVenueAvailability'),
      id: venueId,
      query: {
        from: new Date(edge - 10 * minuteMs).toISOString(),
        to: new Date(edge + 10 * minuteMs).toISOString(),
      },
    }),
  );
  const starts = listAt(answer, 'slots').map((slot) => at(slot, 'start'));
  const venueSlotStart = nearest(starts, edge, side);
  return makeBooking(bench, client, {
    channel: 'IN_VENUE',
    purpose: `${side} the lock`,
    place: { venueId, venueSlotStart },
  });
}

/** A minute or more inside or outside, and three at the most. */
function nearest(starts: readonly unknown[], edge: number, side: Side): string {
  const sign = side === 'inside' ? -1 : 1;
  const fitting = starts.flatMap((start) => {
    const instant = readInstant(start);
    if (typeof start !== 'string' || instant?.hasOffset !== true) return [];
    const away = sign * (instant.earliest - edge);
    return away >= minuteMs && away <= 3 * minuteMs ? [{ start, away }] : [];
  });
  const [best] = fitting.toSorted((one, other) => one.away - other.away);
  if (best !== undefined) return best.start;
  throw Obstacle.lacking(
    `no slot begins between one and three minutes ${side} the 24-hour lock`,
    'let venue.create heed operatingHours and slotDurationMinutes, 1 and 10',
  );
}

const nearLock = (bench: Bench, side: Side): Promise<Cancelling> =>
  bench.once(`cancel a minute ${side} the lock`, async (maker) => {
    const cancelling = await cancelAndRead(maker, await bookNearLock(maker, side));
    if (side === 'outside') await demandStillOutside(maker, cancelling);
    return cancelling;
  });

/** Its cancel was refused, so that it stays as it is. */
export const jobInsideLock = async (bench: Bench): Promise<Booking> =>
  (await nearLock(bench, 'inside')).booking;

/** A limit that is waited out, or a slow answer, may have let the lock begin before the cancel came in. */
async function demandStillOutside(bench: Bench, { booking }: Cancelling): Promise<void> {
  const start = readInstant(at(booking.body, 'venueSlotStart'));
  const now = await readClock(bench);
  if (start !== undefined && start.earliest - now.latest > lockMs) return;
  throw Obstacle.lacking(
    'the lock of the booking had begun before its cancel was answered',
    'run it again, with keys that need not be held back',
  );
}

const twoDaysAhead = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancel two days ahead', async (maker) => {
    const client = await givenClient(maker, 'primary');
    const preferredDate = dateOf(await daysAhead(maker, 3));
    const wanted = { channel: 'MOBILE', purpose: 'two days ahead', preferredDate } as const;
    return cancelAndRead(maker, await makeBooking(maker, client, wanted));
  });

/** Moved by staff from two weeks ahead to twenty hours from now. */
const movedInto: Way = {
  name: 'a job that is moved into the lock',
  client: 'primary',
  channel: 'MOBILE',
  steps: [
    { name: 'accepted', action: 'phlebotomist.accept' },
    {
      name: 'moved',
      action: 'staff.reschedule',
      parameters: async (bench) => ({
        scheduledFor: (await daysAhead(bench, 20 / 24)).toISOString(),
      }),
    },
  ],
};

/** In six days from now, where the venue has a slot each minute. */
export async function inSixDays(bench: Bench): Promise<string> {
  const day = await daysAhead(bench, 6);
  day.setUTCSeconds(0, 0);
  return day.toISOString();
}

/** The slot at the same time, where the clocks of the venue never change. */
function fiveDaysAfter({ body }: Booking): string {
  const start = readInstant(at(body, 'venueSlotStart'))?.earliest ?? Number.NaN;
  return new Date(start + 5 * lockMs).toISOString();
}

/** Booked less than 24 hours ahead, and moved by staff to six days from now. */
const movedOut = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancel of a job that was moved out of the lock', async (maker) => {
    maker.need('staff.reschedule');
    const booking = await bookNearLock(maker, 'inside');
    const { jobId } = booking;
    // Only a confirmed booking can be moved, by one reading (O85).
    await ifPossible(maker.act('payment.finalize', { jobId }));
    await maker.act('staff.reschedule', { jobId, venueSlotStart: fiveDaysAfter(booking) });
    return cancelAndRead(maker, booking);
  });

/** MOBILE: into the 24 hours, and out of them again. */
const movedThrough: Way = {
  ...movedInto,
  name: 'a job that is moved into the lock and out of it',
  steps: [
    ...movedInto.steps,
    {
      name: 'moved out',
      action: 'staff.reschedule',
      parameters: async (bench) => ({ scheduledFor: (await daysAhead(bench, 9)).toISOString() }),
    },
  ],
};

export const strayCancel = (events: readonly Delivery[]): Finding | undefined =>
  strayFinding(events, ['job.cancelled'], 'when a cancel is refused');

const common = { kind: 'active', area: 'cancel', level: 'MUST' } as const;
const asks = ['getBooking', 'cancelBooking', 'getBooking'] as const;

export const cancelLockChecks: readonly ActiveCheck[] = [
  {
    ...common,
    asks,
    id: 'CANCEL-11',
    title: 'a cancel 23 hours and 59 minutes before an IN_VENUE appointment is refused with 409',
    requirements: ['R-CANCEL-12', 'R-CANCEL-13'],
    run: async (bench) => conclude(refusedFinding(await nearLock(bench, 'inside'))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-12',
    title: 'a booking is cancelled 24 hours and a minute before an IN_VENUE appointment',
    requirements: ['R-CANCEL-01', 'R-CANCEL-14'],
    run: async (bench) => conclude(cancelledFinding(await nearLock(bench, 'outside'))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-13',
    title: 'a MOBILE booking more than two days ahead is cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-15'],
    run: async (bench) => conclude(cancelledFinding(await twoDaysAhead(bench))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-14',
    title: 'a job that staff move to twenty hours from now is locked',
    requirements: ['R-CANCEL-17'],
    run: async (bench) => conclude(refusedFinding(await cancelAfter(bench, movedInto))),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-15',
    title: 'a cancel that is refused within the 24 hours leaves the booking as it was',
    requirements: ['R-CANCEL-18'],
    run: async (bench) => conclude(changedFinding(await nearLock(bench, 'inside'))),
  },
  {
    ...common,
    asks: [],
    id: 'CANCEL-16',
    title: 'a cancel that is refused within the 24 hours emits no job.cancelled',
    requirements: ['R-CANCEL-19'],
    run: async (bench) => {
      const { booking } = await nearLock(bench, 'inside');
      return conclude(strayCancel(await allEventsOf(bench, booking)));
    },
  },
  {
    ...common,
    asks,
    id: 'CANCEL-31',
    title: 'an IN_VENUE job that staff move out of the 24 hours can be cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-17'],
    run: async (bench) => conclude(cancelledFinding(await movedOut(bench))),
  },
  {
    ...common,
    asks,
    id: 'CANCEL-32',
    title: 'a MOBILE job that staff move into the 24 hours and out of them can be cancelled',
    requirements: ['R-CANCEL-01', 'R-CANCEL-17'],
    run: async (bench) => conclude(cancelledFinding(await cancelAfter(bench, movedThrough))),
  },
];
