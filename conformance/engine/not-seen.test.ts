import { expect, it } from 'vitest';
import { countExercised, notSeen, wasSeen } from './not-seen.ts';
import type { Verdict } from './verdict.ts';

it('tells an answer of the server from the reason why there is none', () => {
  expect(wasSeen({ answer: notSeen('no clock') })).toBe(false);
  expect(wasSeen({ answer: 'with 409, which was not seen: before' })).toBe(true);
});

it('counts what was put to the server: checks, or what probes have seen where there is no check', () => {
  const seen = { answer: 'with 409' };
  const unseen = { answer: notSeen('no clock') };
  const count = (verdicts: readonly Verdict[]) =>
    countExercised({
      checks: verdicts.map((verdict) => ({ verdict })),
      observations: [seen, seen, unseen],
    });
  expect(count([])).toBe(2);
  expect(count(['not-testable'])).toBe(0);
  expect(count(['pass', 'fail', 'warn', 'not-applicable'])).toBe(3);
});
