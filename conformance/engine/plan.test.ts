import { describe, expect, it } from 'vitest';
import { aDeliveryCheck, aPassiveCheck, aProbe } from '../../test/given/workshop.ts';
import { held } from './outcome.ts';
import type { Check } from './check.ts';
import { planChecks, planProbes } from './plan.ts';

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
const sees = () => Promise.resolve({ answer: 'yes' });
const probes = [
  aProbe(sees, { id: 'O07', area: 'cancel', asks: ['getBooking'] }),
  aProbe(sees, { id: 'O53', area: 'venue' }),
  aProbe(sees, { id: 'O18', area: 'venue' }),
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

  it('selects what only looks at the answers of others by one tag', () => {
    const all = [...catalogue, aPassiveCheck(() => undefined), aDeliveryCheck(() => undefined)];
    const chosen = planChecks(all, { only: ['passive'], skip: [] });
    expect(chosen.map(({ id }) => id)).toEqual(['W-01', 'H-01']);
  });

  it('leaves out what is skipped, selected or not', () => {
    expect(plan(['booking'], ['BOOK-02'])).toEqual(['BOOK-01']);
    expect(plan([], ['booking'])).toEqual(['VENUE-01']);
  });

  it('refuses a name that is nothing, with a guess', () => {
    expect(() => plan(['BOKO-01'])).toThrow(/"BOKO-01"; did you mean book-01\?/);
    // As near to VENUE-01 as to the area.
    expect(() => plan(['venu-0'])).toThrow(/"venu-0"; did you mean venue\?/);
    expect(() => plan([], ['nonsense-of-a-name'])).toThrow(/--list shows what there is/);
  });

  it('may be told the name of a probe, of which it then has no check', () => {
    const only = { only: ['O07'], skip: [] };
    expect(planChecks(catalogue, only, probes)).toEqual([]);
    expect(() => planChecks(catalogue, only)).toThrow(/"O07"/);
  });
});

describe('the probes of the plan', () => {
  const planned = (only: string[], skip: string[] = []): string[] =>
    planProbes(probes, { only, skip }).map(({ id }) => id);

  it('are all of them when nothing is selected', () => {
    expect(planned([])).toEqual(['O07', 'O53', 'O18']);
  });

  it('are selected by id, area, operation and as probes, in any case', () => {
    expect(planned(['o07'])).toEqual(['O07']);
    expect(planned(['Venue'])).toEqual(['O53', 'O18']);
    expect(planned(['getBooking'])).toEqual(['O07']);
    expect(planned(['Probe'])).toEqual(['O07', 'O53', 'O18']);
  });

  it('are those that one of several names', () => {
    expect(planned(['cancel', 'O18'])).toEqual(['O07', 'O18']);
  });

  it('leave out what is skipped, selected or not', () => {
    expect(planned(['venue'], ['O18'])).toEqual(['O53']);
    expect(planned([], ['venue'])).toEqual(['O07']);
  });

  it('are none when only checks are named', () => {
    expect(planned(['BOOK-01'])).toEqual([]);
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

  it('parts the probes too', () => {
    const seen = (index: number): string[] =>
      planProbes(probes, { only: [], skip: [], shard: { index, count: 2 } }).map(({ id }) => id);
    expect([seen(1), seen(2)]).toEqual([['O07', 'O18'], ['O53']]);
  });

  it('has each check that only looks at the answers of its own', () => {
    const all = [aPassiveCheck(() => undefined), ...catalogue];
    const ids = [1, 2].map((index) =>
      planChecks(all, { only: [], skip: [], shard: { index, count: 2 } }).map(({ id }) => id),
    );
    expect(ids).toEqual([
      ['W-01', 'BOOK-01', 'VENUE-01'],
      ['W-01', 'BOOK-02'],
    ]);
  });
});
