/** Puts values where a scenario has expressions: in a payload, a parameter, an output. */
import { isMap } from '../../json.ts';
import { resolve } from './context.ts';
import type { Context, Resolved } from './context.ts';
import type { Reference } from './reference.ts';
import { readTemplate } from './template.ts';

/** An expression stands for no value, so what is made of it cannot be made. */
export class NoValue extends Error {
  override readonly name = 'NoValue';
  readonly code = 'NO_VALUE';
}

/**
 * The same value with every expression replaced, at any depth. One that stands alone keeps the type of its value;
 * one in braces becomes text, objects as JSON. Throws a NoValue.
 */
export function fillIn(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((item) => fillIn(item, context));
  if (isMap(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, fillIn(member, context)]),
    );
  }
  return typeof value === 'string' ? fillInText(value, context) : value;
}

function fillInText(text: string, context: Context): unknown {
  const template = readTemplate(text);
  switch (template.kind) {
    case 'text':
      return text;
    case 'expression':
      return demand(template.reference, resolve(template.reference, context));
    case 'mixed':
      return template.parts
        .map((part) =>
          typeof part === 'string' ? part : asText(demand(part, resolve(part, context))),
        )
        .join('');
  }
}

function demand(reference: Reference, resolved: Resolved): unknown {
  if (resolved.found) return resolved.value;
  throw new NoValue(`${reference.text} has no value: ${resolved.why}`);
}

/** A value inside a text. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
