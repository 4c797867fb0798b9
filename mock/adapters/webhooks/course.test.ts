import { describe, expect, it } from 'vitest';
import { courseAfter, type Result } from './course.ts';

const schedule = { ladder: [0, 1_000, 2_000], jitter: false } as const;
const answer = (status: number, headers: Record<string, string> = {}): Result => ({
  response: { status, headers, body: '', truncated: false },
  error: null,
});
const broken = { code: 'ECONNRESET', message: 'cut off' };
const after = (result: Result, rung = 0) => courseAfter(result, { rung, number: 1 }, schedule, 0);

describe('after an attempt', () => {
  it('a 2xx is delivered', () => {
    for (const status of [200, 299]) expect(after(answer(status)).state).toBe('delivered');
    for (const status of [199, 300]) expect(after(answer(status)).state).toBe('failing');
  });

  it('a 410 ends it, even at the last attempt', () => {
    expect(after(answer(410), 2).state).toBe('disabled');
  });

  it('a whole answer is needed: neither a cut-off 200 nor a cut-off 410 counts', () => {
    expect(after({ ...answer(200), error: broken }).state).toBe('failing');
    expect(after({ ...answer(410), error: broken }).state).toBe('failing');
  });

  it('a failure climbs the ladder until it ends', () => {
    expect(after({ response: null, error: broken }, 0)).toEqual({ state: 'failing', inMs: 1_000 });
    expect(after(answer(500), 1)).toEqual({ state: 'failing', inMs: 2_000 });
    expect(after(answer(500), 2)).toEqual({
      state: 'exhausted',
      reason: 'All 3 attempts failed; it can be resent.',
    });
  });

  it('Retry-After puts off, at most by a day', () => {
    expect(after(answer(429, { 'retry-after': '60' }))).toMatchObject({ inMs: 60_000 });
    expect(after(answer(503, { 'retry-after': '999999' }))).toMatchObject({ inMs: 86_400_000 });
    expect(after(answer(503, { 'retry-after': '0' }))).toMatchObject({ inMs: 1_000 });
  });
});
