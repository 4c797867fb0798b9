import { expect, it } from 'vitest';
import { readInstant, UsageError } from './options.ts';

it.each(['0999-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '9999-12-20T00:00:00Z'])(
  'the clock does not start at %s, where the calendar would not hold',
  (text) => {
    expect(() => readInstant('--clock', text)).toThrow(UsageError);
  },
);

it('starts at the edges', () => {
  expect(readInstant('--clock', '1900-01-01T00:00:00Z')).toBe(Date.UTC(1900, 0, 1));
  expect(readInstant('--clock', '9997-12-31T23:59:59Z')).toBe(Date.UTC(9997, 11, 31, 23, 59, 59));
});
