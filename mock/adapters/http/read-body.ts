/** Reads a request's JSON body (spec, Endpoints: "Bodies are JSON"). */

import type { IncomingMessage } from 'node:http';
import { fail, type Failure } from './failure.ts';
import { parseJson } from './json-body.ts';

/** 100 KiB, the usual bound of `express.json`; the spec names none (O78). */
export const maxBodyBytes = 100 * 1024;

/**
 * The parsed body, or a Failure. The bytes are left in `noted` for the request log.
 *
 * Not `express.json`: that one answers 413 and 415, inflates, and has its own words for malformed
 * JSON. (Speed is no reason: with fast-express.ts it costs only some 3 µs more.)
 */
export const readBody = async (
  request: IncomingMessage,
  noted: { body?: Buffer } = {},
): Promise<unknown> => {
  const refused = refusedByHeaders(request.headers);
  if (refused !== undefined) return refused;
  const bytes = await collect(request);
  if (!Buffer.isBuffer(bytes)) return bytes;
  noted.body = bytes;
  return bytes.length === 0 ? missing() : parseJson(bytes);
};

/** JSON, not compressed (A07). */
const refusedByHeaders = (headers: IncomingMessage['headers']): Failure | undefined => {
  if (isEmpty(headers)) return missing();
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    // Nothing is inflated, so no small body can become a large one.
    return fail('content-encoding', 'Content-Encoding: expected a body that is not compressed.');
  }
  const type = headers['content-type'];
  if (!isJsonType(type)) {
    const given = type === undefined ? 'it is missing' : `it is ${type.slice(0, 100)}`;
    return fail('content-type', `Content-Type: expected application/json in UTF-8; ${given}.`);
  }
  return undefined;
};

const missing = (): Failure =>
  fail('body-missing', 'body: expected a JSON object; the request has no body.');

const isEmpty = (headers: IncomingMessage['headers']): boolean =>
  headers['content-length'] === '0' ||
  (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined);

/** `application/json`, alone or with `charset=utf-8`; other parameters mean nothing (RFC 8259, 11). */
const isJsonType = (type: string | undefined): boolean => {
  if (type === 'application/json') return true;
  if (type === undefined) return false;
  const [name, ...parameters] = type.toLowerCase().split(';');
  return name?.trim() === 'application/json' && parameters.every(isHarmless);
};

const isHarmless = (parameter: string): boolean => {
  const [name, value] = parameter.split('=');
  return name?.trim() !== 'charset' || /^\s*"?utf-?8"?\s*$/.test(value ?? '');
};

/**
 * The bytes, or a Failure at the first one too many. What follows is read and dropped (the
 * stream keeps flowing), so that a client that sends everything before it listens gets its answer.
 */
const collect = (request: IncomingMessage): Promise<Buffer | Failure> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = (outcome: Buffer | Failure): void => {
      request.off('data', onData).off('end', onEnd);
      resolve(outcome);
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > maxBodyBytes) {
        settle(fail('body-too-large', `body: expected at most ${maxBodyBytes} bytes.`));
      } else {
        chunks.push(chunk);
      }
    };
    const onEnd = (): void => {
      const [only] = chunks;
      settle(chunks.length === 1 && only !== undefined ? only : Buffer.concat(chunks, length));
    };
    // The listener for errors stays: an upload may break off after it was refused, too.
    request.on('data', onData).on('end', onEnd);
    request.on('error', () => {
      settle(fail('body-aborted', 'body: the connection was closed before its end.'));
    });
  });
