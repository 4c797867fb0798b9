/** Sandbox-only: which reading of an open point is in force (`policy.set`, `policy.list`). */

import { policyChoices, type Policies, type PolicyId } from '../../domain/policy.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import type { ActionDeps } from './controls.ts';

const ids = Object.keys(policyChoices) as PolicyId[];

/**
 * Checks `{O09: '400', …}` against the choices there are: all of it holds, or a refusal
 * (`invalid`) names every fault. A number is taken as its text, since `O09=400` on a command
 * line becomes one.
 */
export const readPolicies = (
  wanted: Readonly<Record<string, unknown>>,
): Partial<Policies> | Refusal => {
  const faults: string[] = [];
  const changes: Record<string, string> = {};
  for (const [id, given] of Object.entries(wanted)) {
    const value = typeof given === 'number' ? String(given) : given;
    const choices = choicesOf(id);
    if (choices === undefined) {
      faults.push(`${id}: no such policy; there are ${ids.toSorted().join(', ')}`);
    } else if (typeof value !== 'string' || !choices.includes(value)) {
      faults.push(`${id}: expected one of ${choices.join(', ')}`);
    } else {
      changes[id] = value;
    }
  }
  return faults.length > 0 ? refuse('invalid', faults.join('; ')) : changes;
};

const choicesOf = (id: string): readonly string[] | undefined =>
  Object.hasOwn(policyChoices, id) ? policyChoices[id as PolicyId] : undefined;

export type PolicyList = {
  readonly policies: {
    readonly [id: string]: { readonly value: string; readonly choices: readonly string[] };
  };
};

/** Every policy with its value and its choices, the usual one first. */
export const listPolicies = async ({ controls }: ActionDeps): Promise<PolicyList> => {
  const values = controls.policies.get();
  return {
    policies: Object.fromEntries(
      ids.toSorted().map((id) => [id, { value: values[id], choices: policyChoices[id] }]),
    ),
  };
};

/** Sets what is named and answers like `policy.list`. */
export const setPolicies = async (
  deps: ActionDeps,
  wanted: Readonly<Record<string, unknown>>,
): Promise<PolicyList | Refusal> => {
  const changes = readPolicies(wanted);
  if (isRefusal(changes)) return changes;
  if (Object.keys(changes).length === 0) {
    return refuse('invalid', 'Name at least one policy, as in {"O09": "400"}.');
  }
  deps.controls.policies.set(changes);
  return listPolicies(deps);
};
