import { describe, expect, it } from 'vitest';
import { aVenue } from '../../../../test/given/venues.ts';
import { daysOf, venuesNear } from './offers.ts';

describe('the days of a venue', () => {
  it('are those of its own clocks, also where the day is another by UTC', () => {
    const starts = ['2027-07-01T22:30:00Z', '2027-07-01T23:30:00Z'].map((text) => Date.parse(text));
    expect(daysOf(starts, 'Europe/London').map(({ date }) => date)).toEqual([
      '2027-07-01',
      '2027-07-02',
    ]);
    expect(daysOf(starts, 'UTC')).toEqual([{ date: '2027-07-01', starts }]);
  });
});

describe('a search among venues', () => {
  const venues = [
    aVenue({ id: 'ven_1', name: 'Alder Clinic', city: 'Leeds', postcode: 'LS1 4AP' }),
    aVenue({ id: 'ven_2', name: 'Birch Surgery', city: 'London', postcode: 'W1G 9PF' }),
  ];

  it.each([
    ['', ['ven_1', 'ven_2']],
    ['alder', ['ven_1']],
    ['LONDON', ['ven_2']],
    ['w1g', ['ven_2']],
    ['ls14', ['ven_1']],
    ['LS1 4', ['ven_1']],
    ['4AP', []],
  ])('for %j finds %j', (near, ids) => {
    expect(venuesNear(venues, near).map(({ id }) => id)).toEqual(ids);
  });
});
