/**
 * Jobs in every phase but completed, through both channels. Future appointments lie more than 24
 * hours ahead, but for those that the lock is shown with.
 */

import type { Booker, SeededJob } from './booker.ts';
import type { SeededVenues } from './venues.ts';

type Booking = { readonly book: Booker; readonly venues: SeededVenues };

/** Those that a patient's payment has no part in, or has gone through for. */
export const mobileJobs = ({ book }: Pick<Booking, 'book'>): readonly SeededJob[] => [
  ...visitsToCome(book),
  ...visitsOfToday(book),
  book({
    phase: 'cancelled',
    createdAt: '-6d1h',
    preferredDate: 'today+5',
    cancelledAt: '-5d20h',
    cancelledBy: 'client',
    bookingSource: 'INTERNAL',
  }),
  // Given up by staff after the phlebotomist had begun.
  book({
    phase: 'cancelled',
    createdAt: '-8d',
    appointmentAt: 'today-2 09:00',
    startedAt: 'today-2 09:10',
    cancelledAt: 'today-2 09:25',
    cancelledBy: 'staff',
  }),
  book({
    phase: 'noShow',
    createdAt: '-9d',
    preferredDate: 'today-1',
    timePreference: 'afternoon',
  }),
];

const visitsToCome = (book: Booker): readonly SeededJob[] => [
  book({
    phase: 'pending',
    createdAt: '-50h',
    preferredDate: 'today+3',
    specialInstructions: 'Ring the bell twice, the hall is long.',
  }),
  // Somebody had accepted it, and backed out.
  book({ phase: 'pending', createdAt: '-30h', preferredDate: 'today+9', acceptances: 1 }),
  book({
    phase: 'available',
    createdAt: '-4d2h',
    preferredDate: 'today+2',
    timePreference: 'evening',
  }),
  book({
    phase: 'confirmed',
    createdAt: '-3d1h',
    preferredDate: 'today+4',
    timePreference: 'afternoon',
  }),
];

/** All within the 24-hour lock. */
const visitsOfToday = (book: Booker): readonly SeededJob[] => [
  book({ phase: 'confirmed', createdAt: '-3d3h', appointmentAt: '+6h' }),
  book({
    phase: 'confirmed',
    createdAt: '-2d5h',
    appointmentAt: '+40m',
    progress: 'enRoute',
    eta: '+35m',
  }),
  book({ phase: 'confirmed', createdAt: '-2d7h', appointmentAt: '+5m', progress: 'arrived' }),
  book({ phase: 'inProgress', createdAt: '-4d9h', appointmentAt: '-25m', startedAt: '-15m' }),
];

export const venueJobs = ({ book, venues }: Booking): readonly SeededJob[] => [
  book({
    phase: 'confirmed',
    createdAt: '-52h',
    at: venues.manchester,
    venueSlotStart: 'today+3 11:00',
  }),
  // Takes the only place of its slot.
  book({
    phase: 'confirmed',
    createdAt: '-53h',
    at: venues.whitechapel,
    venueSlotStart: 'today+4 09:00',
  }),
  // Within the 24-hour lock.
  book({ phase: 'confirmed', createdAt: '-54h', at: venues.marylebone, venueSlotStart: '+5h' }),
  book({
    phase: 'inProgress',
    createdAt: '-55h',
    at: venues.marylebone,
    venueSlotStart: '-20m',
    startedAt: '-15m',
  }),
  book({
    phase: 'cancelled',
    createdAt: '-7d1h',
    at: venues.leeds,
    venueSlotStart: 'today+6 10:00',
    cancelledAt: '-6d23h',
    cancelledBy: 'staff',
  }),
  book({
    phase: 'noShow',
    createdAt: '-12d',
    at: venues.bristol,
    venueSlotStart: 'today-2 11:00',
    bookingSource: 'INTERNAL',
  }),
];

/** Bookings whose venue awaits the weekly invoice's client, not the patient's card. */
export const pendingVenueJobs = ({ book, venues }: Booking): readonly SeededJob[] => [
  book({
    phase: 'pending',
    createdAt: '-20h',
    at: venues.edinburgh,
    venueSlotStart: 'today+5 08:30',
  }),
  book({
    phase: 'pending',
    createdAt: '-19h',
    at: venues.gibraltar,
    venueSlotStart: 'today+7 17:00',
  }),
];

export const unpaidMobileJobs = ({ book }: Pick<Booking, 'book'>): readonly SeededJob[] => [
  book({ phase: 'pendingPayment', createdAt: '-3h', preferredDate: 'today+4' }),
  book({ phase: 'cancelled', createdAt: '-5d2h', preferredDate: 'today+8', cancelledAt: '-5d' }),
];

export const unpaidVenueJobs = ({ book, venues }: Booking): readonly SeededJob[] => [
  book({
    phase: 'pendingPayment',
    createdAt: '-2h',
    at: venues.manchester,
    venueSlotStart: 'today+3 11:00',
  }),
];
