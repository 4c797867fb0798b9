import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVenue, everyDay } from '../../../test/given/venues.ts';
import { calendarEnd } from '../zoned-time.ts';
import { isOnGrid, placesOf, slotsBetween } from './slots.ts';
import type { Venue } from './venue.ts';

const at = (text: string): number => Date.parse(text);
const HOUR = 3_600_000;

/** Starts on that day, as the venue's clocks show them. */
const startsOn = (venue: Venue, from: string, to: string): string[] => {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: venue.timezone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return slotsBetween(venue, at(from), at(to)).map(({ start }) => clock.format(start));
};

const nightClinic = (timezone: string, close: string, slotDurationMinutes = 30): Venue =>
  aVenue({ timezone, operatingHours: everyDay({ open: '00:00', close }), slotDurationMinutes });

describe('on an ordinary day', () => {
  it('offers every half hour from opening to the last that ends by closing', () => {
    const slots = slotsBetween(aVenue(), at('2027-01-04T00:00:00Z'), at('2027-01-05T00:00:00Z'));
    expect(slots).toHaveLength(20);
    expect(slots[0]).toEqual({ start: at('2027-01-04T08:00Z'), end: at('2027-01-04T08:30Z') });
    expect(slots.at(-1)?.end).toBe(at('2027-01-04T18:00Z'));
  });

  it('follows summer time', () => {
    const slots = slotsBetween(aVenue(), at('2027-07-05T00:00:00Z'), at('2027-07-06T00:00:00Z'));
    expect(slots[0]?.start).toBe(at('2027-07-05T07:00Z'));
  });

  it('has a slot that begins at the start of the window and none that begins at its end (O53)', () => {
    const slots = slotsBetween(aVenue(), at('2027-01-04T08:00Z'), at('2027-01-04T09:00Z'));
    expect(slots.map(({ start }) => start)).toEqual([
      at('2027-01-04T08:00Z'),
      at('2027-01-04T08:30Z'),
    ]);
  });

  it('drops what does not fit before closing', () => {
    const venue = aVenue({
      slotDurationMinutes: 45,
      operatingHours: { monday: { open: '08:00', close: '10:00' } },
    });
    expect(startsOn(venue, '2027-01-04T00:00Z', '2027-01-05T00:00Z')).toEqual(['08:00', '08:45']);
  });

  it('may close at 24:00', () => {
    const venue = aVenue({ operatingHours: { monday: { open: '23:00', close: '24:00' } } });
    expect(startsOn(venue, '2027-01-04T00:00Z', '2027-01-06T00:00Z')).toEqual(['23:00', '23:30']);
  });

  it.each([
    ['no hours', null],
    ['a missing day', { tuesday: { open: '08:00', close: '18:00' } }],
    ['a null day', { monday: null }],
  ])('is closed with %s', (_, operatingHours) => {
    const venue = aVenue({ operatingHours });
    expect(startsOn(venue, '2027-01-04T00:00Z', '2027-01-05T00:00Z')).toEqual([]);
    expect(isOnGrid(venue, at('2027-01-04T08:00Z'))).toBe(false);
  });
});

describe('when clocks go forward', () => {
  it.each([
    // The hour from 01:00 is skipped in the UK.
    ['Europe/London', '2026-03-29', '03:00', ['00:00', '00:30', '02:00', '02:30']],
    // The hour from 02:00 in New York.
    [
      'America/New_York',
      '2026-03-08',
      '04:00',
      ['00:00', '00:30', '01:00', '01:30', '03:00', '03:30'],
    ],
    // The half hour from 02:00 on Lord Howe Island.
    [
      'Australia/Lord_Howe',
      '2026-10-04',
      '03:30',
      ['00:00', '00:30', '01:00', '01:30', '02:30', '03:00'],
    ],
  ])('%s has no slot in the hour that is skipped', (timezone, date, close, expected) => {
    const venue = nightClinic(timezone, close);
    const midnight = { London: 'Z', New_York: '-05:00', Lord_Howe: '+10:30' };
    const offset = midnight[timezone.split('/')[1] as keyof typeof midnight];
    const from = `${date}T00:00:00${offset}`;
    const to = new Date(at(from) + 12 * HOUR).toISOString();
    expect(startsOn(venue, from, to)).toEqual(expected);
  });

  it('offers no slot that would overlap the one before', () => {
    // 00:45 to 01:30 GMT runs on until clocks show 02:30.
    const venue = nightClinic('Europe/London', '05:00', 45);
    expect(startsOn(venue, '2026-03-29T00:00Z', '2026-03-29T06:00Z')).toEqual([
      '00:00',
      '00:45',
      '03:00',
      '03:45',
    ]);
  });

  it('ends by closing time in real time too', () => {
    // Two hours from midnight end when clocks show 03:00.
    expect(
      startsOn(
        nightClinic('Europe/London', '02:00', 120),
        '2026-03-29T00:00Z',
        '2026-03-29T06:00Z',
      ),
    ).toEqual([]);
    expect(
      startsOn(nightClinic('Europe/London', '01:30', 90), '2026-03-29T00:00Z', '2026-03-29T06:00Z'),
    ).toEqual([]);
    expect(
      startsOn(nightClinic('Europe/London', '01:30', 30), '2026-03-29T00:00Z', '2026-03-29T06:00Z'),
    ).toEqual(['00:00', '00:30']);
  });
});

