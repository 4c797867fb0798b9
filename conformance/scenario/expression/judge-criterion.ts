/** Whether a criterion is met: simple, regex or JSONPath (Arazzo 1.0.1, "Criterion Object"). */
import { query } from 'jsonpath-rfc9535';
import type { JsonValue } from 'jsonpath-rfc9535';
import type { Criterion } from '../model.ts';
import { typeOf } from './criterion-type.ts';
import { resolve } from './context.ts';
import type { Context } from './context.ts';
import { ExpressionError } from './expression-error.ts';
import { asText, NoValue } from './fill-in.ts';
import { readJsonPath } from './json-path.ts';
import { inTime } from './in-time.ts';
import { judgeCondition } from './judge-condition.ts';
import type { Judgement } from './judge-condition.ts';
import { readPattern } from './pattern.ts';
import { shownValue } from './shown-value.ts';
import { readExpression } from './template.ts';

/** A criterion with its judgement. */
export type CriterionResult = Judgement & {
  /** As it is written, with its type and context. */
  readonly criterion: string;
};

/** A judgement takes milliseconds; only a pattern or a query that tries without end takes so long. */
const longestMs = 2000;

/** Throws an ExpressionError for a criterion that lint would have refused, and for one that finds no end. */
export function judgeCriterion(criterion: Criterion, context: Context): CriterionResult {
  const type = typeOf(criterion);
  const shown = criterion.condition;
  switch (type) {
    case 'simple':
      return { criterion: shown, ...judgeCondition(criterion.condition, context) };
    case 'regex':
    case 'jsonpath': {
      const text = criterion.context ?? '';
      const words = type === 'regex' ? 'matches' : 'has something at';
      const judge = type === 'regex' ? matches : finds;
      return { criterion: `${text} ${words} ${shown}`, ...onContext(text, context, judge, shown) };
    }
    case 'xpath':
      throw new ExpressionError('XPath is not supported: the API speaks JSON only', 0);
  }
}

type Judge = (value: unknown, condition: string, context: Context) => boolean;

function onContext(text: string, context: Context, judge: Judge, condition: string): Judgement {
  const resolved = resolve(readExpression(text), context);
  if (!resolved.found) return { met: false, actual: `${text} has no value: ${resolved.why}` };
  const is = `${text} is ${shownValue(resolved.value)}`;
  try {
    const judged = inTime(longestMs, () => judge(resolved.value, condition, context));
    if (judged !== undefined) return { met: judged.value, actual: is };
  } catch (error) {
    if (error instanceof NoValue) return { met: false, actual: `${is}; ${error.message}` };
    throw error;
  }
  throw new ExpressionError(
    `the criterion ${condition} was not judged within ${String(longestMs / 1000)} s: write it so that it tries each character in one way only (no (a+)+, no $..*..*)`,
    0,
  );
}

const matches: Judge = (value, condition) => readPattern(condition).test(asText(value));

/**
 * Met when the query finds at least one node. The value stands in a list of its own, so that a filter can speak of
 * it: `$[?@.status == 'PENDING']` (respect, and the examples of the specification). What came over the wire is JSON.
 */
const finds: Judge = (value, condition, context) =>
  query([value] as JsonValue, readJsonPath(condition).fill(context)).length > 0;
