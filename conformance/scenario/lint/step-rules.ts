/** What a step asks, with which parameters, and by which criterion it is judged. */
import { didYouMean } from '../../closest.ts';
import { isReusable } from '../model.ts';
import type { Parameter } from '../model.ts';
import { operationOf } from '../operation-of.ts';
import type { Remark } from '../remark.ts';
import { keyOf, parameterOf } from '../reusable.ts';
import type { SourceOperation } from '../source.ts';
import { error, stepsOf, warning } from './lint-context.ts';
import type { LintContext, PlacedStep, Rule } from './lint-context.ts';

export const asksOneThing: Rule = (context) =>
  stepsOf(context).flatMap(({ step, stepPath }) => {
    const keys = (['operationId', 'operationPath', 'workflowId'] as const).filter(
      (key) => step[key] !== undefined,
    );
    if (keys.length === 1) return [];
    const message =
      keys.length === 0
        ? `the step ${step.stepId} asks nothing: give it an operationId, or a workflowId`
        : `the step ${step.stepId} has ${keys.join(' and ')}: keep one of them`;
    return [error('step-asks-one-thing', stepPath, message)];
  });

export const knownOperation: Rule = (context) =>
  stepsOf(context).flatMap(({ step, stepPath }) => {
    const operation = operationOf(step, context.sources);
    if (operation === undefined) return [];
    const { sourceDescriptions } = context.document;
    if (!operation.found) {
      return [error('unknown-operation', [...stepPath, operation.key], operation.message)];
    }
    const { source } = operation.operation;
    if (sourceDescriptions.some(({ name }) => name === source)) return [];
    const message = `the document names no source ${source}: add it to sourceDescriptions`;
    return [error('source-missing', stepPath, message)];
  });

/** A workflow that is called is judged by its own steps. */
export const hasCriterion: Rule = (context) =>
  stepsOf(context).flatMap(({ step, stepPath }) => {
    if (step.workflowId !== undefined) {
      const key = ['successCriteria', 'requestBody'].find((one) =>
        one === 'requestBody' ? step.requestBody !== undefined : step.successCriteria.length > 0,
      );
      const message = `the step ${step.stepId} calls a workflow, which is judged by its own steps: leave ${key ?? ''} out`;
      return key === undefined ? [] : [error('workflow-step', [...stepPath, key], message)];
    }
    if (step.successCriteria.length > 0) return [];
    const message = `the step ${step.stepId} has no criterion, so it could not fail: add successCriteria, as in "condition: $statusCode == 200"`;
    return [error('criterion-missing', stepPath, message)];
  });

export const parameters: Rule = (context) =>
  stepsOf(context).flatMap((placed) => {
    const operation = operationOf(placed.step, context.sources);
    if (operation?.found !== true) return unplaced(placed, context);
    return [
      ...givenParameters(placed, operation.operation, context),
      ...missing(placed, operation.operation, context),
    ];
  });

/** Inputs of a called workflow have no `in`. */
function unplaced({ step, stepPath }: PlacedStep, context: LintContext): readonly Remark[] {
  const called = context.document.workflows.find(
    ({ workflowId }) => workflowId === step.workflowId,
  );
  if (called === undefined) return [];
  return step.parameters.flatMap((written, index) => {
    const parameter = parameterOf(written, context.document.components);
    if (parameter?.in === undefined) return [];
    const message = `an input of a workflow has no place: leave "in: ${parameter.in}" out`;
    return [error('parameter-in', [...stepPath, 'parameters', index, 'in'], message)];
  });
}

/** What the connection or the payload decides, or what would lead to another host. */
const forbidden = [
  'host',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'te',
  'upgrade',
];

function givenParameters(
  { step, stepPath }: PlacedStep,
  operation: SourceOperation,
  { document }: LintContext,
): readonly Remark[] {
  return step.parameters.flatMap((written, index) => {
    const parameter = parameterOf(written, document.components);
    const path = [...stepPath, 'parameters', index];
    if (parameter === undefined) return [];
    if (parameter.in === undefined) {
      return [
        error(
          'parameter-in',
          path,
          `the parameter ${parameter.name} needs in: path, query, header or cookie`,
        ),
      ];
    }
    if (parameter.in === 'header' && forbidden.includes(parameter.name.toLowerCase())) {
      return [error('host', path, `a scenario does not set the header ${parameter.name}`)];
    }
    if (isKnown(parameter, operation)) return [];
    const names = operation.parameters
      .filter((one) => one.in === parameter.in)
      .map(({ name }) => name);
    const message = `${operation.operationId} has no ${parameter.in} parameter ${parameter.name}${didYouMean(parameter.name, names)}`;
    // Sending what the API does not know may be the very point of a scenario; a path has no room for more.
    const say = parameter.in === 'path' || operation.source === 'testbench' ? error : warning;
    return [say('unknown-parameter', path, message)];
  });
}

const isKnown = (parameter: Parameter, operation: SourceOperation): boolean =>
  operation.parameters.some(
    (one) =>
      one.in === parameter.in &&
      (one.in === 'header'
        ? one.name.toLowerCase() === parameter.name.toLowerCase()
        : one.name === parameter.name),
  );

function missing(
  { step, stepPath, workflow }: PlacedStep,
  operation: SourceOperation,
  { document }: LintContext,
): readonly Remark[] {
  const given = [...workflow.parameters, ...step.parameters].flatMap(
    (written) => parameterOf(written, document.components) ?? [],
  );
  return operation.parameters
    .filter(
      (one) =>
        one.required && !given.some(({ name, in: where }) => name === one.name && where === one.in),
    )
    .map(({ name, in: where }) =>
      error(
        'parameter-missing',
        stepPath,
        `${operation.operationId} needs the ${where} parameter ${name}`,
      ),
    );
}

/** References lead to components that are there. */
export const knownComponents: Rule = (context) => {
  const { components } = context.document;
  const check = (
    written: readonly object[],
    kind: 'parameters' | 'successActions' | 'failureActions',
    path: readonly (string | number)[],
  ): readonly Remark[] =>
    written.flatMap((one, index) => {
      if (!isReusable(one)) return [];
      const key = keyOf(one.reference, kind);
      const at = [...path, index, 'reference'];
      if (key === undefined) {
        const message = `here only $components.${kind} can be referred to, not ${one.reference}`;
        return [error('unknown-component', at, message)];
      }
      if (Object.hasOwn(components[kind], key)) return [];
      const hint = didYouMean(key, Object.keys(components[kind]));
      return [error('unknown-component', at, `components.${kind} has no ${key}${hint}`)];
    });
  return [
    ...context.document.workflows.flatMap((workflow, index) => [
      ...check(workflow.parameters, 'parameters', ['workflows', index, 'parameters']),
      ...check(workflow.successActions, 'successActions', ['workflows', index, 'successActions']),
      ...check(workflow.failureActions, 'failureActions', ['workflows', index, 'failureActions']),
    ]),
    ...stepsOf(context).flatMap(({ step, stepPath }) => [
      ...check(step.parameters, 'parameters', [...stepPath, 'parameters']),
      ...check(step.onSuccess ?? [], 'successActions', [...stepPath, 'onSuccess']),
      ...check(step.onFailure ?? [], 'failureActions', [...stepPath, 'onFailure']),
    ]),
  ];
};
