/** Every expression can be read, and what it names is there when it is needed. */
import { isMap } from '../../json.ts';
import type { Path } from '../../yaml/shape.ts';
import { readCondition, referencesIn } from '../expression/condition.ts';
import { typeOf } from '../expression/criterion-type.ts';
import { ExpressionError } from '../expression/expression-error.ts';
import { readJsonPath } from '../expression/json-path.ts';
import type { Reference } from '../expression/reference.ts';
import { readExpression, readTemplate, referencesOf } from '../expression/template.ts';
import type { Criterion } from '../model.ts';
import { isReusable } from '../model.ts';
import type { Remark } from '../remark.ts';
import { keyOf, parameterOf } from '../reusable.ts';
import { actionsOf, error, stepsOf, warning, workflowsOf } from './lint-context.ts';
import type { LintContext, PlacedStep, Rule } from './lint-context.ts';
import { unknownIn } from './unknown-in.ts';
import type { Scope } from './unknown-in.ts';

type Check = (reference: Reference, scope: Scope) => string | undefined;

export const references: Rule = (context) => {
  const check: Check = (reference, scope) => unknownIn(reference, scope, context);
  return [
    ...stepsOf(context).flatMap((placed) => stepRemarks(placed, context, check)),
    ...actionsOf(context).flatMap((placed) => {
      const scope = { ...scopeBefore(placed), asked: placed.step };
      return placed.action.criteria.flatMap((criterion, index) =>
        criterionRemarks(criterion, [...placed.actionPath, 'criteria', index], scope, check),
      );
    }),
    ...workflowsOf(context).flatMap(({ workflow, path }) => {
      const scope = { workflow, before: workflow.steps, asked: undefined, called: undefined };
      return Object.entries(workflow.outputs).flatMap(([name, value]) =>
        outputRemarks(value, [...path, 'outputs', name], scope, check),
      );
    }),
  ];
};

const scopeBefore = ({ workflow, index }: PlacedStep): Scope => ({
  workflow,
  before: workflow.steps.slice(0, index),
  asked: undefined,
  called: undefined,
});

function stepRemarks(placed: PlacedStep, context: LintContext, check: Check): readonly Remark[] {
  const { step, stepPath, workflow, path } = placed;
  const { document } = context;
  const before = scopeBefore(placed);
  const called = document.workflows.find(({ workflowId }) => workflowId === step.workflowId);
  const after: Scope =
    step.workflowId === undefined ? { ...before, asked: step } : { ...before, called };
  const parameters = [
    ...(step.workflowId === undefined ? workflow.parameters : []).map((written, index) => ({
      written,
      at: [...path, 'parameters', index],
    })),
    ...step.parameters.map((written, index) => ({
      written,
      at: [...stepPath, 'parameters', index],
    })),
  ].flatMap(({ written, at: where }) => {
    const parameter = parameterOf(written, document.components);
    const shared = isReusable(written) && written.value === undefined;
    const valueAt = shared
      ? ['components', 'parameters', keyOf(written.reference, 'parameters') ?? '', 'value']
      : [...where, 'value'];
    return parameter === undefined ? [] : valueRemarks(parameter.value, valueAt, before, check);
  });
  const { requestBody } = step;
  const bodyAt = [...stepPath, 'requestBody'];
  return [
    ...parameters,
    ...(requestBody === undefined
      ? []
      : [
          ...valueRemarks(requestBody.payload, [...bodyAt, 'payload'], before, check),
          ...requestBody.replacements.flatMap(({ value }, index) =>
            valueRemarks(value, [...bodyAt, 'replacements', index, 'value'], before, check),
          ),
        ]),
    ...(called === undefined ? step.successCriteria : []).flatMap((criterion, index) =>
      criterionRemarks(criterion, [...stepPath, 'successCriteria', index], after, check),
    ),
    ...Object.entries(step.outputs).flatMap(([name, value]) =>
      outputRemarks(value, [...stepPath, 'outputs', name], after, check),
    ),
  ];
}

/** Any value, at any depth. */
function valueRemarks(value: unknown, path: Path, scope: Scope, check: Check): readonly Remark[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => valueRemarks(item, [...path, index], scope, check));
  }
  if (isMap(value)) {
    return Object.entries(value).flatMap(([key, member]) =>
      valueRemarks(member, [...path, key], scope, check),
    );
  }
  if (typeof value !== 'string') return [];
  return reading(path, () => {
    const template = readTemplate(value);
    return [
      ...known(referencesOf(template), path, scope, check),
      ...(template.kind === 'expression' ? [] : unbraced(value, path)),
    ];
  });
}

/** In the midst of a text only what is in braces is an expression; some runners take it without. */
function unbraced(text: string, path: Path): readonly Remark[] {
  const found =
    /(?<!\{)\$(?:url|method|statusCode|(?:request|response|inputs|outputs|steps|workflows)\.\w)/.exec(
      text,
    );
  if (found === null) return [];
  const message = 'an expression inside a text stands in braces, as in "Bearer {$inputs.token}"';
  return [{ ...warning('unbraced-expression', path, message), offset: found.index }];
}

function outputRemarks(value: string, path: Path, scope: Scope, check: Check): readonly Remark[] {
  return reading(path, () => {
    const template = readTemplate(value);
    if (template.kind === 'text') {
      return [
        error(
          'output',
          path,
          `an output is a runtime expression, as in $response.body#/data/jobId, not "${value}"`,
        ),
      ];
    }
    return known(referencesOf(template), path, scope, check);
  });
}

/** The condition's own syntax is told by the rule for criteria. */
function criterionRemarks(
  criterion: Criterion,
  path: Path,
  scope: Scope,
  check: Check,
): readonly Remark[] {
  const { context, condition } = criterion;
  const ofContext =
    context === undefined
      ? []
      : reading([...path, 'context'], () =>
          known([readExpression(context)], [...path, 'context'], scope, check),
        );
  return [
    ...ofContext,
    ...known(conditionReferences(criterion, condition), [...path, 'condition'], scope, check),
  ];
}

function conditionReferences(criterion: Criterion, condition: string): readonly Reference[] {
  const type = typeOf(criterion);
  try {
    if (type === 'simple') return referencesIn(readCondition(condition));
    return type === 'jsonpath' ? readJsonPath(condition).references : [];
  } catch (fault) {
    if (fault instanceof ExpressionError) return [];
    throw fault;
  }
}

function reading(path: Path, read: () => readonly Remark[]): readonly Remark[] {
  try {
    return read();
  } catch (fault) {
    if (!(fault instanceof ExpressionError)) throw fault;
    return [{ ...error('expression-syntax', path, fault.message), offset: fault.offset }];
  }
}

const known = (
  found: readonly Reference[],
  path: Path,
  scope: Scope,
  check: Check,
): readonly Remark[] =>
  found.flatMap((reference) => {
    const message = check(reference, scope);
    if (message === undefined) return [];
    return [
      {
        ...error('unknown-reference', path, `${reference.text}: ${message}`),
        offset: reference.offset,
      },
    ];
  });
