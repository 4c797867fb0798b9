/** Makes of each workflow of scenario files a check of `phlebo check` and `phlebo run`. */
import { operationById, operations } from '#contract/operations.ts';
import type { OperationId } from '#contract/operations.ts';
import type { Bench } from '../engine/bench.ts';
import type { ActiveCheck } from '../engine/check.ts';
import { held, violated } from '../engine/outcome.ts';
import type { Outcome } from '../engine/outcome.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { runScenario } from './interpreter.ts';
import type { ScenarioFile } from './load-scenario.ts';
import type { Mark, Workflow } from './model.ts';
import { operationOf } from './operation-of.ts';
import type {
  CallManner,
  OperationAnswer,
  OperationRequest,
  ScenarioPorts,
  Testbench,
} from './ports.ts';
import { controlActions } from './powers.ts';
import type { ScenarioResult } from './result.ts';
import type { SourceOperation, Sources } from './source.ts';

export type ScenarioSettings = {
  readonly sources: Sources;
  /** A testbench of its own for each scenario. */
  readonly testbench: (bench: Bench) => Testbench;
  /** By name; a workflow is given those that it has an input for. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** `all`: workflows without x-phlebo, too, as RUN-01, RUN-02 … unless another of the same file leads to them. */
  readonly which: 'marked' | 'all';
};

/** The files have been linted: what lint refuses is not looked for again. */
export function scenarioChecks(
  files: readonly ScenarioFile[],
  settings: ScenarioSettings,
): readonly ActiveCheck[] {
  let unmarked = 0;
  return files.flatMap((file) =>
    file.document.workflows.flatMap((workflow) => {
      const marked = workflow['x-phlebo'];
      if (marked !== undefined) return [checkOf(file, workflow, marked, settings)];
      if (settings.which === 'marked' || isPart(workflow, file)) return [];
      unmarked += 1;
      return [checkOf(file, workflow, markFor(workflow, unmarked), settings)];
    }),
  );
}

/** A workflow to which another one leads is run with it, not for itself. */
const isPart = ({ workflowId }: Workflow, { document }: ScenarioFile): boolean =>
  document.workflows.some(
    ({ dependsOn, steps }) =>
      dependsOn.includes(workflowId) || steps.some((step) => step.workflowId === workflowId),
  );

const markFor = ({ workflowId, summary }: Workflow, number: number): Mark => ({
  id: `RUN-${String(number).padStart(2, '0')}`,
  title: summary === undefined ? workflowId : `${workflowId}: ${summary}`,
  covers: [],
  requires: [],
  level: 'MUST',
});

function checkOf(
  { document }: ScenarioFile,
  workflow: Workflow,
  { id, title, covers, requires, level }: Mark,
  { sources, testbench, inputs }: ScenarioSettings,
): ActiveCheck {
  return {
    ...{ kind: 'active', id, title, area: 'scenario', level, requirements: covers },
    asks: asksOf(workflow, sources),
    // Who moves the clock moves it for all.
    ...(requires.includes('clock') ? { alone: true } : {}),
    run: async (bench) => {
      needPowers(bench, requires);
      const { workflowId } = workflow;
      const run = { document, sources, workflowId, inputs: inputsFor(workflow, inputs) };
      return outcomeOf(await runScenario(run, portsOf(bench, testbench(bench))));
    },
  };
}

/** As often as its own steps name each. */
const asksOf = (workflow: Workflow, sources: Sources): readonly OperationId[] =>
  workflow.steps.flatMap((step) => {
    const found = operationOf(step, sources);
    if (found?.found !== true || found.operation.source !== 'api') return [];
    return operations
      .filter(({ operationId }) => operationId === found.operation.operationId)
      .map(({ operationId }) => operationId);
  });

function inputsFor(
  { inputs }: Workflow,
  given: ScenarioSettings['inputs'],
): ScenarioSettings['inputs'] {
  const properties = inputs?.['properties'];
  if (typeof properties !== 'object' || properties === null) return given;
  return Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(properties, name)),
  );
}

/** What is said beforehand to be needed, is demanded before anything is made. */
function needPowers(bench: Bench, requires: readonly string[]): void {
  const actions: readonly string[] = controlActions;
  bench.need(...requires.filter((power) => actions.includes(power)));
  if (requires.includes('clock')) bench.need('clock.advance');
  if (requires.includes('browser')) bench.needPages();
  if (!requires.includes('inbox') || bench.hasInbox) return;
  throw Obstacle.lacking(
    'the scenario waits for webhooks, and the server has no way to reach this machine with them',
    'give inbox: in the profile, with an address under which the server reaches this machine',
  );
}

function portsOf(bench: Bench, testbench: Testbench): ScenarioPorts {
  return {
    sleep: (seconds) => bench.pause(seconds * 1000),
    call: (operation, request, manner) =>
      operation.source === 'api'
        ? callApi(bench, operation, request, manner)
        : callTestbench(testbench, operation, request),
  };
}

async function callTestbench(
  testbench: Testbench,
  { operationId }: SourceOperation,
  { path, query, body }: OperationRequest,
): Promise<OperationAnswer> {
  const answer = await testbench.handle(operationId, { ...path, ...query }, body);
  const { status, headers } = answer;
  return { kind: 'answered', url: `testbench:${operationId}`, status, headers, body: answer.body };
}

/** Sends just what the scenario says: none of the headers that a check sends by itself. */
async function callApi(
  bench: Bench,
  { operationId }: SourceOperation,
  { path, query, header, cookie, body }: OperationRequest,
  { asIs }: CallManner,
): Promise<OperationAnswer> {
  // The source of the API is made of the contract's operations.
  const operation = operationById(operationId as OperationId).operationId;
  const key = Object.entries(header).find(([name]) => name.toLowerCase() === 'x-api-key')?.[1];
  const cookies = Object.entries(cookie).map(([name, value]) => `${name}=${value}`);
  const { request, answer } = await bench.call({
    operation,
    ...(key === undefined ? {} : { key }),
    ...(path['id'] === undefined ? {} : { id: path['id'] }),
    ...(body === undefined ? {} : { body }),
    ...(asIs ? { asIs } : {}),
    query,
    onlyHeaders: cookies.length === 0 ? header : { ...header, Cookie: cookies.join('; ') },
  });
  const { url } = request;
  if (answer.kind === 'none') return { kind: 'silent', url, problem: answer.problem };
  const { status, headers, text } = answer;
  const value = answer.body.kind === 'json' ? answer.body.value : text;
  return { kind: 'answered', url, status, headers, body: value };
}

/** What a scenario says of the server. */
export function outcomeOf(result: ScenarioResult): Outcome {
  const reason = result.reason ?? '';
  switch (result.verdict) {
    case 'met':
      return held();
    case 'unmet':
      return violated({ expected: expectedBy(result), actual: actualIn(result) });
    case 'unavailable':
      return {
        kind: 'lacking',
        reason,
        remedy: result.remedy ?? 'see what the testbench needs with phlebo testbench --help',
      };
    case 'absent':
      return { kind: 'absent', reason };
    case 'fault':
      return { kind: 'broken', reason };
  }
}

const expectedBy = ({ unmet, failedAt }: ScenarioResult): string =>
  unmet === undefined
    ? `step ${failedAt ?? ''} succeeds`
    : `step ${failedAt ?? ''}: ${unmet.criterion}`;

/** What the criterion was about; of a refusal also the answer itself, which says why. */
function actualIn({ unmet, reason, answer }: ScenarioResult): string {
  if (unmet === undefined) return reason ?? '';
  return answer === undefined ? unmet.actual : `${unmet.actual}, with ${answer}`;
}
