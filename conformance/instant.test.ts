import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDateTime, isTimestamp } from '#contract/formats.ts';
import { compareInstants, readInstant } from './instant.ts';

afterEach(() => vi.unstubAllEnvs());

const at = Date.parse('2027-01-12T09:30:00Z');

describe('an instant', () => {
  it.each([
    '2027-01-12T09:30:00Z',
    '2027-01-12T09:30:00.000Z',
    '2027-01-12t09:30:00,0z',
    '2027-01-12T09:30Z',
    '20270112T093000Z',
    '20270112T0930Z',
    '2027-01-12T0930Z',
    '2027-01-12T10:30:00+01',
    '2027-01-12T10:30:00+0100',
    '2027-01-12T10:30:00+01:00',
    '20270112T0900-0030',
    '2027-01-12T09:29:60Z',
  ])('is read from %s', (text) => {
    const instant = readInstant(text);
    expect(instant?.earliest).toBe(at);
    expect(instant?.hasOffset).toBe(true);
    expect(compareInstants(text, '2027-01-12T09:30:00Z')).toBe('same');
  });

  it('has a comma or a point before its fraction, as long as it may be', () => {
    expect(readInstant('2027-01-12T09:30:00,5Z')?.earliest).toBe(at + 500);
    expect(readInstant('2027-01-12T09:30:00.5004999Z')?.earliest).toBe(at + 500);
  });

  it('lies within a millisecond where its fraction is a finer one', () => {
    expect(readInstant('2027-01-12T09:30:00.5004999Z')?.latest).toBe(at + 501);
    expect(readInstant('2027-01-12T09:30:00.500000Z')?.latest).toBe(at + 500);
  });

  it('lies anywhere in the part that was left out', () => {
    expect(readInstant('2027-01-12T09Z')).toMatchObject({
      earliest: at - 30 * 60_000,
      latest: at + 30 * 60_000 - 1,
    });
    expect(compareInstants('2027-01-12T09:30Z', '2027-01-12T09:30:59.9Z')).toBe('same');
    expect(compareInstants('2027-01-12T09:30Z', '2027-01-12T09:31:00.0Z')).toBe('apart');
    expect(compareInstants('2027-01-12T09:30:00Z', '2027-01-12T09:30:00.250Z')).toBe('same');
  });

  it('without an offset is known to fourteen hours, in every zone of this machine', () => {
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London']) {
      vi.stubEnv('TZ', zone);
      expect(readInstant('2027-01-12T09:30:00.000')).toEqual({
        earliest: at - 14 * 3_600_000,
        latest: at + 14 * 3_600_000,
        hasOffset: false,
      });
    }
    expect(compareInstants('2027-01-12T09:30:00', '2027-01-12T23:00:00Z')).toBe('unsure');
    expect(compareInstants('2027-01-12T09:30:00', '2027-01-12T08:30:00')).toBe('unsure');
    expect(compareInstants('2027-01-12T09:30:00', '2027-01-13T00:00:00Z')).toBe('apart');
  });

  it('is the same as its own text, whatever that is', () => {
    expect(compareInstants('2027-01-12T09:30:00', '2027-01-12T09:30:00')).toBe('same');
    expect(compareInstants('tomorrow', 'tomorrow')).toBe('same');
    expect(compareInstants(undefined, undefined)).toBe('apart');
  });

  it.each(['tomorrow', '2027-01-12', '2027-02-30T09:30:00Z', '', 7, null, undefined])(
    'is not read from %s',
    (text) => {
      expect(readInstant(text)).toBeUndefined();
    },
  );

  const written = fc.stringMatching(
    /^(?:19|20)\d\d(?:-[01]\d-[0-3]\d|[01]\d[0-3]\d)[Tt][0-2]\d(?::?[0-5]\d(?::?[0-6]\d(?:[.,]\d{1,9})?)?)?(?:[Zz]|[+-][0-2]\d(?::?[0-5]\d)?)?$/,
  );

  it('is read from whatever the contract takes for a timestamp', () => {
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(isTimestamp(text));
        const { earliest = Number.NaN, latest = Number.NaN } = readInstant(text) ?? {};
        return earliest <= latest;
      }),
    );
  });

  const two = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((value) => String(value).padStart(2, '0'));
  /** The form that Date.parse reads alike everywhere: extended, with seconds and an offset. */
  const whole = fc
    .tuple(
      fc.integer({ min: 1900, max: 2099 }),
      ...[two(1, 12), two(1, 28), two(0, 23), two(0, 59), two(0, 59)],
      fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,9}$/)),
      fc.oneof(fc.constant('Z'), fc.stringMatching(/^[+-](?:0\d|1[0-3]):[0-5]\d$/)),
    )
    .map(
      ([year, month, day, hour, minute, second, fraction, offset]) =>
        `${String(year)}-${month}-${day}T${hour}:${minute}:${second}${fraction}${offset}`,
    );

  it('is the one that Date.parse finds, where that reads the text alike everywhere', () => {
    fc.assert(
      fc.property(whole, (text) => {
        expect(isDateTime(text) && isTimestamp(text), text).toBe(true);
        expect(readInstant(text)?.earliest, text).toBe(Date.parse(text));
      }),
    );
  });
});
