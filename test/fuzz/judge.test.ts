import { describe, expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { violationIn } from './judge.ts';
import type { FuzzRequest } from './request.ts';

const bookings: FuzzRequest = {
  kind: 'message',
  method: 'GET',
  path: '/api/integration/v1/bookings',
  query: undefined,
  headers: [],
  body: undefined,
};

const refusal = {
  success: false,
  error: 'VALIDATION',
  message: 'query.limit: expected an integer',
};
const page = { success: true, data: { bookings: [], nextCursor: null } };

type Change = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string | undefined>>;
};

/** A 400 as it should be, with changes; a header that is undefined is left out. */
const answered = ({ status = 400, body = refusal, headers = {} }: Change): Answer => {
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'x-sandbox': '0.1.0; world=default',
    'x-sandbox-reason': status >= 400 ? 'validation' : undefined,
    ...headers,
  };
  const present = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, headers: new Map(present), body: Buffer.from(text, 'latin1') };
};

const judged = (change: Change, request: FuzzRequest = bookings): string | undefined =>
  violationIn(request, { is: 'answered', answers: [answered(change)] });

const elsewhere: FuzzRequest = { ...bookings, path: '/api/integration/v1/nowhere' };

describe('an answer is all right', () => {
  it.each<[string, Change, FuzzRequest]>([
    ['that refuses with a reason', {}, bookings],
    ['with what was asked for', { status: 200, body: page }, bookings],
    ['that knows no such path', { status: 404 }, elsewhere],
    [
      'that calls what is malformed so',
      { headers: { 'x-sandbox-reason': 'request-malformed' } },
      { ...bookings, path: '/api/integration/v1/a b' },
    ],
    ['to HEAD without a body', { status: 200, body: '' }, { ...bookings, method: 'HEAD' }],
  ])('%s', (_, change, request) => {
    expect(judged(change, request)).toBeUndefined();
  });
});

describe('an answer is wrong', () => {
  it.each<[string, Change, FuzzRequest, string]>([
    ['with a 5xx', { status: 500 }, bookings, 'status 500'],
    ['with a status that is not the contract’s', { status: 405 }, bookings, 'response.status'],
    ['with another body', { status: 200, body: { success: true } }, bookings, 'response.data'],
    ['without a code', { body: { success: false } }, bookings, 'response.error'],
    ['with no JSON', { body: '<html>' }, bookings, 'no JSON'],
    ['with no UTF-8', { body: '{"a":"\xff"}' }, bookings, 'no JSON'],
    ['as HTML', { headers: { 'content-type': 'text/html' } }, bookings, 'content-type text/html'],
    ['without its stamp', { headers: { 'x-sandbox': undefined } }, bookings, 'x-sandbox missing'],
    [
      'without its reason',
      { headers: { 'x-sandbox-reason': undefined } },
      bookings,
      'x-sandbox-reason missing',
    ],
    [
      'with a reason for success',
      { status: 200, body: page, headers: { 'x-sandbox-reason': 'ok' } },
      bookings,
      'x-sandbox-reason ok',
    ],
    ['at great length', { body: { ...refusal, message: 'x'.repeat(20_000) } }, bookings, 'bytes'],
    ['that takes an unknown path for one', { status: 200, body: page }, elsewhere, 'does not have'],
    [
      'that takes an unknown method for one',
      { status: 200, body: page },
      { ...bookings, method: 'DELETE' },
      'does not have',
    ],
    [
      'that calls a plain request malformed',
      { headers: { 'x-sandbox-reason': 'request-malformed' } },
      bookings,
      'well-formed',
    ],
  ])('%s', (_, change, request, words) => {
    expect(judged(change, request)).toContain(words);
  });
});

describe('no answer', () => {
  it('is wrong', () => {
    expect(violationIn(bookings, { is: 'silent', afterMs: 5 })).toContain('within 5 ms');
    expect(violationIn(bookings, { is: 'gone' })).toContain('without an answer');
    expect(violationIn({ kind: 'raw', bytes: 'GET' }, { is: 'gone' })).toContain('without');
  });

  it('is all right when nothing was asked', () => {
    expect(violationIn({ kind: 'raw', bytes: '\r\n' }, { is: 'gone' })).toBeUndefined();
  });
});
