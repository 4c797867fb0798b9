import { afterEach, describe, expect, it, vi } from 'vitest';
import { secondsToWait } from './rate-limit.ts';

const answer = (retryAfter?: string): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': retryAfter };
afterEach(() => vi.unstubAllEnvs());

const now = Date.parse('2027-01-04T09:00:00Z');

describe('waiting out a 429', () => {
  it('follows Retry-After, in seconds or as a date', () => {
    expect(secondsToWait(answer('7'), now)).toBe(7);
    expect(secondsToWait(answer('Mon, 04 Jan 2027 09:00:12 GMT'), now)).toBe(12);
  });

  it('takes a date without a zone for GMT, whatever the zone of this machine', () => {
    for (const zone of ['Asia/Tokyo', 'America/New_York']) {
      vi.stubEnv('TZ', zone);
      expect(secondsToWait(answer('Mon Jan  4 09:00:12 2027'), now)).toBe(12);
    }
  });

  it('lets the window pass when nothing is said, or nothing that can be read', () => {
    expect(secondsToWait(answer(), now)).toBe(61);
    expect(secondsToWait(answer('soon'), now)).toBe(61);
  });

  it('waits at least a second and never longer than the window', () => {
    expect(secondsToWait(answer('0'), now)).toBe(1);
    expect(secondsToWait(answer('86400'), now)).toBe(61);
    expect(secondsToWait(answer('Mon, 04 Jan 2027 08:00:00 GMT'), now)).toBe(1);
  });
});
