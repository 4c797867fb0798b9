import { describe, expect, it } from 'vitest';
import { checkedLadder, delayBefore, standardLadder } from './ladder.ts';

const without = { ladder: standardLadder, jitter: false } as const;

describe('the delay before an attempt', () => {
  it('is the ladder’s, and there is none past its end', () => {
    expect(delayBefore(0, 1, without)).toBe(0);
    expect(delayBefore(9, 1, without)).toBe(24 * 60 * 60 * 1000);
    expect(delayBefore(10, 1, without)).toBeUndefined();
  });

  it('is spread by jitter over the whole of its range', () => {
    const schedule = { ladder: [1_000], jitter: { seed: 42, ratio: 0.5 } };
    const delays = Array.from({ length: 1_000 }, (_, number) => delayBefore(0, number, schedule)!);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(500);
    expect(Math.min(...delays)).toBeLessThan(510);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1_000);
    expect(Math.max(...delays)).toBeGreaterThan(990);
    const mean = delays.reduce((sum, delay) => sum + delay) / delays.length;
    expect(Math.abs(mean - 750)).toBeLessThan(20);
  });

  it('differs from rung to rung by more than the ladder does', () => {
    const schedule = { ladder: [1_000, 1_000, 1_000], jitter: { seed: 1, ratio: 0.5 } };
    const delays = [0, 1, 2].map((rung) => delayBefore(rung, 1, schedule));
    expect(new Set(delays).size).toBe(3);
  });
});

describe('a ladder', () => {
  it('has at least one attempt and no delay that cannot be waited for', () => {
    expect(checkedLadder([0, 5])).toEqual([0, 5]);
    for (const wrong of [[], [-1], [Infinity], [0, NaN]]) {
      expect(() => checkedLadder(wrong)).toThrow(RangeError);
    }
  });
});
