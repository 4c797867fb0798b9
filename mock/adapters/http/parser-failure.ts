/** Answers where Node has a socket, but no response to answer with: what its parser refuses, and CONNECT. */

import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { errorBody } from './answer.ts';
import { fail, type Failure } from './failure.ts';
import { unsupportedMethod } from './unknown-route.ts';

export type Disturbance = {
  readonly error: Error;
  readonly socket: Socket;
  /** The last one that was begun on this connection. */
  readonly response: ServerResponse | undefined;
};

/**
 * Node would send an empty 400, 408 or 431; this sends the spec's error body, and closes. A request
 * that came whole before the fault gets its own answer first: its work is done or being done.
 */
export const answerParserError = (
  { error, socket, response }: Disturbance,
  stamp: string,
): void => {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const answer = (): void => {
    socket.end(rawAnswer(failureOfParser(error), stamp), () => socket.destroySoon());
  };
  if (response === undefined) answer();
  else if (response.req.complete) afterwards(response, answer);
  // The fault lies in the body of a request: its only answer may have been given already.
  else if (response.headersSent) socket.destroySoon();
  else answer();
};

const afterwards = (response: ServerResponse, work: () => void): void => {
  if (response.writableFinished) work();
  else response.once('finish', work);
};

/** Node would close the connection without a word: a tunnel (RFC 9110, 9.3.6) is a method like others. */
export const answerConnect = (socket: Duplex, stamp: string): void => {
  // The caller may be gone by now.
  socket.on('error', () => socket.destroy());
  socket.end(rawAnswer(unsupportedMethod('CONNECT', []), stamp), () => socket.destroy());
};

const failureOfParser = (error: Error): Failure => {
  switch (codeOf(error)) {
    case 'HPE_HEADER_OVERFLOW':
      return fail('header-overflow', 'The request line and headers are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return fail('request-timeout', 'The request was not finished in time.');
    default:
      return fail('request-malformed', `This is no HTTP/1.1 request: ${error.message}.`);
  }
};

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

const rawAnswer = (failure: Failure, stamp: string): string => {
  const body = JSON.stringify(errorBody(failure));
  return [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `x-sandbox: ${stamp}`,
    `x-sandbox-reason: ${failure.reason}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
};
