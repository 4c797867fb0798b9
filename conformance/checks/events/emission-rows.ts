/** The events that must come, each after the step that brings it about, for both channels where both have it. */
import type { EventType } from '#contract/events.ts';
import type { Way } from '../life/walk.ts';
import {
  lostPhlebotomists,
  noShows,
  nobodyFound,
  paidMobileLife,
  refundedAway,
  reschedules,
  staffCancels,
  weeklyVenueLife,
  wholeMobileLife,
  wholeVenueLife,
} from '../life/ways.ts';

export type Place = readonly [way: Way, step: string];

export type EmissionRow = {
  readonly id: string;
  readonly type: EventType;
  readonly title: string;
  readonly requirements: readonly string[];
  readonly places: readonly [Place, ...Place[]];
};

export const emissionRows: readonly EmissionRow[] = [
  {
    id: 'EMIT-01',
    type: 'job.created',
    title: 'a MOBILE booking emits job.created',
    requirements: ['R-EVENT-36'],
    places: [
      [wholeMobileLife, 'booked'],
      [paidMobileLife, 'booked'],
    ],
  },
  {
    id: 'EMIT-02',
    type: 'job.created',
    title: 'an IN_VENUE booking emits job.created',
    requirements: ['R-EVENT-37'],
    places: [
      [wholeVenueLife, 'booked'],
      [weeklyVenueLife, 'booked'],
    ],
  },
  {
    id: 'EMIT-03',
    type: 'job.confirmed',
    title: 'the acceptance of a MOBILE job emits job.confirmed',
    requirements: ['R-EVENT-39', 'R-STATE-06'],
    places: [
      [wholeMobileLife, 'accepted'],
      [paidMobileLife, 'accepted'],
    ],
  },
  {
    id: 'EMIT-04',
    type: 'dispatch.assigned',
    title: 'the acceptance of a MOBILE job emits dispatch.assigned',
    requirements: ['R-EVENT-58', 'R-STATE-07'],
    places: [
      [wholeMobileLife, 'accepted'],
      [paidMobileLife, 'accepted'],
    ],
  },
  {
    id: 'EMIT-05',
    type: 'job.in_progress',
    title: 'the start of a MOBILE job emits job.in_progress',
    requirements: ['R-EVENT-40', 'R-STATE-12'],
    places: [[wholeMobileLife, 'started']],
  },
  {
    id: 'EMIT-06',
    type: 'job.in_progress',
    title: 'the start emits job.in_progress though no arrival was marked',
    requirements: ['R-GAP-05'],
    places: [[paidMobileLife, 'started']],
  },
  {
    id: 'EMIT-07',
    type: 'job.in_progress',
    title: 'the check-in of an IN_VENUE job emits job.in_progress',
    requirements: ['R-EVENT-41', 'R-STATE-13'],
    places: [
      [wholeVenueLife, 'checked in'],
      [weeklyVenueLife, 'checked in'],
    ],
  },
  {
    id: 'EMIT-08',
    type: 'job.completed',
    title: 'the completion of a MOBILE job emits job.completed',
    requirements: ['R-EVENT-44', 'R-STATE-15'],
    places: [[wholeMobileLife, 'completed']],
  },
  {
    id: 'EMIT-09',
    type: 'job.completed',
    title: 'the completion of an IN_VENUE job emits job.completed',
    requirements: ['R-EVENT-45', 'R-STATE-15'],
    places: [
      [wholeVenueLife, 'completed'],
      [weeklyVenueLife, 'completed'],
    ],
  },
  {
    id: 'EMIT-10',
    type: 'sample.registered',
    title: 'the completion of a MOBILE job emits sample.registered',
    requirements: ['R-EVENT-67', 'R-STATE-16', 'R-SAMPLE-27'],
    places: [[wholeMobileLife, 'completed']],
  },
  {
    id: 'EMIT-11',
    type: 'sample.registered',
    title: 'the completion of an IN_VENUE job emits sample.registered',
    requirements: ['R-EVENT-68', 'R-STATE-16', 'R-SAMPLE-27'],
    places: [
      [wholeVenueLife, 'completed'],
      [weeklyVenueLife, 'completed'],
    ],
  },
  {
    id: 'EMIT-12',
    type: 'sample.in_lab',
    title: "the lab's receipt emits sample.in_lab for MOBILE",
    requirements: ['R-EVENT-73', 'R-SAMPLE-25'],
    places: [[wholeMobileLife, 'received']],
  },
  {
    id: 'EMIT-13',
    type: 'sample.in_lab',
    title: "the lab's receipt emits sample.in_lab for IN_VENUE",
    requirements: ['R-EVENT-74', 'R-SAMPLE-25'],
    places: [[wholeVenueLife, 'received']],
  },
  {
    id: 'EMIT-14',
    type: 'sample.in_lab',
    title: 'a late receipt, after the results, emits sample.in_lab',
    requirements: ['R-SAMPLE-28'],
    places: [[paidMobileLife, 'received late']],
  },
  {
    id: 'EMIT-15',
    type: 'sample.results_ready',
    title: "the lab's publication emits sample.results_ready for MOBILE",
    requirements: ['R-EVENT-75', 'R-SAMPLE-26'],
    places: [
      [wholeMobileLife, 'published'],
      [paidMobileLife, 'published'],
    ],
  },
  {
    id: 'EMIT-16',
    type: 'sample.results_ready',
    title: "the lab's publication emits sample.results_ready for IN_VENUE",
    requirements: ['R-EVENT-76', 'R-SAMPLE-26'],
    places: [[wholeVenueLife, 'published']],
  },
  {
    id: 'EMIT-17',
    type: 'job.en_route',
    title: 'a phlebotomist who sets out emits job.en_route',
    requirements: ['R-EVENT-51'],
    places: [[wholeMobileLife, 'en route']],
  },
  {
    id: 'EMIT-18',
    type: 'job.no_show',
    title: 'a no-show emits job.no_show for MOBILE',
    requirements: ['R-EVENT-56'],
    places: [[noShows.MOBILE, 'not shown up']],
  },
  {
    id: 'EMIT-19',
    type: 'job.no_show',
    title: 'a no-show emits job.no_show for IN_VENUE',
    requirements: ['R-EVENT-57'],
    places: [[noShows.IN_VENUE, 'not shown up']],
  },
  {
    id: 'EMIT-20',
    type: 'job.rescheduled',
    title: 'a change of the confirmed time of a MOBILE job emits job.rescheduled',
    requirements: ['R-EVENT-49'],
    places: [[reschedules.MOBILE, 'moved']],
  },
  {
    id: 'EMIT-21',
    type: 'job.rescheduled',
    title: 'a change of the slot of an IN_VENUE job emits job.rescheduled',
    requirements: ['R-EVENT-50'],
    places: [[reschedules.IN_VENUE, 'moved']],
  },
  {
    id: 'EMIT-22',
    type: 'job.cancelled',
    title: 'a staff cancel of a MOBILE job emits job.cancelled',
    requirements: ['R-EVENT-48'],
    places: [[staffCancels.MOBILE, 'cancelled by staff']],
  },
  {
    id: 'EMIT-23',
    type: 'job.cancelled',
    title: 'a staff cancel of an IN_VENUE job emits job.cancelled',
    requirements: ['R-EVENT-48'],
    places: [[staffCancels.IN_VENUE, 'cancelled by staff']],
  },
  {
    id: 'EMIT-24',
    type: 'job.cancelled',
    title: 'a staff cancel of an AVAILABLE job emits job.cancelled',
    requirements: ['R-STATE-21', 'R-EVENT-48'],
    places: [[nobodyFound, 'cancelled by staff']],
  },
  {
    id: 'EMIT-25',
    type: 'dispatch.searching',
    title: 'the beginning of a search emits dispatch.searching',
    requirements: ['R-EVENT-62'],
    places: [[wholeMobileLife, 'searched']],
  },
  {
    id: 'EMIT-26',
    type: 'dispatch.unassigned',
    title: 'the removal of the phlebotomist by the operator emits dispatch.unassigned',
    requirements: ['R-EVENT-65'],
    places: [[lostPhlebotomists, 'removed']],
  },
  {
    id: 'EMIT-27',
    type: 'job.cancelled',
    title: 'a refund that cancels its job emits job.cancelled',
    requirements: ['R-EVENT-48'],
    places: [[refundedAway, 'cancelled by its refund']],
  },
];
