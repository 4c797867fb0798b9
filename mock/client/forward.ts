/** One webhook posted to a receiver: the very bytes, and the headers that were signed over them. */

import { request as httpRequest, type ClientRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type Forwarded = { readonly status: number } | { readonly error: string };

const timeoutMs = 30_000;

/** Redirects are not followed. A receiver that cannot be reached is an answer too, in words. */
export const forward = (
  target: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
  skipVerify: boolean,
): Promise<Forwarded> =>
  new Promise((resolve) => {
    const bytes = Buffer.from(body);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': bytes.length },
      timeout: timeoutMs,
    };
    const outgoing: ClientRequest =
      target.protocol === 'https:'
        ? httpsRequest(target, { ...options, rejectUnauthorized: !skipVerify })
        : httpRequest(target, options);
    outgoing.once('response', (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0 });
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer within 30 s')));
    outgoing.once('error', (error) => {
      resolve({ error: error.message });
    });
    outgoing.end(bytes);
  });
