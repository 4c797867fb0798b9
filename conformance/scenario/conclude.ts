/** From the attempts of a workflow to its result. */
import type { CriterionResult } from './expression/judge-criterion.ts';
import { shownValue } from './expression/shown-value.ts';
import type { ScenarioResult, StepResult } from './result.ts';

type Ended = {
  readonly workflowId: string;
  readonly steps: readonly StepResult[];
  /** The first step that failed for good. */
  readonly failed: StepResult | undefined;
  readonly outputs: ScenarioResult['outputs'];
};

export function conclude({ workflowId, steps, failed, outputs }: Ended): ScenarioResult {
  const unmet = failed === undefined ? undefined : unmetOf(failed);
  const because = unmet === undefined ? '' : `${unmet.criterion}: ${unmet.actual}`;
  return {
    workflowId,
    verdict: failed?.verdict ?? 'met',
    reason: failed === undefined ? undefined : `step ${failed.stepId}: ${failed.reason ?? because}`,
    remedy: failed?.remedy,
    failedAt: failed === undefined ? undefined : placeOf(failed),
    answer: failed === undefined ? undefined : answerTo(failed),
    ...{ unmet, steps, outputs },
  };
}

/** A workflow that could not even begin. */
export const notBegun = (workflowId: string, reason: string): ScenarioResult => ({
  workflowId,
  verdict: 'fault',
  reason,
  remedy: undefined,
  failedAt: undefined,
  unmet: undefined,
  answer: undefined,
  steps: [],
  outputs: {},
});

const placeOf = ({ stepId, workflow }: StepResult): string =>
  [stepId, workflow?.failedAt].filter((part) => part !== undefined).join('.');

function answerTo({ exchange, workflow }: StepResult): string | undefined {
  const answer = exchange?.answer;
  if (exchange === undefined || answer?.kind !== 'answered') return workflow?.answer;
  const said = `${String(answer.status)}: ${shownValue(answer.body)}`;
  // Its refusals are no answers of the server, and are not to be looked for among them.
  return exchange.operation.source === 'api'
    ? `status ${said}`
    : `the testbench's answer to ${exchange.operation.operationId}, ${said}`;
}

const unmetOf = ({ criteria, workflow }: StepResult): CriterionResult | undefined =>
  criteria.find(({ met }) => !met) ?? workflow?.unmet;
