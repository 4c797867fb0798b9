/** When a failed delivery is tried again: a ladder of delays, each shortened a little at random. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Reading A of O71.
 *
 * The example schedule of Standard Webhooks 1.0.0 ("Deliverability and reliability"): ten attempts
 * over 75 hours, 35 minutes and 5 seconds. Each entry is the delay (ms) before that attempt.
 */
export const standardLadder: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** `ratio`: the part of a delay, 0 to 1, by which it may be shortened. */
export type Jitter = { readonly seed: number; readonly ratio: number };

export type Schedule = { readonly ladder: readonly number[]; readonly jitter: Jitter | false };

/** A ladder has a first attempt, and delays that can be waited for. */
export const checkedLadder = (ladder: readonly number[]): readonly number[] => {
  if (ladder.length > 0 && ladder.every((delay) => Number.isFinite(delay) && delay >= 0)) {
    return ladder;
  }
  throw new RangeError('A retry ladder is a list of delays in ms, the first usually 0.');
};

/**
 * The delay (ms) before attempt `rung` (0: the first) of the delivery with this number, or
 * undefined past the last. Jitter only shortens: moving the clock by the stated delay always
 * reaches the attempt. It hangs on seed, delivery and rung alone, not on which answer came first.
 */
export const delayBefore = (
  rung: number,
  deliveryNumber: number,
  { ladder, jitter }: Schedule,
): number | undefined => {
  const delay = ladder[rung];
  if (delay === undefined || jitter === false) return delay;
  return Math.ceil(delay * (1 - jitter.ratio * chance(jitter.seed, deliveryNumber, rung)));
};

/** Well mixed bits of the three numbers, as a fraction from 0 to below 1. */
const chance = (seed: number, deliveryNumber: number, rung: number): number => {
  let bits = seed ^ Math.imul(deliveryNumber, 0x9e3779b1) ^ Math.imul(rung + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
};
