/** The runner and the sandbox never see each other, and spell the readings of open points alike. */
import { expect, it } from 'vitest';
import { policyValues } from '../../conformance/answers/policy-values.ts';
import { policyChoices } from '../../mock/domain/policy.ts';

it('the runner has each policy of the sandbox, with the same values and the usual one first', () => {
  expect(policyValues).toEqual(policyChoices);
});
