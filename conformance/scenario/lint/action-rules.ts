/** Where actions lead: forward only, so that every scenario comes to an end. */
import { didYouMean } from '../../closest.ts';
import { operationOf } from '../operation-of.ts';
import type { FailureAction, SuccessAction } from '../model.ts';
import type { Remark } from '../remark.ts';
import { actionsOf, error, warning } from './lint-context.ts';
import type { LintContext, PlacedAction, Rule } from './lint-context.ts';

export const targets: Rule = (context) =>
  actionsOf(context).flatMap((placed) => {
    const { action, actionPath } = placed;
    const { stepId, workflowId } = action;
    if (stepId !== undefined && workflowId !== undefined) {
      const message = `the action ${action.name} has a stepId and a workflowId: keep one of them`;
      return [error('action-target', actionPath, message)];
    }
    if (action.type === 'end' && (stepId ?? workflowId) !== undefined) {
      return [
        error(
          'action-target',
          actionPath,
          `the action ${action.name} ends the workflow, and leads nowhere else`,
        ),
      ];
    }
    if (action.type === 'goto' && (stepId ?? workflowId) === undefined) {
      return [
        error(
          'action-target',
          actionPath,
          `the action ${action.name} needs a stepId or a workflowId to go to`,
        ),
      ];
    }
    return unknown(placed, context);
  });

function unknown(
  { action, actionPath, workflow }: PlacedAction,
  { document }: LintContext,
): readonly Remark[] {
  const steps = workflow.steps.map(({ stepId }) => stepId);
  if (action.stepId !== undefined && !steps.includes(action.stepId)) {
    const message = `${workflow.workflowId} has no step ${action.stepId}${didYouMean(action.stepId, steps)}`;
    return [error('unknown-step', [...actionPath, 'stepId'], message)];
  }
  const workflows = document.workflows.map(({ workflowId }) => workflowId);
  if (action.workflowId !== undefined && !workflows.includes(action.workflowId)) {
    const message = `there is no workflow ${action.workflowId}${didYouMean(action.workflowId, workflows)}`;
    return [error('unknown-workflow', [...actionPath, 'workflowId'], message)];
  }
  return [];
}

export const gotoForward: Rule = (context) =>
  actionsOf(context).flatMap(({ action, workflow, index, step, usePath }) => {
    if (action.type !== 'goto' || action.stepId === undefined) return [];
    const target = workflow.steps.findIndex(({ stepId }) => stepId === action.stepId);
    if (target === -1 || target > index) return [];
    const message = `from the step ${step.stepId} the action ${action.name} would go back to ${action.stepId}: goto leads forward only; to wait for something, retry a step of the testbench`;
    return [error('goto-forward', usePath, message)];
  });

/** Any run counts a failed step, wherever its action leads: only a success can branch. */
export const branchOnSuccess: Rule = (context) =>
  actionsOf(context).flatMap(({ on, action, usePath }) =>
    on === 'failure' && action.type === 'goto'
      ? [
          warning(
            'branch-on-success',
            usePath,
            `after a failure the workflow counts as failed, wherever ${action.name} leads: let both answers meet the step's criteria, and branch in onSuccess`,
          ),
        ]
      : [],
  );

/** Seconds that one step may spend on retries. */
const longestWait = 600;

export const retries: Rule = (context) =>
  actionsOf(context).flatMap((placed) => {
    const { action, actionPath, usePath, step } = placed;
    const extra = retryKeys(action).filter((key) => action.type !== 'retry' && key !== undefined);
    if (extra.length > 0) {
      return [
        error(
          'retry',
          actionPath,
          `only a retry has ${extra.join(' and ')}, and ${action.name} is none`,
        ),
      ];
    }
    if (!isRetry(action)) return [];
    const operation = operationOf(step, context.sources);
    if (operation === undefined || (operation.found && operation.operation.source === 'api')) {
      const message = `the step ${step.stepId} is no step of the testbench: only those may be retried, since a second request is another request; wait with the testbench first`;
      return [error('retry', usePath, message)];
    }
    if (action.retryAfter === undefined || action.retryLimit === undefined) {
      const message = `the retry ${action.name} needs retryAfter (seconds) and retryLimit`;
      return [error('retry', actionPath, message)];
    }
    const wait = action.retryAfter * action.retryLimit;
    if (wait <= longestWait) return [];
    const message = `the retry ${action.name} may wait ${String(wait)} s; at most ${String(longestWait)} s are permitted`;
    return [error('retry', actionPath, message)];
  });

const isRetry = (action: SuccessAction | FailureAction): action is FailureAction =>
  action.type === 'retry';

const retryKeys = (action: SuccessAction | FailureAction): readonly (string | undefined)[] => [
  'retryAfter' in action && action.retryAfter !== undefined ? 'retryAfter' : undefined,
  'retryLimit' in action && action.retryLimit !== undefined ? 'retryLimit' : undefined,
];
