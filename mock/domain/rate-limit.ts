/** 60 requests a minute per key (spec, Limits): a window that begins with a key's first call. */

const WINDOW = 60_000;

export type RateWindow = { readonly startedAt: number; readonly used: number };

export type RateVerdict =
  | { readonly allowed: true; readonly window: RateWindow }
  | { readonly allowed: false; readonly window: RateWindow; readonly retryAfterMs: number };

/**
 * Counts one call at `now` (ms) against `limit` calls per minute. Refused calls do not count
 * (O69, reading A), so a client that waits as told is served.
 */
export const countCall = (
  window: RateWindow | undefined,
  limit: number,
  now: number,
): RateVerdict => {
  const current =
    window === undefined || now >= window.startedAt + WINDOW ? { startedAt: now, used: 0 } : window;
  if (current.used < limit) {
    return { allowed: true, window: { startedAt: current.startedAt, used: current.used + 1 } };
  }
  return { allowed: false, window: current, retryAfterMs: current.startedAt + WINDOW - now };
};
