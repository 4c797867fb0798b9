import { describe, expect, it } from 'vitest';
import { apiSource } from './api-source.ts';
import { outcomeOf, scenarioChecks } from './as-check.ts';
import type { ScenarioSettings } from './as-check.ts';
import { loadScenario } from './load-scenario.ts';
import type { ScenarioFile } from './load-scenario.ts';
import type { ScenarioResult } from './result.ts';
import { testbenchSource } from './testbench-source.ts';

const step = (operation: string): string =>
  `{ stepId: s-${operation}, operationId: $sourceDescriptions.api.${operation} }`;
const workflow = (id: string, more: string, ...operations: readonly string[]): string =>
  `  - { workflowId: ${id}, ${more}steps: [${operations.map(step).join(', ')}] }\n`;

function fileOf(...workflows: readonly string[]): ScenarioFile {
  const header =
    'arazzo: 1.0.1\ninfo: { title: t, version: "1" }\nsourceDescriptions: [{ name: api, url: openapi.yaml }]\nworkflows:\n';
  const loaded = loadScenario('f.yaml', header + workflows.join(''));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.remarks));
  return loaded.scenario;
}

const settings: ScenarioSettings = {
  sources: { api: apiSource, testbench: testbenchSource({}) },
  testbench: () => ({ handle: () => Promise.reject(new Error('nobody asks')) }),
  inputs: {},
  which: 'all',
};

describe('a workflow as a check', () => {
  it('has the id, title, level and requirements of its mark', () => {
    const mark =
      'x-phlebo: { id: SCENARIO-07, title: it holds, covers: [R-A-01], requires: [clock], level: SHOULD }, ';
    const [check] = scenarioChecks(
      [fileOf(workflow('w', mark, 'listBookings', 'listBookings'))],
      settings,
    );
    expect(check).toMatchObject({
      kind: 'active',
      id: 'SCENARIO-07',
      title: 'it holds',
      level: 'SHOULD',
      area: 'scenario',
      requirements: ['R-A-01'],
      asks: ['listBookings', 'listBookings'],
      alone: true,
    });
  });

  it('without a mark is none for check, and numbered for run, unless another leads to it', () => {
    const files = [
      fileOf(
        workflow('a', '', 'listBookings'),
        workflow('b', 'summary: What it does, dependsOn: [c], ', 'listBookings'),
        workflow('c', '', 'listBookings'),
      ),
      fileOf(workflow('d', '', 'listBookings')),
    ];
    expect(scenarioChecks(files, { ...settings, which: 'marked' })).toEqual([]);
    const told = scenarioChecks(files, settings).map(({ id, title }) => `${id} ${title}`);
    expect(told).toEqual(['RUN-01 a', 'RUN-02 b: What it does', 'RUN-03 d']);
  });

  it('that moves no clock runs beside the others', () => {
    const [check] = scenarioChecks([fileOf(workflow('w', '', 'listBookings'))], settings);
    expect(check).not.toHaveProperty('alone');
  });
});

describe('what a scenario says of the server', () => {
  const result: ScenarioResult = {
    ...{ workflowId: 'w', verdict: 'met', reason: undefined, remedy: undefined },
    ...{ failedAt: undefined, unmet: undefined, answer: undefined, steps: [], outputs: {} },
  };
  const unmet = { criterion: '$statusCode == 200', met: false, actual: '$statusCode is 404' };

  it.each([
    [{}, { kind: 'held' }],
    [
      { verdict: 'unmet', failedAt: 'a', unmet, answer: 'status 404: {}' },
      {
        kind: 'violated',
        expected: 'step a: $statusCode == 200',
        actual: '$statusCode is 404, with status 404: {}',
      },
    ],
    [
      { verdict: 'unmet', failedAt: 'a', reason: 'step a: no answer came' },
      { kind: 'violated', expected: 'step a succeeds', actual: 'step a: no answer came' },
    ],
    [
      { verdict: 'unavailable', reason: 'no clock', remedy: 'give one' },
      { kind: 'lacking', reason: 'no clock', remedy: 'give one' },
    ],
    [
      { verdict: 'absent', reason: 'no pages' },
      { kind: 'absent', reason: 'no pages' },
    ],
    [
      { verdict: 'fault', reason: 'boom' },
      { kind: 'broken', reason: 'boom' },
    ],
  ] as const)('%j is %j', (told, outcome) => {
    expect(outcomeOf({ ...result, ...told })).toEqual(outcome);
  });
});
