import { describe, expect, it } from 'vitest';
import { latencyMs, type Latency } from './api-effect.ts';
import { seededRandom } from './random.ts';

const DAY = 24 * 60 * 60 * 1000;

const drawn = (latency: Latency, seed = 1): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 5_000 }, () => latencyMs(latency, random));
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length / 2] ?? NaN;

describe('a latency', () => {
  it('fixed is always the same', () => {
    expect(new Set(drawn({ distribution: 'fixed', ms: 40 }))).toEqual(new Set([40]));
  });

  it('uniform lies between its bounds, evenly', () => {
    const values = drawn({ distribution: 'uniform', minMs: 100, maxMs: 300 });
    expect(Math.min(...values)).toBeGreaterThanOrEqual(100);
    expect(Math.max(...values)).toBeLessThan(300);
    expect(median(values)).toBeGreaterThan(190);
    expect(median(values)).toBeLessThan(210);
  });

  it('lognormal has its median and a long tail', () => {
    const values = drawn({ distribution: 'lognormal', medianMs: 100, sigma: 0.5 });
    expect(median(values)).toBeGreaterThan(95);
    expect(median(values)).toBeLessThan(105);
    // One in 40 takes more than exp(1.96 × 0.5) = 2.66 times as long.
    const slow = values.filter((ms) => ms > 266).length / values.length;
    expect(slow).toBeGreaterThan(0.015);
    expect(slow).toBeLessThan(0.035);
    expect(Math.min(...values)).toBeGreaterThan(0);
  });

  it('is never longer than a day, which is what a timer can hold', () => {
    const values = drawn({ distribution: 'lognormal', medianMs: DAY, sigma: 5 });
    expect(Math.max(...values)).toBe(DAY);
  });

  it('follows from the seed', () => {
    const latency: Latency = { distribution: 'lognormal', medianMs: 100, sigma: 1 };
    expect(drawn(latency, 7)).toEqual(drawn(latency, 7));
    expect(drawn(latency, 7)).not.toEqual(drawn(latency, 8));
  });
});
