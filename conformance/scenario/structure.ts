/** The shape of an Arazzo 1.0.1 document: its objects, their keys, and what each may hold. */
import { isMap } from '../json.ts';
import { bad, listOf, mapOf, object, oneOf, optional, section, text } from '../yaml/shape.ts';
import type { Shape } from '../yaml/shape.ts';
import type {
  ArazzoDocument,
  Criterion,
  FailureAction,
  Parameter,
  Reusable,
  SuccessAction,
} from './model.ts';

/** Whatever it is, it must be there. */
const anything: Shape<unknown> = (value) => (value === undefined ? bad : value);

const schema: Shape<Readonly<Record<string, unknown>>> = (value, path, problems) => {
  if (isMap(value)) return value;
  problems.push({ path, message: 'expected a JSON Schema' });
  return bad;
};

const number =
  (words: string, fits: (value: number) => boolean): Shape<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && fits(value)) return value;
    problems.push({ path, message: `expected ${words}` });
    return bad;
  };

const seconds = number('a number of seconds from 0 up', (value) => value >= 0);
const count = number('a whole number from 0 up', (value) => value >= 0 && Number.isInteger(value));

/** Which of two shapes a value must have follows from what it is. */
const either =
  <T, U>(isFirst: (value: unknown) => boolean, first: Shape<T>, second: Shape<U>): Shape<T | U> =>
  (value, path, problems) =>
    isFirst(value) ? first(value, path, problems) : second(value, path, problems);

/** A list that may be left out, with at least one item where it is not. */
const list = <T>(item: Shape<T>): Shape<readonly T[]> => optional(listOf(item), []);

const filled =
  <T>(shape: Shape<readonly T[]>, words: string): Shape<readonly T[]> =>
  (value, path, problems) => {
    const read = shape(value, path, problems);
    if (read === bad || read.length > 0) return read;
    problems.push({ path, message: words });
    return bad;
  };

const reusable: Shape<Reusable> = object({
  reference: text,
  value: optional(anything, undefined),
});

const orReusable = <T>(shape: Shape<T>): Shape<T | Reusable> =>
  either((value) => isMap(value) && 'reference' in value, reusable, shape);

const parameter: Shape<Parameter> = object({
  name: text,
  in: optional(oneOf('path', 'query', 'header', 'cookie'), undefined),
  value: anything,
});

const criterion: Shape<Criterion> = object({
  condition: text,
  context: optional(text, undefined),
  type: optional(
    either(
      isMap,
      object({ type: oneOf('jsonpath', 'xpath'), version: text }),
      oneOf('simple', 'regex', 'jsonpath', 'xpath'),
    ),
    undefined,
  ),
});

const action = {
  name: text,
  stepId: optional(text, undefined),
  workflowId: optional(text, undefined),
  criteria: list(criterion),
};

const successAction: Shape<SuccessAction> = object({ ...action, type: oneOf('end', 'goto') });

const failureAction: Shape<FailureAction> = object({
  ...action,
  type: oneOf('end', 'goto', 'retry'),
  retryAfter: optional(seconds, undefined),
  retryLimit: optional(count, undefined),
});

const step = object({
  stepId: text,
  description: optional(text, undefined),
  operationId: optional(text, undefined),
  operationPath: optional(text, undefined),
  workflowId: optional(text, undefined),
  parameters: list(orReusable(parameter)),
  requestBody: optional(
    object({
      contentType: optional(text, undefined),
      payload: anything,
      replacements: list(object({ target: text, value: anything })),
    }),
    undefined,
  ),
  successCriteria: list(criterion),
  onSuccess: optional(listOf(orReusable(successAction)), undefined),
  onFailure: optional(listOf(orReusable(failureAction)), undefined),
  outputs: optional(mapOf(text), {}),
});

const mark = object({
  id: text,
  title: text,
  covers: list(text),
  requires: list(text),
  level: optional(oneOf('MUST', 'SHOULD'), 'MUST'),
});

const workflow = object({
  workflowId: text,
  summary: optional(text, undefined),
  description: optional(text, undefined),
  inputs: optional(schema, undefined),
  dependsOn: list(text),
  parameters: list(orReusable(parameter)),
  steps: filled(listOf(step), 'a workflow has at least one step'),
  successActions: list(orReusable(successAction)),
  failureActions: list(orReusable(failureAction)),
  outputs: optional(mapOf(text), {}),
  'x-phlebo': optional(mark, undefined),
});

export const arazzoShape: Shape<ArazzoDocument> = object({
  arazzo: text,
  info: object({
    title: text,
    version: text,
    summary: optional(text, undefined),
    description: optional(text, undefined),
  }),
  sourceDescriptions: filled(
    listOf(
      object({ name: text, url: text, type: optional(oneOf('openapi', 'arazzo'), undefined) }),
    ),
    'a document names at least one source',
  ),
  workflows: filled(listOf(workflow), 'a document has at least one workflow'),
  components: section({
    inputs: optional(mapOf(anything), {}),
    parameters: optional(mapOf(parameter), {}),
    successActions: optional(mapOf(successAction), {}),
    failureActions: optional(mapOf(failureAction), {}),
  }),
});
