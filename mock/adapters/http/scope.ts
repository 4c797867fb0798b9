/** What the key may do (spec, Authentication 4). */

import type { Operation } from '#contract/operations.ts';
import type { Caller } from '../../application/operation.ts';
import type { Policies } from '../../domain/policy.ts';
import { Failure } from './failure.ts';

/** O08: the spec has no status for a missing scope. */
export const missingScope = (
  { scope }: Operation,
  { key }: Caller,
  policies: Policies,
): Failure | undefined => {
  const needed = typeof scope === 'string' ? scope : openScope(policies);
  if (needed === undefined || key.scopes.includes(needed)) return undefined;
  const has = key.scopes.length === 0 ? 'none' : key.scopes.join(', ');
  return new Failure([policies.O08 === '403' ? 403 : 401, 'INSUFFICIENT_SCOPE'], {
    reason: 'scope-missing',
    message: `This needs the scope ${needed}; the scopes of this key: ${has}.`,
    retryAfterSeconds: undefined,
  });
};

/** O13: GET /test-panels is for any key, or for keys that read bookings. */
const openScope = ({ O13 }: Policies): string | undefined => (O13 === 'any' ? undefined : O13);
