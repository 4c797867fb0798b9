/** One HTTP request and its whole answer, with a time limit over both, over the platform's fetch. */
import { TransportError } from './transport-error.ts';

export type HttpRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type HttpResponse = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it came. */
  readonly bytes: Uint8Array;
};

export type Limits = {
  readonly timeoutMs: number;
  /** Ends the request when the whole run is called off. */
  readonly signal: AbortSignal;
};

const longestAnswer = 8 * 1024 * 1024;

/**
 * Sends a request and reads the answer to its end. Redirects are not followed: no operation of the API
 * answers with one. Throws a TransportError when no whole answer comes.
 */
export async function send(request: HttpRequest, limits: Limits): Promise<HttpResponse> {
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { 'accept-encoding': 'identity', ...request.headers },
      redirect: 'manual',
      signal: AbortSignal.any([timeout, limits.signal]),
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    const bytes = await readAll(response);
    return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
  } catch (error) {
    if (error instanceof TransportError) throw error;
    throw TransportError.from(error, {
      timedOut: timeout.aborted,
      calledOff: limits.signal.aborted,
      timeoutMs: limits.timeoutMs,
    });
  }
}

async function readAll(response: Response): Promise<Uint8Array> {
  if (response.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // The DOM's type leaves the chunk open; fetch bodies are bytes.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > longestAnswer) throw new TransportError('too-long', 'the answer is over 8 MiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
