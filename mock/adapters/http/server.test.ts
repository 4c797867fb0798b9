import type { RequestHandler } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/operations.ts';
import {
  exampleAnswer,
  exampleBody,
  failureIn,
  goodRequest,
  root,
  startStubApi,
  stubCaller,
  stubKey,
  withStubApi,
  type StubApi,
} from './stub-api.ts';

describe('each operation', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close(0));

  it.each(operations)(
    '$operationId answers 200 with what the operation gives',
    async (operation) => {
      const { path, sending } = goodRequest(operation);
      const answer = await api.ask(path, sending);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.text)).toEqual({
        success: true,
        data: exampleAnswer(operation).data,
      });
      const { operationId, input } = api.calls.at(-1)!;
      expect(operationId).toBe(operation.operationId);
      expect(input.id).toBe(operation.path.includes('{id}') ? 'id_1' : '');
      expect(input.body).toEqual(exampleBody(operation));
    },
  );

  it.each(operations)('$operationId answers 401 without a key', async (operation) => {
    const { path, sending } = goodRequest(operation);
    const answer = await api.ask(path, { ...sending, headers: { 'x-api-key': undefined } });
    expect(failureIn(answer)).toMatchObject({
      status: 401,
      error: 'INVALID_API_KEY',
      reason: 'key-missing',
    });
  });

  it('carries the stamp, the length and the JSON type, and nothing of Express', async () => {
    const { headers, text } = await api.ask(`${root}/bookings/id_1`);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'x-sandbox': '0.0.0; world=stub',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('x-sandbox-reason');
  });

  it('counts the length in bytes, not in characters', async () => {
    const job = { ...(exampleAnswer(operations.find(isGetBooking)!).data as { job: object }).job };
    const getBooking = async () => ({ job: { ...job, externalUserId: 'Zoë 🩸' } }) as never;
    await withStubApi({ operations: { getBooking } }, async (own) => {
      const { headers, text } = await own.ask(`${root}/bookings/id_1`);
      expect(text).toContain('Zoë 🩸');
      expect(headers['content-length']).toBe(String(Buffer.byteLength(text)));
    });
  });
});

const isGetBooking = ({ operationId }: { operationId: string }) => operationId === 'getBooking';

describe('the order of the checks (O70, reading A)', () => {
  const nobody = {
    client: {
      ...stubCaller.client,
      capabilities: { canUseMobilePhleb: false, canUseVenueNetwork: false },
      rateLimitPerMinute: 0,
    },
    key: { ...stubCaller.key, scopes: [] },
  };
  const mobile = { fulfillmentChannel: 'MOBILE' };
  const post = { method: 'POST', body: mobile };
  /** Everything that comes later is wrong, too. */
  const cases = [
    { first: '401', reason: 'key-invalid', caller: nobody, headers: { 'x-api-key': 'pj_live_x' } },
    { first: '429', reason: 'rate-limited', caller: nobody },
    {
      first: 'scope',
      reason: 'scope-missing',
      caller: { ...nobody, client: { ...nobody.client, rateLimitPerMinute: 9 } },
    },
    {
      first: 'capability',
      reason: 'capability-missing',
      caller: { client: { ...nobody.client, rateLimitPerMinute: 9 }, key: stubCaller.key },
    },
    { first: 'version', reason: 'version-refused', caller: stubCaller },
    {
      first: 'validation',
      reason: 'validation',
      caller: stubCaller,
      headers: { 'x-api-version': '1' },
    },
  ];

  it.each(cases)('$first', async ({ reason, caller, headers = {} }) => {
    await withStubApi({ caller, policies: { O48: 'refuse' } }, async (api) => {
      const answer = await api.ask(`${root}/bookings`, { ...post, headers });
      expect(failureIn(answer).reason).toBe(reason);
      expect(api.calls).toEqual([]);
    });
  });
});

