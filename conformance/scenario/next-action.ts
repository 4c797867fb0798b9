/** Which action follows a step: the first of those that apply whose criteria are all met. */
import { ExpressionError } from './expression/expression-error.ts';
import { judgeCriterion } from './expression/judge-criterion.ts';
import type { Context } from './expression/context.ts';
import type { Components, FailureAction, Step, SuccessAction, Workflow } from './model.ts';
import { failureActionOf, successActionOf } from './reusable.ts';

/** How often each action has led to a retry of the step. */
export type Retries = Map<FailureAction, number>;

type Around = {
  readonly workflow: Workflow;
  readonly components: Components;
  readonly context: Context;
  readonly retries: Retries;
};

type Following =
  | { readonly ok: true; readonly action: SuccessAction | FailureAction | undefined }
  | { readonly ok: false; readonly reason: string };

/** A criterion of an action that cannot be judged is a reason in words: nobody knows then where the step leads. */
export function followingOf(...of: Parameters<typeof nextAction>): Following {
  try {
    return { ok: true, action: nextAction(...of) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, reason: error.message };
    throw error;
  }
}

/** Undefined: none, and the workflow goes on after a success, and ends after a failure. */
function nextAction(
  step: Step,
  verdict: 'met' | 'unmet',
  { workflow, components, context, retries }: Around,
): SuccessAction | FailureAction | undefined {
  const isMet = ({ criteria }: SuccessAction | FailureAction): boolean =>
    criteria.every((criterion) => judgeCriterion(criterion, context).met);
  if (verdict === 'met') {
    return (step.onSuccess ?? workflow.successActions)
      .flatMap((written) => successActionOf(written, components) ?? [])
      .find(isMet);
  }
  // A retry that is used up makes room for the action after it ("retryLimit"; one retry when it is left out).
  return (step.onFailure ?? workflow.failureActions)
    .flatMap((written) => failureActionOf(written, components) ?? [])
    .filter(
      (action) => action.type !== 'retry' || (retries.get(action) ?? 0) < (action.retryLimit ?? 1),
    )
    .find(isMet);
}
