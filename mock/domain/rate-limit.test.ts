import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCall, type RateVerdict, type RateWindow } from './rate-limit.ts';

const callsAt = (times: readonly number[], limit: number): RateVerdict[] => {
  let window: RateWindow | undefined;
  return times.map((now) => {
    const verdict = countCall(window, limit, now);
    window = verdict.window;
    return verdict;
  });
};
const allowed = (times: readonly number[], limit: number): boolean[] =>
  callsAt(times, limit).map((verdict) => verdict.allowed);

describe('a minute that begins with the first call', () => {
  it('serves 60 calls and refuses the 61st', () => {
    const times = Array.from({ length: 61 }, (_, index) => index * 100);
    expect(allowed(times, 60).indexOf(false)).toBe(60);
  });

  it('says how long to wait, and serves whoever waits that long', () => {
    const [, refused] = callsAt([0, 20_000], 1);
    expect(refused).toMatchObject({ allowed: false, retryAfterMs: 40_000 });
    expect(allowed([0, 59_999, 60_000], 1)).toEqual([true, false, true]);
  });

  it('does not count refused calls (O69)', () => {
    expect(allowed([0, 1, 2, 60_000, 60_001], 1)).toEqual([true, false, false, true, false]);
  });

  it('begins anew with the next call, however late', () => {
    expect(callsAt([0, 150_000], 1).at(-1)?.window).toEqual({ startedAt: 150_000, used: 1 });
  });
});

it('never serves more than the limit within one window, at any times', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 5 }), (gaps, limit) => {
      let now = 0;
      const verdicts = callsAt(
        gaps.map((gap) => (now += gap)),
        limit,
      );
      const served = new Map<number, number>();
      for (const verdict of verdicts) {
        const { startedAt, used } = verdict.window;
        if (verdict.allowed) served.set(startedAt, (served.get(startedAt) ?? 0) + 1);
        else expect(verdict.retryAfterMs).toBeGreaterThan(0);
        expect(used).toBe(served.get(startedAt));
        expect(used).toBeLessThanOrEqual(limit);
      }
    }),
  );
});
