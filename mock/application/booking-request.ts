/** From a request that holds to the contract to the booking that the domain decides on. */

import type { CreateBookingRequest } from '#contract/model.ts';
import type { Client } from '../domain/client/client.ts';
import { mobileAppointmentAt } from '../domain/job/appointment.ts';
import type { Booking, BookingSource, JsonObject, Visit } from '../domain/job/job.ts';

/** Who books, through which door, and when (`now`, ms). */
export type BookingOrigin = {
  readonly id: string;
  readonly client: Pick<Client, 'id' | 'billingMode'>;
  readonly bookingSource: BookingSource;
  readonly now: number;
  /** From the request itself, or from the link that the patient booked through. */
  readonly correlation: {
    readonly externalUserId?: string | null | undefined;
    readonly externalOrderId?: string | null | undefined;
    readonly passthrough?: JsonObject | null | undefined;
  };
};

/** Member by member: keys that the spec does not define are not kept. */
export const bookingOf = (request: CreateBookingRequest, origin: BookingOrigin): Booking => ({
  id: origin.id,
  clientId: origin.client.id,
  bookingSource: origin.bookingSource,
  billingMode: origin.client.billingMode,
  createdAt: origin.now,
  patient: patientOf(request),
  visit: visitOf(request),
  testType: request.appointment.testType,
  specialInstructions: request.appointment.specialInstructions ?? null,
  externalUserId: origin.correlation.externalUserId ?? null,
  externalOrderId: origin.correlation.externalOrderId ?? null,
  passthrough: origin.correlation.passthrough ?? null,
});

const patientOf = ({ patient }: CreateBookingRequest): Booking['patient'] => ({
  firstName: patient.firstName,
  lastName: patient.lastName,
  email: patient.email,
  phone: patient.phone,
  dateOfBirth: patient.dateOfBirth,
  gender: patient.gender,
});

const visitOf = (request: CreateBookingRequest): Visit => {
  if (request.fulfillmentChannel === 'IN_VENUE') {
    const { venueId, venueSlotStart } = request;
    return { channel: 'IN_VENUE', venueId, appointmentAt: Date.parse(venueSlotStart) };
  }
  const { addressLine1, addressLine2, city, county, postcode } = request.location;
  const { preferredDate, timePreference } = request.appointment;
  return {
    channel: 'MOBILE',
    location: {
      addressLine1,
      ...(addressLine2 === undefined ? {} : { addressLine2 }),
      city,
      ...(county === undefined ? {} : { county }),
      postcode,
    },
    preferredDate,
    timePreference,
    appointmentAt: mobileAppointmentAt(preferredDate, timePreference),
  };
};
