/** Whatever the seed chooses, and all that there is, a server passes that is right. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { requestBudget } from '../../conformance/cli/show-plan.ts';
import { generatedChecks } from '../../conformance/generate/generated-checks.ts';
import { policyChoices, usualPolicies } from '../../mock/domain/policy.ts';
import { judgeMade } from '../flaws/judge-flaw.ts';
import { failuresOf } from './judge.ts';
import type { Judged } from './judge.ts';

const selection = { only: ['generated'], skip: [] };
const patienceMs = 60_000;

function expectAllGreen(end: Judged): void {
  expect(failuresOf(end)).toEqual([]);
  expect(end.results.summary.pass).toBe(generatedChecks.length);
}

describe('the sandbox', () => {
  it.each([1, 2, 3])(
    'passes the cases that seed %i chooses, within the announced requests',
    async (seed) => {
      const end = await judgeMade({}, { selection, seed });
      expectAllGreen(end);
      expect(end.results.requests).toBeLessThanOrEqual(requestBudget(generatedChecks));
    },
    patienceMs,
  );

  it(
    'passes all cases, walks and stories that there are, and none lacks anything',
    async () => {
      const whole = { only: [], skip: ['hosted'] };
      const end = await judgeMade({}, { selection: whole, depth: 'full' });
      const others = end.results.checks.filter(({ verdict }) => verdict !== 'pass');
      expect(others.map(({ id, reason }) => ({ id, reason }))).toEqual([]);
      expect(end.results.requests).toBeGreaterThan(6_000);
      expect(end.results.requests).toBeLessThanOrEqual(requestBudget(catalogue, 'full'));
    },
    3 * patienceMs,
  );

  it(
    'passes all cases with every other reading of the spec at once',
    async () => {
      const others = Object.entries(policyChoices).map(([id, values]) => [id, values.at(-1)]);
      const policies = { ...usualPolicies, ...Object.fromEntries(others) } as typeof usualPolicies;
      expectAllGreen(await judgeMade({ policies }, { selection, depth: 'full' }));
    },
    patienceMs,
  );
});
