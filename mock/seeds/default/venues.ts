/** A dozen partner venues and one: open and shut, hidden and shown, roomy and full. */

import { slugOf } from '../../application/actions/usual-catalogue.ts';
import {
  weekdays,
  type OperatingHours,
  type Venue,
  type Weekday,
} from '../../domain/venue/venue.ts';
import type { WorldVenue } from '../world.ts';
import { cities, type City } from './cities.ts';
import type { Maker } from './maker.ts';

export type VenueName = keyof typeof cities;
export type SeededVenue = WorldVenue & Required<Pick<Venue, 'id' | 'name'>>;
export type SeededVenues = { readonly [Name in VenueName]: SeededVenue };

const daily = (open: string, close: string, days: readonly Weekday[] = weekdays): OperatingHours =>
  Object.fromEntries(days.map((day) => [day, { open, close }]));

const workdays = weekdays.slice(0, 5);
const butSunday = weekdays.slice(0, 6);
const butMonday = weekdays.slice(1);

/** What sets a venue apart; the rest is made from the seed. */
type Plan = Partial<Venue> & { readonly kind: keyof typeof kinds };

const kinds = {
  CLINIC: ['Clinic', 'Health Centre', 'Blood Clinic'],
  PHARMACY: ['Pharmacy', 'Chemist'],
  GP_SURGERY: ['Surgery', 'Medical Practice'],
  HOSPITAL: ['Hospital Outpatients'],
  LABORATORY: ['Laboratory'],
} as const;

const plans: { readonly [Name in VenueName]: Plan } = {
  marylebone: {
    kind: 'CLINIC',
    description: 'Open day and night.',
    operatingHours: daily('00:00', '24:00'),
    phlebotomyStations: 3,
    slotDurationMinutes: 15,
    capabilities: ['PHLEBOTOMY', 'WHEELCHAIR_ACCESS', 'CENTRIFUGE'],
    equipment: ['Centrifuge', 'Reclining chair'],
    photos: ['https://example.org/photos/reception.jpg'],
  },
  whitechapel: {
    kind: 'PHARMACY',
    operatingHours: daily('08:00', '18:00', butSunday),
    phlebotomyStations: 1,
    slotDurationMinutes: 20,
    capabilities: ['PHLEBOTOMY'],
  },
  manchester: {
    kind: 'CLINIC',
    operatingHours: daily('07:00', '19:00'),
    phlebotomyStations: 2,
    slotDurationMinutes: 30,
    capabilities: ['PHLEBOTOMY', 'PAEDIATRIC'],
    equipment: ['Centrifuge'],
  },
  leeds: {
    kind: 'GP_SURGERY',
    operatingHours: daily('08:30', '12:30', workdays),
    phlebotomyStations: 2,
    slotDurationMinutes: 15,
    capabilities: ['PHLEBOTOMY', 'WHEELCHAIR_ACCESS'],
  },
  birmingham: {
    kind: 'HOSPITAL',
    operatingHours: daily('06:00', '22:00'),
    phlebotomyStations: 6,
    slotDurationMinutes: 10,
    capabilities: ['PHLEBOTOMY', 'PAEDIATRIC', 'WHEELCHAIR_ACCESS', 'CENTRIFUGE'],
    equipment: ['Centrifuge', 'Reclining chair', 'Vein finder'],
  },
  bristol: {
    kind: 'PHARMACY',
    operatingHours: daily('09:00', '17:30', butMonday),
    phlebotomyStations: 1,
    slotDurationMinutes: 30,
    capabilities: ['PHLEBOTOMY'],
  },
  edinburgh: {
    kind: 'LABORATORY',
    operatingHours: daily('07:30', '16:00', workdays),
    phlebotomyStations: 4,
    slotDurationMinutes: 20,
    capabilities: ['PHLEBOTOMY', 'CENTRIFUGE'],
    equipment: ['Centrifuge'],
  },
  glasgow: {
    kind: 'CLINIC',
    operatingHours: {
      ...daily('09:00', '13:00', workdays),
      thursday: { open: '13:00', close: '20:00' },
      saturday: null,
    },
    phlebotomyStations: 2,
    slotDurationMinutes: 45,
    capabilities: ['PHLEBOTOMY'],
    basePrice: null,
  },
  cardiff: {
    kind: 'GP_SURGERY',
    description: 'For its own patients only.',
    operatingHours: daily('08:00', '18:00', workdays),
    capabilities: ['PHLEBOTOMY'],
    acceptsPublicBookings: false,
  },
  belfast: {
    kind: 'PHARMACY',
    description: 'Its stations are not known yet, so it offers no slots.',
    operatingHours: daily('09:00', '17:00', butSunday),
    phlebotomyStations: null,
    capabilities: ['PHLEBOTOMY'],
  },
  liverpool: {
    kind: 'CLINIC',
    description: 'Closed for refurbishment.',
    operatingHours: daily('09:00', '17:00'),
    phlebotomyStations: 2,
    capabilities: ['PHLEBOTOMY', 'WHEELCHAIR_ACCESS'],
    active: false,
  },
  newcastle: {
    kind: 'CLINIC',
    description: 'Awaits its verification.',
    operatingHours: null,
    capabilities: ['PHLEBOTOMY'],
    verified: false,
  },
  gibraltar: {
    kind: 'CLINIC',
    operatingHours: daily('09:00', '20:00', butSunday),
    phlebotomyStations: 1,
    slotDurationMinutes: 30,
    capabilities: ['PHLEBOTOMY', 'WHEELCHAIR_ACCESS'],
    timezone: 'Europe/Gibraltar',
  },
};

export const makeVenues = (make: Maker): SeededVenues => {
  const stemsLeft = [...make.shuffled(stems)];
  return Object.fromEntries(
    (Object.keys(plans) as VenueName[]).map((name) => [
      name,
      makeVenue(make, { plan: plans[name], place: cities[name], stem: stemsLeft.pop() ?? name }),
    ]),
  ) as SeededVenues;
};

type Site = { readonly plan: Plan; readonly place: City; readonly stem: string };

const makeVenue = (make: Maker, { plan, place, stem }: Site): SeededVenue => {
  const { kind, ...own } = plan;
  const { city, county, latitude, longitude } = place;
  const name = `${stem} ${make.pick(kinds[kind])}`;
  const id = make.id('ven');
  const slug = slugOf(`${name} ${city}`, id);
  const reviews = make.between(0, 240);
  return {
    id,
    slug,
    name,
    venueType: kind,
    addressLine1: make.street(),
    addressLine2: make.pick([null, 'First floor', 'Ground floor']),
    city,
    county,
    postcode: make.postcode(place.outward),
    phone: place.phone === null ? null : make.phone(place.phone),
    website: `https://example.org/${slug}`,
    email: `${slug}@example.org`,
    averageRating: reviews === 0 ? null : make.between(38, 50) / 10,
    totalReviews: reviews,
    logoUrl: make.pick([null, `https://example.org/logos/${slug}.png`]),
    cqcRegistered: place.inEngland,
    cqcNumber: place.inEngland ? `1-000000${make.digits(3)}` : null,
    latitude,
    longitude,
    basePrice: make.pick([45, 50, 60]),
    ...own,
  };
};

const stems = [
  'Alderbrook',
  'Fernhollow',
  'Otterwell',
  'Brackenfold',
  'Hazelwick',
  'Ivystone',
  'Saltmarsh',
  'Willowgarth',
  'Heronsgate',
  'Mosswater',
  'Thistledown',
  'Plumtree Lane',
  'Swallowfield',
  'Candlemakers',
];
