import { describe, expect, it } from 'vitest';
import { held } from './outcome.ts';
import type { Check } from './check.ts';
import { planChecks } from './plan.ts';

const check = (
  id: string,
  area: 'booking' | 'venue',
  asks: 'getBooking' | 'listVenues',
): Check => ({
  kind: 'active',
  id,
  title: id,
  area,
  level: 'MUST',
  requirements: [],
  asks: [asks],
  run: () => Promise.resolve(held()),
});
const catalogue = [
  check('BOOK-01', 'booking', 'getBooking'),
  check('BOOK-02', 'booking', 'getBooking'),
  check('VENUE-01', 'venue', 'listVenues'),
];
const plan = (only: string[], skip: string[] = []): string[] =>
  planChecks(catalogue, { only, skip }).map(({ id }) => id);

describe('the plan', () => {
  it('holds all checks when nothing is selected', () => {
    expect(plan([])).toHaveLength(3);
  });

  it('selects by id, area and operation, in any case', () => {
    expect(plan(['book-01'])).toEqual(['BOOK-01']);
    expect(plan(['Venue'])).toEqual(['VENUE-01']);
    expect(plan(['getBooking'])).toEqual(['BOOK-01', 'BOOK-02']);
  });

  it('leaves out what is skipped, selected or not', () => {
    expect(plan(['booking'], ['BOOK-02'])).toEqual(['BOOK-01']);
    expect(plan([], ['booking'])).toEqual(['VENUE-01']);
  });

  it('refuses a name that is nothing, with a guess', () => {
    expect(() => plan(['BOKO-01'])).toThrow(/"BOKO-01"; did you mean book-01\?/);
    expect(() => plan([], ['nonsense-of-a-name'])).toThrow(/--list shows what there is/);
  });
});

describe('a shard', () => {
  const part = (index: number, count: number): string[] =>
    planChecks(catalogue, { only: [], skip: [], shard: { index, count } }).map(({ id }) => id);

  it.each([1, 2, 3, 4])('of %i is with the others the whole, and each check is in one', (count) => {
    const parts = Array.from({ length: count }, (_, index) => part(index + 1, count));
    expect(parts.flat().sort()).toEqual(catalogue.map(({ id }) => id).sort());
  });

  it('has its part of each area', () => {
    expect(part(1, 2)).toEqual(['BOOK-01', 'VENUE-01']);
    expect(part(2, 2)).toEqual(['BOOK-02']);
  });
});
