/** A server on virtual time: waiting moves its clock on, and no check takes that for the server's fault. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import { judge } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget({ startAt: Date.parse('2027-01-04T09:00:00Z') });
});
afterAll(async () => {
  await sandbox.close();
});

/** Every third request is told to come back in a minute. */
const throttled = (): Tamper => {
  let asked = 0;
  return (request, forward) => {
    asked += 1;
    if (asked % 3 !== 0) return forward(request);
    return Promise.resolve({
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '60' },
      body: '{"success":false,"error":"RATE_LIMITED"}',
    });
  };
};

it('a run that waits an hour for its limits passes', async () => {
  const proxy = await tamperingProxy(sandbox.url, throttled());
  const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
  // What a wait of a minute would move past its edge is left out.
  const selection = {
    only: ['auth', 'booking', 'cancel', 'venue', 'invoice', 'page', 'wire'],
    skip: ['CANCEL-11', 'CANCEL-12', 'CANCEL-15', 'CANCEL-16', 'LIMIT-45'],
  };
  const { exitCode, results, told } = await judge(proxy.url, { control, selection });
  await proxy.close();
  expect(told.waits).toEqual([]);
  expect(results.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  expect(exitCode).toBe(0);
}, 120_000);
