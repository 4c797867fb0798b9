/** From the fields of a form to an action of the control protocol. */

import type { ActionRequest } from './options.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A field is named after its parameter, `a.b` for a nested one, and `:kind` says how its text is
 * meant. One that is left empty is left out; one that cannot be read is passed on as the text that
 * it is, so that the action's own sentence says what it expects.
 */
export const actionOf = (fields: Fields): ActionRequest => {
  const parameters: Record<string, unknown> = {};
  for (const [field, given] of Object.entries(fields)) {
    if (field === 'action' || field === 'back') continue;
    const [name = '', kind = 'text'] = field.split(':');
    const value = valueOf(kind, given);
    if (value !== undefined) place(parameters, name.split('.'), value);
  }
  return { ...parameters, action: textOf(fields['action']) };
};

/** Where to go afterwards: a path of the dashboard, never another site's. */
export const backOf = (fields: Fields, result: Fields = {}): string => {
  const wanted = textOf(fields['back']);
  if (!/^\/_sandbox\/[\w/?=&%.{}~-]*$/.test(wanted)) return '/_sandbox/';
  return wanted.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(textOf(result[name])),
  );
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf).filter((text) => text !== '');

const valueOf = (kind: string, given: unknown): unknown => {
  const texts = textsOf(given);
  // A form says that a list was meant by an empty one before the choices.
  if (kind === 'list') return texts;
  const text = texts.at(-1)?.trim() ?? '';
  return text === '' ? undefined : meantBy(kind, text);
};

const meantBy = (kind: string, text: string): unknown => {
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : text;
    case 'boolean':
      return text === 'true';
    case 'json':
      return parsed(text);
    // The value of a datetime-local input, which has no zone: the dashboard speaks UTC.
    case 'time':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? `${text.padEnd(19, ':00')}Z` : text;
    default:
      return text;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const place = (target: Record<string, unknown>, path: readonly string[], value: unknown): void => {
  const [first = '', ...rest] = path;
  // A name that reaches into every object of the program is no parameter.
  if (!/^\w+$/.test(first) || first === '__proto__') return;
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner = target[first];
  const into = typeof inner === 'object' && inner !== null ? inner : {};
  target[first] = into;
  place(into as Record<string, unknown>, rest, value);
};
