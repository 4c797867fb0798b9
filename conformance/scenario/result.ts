/** How a scenario went, as data. */
import type { CriterionResult } from './expression/judge-criterion.ts';
import type { OperationAnswer, OperationRequest } from './ports.ts';
import type { SourceOperation } from './source.ts';

/**
 * `unavailable`: the testbench lacks a power (501). `absent`: the profile says that the server does not have it (501,
 * too). `fault`: the testbench broke (another 5xx), or the scenario
 * cannot be carried out at all; never the server's fault.
 */
export type ScenarioVerdict = 'met' | 'unmet' | 'unavailable' | 'absent' | 'fault';

export type Exchanged = {
  readonly operation: Pick<SourceOperation, 'source' | 'operationId' | 'method' | 'path'>;
  readonly request: OperationRequest;
  readonly answer: OperationAnswer;
};

/** One attempt at a step. */
export type StepResult = {
  readonly stepId: string;
  /** Counts from 1; more than one after a retry. */
  readonly attempt: number;
  readonly verdict: ScenarioVerdict;
  /** Why it is not met, when no criterion says it. */
  readonly reason: string | undefined;
  /** How to give the power that is missing. */
  readonly remedy: string | undefined;
  readonly exchange: Exchanged | undefined;
  readonly criteria: readonly CriterionResult[];
  readonly outputs: Readonly<Record<string, unknown>>;
  /** How the workflow went that the step has called. */
  readonly workflow: ScenarioResult | undefined;
};

export type ScenarioResult = {
  readonly workflowId: string;
  readonly verdict: ScenarioVerdict;
  /** Undefined when it is met. */
  readonly reason: string | undefined;
  readonly remedy: string | undefined;
  /** The step that failed, or undefined. Inside a workflow that a step calls: `outer.inner`. */
  readonly failedAt: string | undefined;
  /** What was expected and what came, where a criterion was not met. */
  readonly unmet: CriterionResult | undefined;
  /** The answer to the step that failed, in words: the status, and the body where it is short. */
  readonly answer: string | undefined;
  /** Every attempt, in the order of happening. */
  readonly steps: readonly StepResult[];
  readonly outputs: Readonly<Record<string, unknown>>;
};
