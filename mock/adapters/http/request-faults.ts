/** Validation that names every fault at once. */

import type { Operation, OperationId } from '#contract/operations.ts';
import { validateBody, validateQuery, type Fault, type RawQuery } from '#contract/validate.ts';
import type { Input } from '../../application/operation.ts';
import type { Policies } from '../../domain/policy.ts';
import { fail, type Failure } from './failure.ts';

/** Semantic faults that the contract's schema cannot state (a phone's form, past dates); [] when none. */
export type ExtraFaults = (operation: OperationId, input: Input) => readonly Fault[];

/** Faults named in one message; a hostile body could have thousands. */
const maxNamed = 50;

type Rules = { readonly policies: Policies; readonly extraFaults: ExtraFaults };

/** O15: body keys that the spec does not define are ignored, or faults like others. */
export const requestFaults = (
  { operationId }: Operation,
  rawQuery: RawQuery,
  input: Input,
  { policies, extraFaults }: Rules,
): Failure | undefined => {
  const faults = [
    ...validateQuery(operationId, rawQuery).filter((fault) => !isWaived(fault, policies)),
    ...validateBody(operationId, input.body, { unknownKeys: policies.O15 }),
    ...extraFaults(operationId, input),
  ];
  return faults.length === 0 ? undefined : fail('validation', describe(faults));
};

/** O20, reading B: a filter value that is in no list is no fault; it finds nothing. */
const isWaived = ({ open }: Fault, { O20 }: Policies): boolean =>
  O20 === 'empty' && open?.includes('O20') === true;

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
