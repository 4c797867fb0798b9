/**
 * The readings of open points that a sandbox can be told to follow, in the words of its `--policy`.
 *
 * The first is what the sandbox does as a rule. A probe that has seen one of them writes it down as the value of its
 * observation; docs/assumptions.md says what each means.
 */
export const policyValues = {
  O01: ['emitted', 'silent'],
  O02: ['emitted', 'silent'],
  O03: ['silent', 'unassigned'],
  O05: ['200', '409'],
  O06: ['client', 'staff'],
  O07: ['409', '400'],
  O08: ['403', '401'],
  O09: ['403', '400'],
  O10: ['gated', 'open'],
  O11: ['gated', 'open'],
  O12: ['open', 'gated'],
  O13: ['any', 'bookings:read'],
  O15: ['ignore', 'refuse'],
  O18: ['clamp', 'refuse'],
  O20: ['refuse', 'empty'],
  O21: ['outward', 'prefix'],
  O22: ['omit', 'zero'],
  O24: ['frees', 'holds'],
  O25: ['400', '404'],
  O27: ['cancels', 'locked'],
  O29: ['409', '200'],
  O30: ['once', 'every'],
  O32: ['pending', 'confirmed'],
  O35: ['start', 'null'],
  O36: ['created', 'completed'],
  O48: ['accept', 'refuse'],
  O50: ['strict', 'any'],
  O57: ['minted', 'issued'],
  O59: ['back', 'stays'],
  O61: ['refund', 'none'],
  O66: ['every', 'first'],
  O74: ['refuse', 'absent'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

type PolicyPoint = keyof typeof policyValues;

/** What may be seen of this open point as a value; nothing where the sandbox has no choice. */
export type ValueOf<Id extends string> = Id extends PolicyPoint
  ? (typeof policyValues)[Id][number]
  : never;

/** What the sandbox does as a rule; undefined where it has no choice. */
export const usualValue = (id: string): string | undefined =>
  Object.hasOwn(policyValues, id) ? policyValues[id as PolicyPoint][0] : undefined;
