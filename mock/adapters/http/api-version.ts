/** Spec, Versioning: "requests send `X-API-Version: 1`". */

import type { IncomingMessage } from 'node:http';
import type { Policies } from '../../domain/policy.ts';
import { fail, type Failure } from './failure.ts';

/** O48: a missing or other version is accepted ("should"), or refused. */
export const refusedVersion = (
  headers: IncomingMessage['headers'],
  { O48 }: Policies,
): Failure | undefined => {
  if (O48 === 'accept' || headers['x-api-version'] === '1') return undefined;
  return fail('version-refused', 'X-API-Version: expected 1.');
};
