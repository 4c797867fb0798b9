/** A value of a scenario that is an expression, a text with expressions in braces, or a plain text. */
import { ExpressionError } from './expression-error.ts';
import { readReference } from './reference.ts';
import type { Reference } from './reference.ts';

export type Template =
  | { readonly kind: 'text'; readonly text: string }
  /** Keeps the type of what it stands for. */
  | { readonly kind: 'expression'; readonly reference: Reference }
  | { readonly kind: 'mixed'; readonly parts: readonly (string | Reference)[] };

/** Longer texts are no expressions. */
const longest = 100_000;

/**
 * A text that begins with `$` and a letter, without a space in it, is an expression as a whole; so is one that
 * is in braces as a whole. Throws an ExpressionError.
 */
export function readTemplate(text: string): Template {
  if (text.length > longest) return { kind: 'text', text };
  if (/^\$[A-Za-z]\S*$/.test(text)) return { kind: 'expression', reference: readExpression(text) };
  const parts = [...partsOf(text)];
  const [only, ...others] = parts;
  if (only === undefined) return { kind: 'text', text };
  if (others.length > 0) return { kind: 'mixed', parts };
  return typeof only === 'string'
    ? { kind: 'text', text }
    : { kind: 'expression', reference: only };
}

/** A text that must be one expression and nothing else. Throws an ExpressionError. */
export function readExpression(text: string): Reference {
  if (!text.startsWith('$')) {
    throw new ExpressionError('a runtime expression begins with "$", as in $response.body', 0);
  }
  const reference = readReference(text, 0, 'text');
  const end = reference.text.length;
  if (end === text.length) return reference;
  throw new ExpressionError(
    `"${text.slice(end, end + 20)}" does not belong to ${reference.text}`,
    end,
  );
}

/** The expressions of a template, in their order. */
export function referencesOf(template: Template): readonly Reference[] {
  switch (template.kind) {
    case 'text':
      return [];
    case 'expression':
      return [template.reference];
    case 'mixed':
      return template.parts.filter((part) => typeof part !== 'string');
  }
}

function* partsOf(text: string): Generator<string | Reference> {
  let from = 0;
  for (;;) {
    const brace = text.indexOf('{$', from);
    if (brace === -1) break;
    if (brace > from) yield text.slice(from, brace);
    const reference = readReference(text, brace + 1, 'brace');
    const end = brace + 1 + reference.text.length;
    if (text[end] !== '}') {
      throw new ExpressionError(`${reference.text} must be followed by "}"`, end);
    }
    yield reference;
    from = end + 1;
  }
  if (from < text.length) yield text.slice(from);
}
