/** What the client may do (spec, Authentication 5), where it depends on the body, too. */

import type { CapabilityNeed, Operation } from '#contract/operations.ts';
import type { Client } from '../../domain/client/client.ts';
import type { Policies } from '../../domain/policy.ts';
import { refuse } from '../../domain/refusal.ts';
import { failureOf } from './refusal-verdict.ts';
import type { Failure } from './failure.ts';

/**
 * Checked as soon as the body's discriminator can be read, whatever else is wrong with the body
 * (O70, reading A: the capability comes before the body's validation).
 */
export const missingCapability = (
  { capabilities }: Operation,
  body: unknown,
  client: Client,
  policies: Policies,
): Failure | undefined => {
  for (const need of capabilities) {
    if (client.capabilities[need.capability]) continue;
    if (isOpen(need, policies) || !applies(need, body)) continue;
    const why = need.when === undefined ? '' : `, because ${need.when.words}`;
    const message = `This needs the capability ${need.capability}${why}; the client does not have it.`;
    return failureOf(refuse('capability-missing', message), policies);
  }
  return undefined;
};

/** O10, O11, O12: needs that the spec leaves open are policies of the values `gated` and `open`. */
const isOpen = ({ open }: CapabilityNeed, policies: Policies): boolean =>
  open !== undefined && open in policies && policies[open as keyof Policies] === 'open';

const applies = ({ when }: CapabilityNeed, body: unknown): boolean =>
  when === undefined || valueAt(body, when.pointer) === when.value;

/** RFC 6901, without escapes: the contract's pointers are plain member names. */
const valueAt = (value: unknown, pointer: string): unknown => {
  let current = value;
  for (const name of pointer.split('/').slice(1)) {
    if (typeof current !== 'object' || current === null) {
      return undefined;
    }
    current = (current as Record<string, unknown>)[name];
  }
  return current;
};
