/** What scenarios/README.md tells a newcomer to write works, and it leaves no operation out. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { runScenario } from '../../conformance/scenario/interpreter.ts';
import { loadScenario } from '../../conformance/scenario/load-scenario.ts';
import { loadTestbenchSource } from '../../conformance/testbench-source.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { openStage } from './stage.ts';
import type { Stage } from './stage.ts';
import { portsOf, readScenario, sources } from './verdicts.ts';

const readme = readFileSync(new URL('../../scenarios/README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, block]) => block ?? '');
const [first = '', criteria = '', steps = '', mark = ''] = blocks;

let sandbox: SandboxTarget;
let stage: Stage;
beforeAll(async () => {
  sandbox = await sandboxTarget({ world: 'empty' });
  stage = await openStage(sandbox);
});
afterAll(async () => {
  await stage.close();
  await sandbox.close();
});

async function verdictOf(text: string): Promise<string> {
  const loaded = loadScenario('README.md', text);
  if (!loaded.ok) return loaded.remarks.map(({ message }) => message).join();
  const { document } = loaded.scenario;
  const workflowId = document.workflows[0]?.workflowId ?? '';
  const ports = portsOf(stage.api, stage.testbench());
  const result = await runScenario({ document, sources, workflowId, inputs: {} }, ports);
  return result.reason ?? result.verdict;
}

type Draft = { workflows: Record<string, unknown>[] };

it('the first scenario runs as it stands', async () => {
  expect(await verdictOf(first)).toBe('met');
});

it('the criteria can be added to it, and the mark', async () => {
  const draft = parse(first) as { workflows: { steps: { successCriteria: unknown[] }[] }[] };
  const [workflow] = draft.workflows;
  workflow?.steps[1]?.successCriteria.push(...(parse(criteria) as unknown[]));
  Object.assign(workflow ?? {}, parse(mark));
  expect(await verdictOf(stringify(draft))).toBe('met');
});

it('the steps that wait for an event follow those of the first booking', async () => {
  const { workflows, ...rest } = structuredClone(readScenario('booking/first-booking.arazzo.yaml'));
  const [workflow] = workflows;
  const end = (workflow?.steps ?? []).findIndex(({ stepId }) => stepId === 'book') + 1;
  const before = workflow?.steps.slice(0, end) ?? [];
  const draft: Draft & typeof rest = {
    ...rest,
    workflows: [{ ...workflow, outputs: {}, steps: [...before, ...(parse(steps) as object[])] }],
  };
  expect(await verdictOf(JSON.stringify(draft))).toBe('met');
});

it('every operation of the testbench is in the table', () => {
  const names = [...loadTestbenchSource().operations.keys()];
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
