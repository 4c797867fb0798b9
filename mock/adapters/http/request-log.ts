/** The latest requests and how they were answered, for whoever watches the sandbox. */

import type { IncomingMessage, ServerResponse } from 'node:http';

export type LoggedRequest = {
  /** Its number since the start: a place to go on from. */
  readonly cursor: number;
  /** The sandbox's time, ms. */
  readonly at: number;
  readonly method: string;
  /** Path and query, without what looks like a key. */
  readonly url: string;
  /** Null: a fault rule kept the answer back. */
  readonly status: number | null;
  /** The cause id of a failure. */
  readonly reason: string | null;
  /** What the caller was told. */
  readonly message: string | null;
  readonly clientId: string | null;
  /** The booking that a success made or was about. */
  readonly jobId: string | null;
  /** The last characters of the key that was shown, empty where those would be too much of it. */
  readonly keyEndsWith: string | null;
  /** Of a request that failed: what it needs to be repeated. */
  readonly sent: Sent | null;
};

export type Sent = {
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the body as it came, without what looks like a key. */
  readonly body: string | null;
  /** Whether there was more of it, or it was refused unread. */
  readonly rest: 'none' | 'cut' | 'unread';
};

type Cause = { readonly reason: string; readonly message: string };

export type RequestLog = {
  /** `status` null: there will be no answer. */
  readonly add: (response: ServerResponse, status: number | null, cause: Cause | null) => void;
  /** The number of the latest. */
  readonly cursor: () => number;
  /** Oldest first; what came after `cursor` and is still kept. */
  readonly after: (cursor: number) => readonly LoggedRequest[];
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (entry: LoggedRequest) => void) => () => void;
};

/** Earlier ones are dropped. */
const kept = 1_000;
const bodyKept = 4_096;

/** What the handler of a request leaves on its response for the log (`response.locals`). */
export type Noted = { clientId?: string; jobId?: string; body?: Buffer };

export const createRequestLog = (now: () => number): RequestLog => {
  const ring: LoggedRequest[] = [];
  const listeners = new Set<(entry: LoggedRequest) => void>();
  let last = 0;
  return {
    add: (response, status, cause) => {
      last += 1;
      const entry = entryOf(response, status, cause, last, now());
      ring[(last - 1) % kept] = entry;
      for (const listener of listeners) listener(entry);
    },
    cursor: () => last,
    after: (cursor) => {
      const first = Math.max(cursor, last - kept);
      return Array.from(
        { length: Math.max(0, last - first) },
        (_, index) => ring[(first + index) % kept],
      ).filter((entry) => entry !== undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const entryOf = (
  response: ServerResponse,
  status: number | null,
  cause: Cause | null,
  cursor: number,
  at: number,
): LoggedRequest => {
  const { req: request } = response;
  const noted = (response as { locals?: Noted }).locals;
  const key = request.headers['x-api-key'];
  return {
    cursor,
    at,
    method: request.method ?? '',
    url: withoutSecrets(request.url ?? ''),
    status,
    reason: cause?.reason ?? null,
    message: cause === null ? null : withoutSecrets(cause.message),
    clientId: noted?.clientId ?? null,
    jobId: noted?.jobId ?? null,
    keyEndsWith: typeof key === 'string' ? endOf(key) : null,
    sent: cause === null ? null : sentBy(request, noted?.body),
  };
};

/** Four characters of a key name it; of a shorter text they would be too much. */
const endOf = (key: string): string => (key.length < 16 ? '' : key.slice(-4));

/** The headers beside the key on which an answer hangs. */
const telling = ['content-type', 'content-encoding', 'x-api-version'] as const;

const sentBy = ({ headers }: Pick<IncomingMessage, 'headers'>, body: Buffer | undefined): Sent => ({
  headers: Object.fromEntries(
    telling.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, withoutSecrets(value)]] : [];
    }),
  ),
  body: body === undefined ? null : withoutSecrets(body.subarray(0, bodyKept).toString()),
  rest: restOf(headers, body),
});

const restOf = (headers: IncomingMessage['headers'], body: Buffer | undefined): Sent['rest'] => {
  if (body !== undefined) return body.length > bodyKept ? 'cut' : 'none';
  const isEmpty = (headers['content-length'] ?? '0') === '0';
  return isEmpty && headers['transfer-encoding'] === undefined ? 'none' : 'unread';
};

/** A `_` as it is, as a URL may hold it (%5f) and as JSON may (\u005f). */
const dash = '(?:_|%5f|\\\\u005f)';
const secret = new RegExp(`(pj${dash}live${dash}|whsec${dash})[\\w+/=%\\\\-]+`, 'gi');

/** A JWT, as a booking link ends in one: its first part is JSON that begins with `{"`. */
const linkToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

/** Without a key, a webhook secret or a booking link's token that was sent in a wrong place. */
const withoutSecrets = (text: string): string =>
  text.replaceAll(secret, '$1…').replaceAll(linkToken, 'eyJ…');
