import { describe, expect, it } from 'vitest';
import { aVenue } from '../../../test/given/venues.ts';
import { isRefusal } from '../refusal.ts';
import { decideVenue, evolveVenue, isBookable } from './venue.ts';

it.each([
  { active: false, type: 'activate', expected: true },
  { active: true, type: 'activate', expected: 'already-done' },
  { active: true, type: 'deactivate', expected: false },
  { active: false, type: 'deactivate', expected: 'already-done' },
] as const)('a venue that is active ($active), $type: $expected', ({ active, type, expected }) => {
  const venue = aVenue({ active });
  const decision = decideVenue({ type, now: 1 }, venue);
  const answer = isRefusal(decision)
    ? decision.refused
    : decision.reduce(evolveVenue, venue).active;
  expect(answer).toBe(expected);
});

it('is created before all else that happens to it', () => {
  const venue = aVenue();
  expect(evolveVenue(undefined, { type: 'VenueCreated', at: 1, venue })).toEqual(venue);
  expect(() => evolveVenue(undefined, { type: 'VenueActivated', at: 1 })).toThrow(
    'VenueActivated without a venue before it',
  );
});

describe('whether it can be booked', () => {
  it.each([
    { active: true, verified: true, acceptsPublicBookings: true, expected: true },
    { active: false, verified: true, acceptsPublicBookings: true, expected: false },
    { active: true, verified: false, acceptsPublicBookings: true, expected: false },
    { active: true, verified: true, acceptsPublicBookings: false, expected: false },
  ])('%o', ({ expected, ...flags }) => {
    expect(isBookable(aVenue(flags))).toBe(expected);
  });
});
