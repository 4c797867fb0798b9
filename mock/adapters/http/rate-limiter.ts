/** The request rate of each key (spec, Limits), counted by the sandbox's clock. */

import { countCall, type RateWindow } from '../../domain/rate-limit.ts';
import type { Caller } from '../../application/operation.ts';
import { fail, type Failure } from './failure.ts';

export type RateLimiter = {
  /** Counts one call; a Failure when the key has used its minute up. */
  readonly take: (caller: Caller) => Failure | undefined;
  /** Forgets every call. */
  readonly reset: () => void;
};

/** Windows kept at most: the one that began first is forgotten first. Only minted keys have one. */
const maxWindows = 10_000;

export const createRateLimiter = (now: () => number): RateLimiter => {
  const windows = new Map<string, RateWindow>();
  return {
    take: ({ client, key }) => {
      const before = windows.get(key.id);
      const verdict = countCall(before, client.rateLimitPerMinute, now());
      // A map keeps the order of insertion: a window that begins anew goes to its end.
      if (before?.startedAt !== verdict.window.startedAt) windows.delete(key.id);
      windows.set(key.id, verdict.window);
      if (windows.size > maxWindows) forgetFirst(windows);
      return verdict.allowed ? undefined : limited(client.rateLimitPerMinute, verdict.retryAfterMs);
    },
    reset: () => windows.clear(),
  };
};

const forgetFirst = (windows: Map<string, RateWindow>): void => {
  const [first] = windows.keys();
  if (first !== undefined) windows.delete(first);
};

/** Retry-After is ours (A05): whole seconds, never 0. */
const limited = (limit: number, retryAfterMs: number): Failure => {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return fail(
    'rate-limited',
    `This key may make ${limit} requests a minute. Try again in ${seconds} s.`,
    seconds,
  );
};
