/** Answers to what Node's HTTP parser refuses, before there is a request or a response. */

import type { Socket } from 'node:net';
import { errorBody } from './answer.ts';
import { fail, type Failure } from './failure.ts';

/** Node would send an empty 400, 408 or 431; this sends the spec's error body, and closes. */
export const answerParserError = (error: Error, socket: Socket, stamp: string): void => {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(failureOfParser(error), stamp), () => socket.destroySoon());
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

/** All of them are 400. */
const rawAnswer = (failure: Failure, stamp: string): string => {
  const body = JSON.stringify(errorBody(failure));
  return [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `x-sandbox: ${stamp}`,
    `x-sandbox-reason: ${failure.reason}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
};
