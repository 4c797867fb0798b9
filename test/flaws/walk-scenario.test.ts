// A walk that a wrong server fails is made as short as can be, and its scenario file fails there, too, and only there.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { readScenarios, scenarioSources } from '../../conformance/cli/read-scenarios.ts';
import { scenarioChecks } from '../../conformance/scenario/as-check.ts';
import { createTestbench } from '../../conformance/testbench/testbench.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { judge } from '../conformance/judge.ts';
import type { Judged } from '../conformance/judge.ts';
import { posting } from './posting.ts';
import { sandboxTarget } from './sandbox.ts';
import { completesTwice, forgetsTheSecond, goesOnSearching } from './walk-flaws.ts';

// Events that do not come are waited for, anew in each shorter walk.
vi.setConfig({ testTimeout: 120_000 });

type Kept = { readonly id: string; readonly text: string };

/** The scenario that is kept of the check which fails. */
async function scenarioOf(options: SandboxOptions, id: string): Promise<Kept> {
  const kept: Kept[] = [];
  const sandbox = await sandboxTarget(options);
  try {
    const control = { url: sandbox.controlUrl, token: undefined };
    const settings = { control, selection: { only: [id], skip: [] } };
    const onScenario = (name: string, text: string): void => void kept.push({ id: name, text });
    await judge(sandbox.url, settings, { onScenario });
  } finally {
    await sandbox.close();
  }
  const [first] = kept;
  if (first === undefined) throw new Error(`${id} has kept no scenario`);
  return first;
}

/** As `phlebo lint` and `phlebo run` do. */
async function run({ id, text }: Kept, options: SandboxOptions): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'walk-'));
  const sandbox = await sandboxTarget(options);
  try {
    const file = join(folder, `${id}.arazzo.yaml`);
    writeFileSync(file, text);
    const { scenarios, remarks } = readScenarios([file]);
    expect(remarks).toEqual([]);
    const checks = scenarioChecks(scenarios, {
      sources: scenarioSources(),
      testbench: createTestbench,
      inputs: {},
      which: 'all',
    });
    const control = { url: sandbox.controlUrl, token: undefined };
    return await judge(sandbox.url, { control, judges: { checks, probes: [] } });
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true });
  }
}

const actionsIn = ({ text }: Kept): readonly string[] =>
  [...text.matchAll(/action: (\S+)/g)].map(([, action = '']) => action);

it.each([
  {
    wrong: goesOnSearching,
    id: 'WALK-01',
    shortest: ['dispatch.search', 'dispatch.exhaust'],
  },
  {
    wrong: posting(forgetsTheSecond),
    id: 'WALK-02',
    shortest: ['phlebotomist.accept', 'dispatch.unassign', 'phlebotomist.accept'],
  },
  {
    wrong: posting(completesTwice),
    id: 'WALK-02',
    shortest: ['payment.finalize', 'venue.checkIn', 'job.complete'],
  },
])('what $id has found is run again by $shortest', async ({ wrong, id, shortest }) => {
  const kept = await scenarioOf(wrong(), id);
  expect(actionsIn(kept)).toEqual(shortest);
  expect((await run(kept, wrong())).exitCode).toBe(1);
  expect((await run(kept, { world: 'empty' })).exitCode).toBe(0);
});
