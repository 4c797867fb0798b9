/** May this booking be written: the panel, the venue, the slot and its places. */

import { refuse, type Decision, type Refusal } from '../refusal.ts';
import { isOnGrid, placesOf } from '../venue/slots.ts';
import { isBookable, type Venue } from '../venue/venue.ts';
import type { JobEvent } from './events.ts';
import type { Booking } from './job.ts';

/** What the decision needs to know beyond the booking; `taken`: places held at its start. */
export type BookingFacts = {
  readonly panelOffered: boolean;
  readonly venue: Venue | undefined;
  readonly taken: number;
};

/**
 * POST /bookings and hosted submissions; `booking.createdAt` is the present. An unknown panel is
 * refused in both channels (O26).
 */
export const decideBooking = (booking: Booking, facts: BookingFacts): Decision<JobEvent> => {
  const slot =
    booking.visit.channel === 'IN_VENUE'
      ? decideSlot(facts, booking.visit.appointmentAt, booking.createdAt)
      : undefined;
  const refused = facts.panelOffered ? slot : withPanel(slot);
  return refused ?? [{ type: 'JobBooked', at: booking.createdAt, booking }];
};

const unknownPanel = refuse(
  'panel-unknown',
  'body.appointment.testType: expected the id of a test panel from GET /test-panels',
);

/** Both faults at once, where there are two. */
const withPanel = (slot: Refusal | undefined): Refusal =>
  slot === undefined
    ? unknownPanel
    : refuse(unknownPanel.refused, `${unknownPanel.message}; ${slot.message}`);

/** Why `start` (ms) cannot be booked at the venue, or undefined when it can. */
export const decideSlot = (
  facts: Pick<BookingFacts, 'venue' | 'taken'>,
  start: number,
  now: number,
) => {
  const { venue, taken } = facts;
  if (venue === undefined || !isBookable(venue)) {
    return refuse('venue-not-bookable', 'body.venueId: expected a venue from GET /venues');
  }
  if (start <= now) {
    return refuse('slot-past', 'body.venueSlotStart: expected a slot that has not begun');
  }
  if (!isOnGrid(venue, start)) {
    return refuse(
      'slot-not-offered',
      'body.venueSlotStart: expected the start of a slot from GET /venues/{id}/availability',
    );
  }
  if (taken >= placesOf(venue)) {
    return refuse('slot-full', 'body.venueSlotStart: expected a slot with a free place');
  }
  return undefined;
};
