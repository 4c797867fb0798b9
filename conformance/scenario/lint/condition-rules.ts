/** Criteria: written as the grammar has them, and so that every runner understands them alike. */
import { readCondition } from '../expression/condition.ts';
import type { Condition } from '../expression/condition.ts';
import { typeOf } from '../expression/criterion-type.ts';
import { ExpressionError } from '../expression/expression-error.ts';
import { readJsonPath } from '../expression/json-path.ts';
import { readPattern } from '../expression/pattern.ts';
import type { Criterion } from '../model.ts';
import type { Remark } from '../remark.ts';
import { criteriaOf, error, warning } from './lint-context.ts';
import type { PlacedCriterion, Rule } from './lint-context.ts';

export const criteria: Rule = (context) => criteriaOf(context).flatMap(criterionRemarks);

function criterionRemarks(placed: PlacedCriterion): readonly Remark[] {
  const { criterion, criterionPath } = placed;
  const type = typeOf(criterion);
  if (type === 'xpath') {
    const message = 'XPath is not supported, as the API speaks JSON only: use jsonpath';
    return [error('xpath', [...criterionPath, 'type'], message)];
  }
  if (type !== 'simple' && criterion.context === undefined) {
    const message = `a ${type} criterion needs the context to which it is applied, as in "context: $response.body"`;
    return [error('criterion-context', criterionPath, message)];
  }
  try {
    return readable(placed, type);
  } catch (fault) {
    if (!(fault instanceof ExpressionError)) throw fault;
    const path = [...criterionPath, 'condition'];
    return [{ ...error('expression-syntax', path, fault.message), offset: fault.offset }];
  }
}

/** Throws an ExpressionError for a condition that cannot be read. */
function readable(
  { criterion, criterionPath }: PlacedCriterion,
  type: 'simple' | 'regex' | 'jsonpath',
): readonly Remark[] {
  const { condition } = criterion;
  switch (type) {
    case 'simple':
      return simple(readCondition(condition), criterion, criterionPath);
    case 'regex':
      readPattern(condition);
      return [];
    case 'jsonpath':
      readJsonPath(condition);
      return [
        ...(condition.startsWith('$[?')
          ? jsonPathVersion(criterion, criterionPath)
          : [notFilter([...criterionPath, 'condition'])]),
        ...jsonPathChain(condition, [...criterionPath, 'condition']),
      ];
  }
}

/** Runners disagree on what any other query begins at: at the value, or at a list with the value. */
const notFilter = (path: Remark['path']): Remark =>
  error(
    'jsonpath-filter',
    path,
    "a JSONPath condition is one filter on the context, as in $[?@.data.status == 'PENDING']: it begins with $[?",
  );

const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/**
 * jsonpath-rfc9535 1.3.0, which other runners have too, drops the last of three operands: the criterion would be
 * met without it.
 */
function jsonPathChain(condition: string, path: Remark['path']): readonly Remark[] {
  const bare = condition.replace(quoted, "''");
  const chained = ['&&', '||'].find((sign) => bare.split(sign).length > 2 && !bare.includes('('));
  if (chained === undefined) return [];
  const message = `runners drop operands of a chain of ${chained}: write one criterion for each, or parentheses, as in (a ${chained} b) ${chained} c`;
  return [error('jsonpath-chain', path, message)];
}

function jsonPathVersion(
  { type }: Criterion,
  path: PlacedCriterion['criterionPath'],
): readonly Remark[] {
  if (typeof type !== 'object' || type.version === 'draft-goessner-dispatch-jsonpath-00') return [];
  const message = `Arazzo knows the version draft-goessner-dispatch-jsonpath-00 only, not ${type.version}; "type: jsonpath" means RFC 9535`;
  return [error('jsonpath-version', [...path, 'type', 'version'], message)];
}

function simple(
  condition: Condition,
  { condition: text }: Criterion,
  criterionPath: PlacedCriterion['criterionPath'],
): readonly Remark[] {
  const path = [...criterionPath, 'condition'];
  const equal = stringEquality(condition).map((offset) => ({
    ...error(
      'string-equality',
      path,
      'Arazzo compares texts without case, and runners disagree: use a regex criterion with an anchored pattern, as in "^CONFIRMED$"',
    ),
    offset,
  }));
  const odd = oddOf(text);
  return odd === undefined
    ? equal
    : [
        ...equal,
        warning(
          'portable-condition',
          path,
          `not every runner reads ${odd} in a condition (redocly respect does not): use two criteria, "!=", or jsonpath`,
        ),
      ];
}

/** Where texts are compared by == or !=. */
function stringEquality(condition: Condition): readonly number[] {
  switch (condition.kind) {
    case 'literal':
    case 'reference':
      return [];
    case 'not':
      return stringEquality(condition.of);
    case 'and':
    case 'or':
      return [...stringEquality(condition.left), ...stringEquality(condition.right)];
    case 'comparison': {
      const isText = [condition.left, condition.right].some(
        (side) => side.kind === 'literal' && typeof side.value === 'string',
      );
      const isEquality = condition.operator === '==' || condition.operator === '!=';
      return isText && isEquality ? [condition.offset] : [];
    }
  }
}

/** What the grammar of Arazzo has and others do not read. */
function oddOf(text: string): string | undefined {
  const bare = text.replaceAll(/'(?:[^']|'')*'/g, '');
  if (bare.includes('(')) return 'parentheses';
  if (/!(?!=)/.test(bare)) return '"!"';
  if (bare.includes('[')) return '"[…]"';
  return undefined;
}
