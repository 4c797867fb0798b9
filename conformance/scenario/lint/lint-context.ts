/** What the rules look at, and the ways through a document that several of them go. */
import type { Path } from '../../yaml/shape.ts';
import type {
  ArazzoDocument,
  Criterion,
  FailureAction,
  Reusable,
  Step,
  SuccessAction,
  Workflow,
} from '../model.ts';
import { isReusable } from '../model.ts';
import { failureActionOf, keyOf, successActionOf } from '../reusable.ts';
import type { Remark } from '../remark.ts';
import type { Sources } from '../source.ts';

export type LintContext = {
  readonly document: ArazzoDocument;
  readonly sources: Sources;
  /** The ids of requirements.yaml. */
  readonly requirements: ReadonlySet<string>;
};

export type Rule = (context: LintContext) => readonly Remark[];

export type PlacedWorkflow = { readonly workflow: Workflow; readonly path: Path };
export type PlacedStep = PlacedWorkflow & {
  readonly step: Step;
  readonly index: number;
  readonly stepPath: Path;
};

export const workflowsOf = ({ document }: LintContext): readonly PlacedWorkflow[] =>
  document.workflows.map((workflow, index) => ({ workflow, path: ['workflows', index] }));

export const stepsOf = (context: LintContext): readonly PlacedStep[] =>
  workflowsOf(context).flatMap(({ workflow, path }) =>
    workflow.steps.map((step, index) => ({
      ...{ workflow, path, step, index },
      stepPath: [...path, 'steps', index],
    })),
  );

/** An action as it applies to one step. */
export type PlacedAction = PlacedStep & {
  readonly on: 'success' | 'failure';
  readonly action: SuccessAction | FailureAction;
  /** Where it is written. */
  readonly actionPath: Path;
  /** Where it is used: the same, or the reference to it. */
  readonly usePath: Path;
};

/** Every action with every step to which it applies: its own, or those of the workflow. */
export function actionsOf(context: LintContext): readonly PlacedAction[] {
  return stepsOf(context).flatMap((placed) => {
    const { step, stepPath, workflow, path } = placed;
    const success = step.onSuccess ?? workflow.successActions;
    const successPath =
      step.onSuccess === undefined ? [...path, 'successActions'] : [...stepPath, 'onSuccess'];
    const failure = step.onFailure ?? workflow.failureActions;
    const failurePath =
      step.onFailure === undefined ? [...path, 'failureActions'] : [...stepPath, 'onFailure'];
    const { components } = context.document;
    return [
      ...success.flatMap((written, index) => {
        const action = successActionOf(written, components);
        const usePath = [...successPath, index];
        const actionPath = definedAt(written, 'successActions', usePath);
        return action === undefined
          ? []
          : [{ ...placed, on: 'success' as const, action, actionPath, usePath }];
      }),
      ...failure.flatMap((written, index) => {
        const action = failureActionOf(written, components);
        const usePath = [...failurePath, index];
        const actionPath = definedAt(written, 'failureActions', usePath);
        return action === undefined
          ? []
          : [{ ...placed, on: 'failure' as const, action, actionPath, usePath }];
      }),
    ];
  });
}

function definedAt(
  written: object | Reusable,
  kind: 'successActions' | 'failureActions',
  usePath: Path,
): Path {
  if (!isReusable(written)) return usePath;
  return ['components', kind, keyOf(written.reference, kind) ?? ''];
}

export type PlacedCriterion = { readonly criterion: Criterion; readonly criterionPath: Path };

/** The criteria of steps and of all actions, each once, wherever it is written. */
export function criteriaOf(context: LintContext): readonly PlacedCriterion[] {
  const own = stepsOf(context).flatMap(({ step, stepPath }) =>
    listed(step.successCriteria, [...stepPath, 'successCriteria']),
  );
  const { components, workflows } = context.document;
  const ofActions = (actions: readonly (SuccessAction | FailureAction | Reusable)[], path: Path) =>
    actions.flatMap((action, index) =>
      isReusable(action) ? [] : listed(action.criteria, [...path, index, 'criteria']),
    );
  const shared = (['successActions', 'failureActions'] as const).flatMap((kind) => [
    ...Object.entries(components[kind]).flatMap(
      ([key, action]: [string, SuccessAction | FailureAction]) =>
        listed(action.criteria, ['components', kind, key, 'criteria']),
    ),
    ...workflows.flatMap((workflow, index) =>
      ofActions(workflow[kind], ['workflows', index, kind]),
    ),
  ]);
  const ofSteps = stepsOf(context).flatMap(({ step, stepPath }) => [
    ...ofActions(step.onSuccess ?? [], [...stepPath, 'onSuccess']),
    ...ofActions(step.onFailure ?? [], [...stepPath, 'onFailure']),
  ]);
  return [...own, ...shared, ...ofSteps];
}

const listed = (criteria: readonly Criterion[], path: Path): readonly PlacedCriterion[] =>
  criteria.map((criterion, index) => ({ criterion, criterionPath: [...path, index] }));

export const error = (rule: string, path: Path, message: string): Remark => ({
  ...{ rule, severity: 'error', path, message },
});

export const warning = (rule: string, path: Path, message: string): Remark => ({
  ...{ rule, severity: 'warning', path, message },
});
