import { describe, expect, it } from 'vitest';
import { exitCodeOf } from './exit-code.ts';
import { conclude, held } from './outcome.ts';
import { exercised, gates, summarize, verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const finding = { expected: 'a', actual: 'b' };

describe('a verdict', () => {
  it('fails for a violated MUST and warns for a violated SHOULD', () => {
    expect(verdictOf(conclude(finding), 'MUST')).toBe('fail');
    expect(verdictOf(conclude(finding), 'SHOULD')).toBe('warn');
  });

  it('is green only for what was exercised and held', () => {
    expect(verdictOf(held(), 'MUST')).toBe('pass');
    expect(verdictOf({ kind: 'lacking', reason: '', remedy: '' }, 'MUST')).toBe('not-testable');
    expect(verdictOf({ kind: 'absent', reason: '' }, 'MUST')).toBe('not-applicable');
    expect(verdictOf({ kind: 'broken', reason: '' }, 'MUST')).toBe('error');
  });

  it('gates when it is a failure, and with --strict when it is a warning', () => {
    expect(gates('fail', { strict: false })).toBe(true);
    expect(gates('warn', { strict: false })).toBe(false);
    expect(gates('warn', { strict: true })).toBe(true);
    expect(gates('not-testable', { strict: true })).toBe(false);
  });

  it('counts as exercised only with pass, fail or warn', () => {
    const all = ['pass', 'fail', 'warn', 'error', 'not-applicable', 'not-testable'] as const;
    expect(all.filter(exercised)).toEqual(['pass', 'fail', 'warn']);
  });
});

describe('a summary', () => {
  it('counts each verdict, and observations by their own number', () => {
    const times = { pass: 1, fail: 2, warn: 3, error: 4, 'not-applicable': 5, 'not-testable': 6 };
    const verdicts = Object.entries({ ...times, observed: 7 }).flatMap(([verdict, count]) =>
      Array.from({ length: count }, () => verdict as Verdict),
    );
    expect(summarize(verdicts, 10)).toEqual({
      pass: 1,
      fail: 2,
      warn: 3,
      error: 4,
      notApplicable: 5,
      notTestable: 6,
      observed: 17,
    });
    expect(summarize([], 0).pass).toBe(0);
  });
});

describe('the exit code', () => {
  const fine = { aborted: false, errors: 0, gating: 0, stale: 0, exercised: 3 };

  it('is 0 when all gating checks passed', () => {
    expect(exitCodeOf(fine)).toBe(0);
  });

  it('is 1 for a gating failure and for a stale expectation', () => {
    expect(exitCodeOf({ ...fine, gating: 1 })).toBe(1);
    expect(exitCodeOf({ ...fine, stale: 1 })).toBe(1);
  });

  it('is 5 when nothing was exercised', () => {
    expect(exitCodeOf({ ...fine, exercised: 0 })).toBe(5);
  });

  it('prefers unreachable to broken, broken to failed, failed to nothing exercised', () => {
    const all = { aborted: true, errors: 1, gating: 1, stale: 1, exercised: 0 };
    expect(exitCodeOf(all)).toBe(3);
    expect(exitCodeOf({ ...all, aborted: false })).toBe(4);
    expect(exitCodeOf({ ...all, aborted: false, errors: 0 })).toBe(1);
    expect(exitCodeOf({ ...all, aborted: false, errors: 0, gating: 0, stale: 0 })).toBe(5);
  });
});
