/** Venues, slots and test panels as their endpoints show them. */

import type * as wire from '#contract/model.ts';
import type { Panel } from '../../domain/panel/panel.ts';
import type { SlotTime } from '../../domain/venue/slots.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { toIso } from './time.ts';

export const projectVenue = (venue: Venue): wire.Venue => ({
  id: venue.id,
  slug: venue.slug,
  name: venue.name,
  venueType: venue.venueType,
  description: venue.description,
  addressLine1: venue.addressLine1,
  city: venue.city,
  postcode: venue.postcode,
  averageRating: venue.averageRating,
  totalReviews: venue.totalReviews,
  capabilities: [...venue.capabilities],
  operatingHours: venue.operatingHours,
  phlebotomyStations: venue.phlebotomyStations,
  logoUrl: venue.logoUrl,
  photos: [...venue.photos],
  cqcRegistered: venue.cqcRegistered,
  cqcNumber: venue.cqcNumber,
  latitude: venue.latitude,
  longitude: venue.longitude,
});

export const projectVenueDetail = (venue: Venue): wire.VenueDetail => ({
  ...projectVenue(venue),
  addressLine2: venue.addressLine2,
  county: venue.county,
  phone: venue.phone,
  website: venue.website,
  email: venue.email,
  equipment: [...venue.equipment],
  basePrice: venue.basePrice,
  acceptsPublicBookings: venue.acceptsPublicBookings,
  slotDurationMinutes: venue.slotDurationMinutes,
  timezone: venue.timezone,
});

export const projectSlot = (slot: SlotTime, capacity: number): wire.VenueSlot => ({
  start: toIso(slot.start),
  end: toIso(slot.end),
  capacity,
});

export const projectPanel = (panel: Panel): wire.TestPanel => ({
  id: panel.id,
  name: panel.name,
  description: panel.description,
  isGlobal: panel.clientId === null,
  steps: panel.steps.map((step) => ({ ...step })),
});
