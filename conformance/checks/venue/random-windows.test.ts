import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { dayMs, longestFrom, randomWindows, writeMoment } from './random-windows.ts';

const now = Date.parse('2027-03-10T14:00:00Z');

const windowsOf = (seed: number) =>
  randomWindows(seededRandom(seed, 'windows'), {
    now,
    count: 40,
    zones: ['Z', '+02:00', '-05:30', '+00:00', '+14:00'],
  });

const many = Array.from({ length: 50 }, (_, seed) => windowsOf(seed)).flat();

describe('a random window', () => {
  it('says in whatever notation when it opens and closes', () => {
    const read = many.map(({ query }) => [Date.parse(query.from), Date.parse(query.to)]);
    expect(read).toEqual(many.map(({ opens, closes }) => [opens, closes]));
  });

  it('closes after it opens, and is never longer than is allowed', () => {
    const odd = many.filter(
      ({ opens, closes }) => closes <= opens || closes - opens > longestFrom(opens),
    );
    expect(odd).toEqual([]);
  });

  it('ends within the days that are known', () => {
    expect(many.filter(({ closes }) => closes > now + 29 * dayMs)).toEqual([]);
  });

  it('is in the first few of any seed one that reaches back, and one that is as long as it may be', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const few = windowsOf(seed).slice(0, 4);
      expect(few.some(({ opens, closes }) => opens < now && closes > now)).toBe(true);
      expect(few.some(({ opens, closes }) => closes - opens === longestFrom(opens))).toBe(true);
    }
  });

  it('is the same for the same seed', () => {
    expect(windowsOf(7)).toEqual(windowsOf(7));
    expect(windowsOf(7)).not.toEqual(windowsOf(8));
  });
});

describe('the longest window', () => {
  it.each([
    ['2027-01-10T00:00:00Z', 30 * 24],
    // The clocks go forward on 28 March.
    ['2027-03-10T14:00:00Z', 30 * 24 - 1],
    // And back on 31 October.
    ['2027-10-15T00:00:00Z', 30 * 24 - 1],
  ])('from %s is of %d hours', (from, hours) => {
    expect(longestFrom(Date.parse(from)) / 3_600_000).toBe(hours);
  });
});

describe('a moment', () => {
  const moment = Date.parse('2027-01-10T23:30:00Z');

  it.each([
    ['Z', false, '2027-01-10T23:30:00Z'],
    ['Z', true, '2027-01-10T23:30:00.000Z'],
    ['+02:00', false, '2027-01-11T01:30:00+02:00'],
    ['-05:30', true, '2027-01-10T18:00:00.000-05:30'],
    ['+00:00', false, '2027-01-10T23:30:00+00:00'],
  ] as const)('in the zone %s, with a fraction: %s', (zone, fraction, text) => {
    expect(writeMoment(moment, zone, fraction)).toBe(text);
  });

  it('keeps the milliseconds that it has', () => {
    expect(writeMoment(moment + 7, '+02:00')).toBe('2027-01-11T01:30:00.007+02:00');
  });
});
