/** What a venue or panel is like when whoever makes it does not say. */

import { pricePence } from '../../domain/job/price.ts';
import type { PanelStep } from '../../domain/panel/panel.ts';
import { weekdays, type OperatingHours, type Venue } from '../../domain/venue/venue.ts';

/** The attributes that `venue.create` takes; the others are the sandbox's choice. */
export type VenueSettings = {
  readonly [
    Name in
      | 'name'
      | 'venueType'
      | 'city'
      | 'postcode'
      | 'capabilities'
      | 'phlebotomyStations'
      | 'slotDurationMinutes'
      | 'timezone'
      | 'operatingHours'
      | 'active'
      | 'verified'
      | 'acceptsPublicBookings'
  ]?: Venue[Name] | undefined;
};

const everyDay: OperatingHours = Object.fromEntries(
  weekdays.map((day) => [day, { open: '08:00', close: '18:00' }]),
);

/**
 * Open every day and bookable. Its phone number is one of Ofcom's for drama use, its postcode one of
 * those that no post ever reaches.
 */
export const usualVenue: Omit<Venue, 'id' | 'slug'> = {
  name: 'Sandbox Clinic',
  venueType: 'CLINIC',
  description: null,
  addressLine1: '1 Example Street',
  addressLine2: null,
  city: 'Exampleton',
  county: null,
  postcode: 'ZZ99 3VZ',
  phone: '+442079460123',
  website: null,
  email: 'clinic@example.org',
  averageRating: null,
  totalReviews: 0,
  capabilities: ['PAEDIATRIC'],
  equipment: [],
  operatingHours: everyDay,
  phlebotomyStations: 4,
  logoUrl: null,
  photos: [],
  cqcRegistered: false,
  cqcNumber: null,
  latitude: null,
  longitude: null,
  basePrice: pricePence.IN_VENUE / 100,
  slotDurationMinutes: 30,
  timezone: 'Europe/London',
  active: true,
  verified: true,
  acceptsPublicBookings: true,
};

export const usualSteps: readonly PanelStep[] = [
  { name: 'Confirm identity', order: 1, isMandatory: true, requiresPhoto: false },
  { name: 'Draw blood', order: 2, isMandatory: true, requiresPhoto: false },
  { name: 'Label the tubes', order: 3, isMandatory: true, requiresPhoto: true },
];

/** Readable, and unique by the end of the venue's id. */
export const slugOf = (name: string, id: string): string => {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['venue'];
  return `${words.join('-')}-${id.slice(-8)}`;
};