describe('when clocks go back', () => {
  it.each([
    [
      'Europe/London',
      '2026-10-25T00:00:00+01:00',
      '02:30',
      ['00:00', '00:30', '01:00', '01:30', '02:00'],
    ],
    [
      'America/New_York',
      '2026-11-01T00:00:00-04:00',
      '02:30',
      ['00:00', '00:30', '01:00', '01:30', '02:00'],
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-05T00:00:00+11:00',
      '02:30',
      ['00:00', '00:30', '01:00', '01:30', '02:00'],
    ],
  ])(
    '%s offers the hour that comes twice once, the first time',
    (timezone, from, close, expected) => {
      const venue = nightClinic(timezone, close);
      const to = new Date(at(from) + 12 * HOUR).toISOString();
      expect(startsOn(venue, from, to)).toEqual(expected);
      const starts = slotsBetween(venue, at(from), at(to)).map(({ start }) => start);
      expect(starts[2]).toBe(at(from) + HOUR);
    },
  );
});

describe('any venue on any day', () => {
  const venues = fc.record({
    timezone: fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Cairo',
    ),
    open: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 24 }),
    slotDurationMinutes: fc.constantFrom(5, 20, 30, 45, 50, 60, 90, 120, 480),
  });
  const changes = [
    '2026-03-29',
    '2026-10-25',
    '2026-03-08',
    '2026-11-01',
    '2026-10-04',
    '2026-04-05',
    '2026-04-24',
    '2026-10-30',
  ];

  it('offers slots in order, of full length, without overlap, and each on the grid', () => {
    fc.assert(
      fc.property(venues, fc.constantFrom(...changes), ({ open, hours, ...rest }, date) => {
        const close = Math.min(24, open + hours);
        const [opens, closes] = [open, close].map((hour) => `${String(hour).padStart(2, '0')}:00`);
        const venue = aVenue({
          ...rest,
          operatingHours: everyDay({ open: opens!, close: closes! }),
        });
        const from = at(`${date}T00:00Z`) - 24 * HOUR;
        const slots = slotsBetween(venue, from, from + 72 * HOUR);
        for (const [index, { start, end }] of slots.entries()) {
          expect(end - start).toBe(rest.slotDurationMinutes * 60_000);
          expect(start).toBeGreaterThanOrEqual(slots[index - 1]?.end ?? from);
        }
        for (const { start } of slots.filter((_, index) => index % 50 === 0)) {
          expect(isOnGrid(venue, start)).toBe(true);
          expect(isOnGrid(venue, start + 60_000)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('offers the same slots whatever the window', () => {
    const venue = nightClinic('Europe/London', '24:00');
    const from = at('2026-10-24T12:00Z');
    const whole = slotsBetween(venue, from, from + 48 * HOUR);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 48 * 60 }), (minutes) => {
        const cut = from + minutes * 60_000;
        expect([
          ...slotsBetween(venue, from, cut),
          ...slotsBetween(venue, cut, from + 48 * HOUR),
        ]).toEqual(whole);
      }),
      { numRuns: 30 },
    );
  });
});

describe('where the calendar ends', () => {
  const venue = nightClinic('Europe/London', '24:00');

  it('offers the slots up to it, and none from it on', () => {
    const slots = slotsBetween(venue, calendarEnd - HOUR, calendarEnd);
    expect(slots.map(({ start }) => calendarEnd - start)).toEqual([HOUR, HOUR / 2]);
    expect(isOnGrid(venue, calendarEnd - HOUR / 2)).toBe(true);
    expect(isOnGrid(venue, calendarEnd)).toBe(false);
  });

  it('offers nothing for a window that reaches beyond it', () => {
    expect(slotsBetween(venue, calendarEnd - HOUR, calendarEnd + 1)).toEqual([]);
  });
});

it('has as many places as stations, and none where none are known (O23)', () => {
  expect(placesOf(aVenue({ phlebotomyStations: 3 }))).toBe(3);
  expect(placesOf(aVenue({ phlebotomyStations: null }))).toBe(0);
});
