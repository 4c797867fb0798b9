/**
 * Carries out one workflow of a scenario, step by step (Arazzo 1.0.1).
 *
 * It knows no HTTP, no clock and no terminal: with the same answers it does the same. Where the specification can
 * be read in two ways it does as Redocly's respect does, so that a scenario means the same to both; the places are
 * marked with "respect".
 */
import { exchangeOf, givenUp, outputsOf } from './answered.ts';
import { barredHeader } from './barred-header.ts';
import { buildRequest } from './build-request.ts';
import { conclude, notBegun } from './conclude.ts';
import { drawsOnServer } from './draws-on-server.ts';
import type { Context, ExchangeContext } from './expression/context.ts';
import { ExpressionError } from './expression/expression-error.ts';
import { fillIn, NoValue } from './expression/fill-in.ts';
import { judgeCriterion } from './expression/judge-criterion.ts';
import type { ArazzoDocument, FailureAction, Step, SuccessAction, Workflow } from './model.ts';
import { followingOf } from './next-action.ts';
import type { Retries } from './next-action.ts';
import { operationOf } from './operation-of.ts';
import type { ScenarioPorts } from './ports.ts';
import { readInputs } from './read-inputs.ts';
import type { ScenarioResult, StepResult } from './result.ts';
import { parameterOf } from './reusable.ts';
import type { SourceOperation, Sources } from './source.ts';

type Values = Readonly<Record<string, unknown>>;

export type ScenarioRun = {
  readonly document: ArazzoDocument;
  readonly sources: Sources;
  readonly workflowId: string;
  readonly inputs: Values;
};

/** So many attempts at steps, retries and called workflows included, and a scenario is over. */
const mostAttempts = 500;
/** Workflows inside workflows. */
const deepest = 16;

/** Whatever the answers are is a result; only what a port throws is thrown. */
export function runScenario(run: ScenarioRun, ports: ScenarioPorts): Promise<ScenarioResult> {
  return new Interpreter(run, ports).workflow(run.workflowId, run.inputs, 0);
}

/** One workflow on its way. */
type Walk = {
  readonly workflow: Workflow;
  readonly inputs: Values;
  readonly outputs: Map<string, Values>;
  readonly attempts: StepResult[];
  readonly depth: number;
};

/** Where a workflow goes after a step. */
type Next =
  | { readonly kind: 'step'; readonly index: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'workflow'; readonly workflowId: string };

/** How a step ended: its last attempt, and where it leads. */
type Done = { readonly last: StepResult; readonly next: Next };

type Attempted = { readonly result: StepResult; readonly exchange: ExchangeContext | undefined };

class Interpreter {
  readonly #run: ScenarioRun;
  readonly #ports: ScenarioPorts;
  /** By workflowId: what workflows that have come to a good end have left. */
  readonly #left = new Map<string, { readonly inputs: Values; readonly outputs: Values }>();
  readonly #dependencies = new Map<string, Promise<ScenarioResult>>();
  #attempts = 0;

  constructor(run: ScenarioRun, ports: ScenarioPorts) {
    this.#run = run;
    this.#ports = ports;
  }

  async workflow(workflowId: string, given: Values, depth: number): Promise<ScenarioResult> {
    const { workflows, components } = this.#run.document;
    const workflow = workflows.find((one) => one.workflowId === workflowId);
    if (workflow === undefined) return notBegun(workflowId, `there is no workflow ${workflowId}`);
    if (depth > deepest) return notBegun(workflowId, 'the workflows lead in a circle');
    const inputs = readInputs(workflow, components, given);
    if (!inputs.ok) return notBegun(workflowId, inputs.problem);
    for (const id of workflow.dependsOn) {
      const before = await this.#dependency(id, depth);
      if (before.verdict === 'met') continue;
      return { ...before, workflowId, reason: `it depends on ${id}: ${before.reason ?? ''}` };
    }
    const { values } = inputs;
    return this.#walk({ workflow, inputs: values, outputs: new Map(), attempts: [], depth });
  }

  /** Once in a run, however many depend on it, with the inputs of the run. */
  #dependency(workflowId: string, depth: number): Promise<ScenarioResult> {
    const begun = this.#dependencies.get(workflowId);
    const running = begun ?? this.workflow(workflowId, this.#run.inputs, depth + 1);
    this.#dependencies.set(workflowId, running);
    return running;
  }

