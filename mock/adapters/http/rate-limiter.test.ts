import { describe, expect, it } from 'vitest';
import type { Caller } from '../../application/operation.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { failureIn, root, stubCaller, withStubApi } from './stub-api.ts';

const callerOf = (id: string, rateLimitPerMinute: number): Caller => ({
  client: { ...stubCaller.client, rateLimitPerMinute },
  key: { ...stubCaller.key, id },
});

describe('the request rate', () => {
  it('serves as many calls a minute as the client has, then 429 with a delay', async () => {
    let now = 1_000_000;
    const caller = callerOf('k', 3);
    await withStubApi({ caller, now: () => now }, async (api) => {
      const ask = () => api.ask(`${root}/bookings`);
      for (let call = 1; call <= 3; call += 1) expect((await ask()).status).toBe(200);
      now += 20_500;
      const refused = await ask();
      expect(failureIn(refused)).toMatchObject({
        status: 429,
        error: 'RATE_LIMITED',
        reason: 'rate-limited',
      });
      expect(refused.headers['retry-after']).toBe('40');
      now += 39_499;
      const last = await ask();
      expect(last.status).toBe(429);
      expect(last.headers['retry-after']).toBe('1');
      now += 1;
      expect((await ask()).status).toBe(200);
    });
  });

  it('does not count what was refused for its key', async () => {
    await withStubApi({ caller: callerOf('k', 1) }, async (api) => {
      const headers = { 'x-api-key': 'pj_live_wrong' };
      for (let call = 0; call < 5; call += 1) {
        expect((await api.ask(`${root}/bookings`, { headers })).status).toBe(401);
      }
      expect((await api.ask(`${root}/bookings`)).status).toBe(200);
    });
  });

  it('counts calls that fail later', async () => {
    await withStubApi({ caller: callerOf('k', 1) }, async (api) => {
      expect((await api.ask(`${root}/bookings?limit=x`)).status).toBe(400);
      expect((await api.ask(`${root}/bookings`)).status).toBe(429);
    });
  });

  it('is forgotten by forgetCallers', async () => {
    await withStubApi({ caller: callerOf('k', 1) }, async (api) => {
      expect((await api.ask(`${root}/bookings`)).status).toBe(200);
      expect((await api.ask(`${root}/bookings`)).status).toBe(429);
      api.forgetCallers();
      expect((await api.ask(`${root}/bookings`)).status).toBe(200);
    });
  });
});

describe('createRateLimiter', () => {
  it('counts each key by itself', () => {
    const rates = createRateLimiter(() => 0);
    expect(rates.take(callerOf('a', 1))).toBeUndefined();
    expect(rates.take(callerOf('b', 1))).toBeUndefined();
    expect(rates.take(callerOf('a', 1))?.status).toBe(429);
  });

  it('keeps 10,000 windows, and forgets the one that began first', () => {
    let now = 0;
    const rates = createRateLimiter(() => now);
    const isLimited = (id: string) => rates.take(callerOf(id, 1)) !== undefined;
    isLimited('renewed');
    now = 1;
    for (let n = 0; n < 9_999; n += 1) isLimited(`key${n}`);
    now = 60_000;
    isLimited('renewed');
    isLimited('one more');
    expect(isLimited('renewed')).toBe(true);
    expect(isLimited('key9998')).toBe(true);
    expect(isLimited('key0')).toBe(false);
  });
});
