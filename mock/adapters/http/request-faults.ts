/** Validation that names every fault at once. */

import type { Operation, OperationId } from '#contract/operations.ts';
import { validateBody, validateQuery, type Fault, type RawQuery } from '#contract/validate.ts';
import type { Input } from '../../application/operations.ts';
import type { Policies } from '../../domain/policy.ts';
import { fail, type Failure } from './failure.ts';

/** Semantic faults that the contract's schema cannot state (a phone's form, past dates); [] when none. */
export type ExtraFaults = (operation: OperationId, input: Input) => readonly Fault[];

/** Faults named in one message; a hostile body could have thousands. */
const maxNamed = 50;

/** O15: body keys that the spec does not define are ignored, or faults like others. */
export const requestFaults = (
  { operationId }: Operation,
  rawQuery: RawQuery,
  input: Input,
  rules: { readonly policies: Policies; readonly extraFaults: ExtraFaults },
): Failure | undefined => {
  const ofQuery = validateQuery(operationId, rawQuery);
  const ofBody = validateBody(operationId, input.body, { unknownKeys: rules.policies.O15 });
  const extra = rules.extraFaults(operationId, input);
  if (ofQuery.length + ofBody.length + extra.length === 0) return undefined;
  return fail('validation', describe([...ofQuery, ...ofBody, ...extra]));
};

/** One fault for each place: the first, since the schema's rules come before the finer ones. */
const describe = (faults: readonly Fault[]): string => {
  const byPlace = new Map<string, string>();
  for (const { place, expected } of faults) {
    if (!byPlace.has(place)) byPlace.set(place, `${place}: expected ${expected}`);
  }
  const named = [...byPlace.values()];
  const more = named.length - maxNamed;
  return more > 0 ? `${named.slice(0, maxNamed).join('; ')}; and ${more} more` : named.join('; ');
};
