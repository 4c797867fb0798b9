/** What no answer may be, whatever was asked. */

import { validateResponse } from '../../contract/validate.ts';
import type { Answer } from './answer.ts';
import type { FuzzRequest } from './request.ts';
import { isPlain, routeOf, type Route } from './route.ts';
import type { Outcome } from './wire.ts';

/** What is wrong, in words; undefined when nothing is. */
export const violationIn = (request: FuzzRequest, outcome: Outcome): string | undefined => {
  switch (outcome.is) {
    case 'silent':
      return `no answer within ${String(outcome.afterMs)} ms`;
    case 'gone':
      return mayGoUnanswered(request) ? undefined : 'the connection was closed without an answer';
    case 'unreadable':
      return outcome.why;
    case 'answered':
      return firstOf(outcome.answers.map((answer) => () => wrongIn(request, answer)));
  }
};

/** Nothing was asked. */
const mayGoUnanswered = (request: FuzzRequest): boolean =>
  request.kind === 'raw' && /^[\r\n]*$/.test(request.bytes);

/** The hosted pages and the sandbox's own: they answer people, and are no part of the contract. */
const isPage = (request: FuzzRequest): boolean =>
  request.kind === 'message' &&
  /^(?:http:\/\/[^/]*)?\/+(?:_sandbox|book|pay|admin|invoices|results|pages)(?:[/?#]|$)/i.test(
    request.path,
  );

const wrongIn = (request: FuzzRequest, answer: Answer): string | undefined => {
  if (isPage(request)) {
    return answer.status >= 500 ? `status ${String(answer.status)}` : undefined;
  }
  return firstOf([
    () => wrongStatus(request, answer),
    () => wrongHeader(answer),
    () =>
      request.kind === 'message' && request.method === 'HEAD'
        ? wrongHead(routeOf(request), answer)
        : wrongBody(routeOf(request), answer),
  ]);
};

const firstOf = (checks: readonly (() => string | undefined)[]): string | undefined => {
  for (const check of checks) {
    const wrong = check();
    if (wrong !== undefined) return wrong;
  }
  return undefined;
};

const parserReasons = new Set(['request-malformed', 'header-overflow', 'request-timeout']);

const wrongStatus = (request: FuzzRequest, { status, headers }: Answer): string | undefined => {
  if (status >= 500) return `status ${String(status)}`;
  const reason = headers.get('x-sandbox-reason') ?? '';
  if (parserReasons.has(reason)) {
    return isPlain(request) ? `a well-formed request is called ${reason}` : undefined;
  }
  const { operationId, either } = routeOf(request);
  if (operationId !== undefined || either || status === 404) return undefined;
  return `status ${String(status)} for a path or method that the contract does not have`;
};

const expectedHeaders = {
  'content-type': /^application\/json; charset=utf-8$/,
  'x-sandbox': /^\d+\.\d+\.\d+\S*; world=[\w.-]+$/,
};

const wrongHeader = ({ status, headers, body }: Answer): string | undefined => {
  for (const [name, pattern] of Object.entries(expectedHeaders)) {
    const value = headers.get(name);
    if (value === undefined || !pattern.test(value)) return `${name} ${value ?? 'missing'}`;
  }
  const reason = headers.get('x-sandbox-reason');
  const isReason = reason !== undefined && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(reason);
  if (isReason !== status >= 400) return `x-sandbox-reason ${reason ?? 'missing'}`;
  if (status >= 400 && body.length > longestRefusal) {
    return `a refusal of ${String(body.length)} bytes`;
  }
  return undefined;
};

/** Whatever was sent, a refusal is for people to read. */
const longestRefusal = 16_384;

const wrongHead = ({ operationId }: Route, { status }: Answer): string | undefined =>
  operationId === undefined && status === 200 ? 'status 200 of no operation' : undefined;

const wrongBody = ({ operationId, either }: Route, answer: Answer): string | undefined => {
  const body = parsed(answer.body);
  if (body === undefined) return `a body that is no JSON: ${answer.body.toString('latin1')}`;
  const { status, headers } = answer;
  // Every operation has the same error body; a parser's or router's refusal is of none.
  if (operationId === undefined || headers.get('x-sandbox-reason') === 'route-unknown') {
    if (status === 200) return either ? undefined : 'status 200 of no operation';
    return faultsIn('getBooking', 400, body);
  }
  return faultsIn(operationId, status, body);
};

const faultsIn = (
  ...[operationId, status, body]: Parameters<typeof validateResponse>
): string | undefined => {
  const [fault] = validateResponse(operationId, status, body);
  return fault === undefined
    ? undefined
    : `${operationId} ${String(status)}: ${fault.place}: expected ${fault.expected}`;
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};
