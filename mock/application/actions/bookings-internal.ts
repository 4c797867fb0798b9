/** `booking.createInternal`: staff book for a client, outside the integration API. */

import type { Client } from '../../domain/client/client.ts';
import { mobileAppointmentAt, mobileTimeZone } from '../../domain/job/appointment.ts';
import { decideBooking } from '../../domain/job/book.ts';
import type { Booking, Channel, Patient, VenueVisit, Visit } from '../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { placesOf, slotsBetween } from '../../domain/venue/slots.ts';
import { isBookable, type Venue } from '../../domain/venue/venue.ts';
import { addDays, dateAt } from '../../domain/zoned-time.ts';
import { takenAt } from '../book.ts';
import { apply, change, find, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Far enough that the client's 24-hour lock is not on yet. */
const DAYS_AHEAD = 3;
const LAST_DAY = 30;

/** Nobody's: the phone is one of Ofcom's numbers for drama use. */
const patient: Patient = {
  firstName: 'Alex',
  lastName: 'Example',
  email: 'alex.example@example.org',
  phone: '+447700900301',
  dateOfBirth: '1985-06-15',
  gender: 'FEMALE',
};

export const createInternalBooking = (
  deps: Deps,
  parameters: {
    readonly clientId: string;
    readonly fulfillmentChannel?: Channel | undefined;
  },
): Promise<{ readonly jobId: string } | Refusal> =>
  change(deps, async (context) => {
    const client = await find(context, 'client', parameters.clientId);
    if (isRefusal(client)) return client;
    const place = await placeFor(context, parameters.fulfillmentChannel ?? 'MOBILE');
    if (isRefusal(place)) return place;
    const booking = await bookingFor(context, client, place.visit);
    // Staff choose from more than the client's catalogue: any panel will do.
    const decision = decideBooking(booking, { ...place, panelOffered: true });
    const booked = await apply(context, 'job', booking.id, undefined, decision);
    return isRefusal(booked) ? booked : { jobId: booking.id };
  });

const bookingFor = async (
  { ids, now, tx }: Change,
  client: Client,
  visit: Visit,
): Promise<Booking> => {
  const panels = await tx.panels({ clientId: client.id, limit: 1 });
  const panel = isRefusal(panels) ? undefined : panels.items[0];
  return {
    id: ids.next('job'),
    clientId: client.id,
    bookingSource: 'INTERNAL',
    billingMode: client.billingMode,
    createdAt: now,
    patient,
    visit,
    testType: panel?.id ?? 'unspecified',
    specialInstructions: null,
    externalUserId: null,
    externalOrderId: null,
    passthrough: null,
  };
};

type Place = {
  readonly visit: Visit;
  readonly venue: Venue | undefined;
  readonly taken: number;
};

const placeFor = async (context: Change, channel: Channel): Promise<Place | Refusal> => {
  if (channel === 'IN_VENUE') return freePlace(context);
  const preferredDate = addDays(dateAt(context.now, mobileTimeZone), DAYS_AHEAD);
  const visit: Visit = {
    channel,
    location: { addressLine1: '2 Example Street', city: 'Exampleton', postcode: 'ZZ99 3VZ' },
    preferredDate,
    timePreference: 'morning',
    appointmentAt: mobileAppointmentAt(preferredDate, 'morning'),
  };
  return { visit, venue: undefined, taken: 0 };
};

/** The first free slot of the first bookable venue that has one. */
const freePlace = async ({ now, policies, tx }: Change): Promise<Place | Refusal> => {
  for (const venue of (await tx.venues()).filter(isBookable)) {
    const starts = slotsBetween(venue, now + DAYS_AHEAD * DAY, now + LAST_DAY * DAY).map(
      (slot) => slot.start,
    );
    const taken = await takenAt(tx, policies(), venue.id, starts);
    const free = starts.findIndex((_, index) => (taken[index] ?? 0) < placesOf(venue));
    const appointmentAt = starts[free];
    if (appointmentAt !== undefined) {
      const visit: VenueVisit = { channel: 'IN_VENUE', venueId: venue.id, appointmentAt };
      return { visit, venue, taken: taken[free] ?? 0 };
    }
  }
  return refuse('slot-full', 'No bookable venue has a free slot in the next 30 days: create one.');
};
