import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('1994-11-06T08:49:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ])('%s is %i ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });

  it.each([undefined, '', '-5', '1.5', 'soon', '2094-11-06', 'Sun, nonsense', ['1', '2']])(
    '%j says nothing',
    (header) => {
      expect(retryAfterMs(header, now)).toBeUndefined();
    },
  );
});
