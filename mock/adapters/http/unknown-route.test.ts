import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureIn, root, startStubApi, type StubApi } from './stub-api.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close(0));

describe('a path that is no endpoint', () => {
  it.each([
    '/',
    '/bookings',
    '/api/integration/v2/bookings',
    root,
    `${root}/nothing`,
    `${root}/bookings/id_1/refund`,
    `${root}/bookings/`,
    `${root}/bookings/id_1/`,
    `${root}//bookings`,
    `/${root}/bookings`,
    `${root}/Bookings`,
    `${root}/bookings/../venues`,
    `${root}/%62ookings`,
    `${root}%2Fbookings`,
    `${root}/bookings/%zz`,
    `${root}/bookings/%`,
    `${root}/bookings/%ff`,
    '*',
  ])('%s is 404 route-unknown, with a key or without', async (path) => {
    for (const headers of [{}, { 'x-api-key': undefined }]) {
      expect(failureIn(await api.ask(path, { headers }))).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
        reason: 'route-unknown',
      });
    }
    expect(api.calls).toEqual([]);
    expect(api.bugs).toEqual([]);
  });

  it.each([
    ['/bookings', 'Did you mean /api/integration/v1/bookings?'],
    [`${root}/bookings/`, 'none at the end'],
    [`${root}//venues/ven_1`, 'single slashes'],
    [`${root}/Test-Panels`, 'lower case'],
    ['/elsewhere', 'begin with /api/integration/v1'],
    ['/', 'the dashboard is at /_sandbox/'],
    [`${root}/bookings/%zz`, 'cannot be decoded'],
  ])('%s: the message helps', async (path, hint) => {
    expect(failureIn(await api.ask(path)).message).toContain(hint);
  });
});

describe('an id in the path', () => {
  it.each([
    ['id%201', 'id 1'],
    ['a%2Fb', 'a/b'],
    ['%00', '\u0000'],
    ['..%2F..', '../..'],
    ['Caf%C3%A9', 'Café'],
    ['__proto__', '__proto__'],
    ['job_1;v=1', 'job_1;v=1'],
    ['x'.repeat(5000), 'x'.repeat(5000)],
  ])('%s reaches the operation decoded', async (written, id) => {
    const answer = await api.ask(`${root}/bookings/${written}?x=1`);
    expect(answer.status).toBe(200);
    expect(api.calls.at(-1)?.input.id).toBe(id);
  });
});

describe('a method that the contract does not have', () => {
  it.each([
    ['DELETE', '/bookings', 'POST, GET'],
    ['PUT', '/bookings/id_1', 'GET'],
    ['GET', '/bookings/id_1/cancel', 'POST'],
    ['HEAD', '/bookings/id_1/cancel', 'POST'],
    ['OPTIONS', '/bookings', 'POST, GET'],
    ['TRACE', '/venues', 'GET'],
    ['PROPFIND', '/venues', 'GET'],
  ])('%s %s is 404 method-unsupported', async (method, path, supported) => {
    const answer = await api.ask(root + path, { method, headers: { 'x-api-key': undefined } });
    expect(answer.status).toBe(404);
    expect(answer.headers['x-sandbox-reason']).toBe('method-unsupported');
    if (method === 'HEAD') return;
    expect(failureIn(answer)).toMatchObject({
      error: 'NOT_FOUND',
      message: `${method} is not supported here. Supported: ${supported}.`,
    });
  });

  it('OPTIONS on an unknown path is unknown, too', async () => {
    expect(failureIn(await api.ask('/x', { method: 'OPTIONS' })).reason).toBe('route-unknown');
  });
});

describe('HEAD', () => {
  it('answers as GET without the body', async () => {
    const get = await api.ask(`${root}/bookings/id_1`);
    const head = await api.ask(`${root}/bookings/id_1`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.text).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  it('needs a key as GET does', async () => {
    const headers = { 'x-api-key': undefined };
    const answer = await api.ask(`${root}/bookings/id_1`, { method: 'HEAD', headers });
    expect(answer.status).toBe(401);
    expect(answer.text).toBe('');
  });
});
