/** The latest requests and how they were answered, for whoever watches the sandbox. */

import type { ServerResponse } from 'node:http';

export type LoggedRequest = {
  /** Its number since the start: a place to go on from. */
  readonly cursor: number;
  /** The sandbox's time, ms. */
  readonly at: number;
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly status: number;
  /** The cause id of a failure. */
  readonly reason: string | null;
  readonly clientId: string | null;
  /** The last characters of the key that was shown; never more. */
  readonly keyEndsWith: string | null;
  /** The beginning of the JSON body of a request that failed. */
  readonly body: string | null;
};

export type RequestLog = {
  readonly add: (response: ServerResponse, status: number, reason: string | null) => void;
  /** Oldest first; what came after `cursor` and is still kept. */
  readonly after: (cursor: number, limit?: number) => readonly LoggedRequest[];
  /** Returns how to stop listening. */
  readonly subscribe: (listener: (entry: LoggedRequest) => void) => () => void;
};

/** Earlier ones are dropped. */
const kept = 1_000;
const bodyKept = 4_096;

/** What the handler of a request leaves on its response for the log (`response.locals`). */
export type Noted = { clientId?: string; body?: unknown };

export const createRequestLog = (now: () => number): RequestLog => {
  const ring: LoggedRequest[] = [];
  const listeners = new Set<(entry: LoggedRequest) => void>();
  let last = 0;
  return {
    add: (response, status, reason) => {
      const entry = entryOf(response, status, reason, { cursor: ++last, at: now() });
      ring[(last - 1) % kept] = entry;
      for (const listener of listeners) listener(entry);
    },
    after: (cursor, limit = kept) => {
      const first = Math.max(cursor, last - kept);
      const count = Math.min(limit, last - first);
      return Array.from(
        { length: Math.max(0, count) },
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
  status: number,
  reason: string | null,
  place: Pick<LoggedRequest, 'cursor' | 'at'>,
): LoggedRequest => {
  const { req: request } = response;
  const { clientId, body } = (response as { locals?: Noted }).locals ?? {};
  const key = request.headers['x-api-key'];
  return {
    ...place,
    method: request.method ?? '',
    url: request.url ?? '',
    status,
    reason,
    clientId: clientId ?? null,
    keyEndsWith: typeof key === 'string' ? key.slice(-4) : null,
    body: reason === null || body === undefined ? null : textOf(body),
  };
};

const textOf = (body: unknown): string => JSON.stringify(body).slice(0, bodyKept);
