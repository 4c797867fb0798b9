/** From what checks answered to what is said of them: pure functions, no I/O. */
import type { Outcome } from './outcome.ts';

export type Level = 'MUST' | 'SHOULD';
export type Verdict =
  'pass' | 'fail' | 'warn' | 'error' | 'not-applicable' | 'not-testable' | 'observed';

/** A violated MUST fails, a violated SHOULD warns; only a requirement that was exercised and held passes. */
export function verdictOf(outcome: Outcome, level: Level): Verdict {
  switch (outcome.kind) {
    case 'held':
      return 'pass';
    case 'violated':
      return level === 'MUST' ? 'fail' : 'warn';
    case 'lacking':
      return 'not-testable';
    case 'absent':
      return 'not-applicable';
    case 'broken':
      return 'error';
  }
}

/** Whether a verdict turns the run red by itself. */
export const gates = (verdict: Verdict, { strict }: { strict: boolean }): boolean =>
  verdict === 'fail' || (strict && verdict === 'warn');

/** Whether the requirement was put to the server at all. */
export const exercised = (verdict: Verdict): boolean =>
  verdict === 'pass' || verdict === 'fail' || verdict === 'warn';

export type Summary = {
  readonly pass: number;
  readonly fail: number;
  readonly warn: number;
  readonly error: number;
  readonly notApplicable: number;
  readonly notTestable: number;
  readonly observed: number;
};

/** Counts verdicts; observations are counted by the caller's number, since they are no checks. */
export function summarize(verdicts: readonly Verdict[], observations: number): Summary {
  const count = (verdict: Verdict): number => verdicts.filter((seen) => seen === verdict).length;
  return {
    pass: count('pass'),
    fail: count('fail'),
    warn: count('warn'),
    error: count('error'),
    notApplicable: count('not-applicable'),
    notTestable: count('not-testable'),
    observed: count('observed') + observations,
  };
}
