/** Whether what an expression names is there when it is needed. */
import { didYouMean } from '../../closest.ts';
import { at, isMap } from '../../json.ts';
import { pointerTokens } from '../expression/reference.ts';
import type { Reference } from '../expression/reference.ts';
import type { Step, Workflow } from '../model.ts';
import { parameterOf } from '../reusable.ts';
import type { LintContext } from './lint-context.ts';

/** What an expression may name where it stands. */
export type Scope = {
  readonly workflow: Workflow;
  /** The steps that have been done by then. */
  readonly before: readonly Step[];
  /** The step whose exchange is at hand. */
  readonly asked: Step | undefined;
  /** The workflow that the step has called. */
  readonly called: Workflow | undefined;
};

/** What is wrong with an expression where it stands, or nothing. */
export function unknownIn(
  reference: Reference,
  scope: Scope,
  context: LintContext,
): string | undefined {
  switch (reference.root) {
    case 'inputs':
      return unknownInput(reference.name, scope.workflow, context);
    case 'steps':
      return unknownStep(reference.step, reference.name, scope);
    case 'workflows':
      return unknownWorkflow(reference, scope, context);
    case 'outputs':
      if (scope.called === undefined) {
        return '$outputs is what a called workflow has left, and is known in the outputs of the step that calls it; write $steps.<stepId>.outputs.<name>';
      }
      return unknownName(
        reference.name,
        scope.called.outputs,
        `the workflow ${scope.called.workflowId} has no output`,
      );
    case 'url':
    case 'method':
    case 'statusCode':
    case 'response':
      return scope.asked === undefined ? notAsked : undefined;
    case 'request':
      return scope.asked === undefined
        ? notAsked
        : unknownRequestPart(reference, scope.asked, scope.workflow, context);
    case 'sourceDescriptions': {
      const names = context.document.sourceDescriptions.map(({ name }) => name);
      if (!names.includes(reference.source)) return `there is no source ${reference.source}`;
      return reference.member === 'url' ? undefined : 'of a source only the url is a value';
    }
    case 'components':
      return 'components are taken by "reference: …", not by a value';
  }
}

const notAsked =
  'here no answer is at hand: give it as an output of its step, and write $steps.<stepId>.outputs.<name>';

function unknownName(name: string, all: object, words: string): string | undefined {
  if (Object.hasOwn(all, name)) return undefined;
  return `${words} ${name}${didYouMean(name, Object.keys(all))}`;
}

function unknownInput(
  name: string,
  workflow: Workflow,
  { document }: LintContext,
): string | undefined {
  const properties = propertiesOf(workflow.inputs, document.components);
  return unknownName(name, properties, `the workflow ${workflow.workflowId} has no input`);
}

/** Those of the schema, and of what it refers to in the components. */
function propertiesOf(schema: unknown, components: LintContext['document']['components']): object {
  const reference = at(schema, '$ref');
  const shared =
    typeof reference === 'string' && reference.startsWith('#/components/inputs/')
      ? at({ components }, ...pointerTokens(reference.slice(1)))
      : undefined;
  const parts = at(schema, 'allOf');
  const of = (value: unknown): object => (isMap(value) ? value : {});
  return {
    ...of(at(shared, 'properties')),
    ...(Array.isArray(parts) ? parts : []).reduce<object>(
      (all, part) => ({ ...all, ...propertiesOf(part, components) }),
      {},
    ),
    ...of(at(schema, 'properties')),
  };
}

function unknownStep(
  stepId: string,
  output: string,
  { workflow, before }: Scope,
): string | undefined {
  const step = before.find((one) => one.stepId === stepId);
  if (step !== undefined)
    return unknownName(output, step.outputs, `the step ${stepId} has no output`);
  const ids = workflow.steps.map((one) => one.stepId);
  if (ids.includes(stepId))
    return `the step ${stepId} has not been done by then: use a step before this one`;
  return `${workflow.workflowId} has no step ${stepId}${didYouMean(stepId, ids)}`;
}

function unknownWorkflow(
  { workflow: id, part, name }: Reference & { readonly root: 'workflows' },
  { workflow, before }: Scope,
  context: LintContext,
): string | undefined {
  const { workflows } = context.document;
  const target = workflows.find(({ workflowId }) => workflowId === id);
  if (target === undefined) {
    const ids = workflows.map(({ workflowId }) => workflowId);
    return `there is no workflow ${id}${didYouMean(id, ids)}`;
  }
  if (target === workflow)
    return `write $${part === 'inputs' ? 'inputs' : 'steps.<stepId>.outputs'}.… for what is its own`;
  const ran = [...workflow.dependsOn, ...before.map(({ workflowId }) => workflowId)];
  if (!ran.includes(id))
    return `${id} has not been run by then: name it in dependsOn, or call it by a step before`;
  if (part === 'inputs') return unknownInput(name, target, context);
  return unknownName(name, target.outputs, `the workflow ${id} has no output`);
}

/** "Request parameters MUST be declared in the parameters section … or they cannot be evaluated." */
function unknownRequestPart(
  reference: Reference,
  step: Step,
  workflow: Workflow,
  { document }: LintContext,
): string | undefined {
  if (reference.root !== 'request') return undefined;
  if (reference.part === 'body') {
    return step.requestBody === undefined
      ? `the step ${step.stepId} has no requestBody`
      : undefined;
  }
  const { part, name } = reference;
  const fold = (text: string): string => (part === 'header' ? text.toLowerCase() : text);
  const isDeclared = [...workflow.parameters, ...step.parameters]
    .flatMap((written) => parameterOf(written, document.components) ?? [])
    .some((parameter) => parameter.in === part && fold(parameter.name) === fold(name));
  return isDeclared ? undefined : `the step ${step.stepId} has no ${part} parameter ${name}`;
}