describe('the key', () => {
  const cases = [
    { given: 'an unknown key', key: 'pj_live_other', reason: 'key-invalid' },
    { given: 'no prefix', key: 'stub', reason: 'key-invalid' },
    { given: 'the prefix alone', key: 'pj_live_', reason: 'key-invalid' },
    { given: 'an empty header', key: '', reason: 'key-missing' },
    { given: 'the header twice', key: [stubKey, stubKey], reason: 'key-invalid' },
    { given: 'a very long key', key: `pj_live_${'x'.repeat(8000)}`, reason: 'key-invalid' },
    { given: 'a byte outside ASCII', key: `${stubKey}\u00e9`, reason: 'key-invalid' },
  ];
  it.each(cases)('$given is 401 $reason', async ({ key, reason }) => {
    await withStubApi({}, async (api) => {
      const answer = await api.ask(`${root}/bookings`, { headers: { 'x-api-key': key } });
      expect(failureIn(answer)).toMatchObject({ status: 401, error: 'INVALID_API_KEY', reason });
    });
  });

  it('is handed to authenticate only where it has the form of a key', async () => {
    const seen: string[] = [];
    const authenticate = async (apiKey: string) => {
      seen.push(apiKey);
      return stubCaller;
    };
    await withStubApi({ authenticate }, async (api) => {
      for (const key of ['nonsense', [stubKey, stubKey], `${stubKey} x`, `${stubKey}\u00e9`]) {
        const answer = await api.ask(`${root}/bookings`, { headers: { 'x-api-key': key } });
        expect(answer.status).toBe(401);
      }
      await api.ask(`${root}/bookings`);
    });
    expect(seen).toEqual([stubKey]);
  });
});

describe('the version (O48)', () => {
  const cases = [
    { O48: 'accept', version: undefined, status: 200 },
    { O48: 'accept', version: '2', status: 200 },
    { O48: 'refuse', version: '1', status: 200 },
    { O48: 'refuse', version: undefined, status: 400 },
    { O48: 'refuse', version: '2', status: 400 },
    { O48: 'refuse', version: ['1', '1'], status: 400 },
  ] as const;
  it.each(cases)('$O48, sent $version: $status', async ({ O48, version, status }) => {
    await withStubApi({ policies: { O48 } }, async (api) => {
      const headers = { 'x-api-version': version as string | undefined };
      const answer = await api.ask(`${root}/bookings`, { headers });
      expect(answer.status).toBe(status);
      if (status === 400) {
        expect(failureIn(answer)).toMatchObject({ error: 'VALIDATION', reason: 'version-refused' });
      }
    });
  });
});

describe('mounts', () => {
  it('come before the API, and carry the stamp and nothing of Express', async () => {
    const handler: RequestHandler = (_request, response) => {
      response.json('docs');
    };
    await withStubApi({ mounts: [{ path: '/_sandbox/docs', handler }] }, async (api) => {
      const { text, headers } = await api.ask('/_sandbox/docs/index.html');
      expect(text).toBe('"docs"');
      expect(headers['x-sandbox']).toBe('0.0.0; world=stub');
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(failureIn(await api.ask('/_sandbox/other')).reason).toBe('route-unknown');
    });
  });

  it('pass what they do not answer on to the 404', async () => {
    const mounts = [
      {
        path: '/_sandbox',
        handler: (_request: unknown, _response: unknown, next: () => void) => next(),
      },
    ];
    await withStubApi({ mounts }, async (api) => {
      expect(failureIn(await api.ask('/_sandbox/x'))).toMatchObject({
        status: 404,
        reason: 'route-unknown',
      });
    });
  });
});

describe('a world with a name that no header can hold', () => {
  it('is shown with question marks', async () => {
    await withStubApi({ version: '1.2.3', world: 'wörld\r\nx: y' }, async (api) => {
      const { status, headers } = await api.ask(`${root}/bookings`);
      expect(status).toBe(200);
      expect(headers['x-sandbox']).toBe('1.2.3; world=w?rld??x: y');
    });
  });
});
