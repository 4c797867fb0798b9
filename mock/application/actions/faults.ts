/** Sandbox-only: rules by which the sandbox misbehaves on purpose. */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import type { FaultRule, FaultRuleTerms } from '../faults/rule.ts';
import type { ActionDeps } from './controls.ts';
import type { Done } from './outcome.ts';

const none: Done = {};

export const addFault = async (
  { controls, ids }: ActionDeps,
  terms: FaultRuleTerms,
): Promise<{ readonly faultId: string }> => {
  const faultId = ids.next('flt');
  controls.faults.add(faultId, terms);
  return { faultId };
};

export const listFaults = async ({
  controls,
}: ActionDeps): Promise<{ readonly faults: readonly FaultRule[] }> => ({
  faults: controls.faults.list(),
});

/** Removes one rule, or all of them. */
export const resetFaults = async (
  { controls }: ActionDeps,
  { faultId }: { readonly faultId?: string | undefined },
): Promise<Done | Refusal> => {
  if (faultId === undefined) controls.faults.reset();
  else if (!controls.faults.remove(faultId)) {
    return refuse('not-found', `There is no fault rule with id ${faultId}.`);
  }
  return none;
};
