import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsBetween } from '../../domain/venue/slots.ts';
import { weekdays, type OperatingHours, type Venue } from '../../domain/venue/venue.ts';
import { completeVenue } from '../complete/venue.ts';
import { slotNear } from './slot.ts';

const DAY = 24 * 60 * 60 * 1000;

const hours = fc
  .record({ open: fc.integer({ min: 0, max: 23 }), length: fc.integer({ min: 1, max: 12 }) })
  .map(({ open, length }) => ({ open: clock(open), close: clock(Math.min(24, open + length)) }));

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const venues: fc.Arbitrary<Venue> = fc
  .record({
    timezone: fc.constantFrom('Europe/London', 'Europe/Gibraltar', 'Australia/Lord_Howe', 'UTC'),
    slotDurationMinutes: fc.constantFrom(10, 20, 45, 60),
    operatingHours: fc
      .array(fc.option(hours), { minLength: 7, maxLength: 7 })
      .map((days): OperatingHours =>
        Object.fromEntries(weekdays.map((day, index) => [day, days[index] ?? null])),
      ),
  })
  .map((venue) => completeVenue(venue, 0));

/** Around both changes of the clocks, and away from them. */
const instants = fc
  .tuple(
    fc.constantFrom('2026-03-29T00:30:00Z', '2026-10-25T00:30:00Z', '2026-07-08T12:00:00Z'),
    fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }),
  )
  .map(([day, minutes]) => Date.parse(day) + minutes * 60_000);

describe('slotNear', () => {
  it('finds the nearest slot that the venue offers, forwards and backwards', () => {
    fc.assert(
      fc.property(venues, instants, (venue, instant) => {
        const isFree = (start: number): boolean => (start / 60_000) % 3 !== 0;
        const after = slotsBetween(venue, instant, instant + 8 * DAY).map((slot) => slot.start);
        const before = slotsBetween(venue, instant - 8 * DAY, instant + 1).map(
          (slot) => slot.start,
        );
        const next = after.find(isFree);
        const last = before.findLast(isFree);
        if (next !== undefined) {
          expect(slotNear(venue, instant, { forward: true, isFree })).toBe(next);
        }
        if (last !== undefined) {
          expect(slotNear(venue, instant, { forward: false, isFree })).toBe(last);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives up when there is none', () => {
    const closed = completeVenue({ operatingHours: {} }, 0);
    const full = completeVenue({}, 0);
    expect(slotNear(closed, 0, { forward: true, isFree: () => true })).toBeUndefined();
    expect(slotNear(full, 0, { forward: false, isFree: () => false })).toBeUndefined();
  });
});
