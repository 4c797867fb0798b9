/** Who calls (spec, Authentication 1 and 3). */

import type { IncomingMessage } from 'node:http';
import type { Caller } from '../../application/operation.ts';
import { fail, type Failure } from './failure.ts';

export type Authenticate = (apiKey: string) => Promise<Caller | undefined>;

/**
 * `pj_live_` and the secret part. A header that is given twice arrives joined by a comma, and the
 * space behind it makes it no key.
 */
const keyForm = /^pj_live_[\x21-\x7e]{1,256}$/;

export const identify = async (
  headers: IncomingMessage['headers'],
  authenticate: Authenticate,
): Promise<Caller | Failure> => {
  const apiKey = headers['x-api-key'];
  if (apiKey === undefined || apiKey === '') {
    return fail('key-missing', 'The header X-API-Key is missing.');
  }
  if (typeof apiKey !== 'string' || !keyForm.test(apiKey)) {
    return fail(
      'key-invalid',
      'X-API-Key: expected one key, pj_live_ followed by its secret part.',
    );
  }
  return (await authenticate(apiKey)) ?? fail('key-invalid', 'X-API-Key: this key is not known.');
};
