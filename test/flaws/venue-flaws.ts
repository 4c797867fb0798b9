/** Servers that are wrong about venues, their slots and their fields. */
import type { Flaw } from './flaw.ts';
import { onData, onItems, onMember, withMember, without } from './tampering.ts';
import type { Json } from './tampering.ts';

const venueBookings = ['BOOK-02', 'BOOK-04', 'BOOK-07', 'LIFE-02', 'LIFE-03'];

const venues: readonly Flaw[] = [
  {
    name: 'leaves slug out of the list of venues',
    tamper: () => onItems('listVenues', 'venues', without('slug')),
    red: ['VENUE-01', 'WIRE-04'],
  },
  {
    name: 'counts venues that are not in the answer',
    tamper: () => onData('listVenues', (data) => ({ ...data, total: Number(data['total']) + 50 })),
    red: ['VENUE-02'],
  },
  {
    name: 'finds postcodes in capitals only',
    tamper: () =>
      onData('listVenues', (data, { path }) =>
        /postcode=[a-z]/.test(path) ? { venues: [], total: 0 } : data,
      ),
    red: ['VENUE-03'],
  },
  {
    name: 'leaves the time zone out of a venue',
    tamper: () => onMember('getVenue', 'venue', without('timezone')),
    red: ['VENUE-04', 'WIRE-04'],
  },
  {
    name: 'shows another venue than was asked for',
    tamper: () => onMember('getVenue', 'venue', withMember('id', 'another')),
    red: ['VENUE-04'],
  },
];

const aMonthLater = (slot: Json): Json => ({
  ...slot,
  start: new Date(Date.parse(String(slot['start'])) + 30 * 86_400_000).toISOString(),
});

const slots: readonly Flaw[] = [
  {
    name: 'leaves the end out of a slot',
    tamper: () => onItems('getVenueAvailability', 'slots', without('end')),
    red: ['VENUE-05', 'WIRE-04'],
  },
  {
    name: 'offers a slot a month after the window',
    tamper: () =>
      onMember('getVenueAvailability', 'slots', (list) => {
        const slots = list as unknown as Json[];
        return [...slots, ...slots.slice(-1).map(aMonthLater)];
      }),
    red: ['VENUE-05'],
  },
  {
    name: 'offers no slots at all',
    tamper: () => onData('getVenueAvailability', () => ({ slots: [] })),
    red: ['VENUE-06'],
    blocked: [...venueBookings, 'VENUE-07'],
  },
  {
    name: 'offers one place in each slot, whatever the stations',
    tamper: () => onItems('getVenueAvailability', 'slots', withMember('capacity', 1)),
    red: ['VENUE-06', 'VENUE-07'],
  },
  {
    name: 'does not count bookings against the capacity',
    tamper: () => onItems('getVenueAvailability', 'slots', withMember('capacity', 3)),
    red: ['VENUE-07'],
  },
];

const fields: readonly Flaw[] = [
  {
    name: 'leaves labShipmentMode out',
    tamper: () => onData('getVenueFieldDefinitions', without('labShipmentMode')),
    red: ['FIELD-01', 'WIRE-04'],
  },
  {
    name: 'has fields for a client that has none',
    tamper: () =>
      onMember('getVenueFieldDefinitions', 'venueCompletionFields', (list) =>
        (list as unknown as Json[]).length > 0
          ? list
          : [{ key: 'notes', label: 'Notes', type: 'text', required: false }],
      ),
    red: ['FIELD-02'],
  },
  {
    name: 'has no fields for anyone',
    tamper: () => onData('getVenueFieldDefinitions', withMember('venueCompletionFields', [])),
    red: ['FIELD-03'],
  },
];

export const venueFlaws: readonly Flaw[] = [...venues, ...slots, ...fields];
