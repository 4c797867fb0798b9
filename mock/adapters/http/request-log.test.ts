import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createRequestLog, type Noted } from './request-log.ts';

const now = Date.parse('2027-01-04T09:00:00Z');
const key = 'pj_live_0123456789abcdefWXYZ';

/** A response as it is when it has been sent. */
const responseTo = (
  request: { url?: string; method?: string; headers?: Record<string, string> } = {},
  locals: Noted = {},
): ServerResponse =>
  ({
    req: { method: 'GET', url: '/x', headers: {}, ...request },
    locals,
  }) as unknown as ServerResponse;

const cause = { reason: 'validation', message: 'body: expected more' };

describe('an entry', () => {
  it('tells what was asked and how it was answered', () => {
    const log = createRequestLog(() => now);
    const noted = { clientId: 'cl_1', jobId: 'job_1' };
    log.add(responseTo({ headers: { 'x-api-key': key } }, noted), 200, null);
    expect(log.after(0)).toEqual([
      {
        ...{ cursor: 1, at: now, method: 'GET', url: '/x', status: 200, ...noted },
        ...{ reason: null, message: null, keyEndsWith: 'WXYZ', sent: null },
      },
    ]);
  });

  it('keeps of a failure what it needs to be repeated', () => {
    const log = createRequestLog(() => now);
    const headers = { 'content-type': 'text/plain', 'x-api-version': '9', accept: '*/*' };
    log.add(responseTo({ headers }, { body: Buffer.from('a=ü') }), 400, cause);
    expect(log.after(0)).toMatchObject([
      {
        ...cause,
        keyEndsWith: null,
        sent: {
          headers: { 'content-type': 'text/plain', 'x-api-version': '9' },
          ...{ body: 'a=ü', rest: 'none' },
        },
      },
    ]);
  });

  it.each([
    ['a long one is cut', { body: Buffer.alloc(5_000, 'x') }, {}, { rest: 'cut' }],
    ['one that was refused unread', {}, { 'content-length': '7' }, { body: null, rest: 'unread' }],
    ['one in chunks', {}, { 'transfer-encoding': 'chunked' }, { body: null, rest: 'unread' }],
    ['none', {}, { 'content-length': '0' }, { body: null, rest: 'none' }],
  ])('says of a body how much there is: %s', (_, noted, headers, sent) => {
    const log = createRequestLog(() => now);
    log.add(responseTo({ headers }, noted), 400, cause);
    const [entry] = log.after(0);
    expect(entry).toMatchObject({ sent });
    expect(entry?.sent?.body?.length ?? 0).toBeLessThanOrEqual(4_096);
  });

  it('never holds a key or a secret, wherever it was put', () => {
    const log = createRequestLog(() => now);
    const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZg==';
    const headers = { 'x-api-key': 'short', 'content-type': key };
    log.add(
      responseTo({ url: `/x?k=${key}&s=${secret}`, headers }, { body: Buffer.from(`"${key}"`) }),
      400,
      { reason: 'content-type', message: `it is ${key}` },
    );
    const text = JSON.stringify(log.after(0));
    for (const hidden of [key, secret, 'short']) expect(text).not.toContain(hidden);
    expect(text).toContain('k=pj_live_…&s=whsec_…');
  });

  it('never holds the token of a booking link', () => {
    const log = createRequestLog(() => now);
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiJ4In0.c2lnbmF0dXJl-_9';
    const cause = { reason: 'not-found', message: `There is no booking ${token}.` };
    log.add(responseTo({ url: `/Book/${token}`, headers: {} }), 404, cause);
    const text = JSON.stringify(log.after(0));
    for (const part of token.split('.')) expect(text).not.toContain(part);
    expect(text).toContain('/Book/eyJ…');
  });

  const tail = key.slice('pj_live_'.length);
  it.each<[string, { url?: string; headers?: Record<string, string> }, string]>([
    ['in the path', { url: `/api/integration/v1/bookings/${key}` }, ''],
    ['in the query, escaped', { url: `/x?apiKey=pj%5Flive%5F${tail}` }, ''],
    ['in the body, escaped', {}, `{"apiKey": "pj\\u005flive\\u005f${tail}"}`],
    ['where the kept part of the body ends', {}, `${'x'.repeat(4_096 - 20)}${key}`],
    ['as its version', { headers: { 'x-api-version': key } }, ''],
    ['beside another', { headers: { 'x-api-key': `${key}, ${key}` } }, ''],
    ['as a bearer', { headers: { authorization: `Bearer ${key}` } }, ''],
  ])('does not hold a key that was sent %s', (_, request, body) => {
    const log = createRequestLog(() => now);
    log.add(responseTo(request, { body: Buffer.from(body) }), 400, {
      reason: 'validation',
      message: `got ${request.url ?? body}`,
    });
    const text = JSON.stringify(log.after(0));
    expect(text).not.toContain(tail);
    expect(text).not.toContain(tail.slice(0, 8));
  });
});

describe('the log', () => {
  const filled = (count: number) => {
    const log = createRequestLog(() => now);
    for (let nth = 1; nth <= count; nth += 1) log.add(responseTo({ url: `/${nth}` }), 200, null);
    return log;
  };

  it('keeps the last thousand', () => {
    const log = filled(2_345);
    const all = log.after(0);
    expect(all).toHaveLength(1_000);
    expect([all[0]?.cursor, all[0]?.url]).toEqual([1_346, '/1346']);
    expect([all.at(-1)?.cursor, all.at(-1)?.url]).toEqual([2_345, '/2345']);
    expect(log.cursor()).toBe(2_345);
  });

  it('goes on after any entry', () => {
    const log = filled(1_005);
    expect(log.after(1_003).map(({ cursor }) => cursor)).toEqual([1_004, 1_005]);
    expect(log.after(1_005)).toEqual([]);
    expect(log.after(9_999)).toEqual([]);
    expect(createRequestLog(() => now).after(0)).toEqual([]);
  });

  it('tells those who listen, until they stop', () => {
    const log = createRequestLog(() => now);
    const heard = vi.fn();
    const stop = log.subscribe(heard);
    log.add(responseTo(), null, cause);
    stop();
    log.add(responseTo(), 200, null);
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: null }));
  });
});
