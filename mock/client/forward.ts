/** One webhook posted to a receiver: the very bytes, and the headers that were signed over them. */

import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions as HttpsOptions } from 'node:https';
import type { Socket } from 'node:net';

/** What a receiver gets, as the sandbox has signed it. */
export type Sealed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `body`: the beginning of what a receiver says that did not accept it. */
export type Forwarded =
  | { readonly status: number; readonly body?: string }
  /** `mayPass`: the receiver was not there or did not answer, which time may mend. */
  | { readonly error: string; readonly mayPass?: true };

export type Receiver = {
  readonly url: URL;
  /** Any TLS certificate will do. */
  readonly skipVerify: boolean;
};

const timeoutMs = 15_000;
const bodyShown = 200;

/**
 * Redirects are not followed. A receiver that cannot be reached, or does not answer within 15 s, is
 * an answer too, in words. The 15 s are for all of it: of a body that takes longer, only what has
 * come by then is given. Rejects only when `signal` ends it.
 */
export const forward = async (
  receiver: Receiver,
  sealed: Sealed,
  signal?: AbortSignal,
): Promise<Forwarded> => {
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  const timer = setTimeout(end, timeoutMs);
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await answerOf(await post(receiver, sealed, ending.signal));
  } catch (error) {
    signal?.throwIfAborted();
    if (ending.signal.aborted) {
      return { error: `no answer within ${timeoutMs / 1000} s`, mayPass: true };
    }
    const message = error instanceof Error ? error.message : String(error);
    return { error: message, ...(mayPass(error) ? { mayPass: true } : {}) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
};

/** A name that is not known or a certificate that is refused stays so. */
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);

const mayPass = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && passing.has(String(error.code));

const post = (
  { url, skipVerify }: Receiver,
  { headers, body }: Sealed,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: HttpsOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      rejectUnauthorized: !skipVerify,
      signal,
      // A connection of its own: one that was kept might be closed by the receiver just then.
      agent: false,
    };
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, options, resolve)
      .once('error', reject)
      // 101: the connection is something else from here on, and of no use.
      .once('upgrade', (response: IncomingMessage, socket: Socket) => {
        socket.destroy();
        resolve(response);
      })
      .end(body);
  });

/** What a receiver says that accepts is of no interest; of another, it may be the reason. */
const answerOf = async (response: IncomingMessage): Promise<Forwarded> => {
  const status = response.statusCode ?? 0;
  const mayTellWhy = status >= 300;
  const said = mayTellWhy ? await beginningOf(response) : '';
  response.destroy();
  return said === '' ? { status } : { status, body: said };
};

const beginningOf = async (response: IncomingMessage): Promise<string> => {
  let said = '';
  response.setEncoding('utf8');
  try {
    for await (const chunk of response as AsyncIterable<string>) {
      said += chunk;
      if (said.length >= bodyShown) break;
    }
  } catch {
    // It broke off; the status is there, and that is the answer.
  }
  return said.slice(0, bodyShown);
};
