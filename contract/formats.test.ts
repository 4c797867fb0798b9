import { fullFormats } from 'ajv-formats/dist/formats.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate, isDateTime, isEmail, isTimestamp, isUri } from './formats.ts';

describe('a date', () => {
  it.each(['2027-01-12', '2024-02-29', '2000-02-29', '1900-02-28', '2027-12-31'])(
    'is %s',
    (text) => {
      expect(isDate(text)).toBe(true);
    },
  );

  it.each([
    ['is not in the calendar', '2026-02-30'],
    ['is no leap day', '1900-02-29'],
    ['has no such month', '2027-13-01'],
    ['has no such day', '2027-04-31'],
    ['has no day zero', '2027-01-00'],
    ['is written otherwise', '12/01/2027'],
    ['lacks a digit', '2027-1-12'],
    ['has a time', '2027-01-12T00:00:00Z'],
    ['is nothing', ''],
  ])('that %s is refused: %s', (_, text) => {
    expect(isDate(text)).toBe(false);
  });
});

describe('a date-time of a request', () => {
  const good = [
    '2027-01-12T09:30:00Z',
    '2027-01-12T09:30:00.123Z',
    '2027-01-12T09:30:00+01:00',
    '2027-01-12T09:30:00-00:30',
    '2027-01-12t09:30:00z',
    '2027-01-12T09:30Z',
    '2027-01-12T09:30:00+0100',
  ];

  it.each(good)('is %s', (text) => {
    expect(isDateTime(text)).toBe(true);
  });

  it.each([
    ['has no offset', '2027-01-12T09:30:00'],
    ['is not in the calendar', '2026-02-30T09:30:00Z'],
    ['has no such hour', '2027-01-12T24:00:00Z'],
    ['has no such second', '2027-01-12T09:30:60Z'],
    ['has no such offset', '2027-01-12T09:30:00+24:00'],
    ['is a date', '2027-01-12'],
    ['has a space', '2027-01-12 09:30:00Z'],
    ['goes on', '2027-01-12T09:30:00Z '],
  ])('that %s is refused: %s', (_, text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it('is always one that Date.parse reads', () => {
    const pattern =
      /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-[0-3]\d[Tt][0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-][0-2]\d:?[0-5]\d)$/;
    fc.assert(
      fc.property(fc.stringMatching(pattern), (text) => {
        fc.pre(isDateTime(text));
        return !Number.isNaN(Date.parse(text));
      }),
    );
  });
});

describe('a timestamp of an answer', () => {
  it.each([
    '2027-01-12T09:30:00.000Z',
    '2027-01-12T09:30:00',
    '2027-01-12T09:30',
    '2027-01-12T09:30:00+01',
    '20270112T093000Z',
    '2027-01-12T23:59:60Z',
  ])('is %s', (text) => {
    expect(isTimestamp(text)).toBe(true);
  });

  it.each([
    '2027-01-12',
    '1799053200',
    'yesterday',
    '2026-02-30T00:00:00Z',
    '20260230T000000Z',
    '',
  ])('is not %s', (text) => {
    expect(isTimestamp(text)).toBe(false);
  });
});

describe('an email address', () => {
  it.each(['ada.okafor@example.org', "o'hara+1@mail.example.org"])('is %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each(['', 'ada', 'ada@', '@example.org', 'ada@example', 'ada okafor@example.org', 'a@b..org'])(
    'is not %s',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it('is what ajv-formats takes for one', () => {
    const theirs = fullFormats.email as RegExp;
    const near = fc.stringMatching(/^[a-z.+@-]{0,6}@?[a-z.-]{0,8}\.?[a-z]{0,3}$/);
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress(), fc.string()), (text) => {
        expect(isEmail(text)).toBe(theirs.test(text));
      }),
    );
  });
});

describe('an absolute URL', () => {
  it.each(['https://book.example.org/b/token?x=%20#top', 'http://127.0.0.1:4010/pay/1'])(
    'is %s',
    (text) => {
      expect(isUri(text)).toBe(true);
    },
  );

  it.each(['', '/pay/1', 'book.example.org/b', 'https://a b', 'https://x/%zz', 'http:'])(
    'is not %s',
    (text) => {
      expect(isUri(text)).toBe(false);
    },
  );
});
