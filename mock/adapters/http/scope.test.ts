import { describe, expect, it } from 'vitest';
import { operations, type Operation } from '#contract/operations.ts';
import { failureIn, goodRequest, root, stubCaller, withStubApi } from './stub-api.ts';

const withScopes = (...scopes: string[]) => ({
  client: stubCaller.client,
  key: { ...stubCaller.key, scopes },
});

const scoped = operations.filter(
  (operation): operation is Operation & { scope: string } => typeof operation.scope === 'string',
);

describe('a key without the scope', () => {
  it.each(scoped)('is denied $operationId with 403', async (operation) => {
    const others = stubCaller.key.scopes.filter((scope) => scope !== operation.scope);
    const { path, sending } = goodRequest(operation);
    await withStubApi({ caller: withScopes(...others) }, async (api) => {
      const failure = failureIn(await api.ask(path, sending));
      expect(failure).toMatchObject({
        status: 403,
        error: 'INSUFFICIENT_SCOPE',
        reason: 'scope-missing',
      });
      expect(failure.message).toContain(operation.scope);
      expect(api.calls).toEqual([]);
    });
  });

  it.each(scoped)('is granted $operationId with this scope alone', async (operation) => {
    const { path, sending } = goodRequest(operation);
    await withStubApi({ caller: withScopes(operation.scope) }, async (api) => {
      expect((await api.ask(path, sending)).status).toBe(200);
    });
  });

  it('is denied with 401 under the other reading of O08', async () => {
    await withStubApi({ caller: withScopes(), policies: { O08: '401' } }, async (api) => {
      expect(failureIn(await api.ask(`${root}/bookings`))).toMatchObject({
        status: 401,
        error: 'INSUFFICIENT_SCOPE',
        reason: 'scope-missing',
        message: 'This needs the scope bookings:read; the scopes of this key: none.',
      });
    });
  });
});

describe('GET /test-panels (O13)', () => {
  it('is for any key', async () => {
    await withStubApi({ caller: withScopes() }, async (api) => {
      expect((await api.ask(`${root}/test-panels`)).status).toBe(200);
    });
  });

  it('needs bookings:read under the other reading', async () => {
    const policies = { O13: 'bookings:read' } as const;
    await withStubApi({ caller: withScopes('venues:read'), policies }, async (api) => {
      expect(failureIn(await api.ask(`${root}/test-panels`)).reason).toBe('scope-missing');
    });
    await withStubApi({ caller: withScopes('bookings:read'), policies }, async (api) => {
      expect((await api.ask(`${root}/test-panels`)).status).toBe(200);
    });
  });
});
