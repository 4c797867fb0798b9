/** Asserting on what a use case gave back. */

import { expect } from 'vitest';
import { isRefusal, type Refusal, type RefusalReason } from '../../mock/domain/refusal.ts';
import { logOf, storedOf, type World } from './application.ts';

/** The result, or a failed test that tells why it was refused. */
export const resultOf = async <T>(outcome: Promise<T>): Promise<Exclude<T, Refusal>> => {
  const result = await outcome;
  if (isRefusal(result)) expect.fail(`refused: ${result.refused}: ${result.message}`);
  return result as Exclude<T, Refusal>;
};

/** Asserts that the action is refused for this reason and that nothing has changed. */
export const expectRefused = async (
  world: World,
  reason: RefusalReason,
  act: () => Promise<unknown>,
): Promise<string> => {
  const log = await logOf(world.store);
  const states = await storedOf(world.store);
  const outcome = await act();
  expect(outcome).toMatchObject({ refused: reason });
  expect(await logOf(world.store)).toEqual(log);
  expect(await storedOf(world.store)).toEqual(states);
  return (outcome as Refusal).message;
};
