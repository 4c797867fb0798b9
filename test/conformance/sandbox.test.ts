/** The sandbox passes, and every check is shown failing by a flaw. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import type { Check } from '../../conformance/engine/check.ts';
import { requestBudget } from '../../conformance/cli/show-plan.ts';
import { jsonReport } from '../../conformance/report/json.ts';
import { flaws } from '../flaws/flaws.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { judgeThrough } from '../flaws/judge-flaw.ts';
import { faultsOfResults } from '../report/schemas.ts';
import { judge } from './judge.ts';
import { partOf } from './part-of.ts';

const heldBy = (checks: readonly Check[]): ReadonlySet<string> =>
  new Set(checks.flatMap(({ requirements }) => requirements));

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

describe('the sandbox', () => {
  // With its pages it is judged by `npm run check`, as a user would.
  it('passes every check but those of pages, within the announced number of requests', async () => {
    const control = { url: sandbox.controlUrl, token: undefined };
    const selection = { only: [], skip: ['hosted'] };
    const end = await judge(sandbox.url, { control, selection });
    const { exitCode, results } = end;
    const others = results.checks.filter(({ verdict }) => verdict !== 'pass');
    expect(
      others.map(({ id, verdict, reason, actual }) => ({ id, verdict, reason, actual })),
    ).toEqual([]);
    expect(exitCode).toBe(0);
    expect(faultsOfResults(jsonReport({ ...end, strict: false }))).toEqual([]);
    // All that any of them holds; the statements that none holds yet are counted in requirements alone.
    const run = catalogue.filter(({ area }) => area !== 'hosted');
    const left = heldBy(catalogue.filter(({ area }) => area === 'hosted'));
    expect(results.coverage.provable).toBe(heldBy(run).size);
    expect(results.coverage.proved).toBe([...heldBy(run)].filter((id) => !left.has(id)).length);
    expect(results.requests).toBeLessThanOrEqual(requestBudget(run));
  }, 240_000);

  it('passes through a proxy that changes nothing', async () => {
    const selection = { only: [], skip: ['hosted'], ...partOf(0, 4) };
    const end = await judgeThrough(sandbox, (asked, forward) => forward(asked), { selection });
    expect(end.exitCode).toBe(0);
  }, 240_000);
});

it('shows every check failing, or warning, by at least one flaw', () => {
  const shown = new Set(flaws.flatMap(({ red, warned = [] }) => [...red, ...warned]));
  expect(catalogue.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
});
