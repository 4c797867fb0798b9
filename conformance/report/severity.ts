/** Verdicts in the order in which they matter to a reader, the worst first. */
import type { Verdict } from '../engine/verdict.ts';

export const bySeverity = [
  'fail',
  'error',
  'warn',
  'not-testable',
  'pass',
  'not-applicable',
  'observed',
] as const satisfies readonly Verdict[];

/** Negative when the first is worse. */
export const compareSeverity = (one: Verdict, other: Verdict): number =>
  bySeverity.indexOf(one) - bySeverity.indexOf(other);

/** Whether a reader has to look at it. */
export const isBad = (verdict: Verdict): boolean =>
  verdict === 'fail' || verdict === 'error' || verdict === 'warn';

/** What is said of a check with this verdict. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  pass: 'passed',
  fail: 'failed',
  warn: 'warned',
  error: 'broken',
  'not-testable': 'not testable',
  'not-applicable': 'not applicable',
  observed: 'observed',
};
