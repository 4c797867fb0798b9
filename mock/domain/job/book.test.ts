import { describe, expect, it } from 'vitest';
import { aBooking, NOW, venueVisit } from '../../../test/given/jobs.ts';
import { aVenue } from '../../../test/given/venues.ts';
import { isRefusal } from '../refusal.ts';
import type { Venue } from '../venue/venue.ts';
import { decideBooking, decideSlot } from './book.ts';

const slot = Date.parse('2027-01-07T09:00:00Z');

const answer = (
  facts: { panelOffered?: boolean; venue?: Venue | undefined; taken?: number } = {},
  booking = aBooking({ visit: venueVisit(slot) }),
): string => {
  const decision = decideBooking(booking, {
    panelOffered: true,
    venue: aVenue(),
    taken: 0,
    ...facts,
  });
  return isRefusal(decision) ? decision.refused : decision.map(({ type }) => type).join(' ');
};

describe('a booking', () => {
  it('is written with all that it was asked for', () => {
    const booking = aBooking({ externalOrderId: 'order-1', passthrough: { a: [1] } });
    expect(decideBooking(booking, { panelOffered: true, venue: undefined, taken: 0 })).toEqual([
      { type: 'JobBooked', at: NOW, booking },
    ]);
  });

  it('is refused for a panel that the client is not offered, in both channels', () => {
    expect(answer({ panelOffered: false })).toBe('panel-unknown');
    expect(answer({ panelOffered: false }, aBooking())).toBe('panel-unknown');
  });

  it('is refused for the panel and for the slot at once, when both are wrong', () => {
    const taken = { panelOffered: false, venue: aVenue(), taken: 2 };
    expect(decideBooking(aBooking({ visit: venueVisit(slot) }), taken)).toEqual({
      refused: 'panel-unknown',
      message: expect.stringMatching(
        /^body\.appointment\.testType: .+; body\.venueSlotStart: .+/,
      ) as string,
    });
  });

  it('at a patient’s address asks nothing of venues', () => {
    expect(answer({ venue: undefined, taken: 9 }, aBooking())).toBe('JobBooked');
  });
});

describe('a slot', () => {
  it.each([
    ['an unknown venue', { venue: undefined }, 'venue-not-bookable'],
    ['an inactive venue', { venue: aVenue({ active: false }) }, 'venue-not-bookable'],
    ['an unverified venue', { venue: aVenue({ verified: false }) }, 'venue-not-bookable'],
    ['one not public', { venue: aVenue({ acceptsPublicBookings: false }) }, 'venue-not-bookable'],
    ['the last free place', { taken: 1 }, 'JobBooked'],
    ['no free place', { taken: 2 }, 'slot-full'],
    ['more taken than there are', { taken: 3 }, 'slot-full'],
    ['no stations known', { venue: aVenue({ phlebotomyStations: null }) }, 'slot-full'],
    ['a closed day', { venue: aVenue({ operatingHours: { thursday: null } }) }, 'slot-not-offered'],
  ] as const)('with %s', (_, facts, expected) => {
    expect(answer(facts)).toBe(expected);
  });

  it.each([
    ['off the grid', slot + 60_000, 'slot-not-offered'],
    ['before opening', Date.parse('2027-01-07T07:30:00Z'), 'slot-not-offered'],
    ['at closing', Date.parse('2027-01-07T18:00:00Z'), 'slot-not-offered'],
    ['the last of the day', Date.parse('2027-01-07T17:30:00Z'), undefined],
    ['in the past', Date.parse('2027-01-03T09:00:00Z'), 'slot-past'],
    ['beginning this moment', NOW, 'slot-past'],
    ['the next one', NOW + 30 * 60_000, undefined],
  ])('%s', (_, start, expected) => {
    expect(decideSlot({ venue: aVenue(), taken: 0 }, start, NOW)?.refused).toBe(expected);
  });

  it.each([
    ['no venue that can be booked', { venue: undefined, start: slot }, 'body.venueId: '],
    ['a start in the past', { start: NOW }, 'body.venueSlotStart: '],
    ['a start off the grid', { start: slot + 60_000 }, 'body.venueSlotStart: '],
    ['no free place', { start: slot, taken: 2 }, 'body.venueSlotStart: '],
  ])('with %s is refused by the name of the member that is wrong', (_, facts, member) => {
    const { start, ...rest } = { venue: aVenue(), taken: 0, ...facts };
    expect(decideSlot(rest, start, NOW)?.message.startsWith(member)).toBe(true);
  });
});
