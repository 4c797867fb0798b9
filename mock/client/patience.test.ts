import { expect, it } from 'vitest';
import { createPatience, type Patience } from './patience.ts';

const away = { error: 'connect ECONNREFUSED', mayPass: true } as const;

/** The pauses until it gives up, at a clock that moves by them. */
const waiting = (totalMs: number) => {
  let now = 0;
  const patience = createPatience(totalMs, () => now);
  const pauses = (): number[] => {
    const taken: number[] = [];
    for (let pause = next(patience); pause !== undefined; pause = next(patience)) {
      taken.push(pause);
      now += pause;
    }
    return taken;
  };
  return { patience, pauses };
};

const next = (patience: Patience): number | undefined => patience.pauseAfter(away);

it('waits longer each time, and no longer than it was told in all', () => {
  expect(waiting(20_000).pauses()).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 2_500]);
  expect(waiting(0).pauses()).toEqual([]);
});

it('does not wait again for each event of one outage, but does for the next outage', () => {
  const { patience, pauses } = waiting(1_500);
  expect(pauses()).toEqual([500, 1_000]);
  expect(pauses()).toEqual([]);
  expect(patience.pauseAfter({ status: 500, body: 'no' })).toBeUndefined();
  expect(pauses()).toEqual([500, 1_000]);
});

it('does not wait for what time does not mend', () => {
  const { patience } = waiting(20_000);
  expect(patience.pauseAfter({ error: 'self-signed certificate' })).toBeUndefined();
});