  async #walk(walk: Walk): Promise<ScenarioResult> {
    let failed: StepResult | undefined;
    let next: Next = { kind: 'step', index: 0 };
    while (next.kind === 'step') {
      const step: Step | undefined = walk.workflow.steps[next.index];
      if (step === undefined) break;
      const done: Done = await this.#step(walk, step, next.index);
      // A step that has failed fails the workflow, wherever its action leads (respect).
      if (done.last.verdict !== 'met') failed ??= done.last;
      ({ next } = done);
    }
    if (next.kind !== 'workflow') return this.#end(walk, failed);
    const onward = await this.workflow(next.workflowId, {}, walk.depth + 1);
    const { workflowId } = walk.workflow;
    const steps = [...walk.attempts, ...onward.steps];
    if (failed === undefined) return { ...onward, workflowId, steps };
    return conclude({ workflowId, steps, failed, outputs: {} });
  }

  #end(walk: Walk, failed: StepResult | undefined): ScenarioResult {
    const { workflow, inputs, attempts: steps } = walk;
    const { workflowId } = workflow;
    if (failed !== undefined) return conclude({ workflowId, steps, failed, outputs: {} });
    try {
      const outputs = fillIn(workflow.outputs, this.#context(walk)) as Values;
      this.#left.set(workflowId, { inputs, outputs });
      return conclude({ workflowId, steps, failed, outputs });
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      const ended = conclude({ workflowId, steps, failed, outputs: {} });
      return { ...ended, verdict: 'unmet', reason: error.message };
    }
  }

  /** One step to its end: attempts, and what follows. */
  async #step(walk: Walk, step: Step, index: number): Promise<Done> {
    const retries: Retries = new Map();
    for (let attempt = 1; ; attempt += 1) {
      const { result, exchange } = await this.#attempt(walk, step, attempt);
      this.#note(walk, result);
      const { verdict } = result;
      if (verdict !== 'met' && verdict !== 'unmet') return { last: result, next: { kind: 'end' } };
      const around = { workflow: walk.workflow, components: this.#run.document.components };
      const context = this.#context(walk, exchange);
      const following = followingOf(step, verdict, { ...around, context, retries });
      if (!following.ok) {
        const last: StepResult = { ...result, verdict: 'fault', reason: following.reason };
        return { last, next: { kind: 'end' } };
      }
      const { action } = following;
      if (action?.type !== 'retry') {
        const otherwise: Next =
          verdict === 'met' ? { kind: 'step', index: index + 1 } : { kind: 'end' };
        return { last: result, next: action === undefined ? otherwise : leadsTo(action, walk) };
      }
      retries.set(action, (retries.get(action) ?? 0) + 1);
      await this.#beforeRetry(walk, action, exchange);
    }
  }

  /** Retry-After of the answer goes before retryAfter; what the action names is done first, whatever comes of it. */
  async #beforeRetry(
    walk: Walk,
    { retryAfter, workflowId, stepId }: FailureAction,
    exchange: ExchangeContext | undefined,
  ): Promise<void> {
    const header = Number(exchange?.response?.header['retry-after'] ?? Number.NaN);
    await this.#ports.sleep(header >= 0 ? header : (retryAfter ?? 0));
    if (workflowId !== undefined) await this.workflow(workflowId, {}, walk.depth + 1);
    const step = walk.workflow.steps.find((one) => one.stepId === stepId);
    if (step === undefined) return;
    const { result } = await this.#attempt(walk, step, 1);
    this.#note(walk, result);
  }

  #note(walk: Walk, result: StepResult): void {
    walk.attempts.push(result);
    walk.outputs.set(result.stepId, result.outputs);
  }

  async #attempt(walk: Walk, step: Step, attempt: number): Promise<Attempted> {
    const blank: StepResult = { ...blankStep, stepId: step.stepId, attempt };
    const ended = (verdict: 'fault' | 'unmet', reason: string): Attempted => ({
      result: { ...blank, verdict, reason },
      exchange: undefined,
    });
    this.#attempts += 1;
    if (this.#attempts > mostAttempts) {
      return ended(
        'fault',
        `the scenario comes to no end: it has made ${String(mostAttempts)} attempts`,
      );
    }
    try {
      if (step.workflowId !== undefined)
        return await this.#call(walk, step, step.workflowId, blank);
      const operation = operationOf(step, this.#run.sources);
      if (operation === undefined) return ended('fault', 'it asks nothing');
      if (!operation.found) return ended('fault', operation.message);
      return await this.#ask(walk, step, operation.operation, blank);
    } catch (error) {
      if (error instanceof NoValue) return ended('unmet', error.message);
      if (error instanceof ExpressionError) return ended('fault', error.message);
      throw error;
    }
  }

  async #call(walk: Walk, step: Step, workflowId: string, blank: StepResult): Promise<Attempted> {
    const { components } = this.#run.document;
    const context = this.#context(walk);
    const inputs = step.parameters
      .flatMap((written) => parameterOf(written, components) ?? [])
      .map(({ name, value }) => [name, fillIn(value, context)] as const);
    const workflow = await this.workflow(workflowId, Object.fromEntries(inputs), walk.depth + 1);
    const { verdict, reason, remedy } = workflow;
    const result = { ...blank, verdict, reason, remedy, workflow };
    if (verdict !== 'met') return { result, exchange: undefined };
    const { outputs, problem } = outputsOf(step, { ...context, outputs: workflow.outputs });
    const lost = problem === undefined ? {} : ({ verdict: 'unmet', reason: problem } as const);
    return { result: { ...result, outputs, ...lost }, exchange: undefined };
  }

  async #ask(
    walk: Walk,
    step: Step,
    operation: SourceOperation,
    blank: StepResult,
  ): Promise<Attempted> {
    const { components } = this.#run.document;
    const request = buildRequest(step, walk.workflow, components, this.#context(walk));
    const barred = barredHeader(operation, request);
    if (barred !== undefined) {
      const reason = `the scenario sends a header that HTTP does not allow: ${barred}`;
      return { result: { ...blank, verdict: 'fault', reason }, exchange: undefined };
    }
    const answer = await this.#ports.call(operation, request, { asIs: speaksOfLimit(step) });
    const exchange = exchangeOf(operation, request, answer);
    const asked = { ...blank, exchange: { operation, request, answer } };
    const lack = givenUp(operation, answer, drawsOnServer(step, walk.attempts));
    if (lack !== undefined) return { result: { ...asked, ...lack }, exchange };
    const context = this.#context(walk, exchange);
    const criteria = step.successCriteria.map((criterion) => judgeCriterion(criterion, context));
    const { outputs, problem } = outputsOf(step, context);
    const silence = answer.kind === 'silent' ? `no answer came: ${answer.problem}` : undefined;
    const isHeld = criteria.every(({ met }) => met);
    const reason = silence ?? (isHeld ? problem : undefined);
    const verdict = isHeld && reason === undefined ? 'met' : 'unmet';
    return { result: { ...asked, verdict, criteria, outputs, reason }, exchange };
  }

  #context({ inputs, outputs: steps }: Walk, exchange?: ExchangeContext): Context {
    const { sourceDescriptions } = this.#run.document;
    const sources = new Map(sourceDescriptions.map(({ name, url }) => [name, url] as const));
    return { inputs, outputs: undefined, steps, workflows: this.#left, sources, exchange };
  }
}

/** A step or a workflow that is not there is refused by lint; it ends the workflow here. */
function leadsTo(action: SuccessAction | FailureAction, { workflow }: Walk): Next {
  if (action.type !== 'goto') return { kind: 'end' };
  if (action.workflowId !== undefined) return { kind: 'workflow', workflowId: action.workflowId };
  const index = workflow.steps.findIndex(({ stepId }) => stepId === action.stepId);
  return index === -1 ? { kind: 'end' } : { kind: 'step', index };
}

/** 429 is the rate limit's status ("Limits"). */
const speaksOfLimit = ({ successCriteria }: Step): boolean =>
  successCriteria.some(({ condition }) => condition.includes('429'));

const blankStep: StepResult = {
  stepId: '',
  attempt: 1,
  verdict: 'met',
  reason: undefined,
  remedy: undefined,
  exchange: undefined,
  criteria: [],
  outputs: {},
  workflow: undefined,
};
