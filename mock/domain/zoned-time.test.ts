import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dateAt, instantOf, instantsOn } from './zoned-time.ts';

const shown = (date: string, time: string, timeZone: string): string | undefined => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const instant = instantOf(date, hours * 60 + minutes, timeZone);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe('the instant at which clocks show a time', () => {
  it.each([
    // Europe/London goes forward at 01:00 and back at 02:00.
    ['Europe/London', '2027-01-04', '09:00', '2027-01-04T09:00:00.000Z'],
    ['Europe/London', '2027-07-05', '09:00', '2027-07-05T08:00:00.000Z'],
    ['Europe/London', '2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/London', '2026-03-29', '01:00', undefined],
    ['Europe/London', '2026-03-29', '01:59', undefined],
    ['Europe/London', '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/London', '2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    ['Europe/London', '2026-10-25', '01:00', '2026-10-25T00:00:00.000Z'],
    ['Europe/London', '2026-10-25', '01:59', '2026-10-25T00:59:00.000Z'],
    ['Europe/London', '2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['Europe/London', '2026-10-25', '24:00', '2026-10-26T00:00:00.000Z'],
    // America/New_York goes forward at 02:00 and back at 02:00.
    ['America/New_York', '2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', undefined],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
    // Australia/Lord_Howe changes by half an hour.
    ['Australia/Lord_Howe', '2026-10-04', '01:59', '2026-10-03T15:29:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', undefined],
    ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '02:00', '2026-04-04T15:30:00.000Z'],
    // Far from UTC, and by quarters of an hour.
    ['Pacific/Kiritimati', '2027-01-04', '00:00', '2027-01-03T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2027-01-04', '00:00', '2027-01-04T11:00:00.000Z'],
    ['Asia/Kathmandu', '2027-01-04', '00:00', '2027-01-03T18:15:00.000Z'],
  ])('%s %s %s: %s', (timeZone, date, time, expected) => {
    expect(shown(date, time, timeZone)).toBe(expected);
  });

  it.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'is read back as the same date, minute for minute of any day in %s',
    (timeZone) => {
      const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
      fc.assert(
        fc.property(day, fc.integer({ min: 0, max: 1439 }), (date, minutes) => {
          const instant = instantOf(date, minutes, timeZone);
          if (instant !== undefined) expect(dateAt(instant, timeZone)).toBe(date);
        }),
      );
    },
  );
});

it.each(['Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'the times of a whole date are the same one by one in %s',
  (timeZone) => {
    for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 1)) {
      const instantAt = instantsOn(date, timeZone);
      for (const minutes of [0, 30, 45, 90, 135, 180, 720, 1439, 1440]) {
        expect(instantAt(minutes)).toBe(instantOf(date, minutes, timeZone));
      }
    }
  },
);

describe('the calendar', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-30', -1, '2026-03-29'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s and %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('turns at local midnight', () => {
    expect(dateAt(Date.parse('2026-07-05T22:59:59.999Z'), 'Europe/London')).toBe('2026-07-05');
    expect(dateAt(Date.parse('2026-07-05T23:00:00.000Z'), 'Europe/London')).toBe('2026-07-06');
  });
});
