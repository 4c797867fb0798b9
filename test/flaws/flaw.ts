/** A server that is wrong in one thing. */
import type { Tamper } from './tampering-proxy.ts';

export type Flaw = {
  /** What this server does wrong, as the end of "a server that …". */
  readonly name: string;
  /** Makes the tampering anew for each run, so that it may remember things. */
  readonly tamper: () => Tamper;
  /** Every check that fails. */
  readonly red: readonly string[];
  /** Every SHOULD that it is warned of. */
  readonly warned?: readonly string[];
  /** Checks that cannot go on because what they stand on has failed. */
  readonly blocked?: readonly string[];
};

/** Ids of one area from one number to another. */
export const range = (prefix: string, from: number, to: number): readonly string[] =>
  Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}-${String(from + index).padStart(2, '0')}`,
  );
