import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pace } from './pace.ts';

/** A clock that stands still but for the sleeps. */
function pacing(budget: number) {
  let now = 0;
  const clock = {
    now: () => now,
    sleep: (ms: number) => {
      now += ms;
      return Promise.resolve();
    },
  };
  return {
    pace: new Pace(clock, () => budget),
    now: () => now,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('the pace of a key', () => {
  it('lets its budget go at once, and the next when the first is a minute old', async () => {
    const { pace, now } = pacing(2);
    await pace.turn('a');
    await pace.turn('a');
    expect(now()).toBe(0);
    expect(pace.room('a')).toBe(0);
    await pace.turn('a');
    expect(now()).toBe(61_000);
  });

  it('is its own: another key has its own budget', async () => {
    const { pace, now } = pacing(1);
    await pace.turn('a');
    await pace.turn('b');
    await pace.turn(undefined);
    expect(now()).toBe(0);
    expect(pace.room('c')).toBe(1);
  });

  it('never lets more than its budget go in a minute, whatever comes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 }),
        async (budget, pauses) => {
          const { pace, now, pass } = pacing(budget);
          const gone: number[] = [];
          for (const pause of pauses) {
            pass(pause);
            await pace.turn('a');
            gone.push(now());
          }
          const crowded = gone.some(
            (at, i) => i >= budget && at - (gone[i - budget] ?? -Infinity) < 60_000,
          );
          expect(crowded).toBe(false);
        },
      ),
    );
  });

  it('counts what has gone without waiting', async () => {
    const { pace, now } = pacing(2);
    pace.note('a');
    pace.note('a');
    expect(pace.room('a')).toBe(0);
    await pace.turn('a');
    expect(now()).toBe(61_000);
  });

  it('lets a minute pass with the time of the server', async () => {
    const { pace, now } = pacing(1);
    await pace.turn('a');
    pace.pass(61_000);
    await pace.turn('a');
    expect(now()).toBe(0);
  });

  it('does not hold back what has no limit', async () => {
    const { pace, now } = pacing(Infinity);
    for (let i = 0; i < 200; i += 1) await pace.turn('a');
    expect(now()).toBe(0);
    expect(pace.room('a')).toBe(Infinity);
  });
});
