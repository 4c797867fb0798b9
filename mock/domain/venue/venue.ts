/** Partner venues: their data, and whether the operator lets clients book there. */

import { refuse, type Decision } from '../refusal.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** "HH:MM" in the venue's time zone; `24:00` may close. A missing or null day is closed. */
export type OperatingHours = {
  readonly [Day in Weekday]?: { readonly open: string; readonly close: string } | null;
};

export type Venue = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly venueType: string;
  readonly description: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly county: string | null;
  readonly postcode: string;
  readonly phone: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly averageRating: number | null;
  readonly totalReviews: number;
  readonly capabilities: readonly string[];
  readonly equipment: readonly string[];
  readonly operatingHours: OperatingHours | null;
  readonly phlebotomyStations: number | null;
  readonly logoUrl: string | null;
  readonly photos: readonly string[];
  readonly cqcRegistered: boolean;
  readonly cqcNumber: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly basePrice: number | null;
  readonly slotDurationMinutes: number;
  readonly timezone: string;
  readonly active: boolean;
  readonly verified: boolean;
  readonly acceptsPublicBookings: boolean;
};

export type VenueEvent =
  | { readonly type: 'VenueCreated'; readonly at: number; readonly venue: Venue }
  | { readonly type: 'VenueActivated'; readonly at: number }
  | { readonly type: 'VenueDeactivated'; readonly at: number };

export type VenueCommand =
  | { readonly type: 'activate'; readonly now: number }
  | { readonly type: 'deactivate'; readonly now: number };

/** Only verified, active, public-booking-enabled venues are shown and booked (spec, "Venue"). */
export const isBookable = (venue: Venue): boolean =>
  venue.active && venue.verified && venue.acceptsPublicBookings;

export const decideVenue = (command: VenueCommand, venue: Venue): Decision<VenueEvent> => {
  switch (command.type) {
    case 'activate':
      return venue.active
        ? refuse('already-done', 'The venue is active already.')
        : [{ type: 'VenueActivated', at: command.now }];
    case 'deactivate':
      return venue.active
        ? [{ type: 'VenueDeactivated', at: command.now }]
        : refuse('already-done', 'The venue is inactive already.');
  }
};

export const evolveVenue = (venue: Venue | undefined, event: VenueEvent): Venue => {
  if (event.type === 'VenueCreated') return event.venue;
  if (venue === undefined) throw new Error(`${event.type} without a venue before it`);
  switch (event.type) {
    case 'VenueActivated':
      return { ...venue, active: true };
    case 'VenueDeactivated':
      return { ...venue, active: false };
  }
};
