/** Payloads fit the operation, as far as they are written out. */
import { isMap } from '../../json.ts';
import { placeName } from '../../yaml/place-name.ts';
import type { Path } from '../../yaml/shape.ts';
import { ExpressionError } from '../expression/expression-error.ts';
import { pointerTokens } from '../expression/reference.ts';
import { readTemplate } from '../expression/template.ts';
import type { RequestBody, Step } from '../model.ts';
import { operationOf } from '../operation-of.ts';
import type { Remark } from '../remark.ts';
import type { SourceOperation } from '../source.ts';
import { error, stepsOf, warning } from './lint-context.ts';
import type { Rule } from './lint-context.ts';

export const payloads: Rule = (context) =>
  stepsOf(context).flatMap(({ step, stepPath }) => {
    const found = operationOf(step, context.sources);
    if (found?.found !== true) return [];
    const path = [...stepPath, 'requestBody'];
    const { operation } = found;
    if (step.requestBody === undefined) {
      if (expectsRefusal(step)) return [];
      const isEmptyRefused = operation.bodyFaults(undefined).length > 0;
      const message = `${operation.operationId} needs a requestBody`;
      return operation.takesBody && isEmptyRefused ? [error('payload', stepPath, message)] : [];
    }
    if (!operation.takesBody) {
      return [error('payload', path, `${operation.operationId} takes no requestBody`)];
    }
    return [
      ...contentType(step.requestBody, path),
      ...targets(step.requestBody, path),
      ...(expectsRefusal(step) ? [] : payload(step.requestBody, operation, [...path, 'payload'])),
    ];
  });

/** A step that expects a 4xx may send what does not fit: that is its point. */
const expectsRefusal = ({ successCriteria }: Step): boolean =>
  successCriteria.some(
    ({ condition, context }) =>
      /\$statusCode\s*==\s*4\d\d/.test(condition) ||
      (context === '$statusCode' && /^\^?\(?4/.test(condition)),
  );

const contentType = ({ contentType: type }: RequestBody, path: Path): readonly Remark[] =>
  type === undefined || type === 'application/json'
    ? []
    : [
        error(
          'content-type',
          [...path, 'contentType'],
          `both sources speak application/json only, not ${type}`,
        ),
      ];

function targets({ replacements }: RequestBody, path: Path): readonly Remark[] {
  return replacements.flatMap(({ target }, index) => {
    try {
      pointerTokens(target);
      return [];
    } catch (fault) {
      if (!(fault instanceof ExpressionError)) throw fault;
      return [error('replacement', [...path, 'replacements', index, 'target'], fault.message)];
    }
  });
}

function payload(
  { payload: written, replacements }: RequestBody,
  operation: SourceOperation,
  path: Path,
): readonly Remark[] {
  if (typeof written === 'string') return textPayload(written, path);
  const open = [
    ...dynamicPaths(written, []),
    ...replacements.map(({ target }) => tokensOf(target)),
  ];
  return operation
    .bodyFaults(written)
    .filter((fault) => !open.some((dynamic) => touches(fault.path, dynamic)))
    .map((fault) => {
      const where = fault.path.length === 0 ? 'the payload' : placeName(fault.path);
      return error(
        'payload',
        [...path, ...fault.path],
        `${operation.operationId} wants ${fault.expected} at ${where}`,
      );
    });
}

function textPayload(text: string, path: Path): readonly Remark[] {
  if (text.startsWith('$')) return [];
  const message =
    'a payload that is one text is not filled in alike by all runners: write it as a map, with an expression as the value of a key';
  return [warning('text-payload', path, message)];
}

/** Whether a fault may vanish with a value that is known at run time only: one is at the place of the other, or in it. */
const touches = (fault: Path, dynamic: Path): boolean =>
  fault.every((key, index) => index >= dynamic.length || String(key) === String(dynamic[index]));

const tokensOf = (target: string): Path => {
  try {
    return pointerTokens(target);
  } catch {
    return [];
  }
};

function dynamicPaths(value: unknown, path: Path): readonly Path[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => dynamicPaths(item, [...path, index]));
  if (isMap(value)) {
    return Object.entries(value).flatMap(([key, member]) => dynamicPaths(member, [...path, key]));
  }
  return typeof value === 'string' && isDynamic(value) ? [path] : [];
}

function isDynamic(text: string): boolean {
  try {
    return readTemplate(text).kind !== 'text';
  } catch {
    // Another rule tells of it.
    return true;
  }
}
