/** Whether what a step sends holds something that the server has answered before. */
import type { Step } from './model.ts';
import type { StepResult } from './result.ts';

/** `attempts`: those of the step's workflow so far. What a called workflow is given by its caller is not followed. */
export function drawsOnServer(
  { parameters, requestBody }: Step,
  attempts: readonly StepResult[],
): boolean {
  const written = JSON.stringify([parameters, requestBody]);
  const named = new Set([...written.matchAll(/\$steps\.([\w-]+)\./g)].map(([, id]) => id));
  return attempts.some((attempt) => named.has(attempt.stepId) && askedServer(attempt));
}

const askedServer = ({ exchange, workflow }: StepResult): boolean =>
  exchange?.operation.source === 'api' || (workflow?.steps ?? []).some(askedServer);
