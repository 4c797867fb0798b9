/** The sandbox's time: it runs with real time or another rate, stands, and can be moved forward. */

import type { Clock } from '../../application/ports.ts';

/** A clock with the hands that its owner has on it. */
export type MovableClock = Clock & {
  /** Forward only; `ms` may be a fraction. */
  readonly advance: (ms: number) => void;
  readonly freeze: () => void;
  readonly resume: () => void;
  /** Sandbox milliseconds per real millisecond, above 0; counts once the clock runs. */
  readonly scale: (rate: number) => void;
  readonly reset: () => void;
  readonly state: () => { readonly frozen: boolean; readonly rate: number };
  /** Real ms until the sandbox's time reaches `instant`; Infinity while the clock stands. */
  readonly realUntil: (instant: number) => number;
};

/**
 * Without `startAt` it runs with real time. With it (ms since the epoch) it stands there, so that
 * whatever is done without moving it gives the same bytes.
 */
export const createClock = (startAt?: number, realNow: () => number = Date.now): MovableClock => {
  let real = realNow();
  let base = startAt ?? real;
  let rate = 1;
  let frozen = startAt !== undefined;

  const now = (): number => {
    if (frozen) return base;
    const reading = realNow();
    // A machine's clock may be set back; the sandbox's order of creation must not be.
    if (reading < real) {
      real = reading;
      return base;
    }
    base += (reading - real) * rate;
    real = reading;
    return base;
  };

  return {
    // Whole milliseconds, as timestamps show them; the floor of a growing number never falls.
    now: () => Math.floor(now()),
    advance: (ms) => {
      base = now() + ms;
    },
    freeze: () => {
      now();
      frozen = true;
    },
    resume: () => {
      if (frozen) real = realNow();
      frozen = false;
    },
    scale: (wanted) => {
      now();
      rate = wanted;
    },
    reset: () => {
      real = realNow();
      base = startAt ?? real;
      rate = 1;
      frozen = startAt !== undefined;
    },
    state: () => ({ frozen, rate }),
    realUntil: (instant) => (frozen ? Infinity : Math.max(0, (instant - now()) / rate)),
  };
};
