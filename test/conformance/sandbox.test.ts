/** The sandbox passes; each flaw turns exactly its checks red; no harmless difference turns any red. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { requestBudget } from '../../conformance/cli/show-plan.ts';
import { flaws } from '../flaws/flaws.ts';
import { harmless } from '../flaws/harmless.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';
import { idsWith, judge } from './judge.ts';
import type { Judged } from './judge.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

async function judgeThrough(tamper: Tamper): Promise<Judged> {
  const proxy = await tamperingProxy(sandbox.url, tamper);
  try {
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    return await judge(proxy.url, { control });
  } finally {
    await proxy.close();
  }
}

describe('the sandbox', () => {
  it('passes every check, within the announced number of requests', async () => {
    const control = { url: sandbox.controlUrl, token: undefined };
    const { exitCode, results } = await judge(sandbox.url, { control });
    const others = results.checks.filter(({ verdict }) => verdict !== 'pass');
    expect(
      others.map(({ id, verdict, reason, actual }) => ({ id, verdict, reason, actual })),
    ).toEqual([]);
    expect(exitCode).toBe(0);
    expect(results.coverage.proved).toBe(results.coverage.requirements);
    expect(results.requests).toBeLessThanOrEqual(requestBudget(catalogue));
  });

  it('passes through a proxy that changes nothing', async () => {
    expect((await judgeThrough((asked, forward) => forward(asked))).exitCode).toBe(0);
  });
});

describe('a server that', () => {
  it.each(flaws)(
    '$name: is found out, and blamed for nothing else',
    async ({ tamper, red, warned = [], blocked = [] }) => {
      const end = await judgeThrough(tamper());
      expect([...idsWith(end, 'fail')].sort()).toEqual([...red].sort());
      expect([...idsWith(end, 'warn')].sort()).toEqual([...warned].sort());
      expect([...idsWith(end, 'not-testable')].sort()).toEqual([...blocked].sort());
      expect(idsWith(end, 'error')).toEqual([]);
      expect(end.exitCode).toBe(red.length > 0 ? 1 : 0);
    },
  );
});

describe('a server that, as it may,', () => {
  it.each(harmless)('$name: passes', async ({ tamper }) => {
    const end = await judgeThrough(tamper());
    expect(end.results.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
    expect(end.exitCode).toBe(0);
  });
});

it('shows every check failing, or warning, by at least one flaw', () => {
  const shown = new Set(flaws.flatMap(({ red, warned = [] }) => [...red, ...warned]));
  expect(catalogue.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});
