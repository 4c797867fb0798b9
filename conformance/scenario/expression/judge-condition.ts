/** Whether a simple condition is met, and what its expressions stood for. */
import { sameJson } from '../../json.ts';
import { readCondition, referencesIn } from './condition.ts';
import type { Comparison, Condition } from './condition.ts';
import { resolve } from './context.ts';
import type { Context } from './context.ts';
import { shownValue } from './shown-value.ts';

export type Judgement = {
  readonly met: boolean;
  /** What the expressions stood for, in words. */
  readonly actual: string;
};

/** Throws an ExpressionError for a condition that lint would have refused. */
export function judgeCondition(text: string, context: Context): Judgement {
  const condition = readCondition(text);
  const actual = describe(condition, context);
  try {
    return { met: Boolean(valueOf(condition, context)), actual };
  } catch (error) {
    if (error instanceof Unresolved) return { met: false, actual };
    throw error;
  }
}

/** An expression without a value decides the condition: it is not met, negated or not. */
class Unresolved extends Error {
  override readonly name = 'Unresolved';
}

function valueOf(condition: Condition, context: Context): unknown {
  switch (condition.kind) {
    case 'literal':
      return condition.value;
    case 'reference': {
      const resolved = resolve(condition.reference, context);
      if (!resolved.found) throw new Unresolved(resolved.why);
      return resolved.value;
    }
    case 'not':
      return !valueOf(condition.of, context);
    case 'and':
      return Boolean(valueOf(condition.left, context)) && valueOf(condition.right, context);
    case 'or':
      return Boolean(valueOf(condition.left, context)) || valueOf(condition.right, context);
    case 'comparison':
      return compare(
        condition.operator,
        valueOf(condition.left, context),
        valueOf(condition.right, context),
      );
  }
}

function compare(operator: Comparison, left: unknown, right: unknown): boolean {
  switch (operator) {
    case '==':
      return isEqual(left, right);
    case '!=':
      return !isEqual(left, right);
    case '<':
      return order(left, right, (a, b) => a < b);
    case '<=':
      return order(left, right, (a, b) => a <= b);
    case '>':
      return order(left, right, (a, b) => a > b);
    case '>=':
      return order(left, right, (a, b) => a >= b);
  }
}

const isSimple = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Texts without regard to case; of unlike kinds, loosely: "5" is 5 ("loose comparisons", "String comparisons"). */
function isEqual(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') {
    return left.toLowerCase() === right.toLowerCase();
  }
  if (isSimple(left) && isSimple(right)) return Number(left) === Number(right);
  return sameJson(left, right);
}

/** Nothing is before or after what is neither a text nor a number. */
function order(
  left: unknown,
  right: unknown,
  holds: (a: string | number, b: string | number) => boolean,
): boolean {
  if (typeof left === 'string' && typeof right === 'string') {
    return holds(left.toLowerCase(), right.toLowerCase());
  }
  return isSimple(left) && isSimple(right) && holds(Number(left), Number(right));
}

function describe(condition: Condition, context: Context): string {
  const told = referencesIn(condition).map((reference) => {
    const resolved = resolve(reference, context);
    return resolved.found
      ? `${reference.text} is ${shownValue(resolved.value)}`
      : `${reference.text} has no value: ${resolved.why}`;
  });
  return told.length === 0 ? 'the condition names no expression' : [...new Set(told)].join(', ');
}
