/** What time alone does to bookings: the clock is moved over the eve of an appointment and past it, once for all. */
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck } from '../../engine/check.ts';
import { conclude } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { allEventsOf, strayFinding } from '../events/find-events.ts';
import { makeBooking } from '../given/booking.ts';
import type { Booking } from '../given/booking.ts';
import { givenClient } from '../given/client.ts';
import { dateOf, moveClockTo, readClock } from '../given/clock.ts';
import { differences, show } from '../value.ts';
import { cancelAndRead, refusedFinding } from './cancelling.ts';
import type { Cancelling } from './cancelling.ts';
import { jobIn, readJob } from './walk.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** 20:00 UTC: in the UK, too, the next day has not begun, and its morning is less than 24 hours away. */
const eveningHour = 20;

type Evening = { readonly bookings: readonly [Booking, Booking]; readonly at: number };

/** Two bookings for the morning after, and the clock at the evening before it; nobody is found for the second. */
const eve = (bench: Bench): Promise<Evening> =>
  bench.once('evening before the appointment', async (maker) => {
    maker.need('clock.read', 'clock.advance');
    const client = await givenClient(maker, 'primary');
    const now = (await readClock(maker)).latest;
    const today = Math.floor(now / dayMs) * dayMs + eveningHour * hourMs;
    const evening = today > now ? today : today + dayMs;
    const preferredDate = dateOf(new Date(evening + dayMs));
    const bookOne = (purpose: string): Promise<Booking> =>
      makeBooking(maker, client, { channel: 'MOBILE', purpose, preferredDate });
    const bookings = [await bookOne('on the eve'), await bookOne('that nobody takes')] as const;
    await moveClockTo(maker, evening);
    return { bookings, at: evening };
  });

const cancelOnEve = (bench: Bench): Promise<Cancelling> =>
  bench.once('cancel on the eve', async (maker) =>
    cancelAndRead(maker, (await eve(maker)).bookings[0]),
  );

type Abandoned = { readonly booking: Booking; readonly finding: Finding | undefined };

/** AVAILABLE since the eve, and days after its appointment. */
const abandoned = (bench: Bench): Promise<Abandoned> =>
  bench.once('job that nobody takes, days later', async (maker) => {
    maker.need('dispatch.exhaust');
    const evening = await eve(maker);
    const [, booking] = evening.bookings;
    await maker.act('dispatch.exhaust', { jobId: booking.jobId });
    await afterAppointment(maker);
    const job = jobIn(await readJob(maker, booking));
    return { booking, finding: differences('job', job, { status: 'AVAILABLE' }) };
  });

/** Three days on: whatever has to happen on the eve has happened before. */
const afterAppointment = (bench: Bench): Promise<Booking> =>
  bench.once('days after the appointment', async (maker) => {
    const { at: evening, bookings } = await eve(maker);
    await cancelOnEve(maker);
    await moveClockTo(maker, evening + 3 * dayMs);
    return bookings[0];
  });

const common = { kind: 'active', level: 'MUST', alone: true } as const;
const asks = ['getBooking', 'cancelBooking', 'getBooking'] as const;

export const checksOfTime: readonly ActiveCheck[] = [
  {
    ...common,
    asks,
    area: 'cancel',
    id: 'CANCEL-29',
    title:
      'late on the eve of its preferred date the cancel of a MOBILE booking is refused with 409',
    requirements: ['R-CANCEL-16'],
    run: async (bench) => conclude(refusedFinding(await cancelOnEve(bench))),
  },
  {
    ...common,
    asks: ['getBooking'],
    area: 'life',
    id: 'LIFE-28',
    title: 'an AVAILABLE job stays AVAILABLE, however long it waits',
    requirements: ['R-STATE-19'],
    run: async (bench) => conclude((await abandoned(bench)).finding),
  },
  {
    ...common,
    asks: [],
    area: 'event',
    id: 'EMIT-38',
    title: 'an AVAILABLE job that waits emits neither job.cancelled nor job.expired',
    requirements: ['R-GAP-06', 'R-GAP-07'],
    run: async (bench) => {
      const events = await allEventsOf(bench, (await abandoned(bench)).booking);
      return conclude(strayFinding(events, ['job.cancelled', 'job.expired'], 'as time passes'));
    },
  },
  {
    ...common,
    asks: [...asks],
    area: 'cancel',
    id: 'CANCEL-30',
    title: 'a cancel after the appointment is answered with 200 or 409',
    requirements: ['R-CANCEL-27'],
    observes: ['O29'],
    run: async (bench) => {
      const booking = await afterAppointment(bench);
      const { answer } = (await cancelAndRead(bench, booking)).answer;
      const status = answer.kind === 'whole' ? answer.status : answer.problem;
      if (status === 200 || status === 409) {
        return conclude(undefined, `status ${String(status)} (O29)`);
      }
      return conclude({ expected: 'status 200 or 409', actual: `status ${show(status)}` });
    },
  },
];
