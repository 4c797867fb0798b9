import { describe, expect, it } from 'vitest';
import { calendarFrom, isDay, isMoment } from './moment.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** A Saturday evening, when it is Sunday in Auckland already; UK clocks change that night. */
const start = Date.parse('2026-10-24T18:30:15Z');
const calendar = calendarFrom(start);

describe('moment', () => {
  it.each([
    ['now', '2026-10-24T18:30:15.000Z'],
    ['-2d3h', '2026-10-22T15:30:15.000Z'],
    ['+90m', '2026-10-24T20:00:15.000Z'],
    ['+1w2d3h4m5s', '2026-11-02T21:34:20.000Z'],
    ['-0s', '2026-10-24T18:30:15.000Z'],
    ['2026-12-01T09:30:00+01:00', '2026-12-01T08:30:00.000Z'],
    ['today 10:30', '2026-10-24T09:30:00.000Z'],
    ['today+2 10:30', '2026-10-26T10:30:00.000Z'],
    ['today-300 00:00', '2025-12-28T00:00:00.000Z'],
    ['2026-07-01 08:00', '2026-07-01T07:00:00.000Z'],
  ])('%s is %s', (moment, expected) => {
    expect(isMoment(moment)).toBe(true);
    expect(iso(calendar.instant(moment))).toBe(expected);
  });

  it('reads today and the time by the clocks of the place', () => {
    expect(iso(calendar.instant('today 09:00', 'Pacific/Auckland'))).toBe(
      '2026-10-24T20:00:00.000Z',
    );
    expect(iso(calendar.instant('today 09:00', 'Europe/Gibraltar'))).toBe(
      '2026-10-24T07:00:00.000Z',
    );
  });

  it('takes the first of two, and for a time that is skipped the one an hour later', () => {
    expect(iso(calendar.instant('today+1 01:30'))).toBe('2026-10-25T00:30:00.000Z');
    expect(iso(calendar.instant('2027-03-28 01:30'))).toBe('2027-03-28T01:30:00.000Z');
  });

  it.each([
    '',
    'tomorrow',
    '2d',
    '+',
    '-',
    '+2',
    '+2h1d',
    '+1.5d',
    '+12345d',
    'today+2',
    'today 25:00',
    'today  10:00',
    '2026-02-30 10:00',
    '2026-12-01',
    '2026-12-01T09:30:00',
    'P2D',
    ' now',
  ])('"%s" is none', (text) => {
    expect(isMoment(text)).toBe(false);
    expect(() => calendar.instant(text)).toThrow('is not a');
  });
});

describe('a time out of all measure', () => {
  it.each(['9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '0900-01-01 10:00'])(
    '"%s" is no moment',
    (text) => expect(isMoment(text)).toBe(false),
  );

  it.each(['2200-01-01', '0000-02-29'])('"%s" is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('day', () => {
  it.each([
    ['today', '2026-10-24'],
    ['today+3', '2026-10-27'],
    ['today-24', '2026-09-30'],
    ['2026-12-01', '2026-12-01'],
  ])('%s is %s', (day, expected) => {
    expect(isDay(day)).toBe(true);
    expect(calendar.date(day)).toBe(expected);
  });

  it.each(['tomorrow', 'today +1', '2026-13-01', '+3d', 'now'])('"%s" is none', (text) => {
    expect(isDay(text)).toBe(false);
    expect(() => calendar.date(text)).toThrow('is not a day');
  });
});
