/** Ids and names: written so that expressions can use them, and each given once. */
import type { Path } from '../../yaml/shape.ts';
import { isReusable } from '../model.ts';
import type { Remark } from '../remark.ts';
import { error, stepsOf, warning, workflowsOf } from './lint-context.ts';
import type { LintContext, Rule } from './lint-context.ts';

type Named = { readonly name: string; readonly path: Path; readonly onKey?: true };

/** Full stops are permitted by Arazzo, but in an expression they would end the name. */
const plain = /^[A-Za-z0-9_-]+$/;

export const idSyntax: Rule = (context) =>
  [...workflowIds(context), ...stepIds(context), ...outputNames(context), ...componentKeys(context)]
    .filter(({ name }) => !plain.test(name))
    .map(({ name, path, onKey }) => ({
      ...error(
        'id-syntax',
        path,
        `"${name}" may have letters, digits, "-" and "_" only, or no expression can name it`,
      ),
      ...(onKey === undefined ? {} : { onKey }),
    }));

export const duplicateIds: Rule = (context) => [
  ...twice(
    workflowIds(context),
    (name) => `the workflow ${name} is there twice: rename one of them`,
  ),
  ...workflowsOf(context).flatMap(({ workflow, path }) =>
    twice(
      workflow.steps.map(({ stepId }, index) => ({
        name: stepId,
        path: [...path, 'steps', index, 'stepId'],
      })),
      (name) => `the step ${name} is there twice in ${workflow.workflowId}: rename one of them`,
    ),
  ),
  ...lists(context).flatMap((named) =>
    twice(named, (name) => `${name} is there twice in this list: leave one of them out`),
  ),
];

/** Redocly's respect knows the outputs of a step by its id alone: of two with one id in a file it takes one for both. */
export const stepIdsOfTheirOwn: Rule = (context) => {
  const seen = new Map<string, string>();
  return stepsOf(context).flatMap(({ step, stepPath, workflow }) => {
    const outputs = Object.keys(step.outputs).sort().join();
    const before = seen.get(step.stepId);
    if (before === undefined) seen.set(step.stepId, outputs);
    if (before === undefined || before === outputs) return [];
    const message = `another workflow has a step ${step.stepId} with other outputs, and not every runner keeps them apart: rename the one in ${workflow.workflowId}`;
    return [warning('portable-step-id', [...stepPath, 'stepId'], message)];
  });
};

const workflowIds = (context: LintContext): readonly Named[] =>
  workflowsOf(context).map(({ workflow, path }) => ({
    name: workflow.workflowId,
    path: [...path, 'workflowId'],
  }));

const stepIds = (context: LintContext): readonly Named[] =>
  stepsOf(context).map(({ step, stepPath }) => ({
    name: step.stepId,
    path: [...stepPath, 'stepId'],
  }));

function outputNames(context: LintContext): readonly Named[] {
  const named = (outputs: object, path: Path): readonly Named[] =>
    Object.keys(outputs).map((name) => ({ name, path: [...path, 'outputs', name], onKey: true }));
  return [
    ...workflowsOf(context).flatMap(({ workflow, path }) => named(workflow.outputs, path)),
    ...stepsOf(context).flatMap(({ step, stepPath }) => named(step.outputs, stepPath)),
  ];
}

const componentKeys = ({ document }: LintContext): readonly Named[] =>
  Object.entries(document.components).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => ({
      name,
      path: ['components', kind, name],
      onKey: true as const,
    })),
  );

/** Parameters and actions, by what makes each of them unique in its list. */
function lists(context: LintContext): readonly (readonly Named[])[] {
  const parameters = [
    ...workflowsOf(context).map(({ workflow, path }) => ({ of: workflow, path })),
    ...stepsOf(context).map(({ step, stepPath }) => ({ of: step, path: stepPath })),
  ];
  const named = parameters.map(({ of, path }) =>
    of.parameters.map((one, index) => ({
      name: isReusable(one) ? one.reference : [one.in, one.name].filter(Boolean).join(' '),
      path: [...path, 'parameters', index],
    })),
  );
  const actions = stepsOf(context).flatMap(({ step, stepPath }) =>
    (['onSuccess', 'onFailure'] as const).map((key) =>
      (step[key] ?? []).map((one, index) => ({
        name: isReusable(one) ? one.reference : one.name,
        path: [...stepPath, key, index],
      })),
    ),
  );
  return [...named, ...actions];
}

function twice(named: readonly Named[], message: (name: string) => string): readonly Remark[] {
  const seen = new Set<string>();
  return named.flatMap(({ name, path }) => {
    if (seen.has(name)) return [error('duplicate-id', path, message(name))];
    seen.add(name);
    return [];
  });
}
