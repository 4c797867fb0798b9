/** What is wrong with the parameters of an action, in words: every fault with its place. */

import type * as z from 'zod';

type Raw = z.core.$ZodRawIssue;

const nouns: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** `place: expected …` for each fault, joined by semicolons. Undefined when there is none. */
export const faultsOf = (schema: z.ZodType, input: unknown): string | undefined => {
  const { error } = schema.safeParse(input, { error: wordsFor });
  return error?.issues.map(({ path, message }) => `${placeOf(path)}${message}`).join('; ');
};

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? '' : `${path.map(String).join('.')}: `;

/** Schemas with wording of their own do not come here. */
const wordsFor = (issue: Raw): string => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownNames(issue);
    case 'invalid_type':
      return wanted(issue, nouns[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return wanted(issue, oneOf(issue.values));
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'expected at least one, got none'
        : `expected ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    case 'invalid_union':
      // Of a union told apart by one member: `path` names it, `options` are its values.
      return 'options' in issue && Array.isArray(issue['options'])
        ? `expected ${oneOf(issue['options'])}`
        : wanted(issue, 'something else');
    case 'invalid_format':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return wanted(issue, 'something else');
  }
};

const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

const wanted = ({ input }: Raw, what: string): string =>
  input === undefined ? `missing, expected ${what}` : `expected ${what}, got ${shown(input)}`;

const LONGEST = 40;

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** A parameter that is not known is never ignored: it may be a mistyped one. */
const unknownNames = (issue: Extract<Raw, { code: 'unrecognized_keys' }>): string => {
  const known = Object.keys(shapeOf(issue.inst));
  const names = issue.keys.map((key) => JSON.stringify(key)).join(', ');
  const taken = known.length === 0 ? 'no parameters are taken' : `known are ${known.join(', ')}`;
  return `unknown: ${names} (${taken})`;
};

const shapeOf = (schema: unknown): object => {
  const shape = (schema as z.ZodObject | undefined)?.def.shape;
  return shape ?? {};
};
