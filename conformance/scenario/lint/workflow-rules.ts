/** Workflows that need or call each other: they are there, and never in a circle. */
import { didYouMean } from '../../closest.ts';
import type { Path } from '../../yaml/shape.ts';
import { readInputs } from '../read-inputs.ts';
import type { Remark } from '../remark.ts';
import { actionsOf, error, stepsOf, workflowsOf } from './lint-context.ts';
import type { LintContext, Rule } from './lint-context.ts';

/** One workflow leads to another: it depends on it, a step calls it, or an action goes to it. */
type Edge = { readonly from: string; readonly to: string; readonly path: Path };

export const knownWorkflows: Rule = (context) => {
  const ids = context.document.workflows.map(({ workflowId }) => workflowId);
  return edges(context).flatMap(({ to, path }) => {
    if (ids.includes(to)) return [];
    const message = to.startsWith('$sourceDescriptions.')
      ? 'workflows of other files cannot be called: copy the workflow into this file'
      : `there is no workflow ${to}${didYouMean(to, ids)}`;
    return [error('unknown-workflow', path, message)];
  });
};

export const cycles: Rule = (context) => {
  const all = [...edges(context), ...gotoEdges(context)];
  return all.flatMap((edge) => {
    const way = wayBack(edge.to, edge.from, all, [edge.from, edge.to]);
    if (way === undefined) return [];
    return [error('cycle', edge.path, `the workflows lead in a circle: ${way.join(', then ')}`)];
  });
};

/** The workflows on a way from one to the other, or undefined when there is none. */
function wayBack(
  from: string,
  to: string,
  all: readonly Edge[],
  way: readonly string[],
): readonly string[] | undefined {
  if (from === to) return way;
  for (const edge of all) {
    if (edge.from !== from || (way.includes(edge.to) && edge.to !== to)) continue;
    const found = wayBack(edge.to, to, all, [...way, edge.to]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function edges(context: LintContext): readonly Edge[] {
  const dependencies = workflowsOf(context).flatMap(({ workflow, path }) =>
    workflow.dependsOn.map((to, index) => ({
      ...{ from: workflow.workflowId, to },
      path: [...path, 'dependsOn', index],
    })),
  );
  const calls = stepsOf(context).flatMap(({ workflow, step, stepPath }) =>
    step.workflowId === undefined
      ? []
      : [{ from: workflow.workflowId, to: step.workflowId, path: [...stepPath, 'workflowId'] }],
  );
  return [...dependencies, ...calls];
}

const gotoEdges = (context: LintContext): readonly Edge[] =>
  actionsOf(context).flatMap(({ workflow, action, usePath }) =>
    action.workflowId === undefined
      ? []
      : [{ from: workflow.workflowId, to: action.workflowId, path: usePath }],
  );

/** The inputs are a JSON Schema; that values are missing is no fault of the file. */
export const inputSchemas: Rule = (context) =>
  workflowsOf(context).flatMap(({ workflow, path }): readonly Remark[] => {
    const inputs = readInputs(workflow, context.document.components, {});
    if (inputs.ok || !inputs.problem.includes('no JSON Schema')) return [];
    return [error('inputs', [...path, 'inputs'], inputs.problem)];
  });
