/** How long a receiver that is away is waited for: for each outage so long, not for each event. */

import type { Forwarded } from './forward.ts';

export type Patience = {
  /** Milliseconds until the next try; undefined when there is to be none. */
  readonly pauseAfter: (answer: Forwarded) => number | undefined;
};

const shortestMs = 500;
const longestMs = 5_000;

/**
 * Pauses that double, from half a second to five, until `totalMs` after the first failure. From
 * then on nothing is tried again until something has been answered.
 */
export const createPatience = (
  totalMs: number,
  now = (): number => performance.now(),
): Patience => {
  let awaySince: number | undefined;
  let tries = 0;
  return {
    pauseAfter: (answer) => {
      if (!('error' in answer)) awaySince = undefined;
      if (!('error' in answer) || answer.mayPass !== true) return undefined;
      if (awaySince === undefined) tries = 0;
      awaySince ??= now();
      const left = awaySince + totalMs - now();
      if (left <= 0) return undefined;
      tries += 1;
      return Math.min(shortestMs * 2 ** (tries - 1), longestMs, left);
    },
  };
};
