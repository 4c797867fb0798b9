/** How an answer is written: one string, one `writeHead`, one `end`. */

import type { ServerResponse } from 'node:http';
import type { ErrorBody } from '#contract/model.ts';
import type { Failure } from './failure.ts';
import type { RequestLog } from './request-log.ts';

/** Spec, Conventions: "Every success body has the envelope". */
export const success = <Data>(data: Data) => ({ success: true as const, data });

/** Spec, Errors. */
export const errorBody = ({ error, message }: Failure): ErrorBody => ({
  success: false,
  error,
  message,
});

/**
 * Headers as a flat list: Node then writes them as they are. `res.json` looks up and parses the
 * content type again for every answer, and sets each header by itself.
 */
export const createWriter = (stamp: string, log?: RequestLog) => {
  const common = ['content-type', 'application/json; charset=utf-8', 'x-sandbox', stamp];
  const headersOfSuccess = [...common, 'content-length'];

  return {
    /** A 200; `body` is the whole body. */
    success: (response: ServerResponse, body: unknown): void => {
      const text = JSON.stringify(body);
      response.writeHead(200, [...headersOfSuccess, String(Buffer.byteLength(text))]);
      response.end(text);
      log?.add(response, 200, null);
    },
    failure: (response: ServerResponse, failure: Failure): void => {
      const text = JSON.stringify(errorBody(failure));
      const length = ['content-length', String(Buffer.byteLength(text))];
      response.writeHead(failure.status, [...common, ...headersOfFailure(failure), ...length]);
      response.end(text);
      log?.add(response, failure.status, failure);
    },
    /** Nothing at all, as a fault rule wants it. */
    nothing: (response: ServerResponse): void => {
      log?.add(response, null, keptBack);
    },
  };
};

const keptBack = { reason: 'fault-rule', message: 'A fault rule kept the answer back.' };

export type Writer = ReturnType<typeof createWriter>;

/** The headers that every failure has, and Retry-After (RFC 9110, 10.2.3) where it has one. */
const headersOfFailure = ({ reason, retryAfterSeconds }: Failure): readonly string[] => [
  'x-sandbox-reason',
  reason,
  ...(retryAfterSeconds === undefined ? [] : ['retry-after', String(retryAfterSeconds)]),
];
