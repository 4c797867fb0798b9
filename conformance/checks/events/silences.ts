/** The events that must not come: known gaps in emission, and events of the other channel. */
import { channelsOf, isEventType } from '#contract/events.ts';
import type { Bench } from '../../engine/bench.ts';
import type { ActiveCheck, DeliveryCheck, Seen } from '../../engine/check.ts';
import { Obstacle } from '../../engine/obstacle.ts';
import { conclude, firstFinding } from '../../engine/outcome.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { eventDataAt, eventTypeOf } from '../../receiver/delivery.ts';
import type { Delivery } from '../../receiver/delivery.ts';
import { stageOf } from '../life/walk.ts';
import { lostPhlebotomists, nobodyFound, weeklyVenueLife, wholeVenueLife } from '../life/ways.ts';
import { bookingOf } from '../webhook/bookings-seen.ts';
import { disputeReviewed } from './happenings.ts';
import { allEventsOf, distinct, givenEvents, heardOf, strayFinding } from './find-events.ts';

const common = { kind: 'active', area: 'event', level: 'MUST', asks: [] } as const;

const dispatchEvents = ['dispatch.assigned', 'dispatch.searching', 'dispatch.unassigned'] as const;

const idOf = (delivery: Delivery): string | undefined => delivery.headers['webhook-id'];

async function earlyCloseFinding(bench: Bench): Promise<Finding | undefined> {
  const { mailbox } = await disputeReviewed(bench);
  const isOf = (type: string) => (one: Delivery) => eventTypeOf(one) === type;
  if ((await bench.arrivals(mailbox, isOf('dispute.opened'))).length === 0) {
    throw Obstacle.lacking('no dispute.opened came', 'mend what EMIT-47 finds');
  }
  return strayFinding(
    await bench.strays(mailbox, isOf('dispute.closed')),
    ['dispute.closed'],
    'while the dispute is under review',
  );
}

export const silenceChecks: readonly ActiveCheck[] = [
  {
    ...common,
    id: 'EMIT-99',
    title: 'a dispute that comes under review emits no dispute.closed',
    requirements: ['R-EVENT-86', 'R-EVENT-87'],
    run: async (bench) => conclude(await earlyCloseFinding(bench)),
  },
  {
    ...common,
    id: 'EMIT-30',
    title: 'the check-in of an IN_VENUE job emits no job.confirmed',
    requirements: ['R-STATE-10'],
    run: async (bench) => {
      const { booking, heardBefore } = await stageOf(bench, wholeVenueLife, 'checked in');
      const events = await allEventsOf(bench, booking);
      const known = new Set(heardBefore.map(idOf));
      const later = events.filter((one) => !known.has(idOf(one)));
      return conclude(strayFinding(later, ['job.confirmed'], 'at the check-in'));
    },
  },
  {
    ...common,
    id: 'EMIT-31',
    title: 'a phlebotomist who backs out, or is removed, emits no job.cancelled',
    requirements: ['R-GAP-01'],
    run: async (bench) => {
      const { booking } = await stageOf(bench, lostPhlebotomists, 'accepted a third time');
      const events = await allEventsOf(bench, booking);
      return conclude(strayFinding(events, ['job.cancelled'], 'while nobody cancels the job'));
    },
  },
  {
    ...common,
    id: 'EMIT-32',
    title: 'that nobody is found emits neither job.cancelled nor job.expired',
    requirements: ['R-STATE-22', 'R-GAP-06'],
    run: async (bench) => {
      const { booking, heardBefore } = await stageOf(bench, nobodyFound, 'cancelled by staff');
      const events = await heardOf(bench, booking, heardBefore);
      return conclude(
        strayFinding(events, ['job.cancelled', 'job.expired'], 'before staff cancel'),
      );
    },
  },
  {
    ...common,
    id: 'EMIT-33',
    title: 'no dispatch event comes for an IN_VENUE job, to the end of its life',
    requirements: ['R-STATE-29', 'R-EVENT-91', 'R-EVENT-92', 'R-EVENT-93'],
    run: async (bench) => {
      const ends = await Promise.all([
        stageOf(bench, wholeVenueLife, 'published'),
        stageOf(bench, weeklyVenueLife, 'completed'),
      ]);
      const lives = await Promise.all(ends.map(({ booking }) => allEventsOf(bench, booking)));
      return conclude(
        firstFinding(
          ...lives.map((events) => () => strayFinding(events, dispatchEvents, 'for IN_VENUE')),
        ),
      );
    },
  },
  {
    ...common,
    id: 'EMIT-34',
    title: 'a booking emits one job.created',
    requirements: ['R-EVENT-38'],
    run: async (bench) => {
      const { booking } = await stageOf(bench, weeklyVenueLife, 'completed');
      await givenEvents(bench, booking, 'job.created');
      const events = await allEventsOf(bench, booking);
      const created = distinct(events.filter((one) => eventTypeOf(one) === 'job.created'));
      if (created.length <= 1) return conclude(undefined);
      return conclude({
        expected: `one job.created of job ${booking.jobId}, under one webhook-id`,
        actual: `${String(created.length)}, under ${created.map(idOf).join(', ')}`,
      });
    },
  },
];

const isMobileOnly = (delivery: Delivery): boolean => {
  const type = eventTypeOf(delivery) ?? '';
  return isEventType(type) && !channelsOf(type).includes('IN_VENUE');
};

/** As the event says, or as the job was booked. */
const isInVenue = (delivery: Delivery, { exchanges }: Seen): boolean => {
  const booking = bookingOf(eventDataAt(delivery, 'jobId'), exchanges);
  return [
    eventDataAt(delivery, 'fulfillmentChannel'),
    at(booking?.supplied, 'fulfillmentChannel'),
  ].includes('IN_VENUE');
};

const gaps = ['job.phleb_arrived', 'job.expired'];

const passive = { kind: 'delivery', area: 'event', level: 'MUST' } as const;

export const passiveSilences: readonly DeliveryCheck[] = [
  {
    ...passive,
    id: 'EMIT-35',
    title: 'events that are for MOBILE only never come for an IN_VENUE job',
    requirements: [
      ...['R-EVENT-52', 'R-EVENT-53', 'R-EVENT-90', 'R-EVENT-91', 'R-EVENT-92', 'R-EVENT-93'],
      'R-STATE-29',
    ],
    // That none is of the wrong kind is seen in all that is told of IN_VENUE jobs.
    concerns: isInVenue,
    judge: (delivery) =>
      isMobileOnly(delivery)
        ? {
            expected: `${String(eventTypeOf(delivery))} for MOBILE jobs only`,
            actual: `one for the IN_VENUE job ${String(eventDataAt(delivery, 'jobId'))}`,
          }
        : undefined,
  },
  {
    ...passive,
    id: 'EMIT-36',
    title: 'neither job.phleb_arrived nor job.expired ever comes',
    requirements: ['R-GAP-04', 'R-GAP-06'],
    judge: (delivery) => strayFinding([delivery], gaps, 'ever'),
  },
  {
    ...passive,
    id: 'EMIT-37',
    title: 'no event says that its job is ARRIVED',
    requirements: ['R-JOB-31', 'R-STATE-23'],
    concerns: (delivery) => eventTypeOf(delivery)?.startsWith('job.') === true,
    judge: (delivery) =>
      eventDataAt(delivery, 'status') === 'ARRIVED'
        ? {
            expected: 'any status but ARRIVED',
            actual: `${String(eventTypeOf(delivery))} with status ARRIVED`,
          }
        : undefined,
  },
];
