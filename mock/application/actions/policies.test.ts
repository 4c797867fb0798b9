import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../test/given/application.ts';
import { expectRefused, resultOf } from '../../../test/given/outcomes.ts';
import { policyChoices, usualPolicies } from '../../domain/policy.ts';
import { listPolicies, readPolicies, setPolicies } from './policies.ts';

describe('policy.set', () => {
  it('changes what is named and nothing else, and answers like policy.list', async () => {
    const { deps } = aWorld();
    const list = await resultOf(setPolicies(deps, { O09: '400', O22: 'zero' }));
    expect(deps.policies()).toEqual({ ...usualPolicies, O09: '400', O22: 'zero' });
    expect(list).toEqual(await listPolicies(deps));
  });

  it('takes a number as its text, as a command line gives it', async () => {
    const { deps } = aWorld();
    await resultOf(setPolicies(deps, { O09: 400 }));
    expect(deps.policies().O09).toBe('400');
  });

  it('names every fault and changes nothing', async () => {
    const world = aWorld();
    const message = await expectRefused(world, 'invalid', () =>
      setPolicies(world.deps, { O09: '401', O99: 'x', O01: null, toString: 'x', O22: 'zero' }),
    );
    for (const part of ['O09: expected one of 403, 400', 'O99: no such', 'O01:', 'toString:']) {
      expect(message).toContain(part);
    }
    expect(world.deps.policies()).toEqual(usualPolicies);
  });

  it('is refused when it sets nothing', async () => {
    const world = aWorld();
    await expectRefused(world, 'invalid', () => setPolicies(world.deps, {}));
  });
});

it('policy.list has every policy with its value and its choices', async () => {
  const { policies } = await listPolicies(aWorld().deps);
  expect(Object.keys(policies)).toEqual(Object.keys(policyChoices).sort());
  expect(policies['O09']).toEqual({ value: '403', choices: ['403', '400'] });
});

it('every choice there is can be read', () => {
  for (const [id, choices] of Object.entries(policyChoices)) {
    for (const value of choices) expect(readPolicies({ [id]: value })).toEqual({ [id]: value });
  }
});
