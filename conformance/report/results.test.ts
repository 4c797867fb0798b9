import { expect, it } from 'vitest';
import type { CheckResult } from '../engine/run.ts';
import type { Requirement } from '../requirements.ts';
import { checkEntry } from './results.ts';

const texts = ['One.', 'Two.', 'Three.', 'Four.', 'Five.'];

/** What the entry of a failed check gives as its reason, when the check cites so many statements. */
function reasonFor(count: number): string | null {
  const requirements = new Map(
    texts.map((text): [string, Requirement] => [
      text,
      { id: text, section: 's', level: 'MUST', party: 'server', text, open: [], reason: undefined },
    ]),
  );
  const result: CheckResult = {
    check: {
      ...{ kind: 'passive', id: 'A-01', title: 't', area: 'wire', level: 'MUST' },
      requirements: texts.slice(0, count),
      judge: () => undefined,
    },
    ...{ verdict: 'fail', evidence: [], durationMs: 1 },
    outcome: { kind: 'violated', expected: 'e', actual: 'a' },
  };
  return checkEntry(result, { requirements, expectedFailure: false }).reason;
}

it('a failure gives as its reason the first three statements, and tells how many more there are', () => {
  expect(reasonFor(3)).toBe('One. Two. Three.');
  expect(reasonFor(5)).toBe('One. Two. Three. (And 2 more statements.)');
});
