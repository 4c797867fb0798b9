/** The condition of a JSONPath criterion (RFC 9535), in which `{$…}` stands for a value as JSON writes it. */
import parse from 'jsonpath-rfc9535/parser';
import type { Context } from './context.ts';
import { ExpressionError } from './expression-error.ts';
import { fillIn, NoValue } from './fill-in.ts';
import { readReference } from './reference.ts';
import type { Reference } from './reference.ts';
import { shownValue } from './shown-value.ts';

export type JsonPath = {
  readonly references: readonly Reference[];
  /** The query with the values of now. Throws a NoValue. */
  readonly fill: (context: Context) => string;
};

const longest = 4096;

/** Throws an ExpressionError. */
export function readJsonPath(condition: string): JsonPath {
  if (condition.length > longest) {
    throw new ExpressionError(`a condition has at most ${String(longest)} characters`, longest);
  }
  const references = [...referencesIn(condition)];
  const replaced = (text: (reference: Reference) => string): string =>
    references.reduceRight((query, reference) => {
      const end = reference.offset + reference.text.length + 1;
      return `${query.slice(0, reference.offset - 1)}${text(reference)}${query.slice(end)}`;
    }, condition);
  demandQuery(replaced(() => '0'));
  return {
    references,
    fill: (context) => replaced(({ text }) => asLiteral(text, fillIn(text, context))),
  };
}

/** A server may have sent anything. Half of a surrogate pair has no form in a query; its substitute equals no half. */
function asLiteral(text: string, value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    throw new NoValue(`${text} is ${shownValue(value)}, which no query can be about`);
  }
  return JSON.stringify(typeof value === 'string' ? value.replace(/\p{Cs}/gu, '\ufffd') : value);
}

function* referencesIn(condition: string): Generator<Reference> {
  for (let brace = condition.indexOf('{$'); brace !== -1;) {
    const reference = readReference(condition, brace + 1, 'brace');
    const end = brace + 1 + reference.text.length;
    if (condition[end] !== '}') {
      throw new ExpressionError(`${reference.text} must be followed by "}"`, end);
    }
    if (/['"]/.test(condition.charAt(brace - 1))) {
      throw new ExpressionError(
        'a text is put in with quotes of its own: leave these out',
        brace - 1,
      );
    }
    yield reference;
    brace = condition.indexOf('{$', end);
  }
}

function demandQuery(query: string): void {
  try {
    parse(query);
  } catch (error) {
    const { message, offset } = faultOf(error);
    throw new ExpressionError(
      `no JSONPath of RFC 9535: ${message}`,
      Math.min(offset, query.length),
    );
  }
}

/** The parser tells the place in its own way. */
function faultOf(error: unknown): { readonly message: string; readonly offset: number } {
  if (!(error instanceof Error)) return { message: String(error), offset: 0 };
  const { location } = error as { location?: { start?: { offset?: unknown } } };
  const offset = location?.start?.offset;
  return { message: error.message, offset: typeof offset === 'number' ? offset : 0 };
}
