/** The sandbox passes, and every check is shown failing by a flaw. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { requestBudget } from '../../conformance/cli/show-plan.ts';
import { flaws } from '../flaws/flaws.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { judgeThrough } from '../flaws/prove-flaws.ts';
import { judge } from './judge.ts';

const held = new Set(catalogue.flatMap(({ requirements }) => requirements)).size;

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

describe('the sandbox', () => {
  it('passes every check, within the announced number of requests', async () => {
    const control = { url: sandbox.controlUrl, token: undefined };
    const { exitCode, results } = await judge(sandbox.url, { control, browser: 'auto' });
    const others = results.checks.filter(({ verdict }) => verdict !== 'pass');
    expect(
      others.map(({ id, verdict, reason, actual }) => ({ id, verdict, reason, actual })),
    ).toEqual([]);
    expect(exitCode).toBe(0);
    // All that any check holds; the statements that none holds yet are counted in requirements alone.
    expect(results.coverage.proved).toBe(results.coverage.provable);
    expect(results.coverage.provable).toBe(held);
    expect(results.requests).toBeLessThanOrEqual(requestBudget(catalogue));
  }, 180_000);

  it('passes through a proxy that changes nothing', async () => {
    expect((await judgeThrough(sandbox, (asked, forward) => forward(asked))).exitCode).toBe(0);
  });
});

it('shows every check failing, or warning, by at least one flaw', () => {
  const shown = new Set(flaws.flatMap(({ red, warned = [] }) => [...red, ...warned]));
  expect(catalogue.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});
