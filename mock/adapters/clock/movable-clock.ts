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

  const now = (): number => base + (frozen ? 0 : Math.max(0, realNow() - real) * rate);
  /** Fixes the time reached so far, so that what follows counts from here. */
  const settle = (): void => {
    base = now();
    real = realNow();
  };

  return {
    // Whole milliseconds, as timestamps show them, and never back: the floor of a growing number.
    now: () => {
      const reached = now();
      // A machine's clock may be set back; the sandbox's order of creation must not be.
      if (realNow() < real) settle();
      return Math.floor(reached);
    },
    advance: (ms) => {
      settle();
      base += ms;
    },
    freeze: () => {
      settle();
      frozen = true;
    },
    resume: () => {
      settle();
      frozen = false;
    },
    scale: (wanted) => {
      settle();
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
