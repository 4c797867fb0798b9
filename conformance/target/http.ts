/** One HTTP request and its whole answer, with a time limit over both, over the platform's fetch. */
import { Obstacle } from '../engine/obstacle.ts';
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

/** Whether HTTP allows it in a header, and fetch sends it (RFC 9110, 5.5; Fetch Standard, 2.2.2). */
export const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text);

/** Whether HTTP allows it as the name of a header: a token (RFC 9110, 5.6.2). */
export const isHeaderName = (text: string): boolean => /^[!#$%&'*+.^`|~\w-]+$/.test(text);

/** Said of what was to become the value of a header, and is none. */
export const notForHeader = 'has a line break or another character that no header can carry';

const longestAnswer = 8 * 1024 * 1024;

/**
 * Sends a request and reads the answer to its end. Redirects are not followed: no operation of the API
 * answers with one. Throws a TransportError when no whole answer comes, and an Obstacle when nothing can be sent.
 */
export async function send(request: HttpRequest, limits: Limits): Promise<HttpResponse> {
  mustBeSendable(request);
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

/** What fetch would refuse to send is no silence of the server. It takes off white space at the ends of a value itself. */
function mustBeSendable({ headers }: HttpRequest): void {
  const barred = Object.entries(headers).find(
    ([name, value]) => !isHeaderName(name) || !isHeaderValue(value.replace(outerSpace, '')),
  );
  if (barred === undefined) return;
  throw Obstacle.broken(`the request was not sent: HTTP does not allow its header ${barred[0]}`);
}

const outerSpace = /^[\t\n\r ]+|[\t\n\r ]+$/g;

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
