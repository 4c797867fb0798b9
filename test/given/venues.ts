/** Venues, for tests of their slots and of booking there. */

import type { OperatingHours, Venue } from '../../mock/domain/venue/venue.ts';

const day = { open: '08:00', close: '18:00' };

export const everyDay = (hours = day): OperatingHours => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
});

/** Bookable, two places every half hour from 08:00 to 18:00 UK time. */
export const aVenue = (changes: Partial<Venue> = {}): Venue => ({
  id: 'ven_1',
  slug: 'clinic-1',
  name: 'Clinic',
  venueType: 'CLINIC',
  description: null,
  addressLine1: '1 Example Street',
  addressLine2: null,
  city: 'Exampleton',
  county: null,
  postcode: 'ZZ99 3VZ',
  phone: null,
  website: null,
  email: null,
  averageRating: null,
  totalReviews: 0,
  capabilities: [],
  equipment: [],
  operatingHours: everyDay(),
  phlebotomyStations: 2,
  logoUrl: null,
  photos: [],
  cqcRegistered: false,
  cqcNumber: null,
  latitude: null,
  longitude: null,
  basePrice: null,
  slotDurationMinutes: 30,
  timezone: 'Europe/London',
  active: true,
  verified: true,
  acceptsPublicBookings: true,
  ...changes,
});
