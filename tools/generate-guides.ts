// Puts every schema of openapi.yaml into words: what is expected at each place of a message, and on
// which open points that hangs. contract/validate.ts reads it to say what is wrong.

import type { Guide } from '../contract/guide.ts';
import {
  componentName,
  nullableOf,
  pathOperations,
  resolve,
  schemaOf,
  type Document,
  type Schema,
} from './generate-source.ts';

type Mode = 'request' | 'answer';

/** A guide in the making: a value set is kept as values until members of a union are joined. */
type Draft = {
  readonly expected: string;
  readonly values?: readonly unknown[];
  readonly open?: Readonly<Record<string, readonly string[]>>;
  readonly members?: Readonly<Record<string, Draft>>;
  readonly items?: Draft;
};

export function generateGuides(document: Document): string {
  const operations = pathOperations(document).map(({ operation }) => operation);
  const bodies = operations.flatMap(({ operationId, requestBody }) => {
    const schema = schemaOf(requestBody);
    return schema === undefined ? [] : [[operationId, guide(document, schema, 'request')] as const];
  });
  const successes = operations.map(({ operationId, responses }) => {
    const success = responses['200'];
    const schema = (success && schemaOf(resolve(document, success))) ?? {};
    return [operationId, guide(document, schema, 'answer')] as const;
  });
  const webhooks = Object.entries(document.webhooks).map(
    ([type, { post }]) =>
      [type, guide(document, schemaOf(post.requestBody) ?? {}, 'answer')] as const,
  );
  const error = guide(document, document.components.schemas['ErrorBody'] ?? {}, 'answer');
  return shared([
    ['bodyGuides', Object.fromEntries(bodies)],
    ['successGuides', Object.fromEntries(successes)],
    ['webhookGuides', Object.fromEntries(webhooks)],
    ['errorGuide', error],
  ]);
}

function guide(document: Document, schema: Schema, mode: Mode): Guide {
  return finish(draft(document, schema, mode));
}

function draft(document: Document, schema: Schema, mode: Mode): Draft {
  const nullable = nullableOf(document, schema);
  if (nullable !== undefined) return draft(document, nullable, mode);
  const own = ownDraft(document, schema, mode);
  const name = componentName(schema);
  const target = name === undefined ? undefined : document.components.schemas[name];
  const parts = [target, ...(schema.allOf ?? [])].filter((part) => part !== undefined);
  const joined = [...parts.map((part) => draft(document, part, mode)), own].reduce(specialise);
  const [first, ...others] = (schema.oneOf ?? []).map((member) => draft(document, member, mode));
  return first === undefined ? joined : specialise(others.reduce(unite, first), joined);
}

function ownDraft(document: Document, schema: Schema, mode: Mode): Draft {
  const members = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => [name, draft(document, member, mode)] as const,
  );
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  return {
    expected: phrase(schema, mode),
    ...(values === undefined ? {} : { values }),
    ...(schema['x-open'] === undefined ? {} : { open: schema['x-open'] }),
    ...(members.length === 0 ? {} : { members: Object.fromEntries(members) }),
    ...(schema.items === undefined ? {} : { items: draft(document, schema.items, mode) }),
  };
}

/** What both say of one place (`allOf`, `$ref` beside other keywords): the second is the narrower. */
function specialise(general: Draft, special: Draft): Draft {
  return {
    ...general,
    ...special,
    expected: special.expected === ANYTHING ? general.expected : special.expected,
    ...joinedOpen(general, special),
    ...joinedMembers(general, special, specialise),
  };
}

/** What the two say of one place that is the one or the other (`oneOf`). */
function unite(left: Draft, right: Draft): Draft {
  const { values: leftValues, ...leftRest } = left;
  const { values: rightValues, ...rightRest } = right;
  const values =
    leftValues && rightValues ? [...new Set([...leftValues, ...rightValues])] : undefined;
  const phrases = [...new Set([left.expected, right.expected])];
  return {
    ...leftRest,
    ...rightRest,
    expected: phrases.join(' or '),
    ...(values === undefined ? {} : { values }),
    ...joinedOpen(left, right),
    ...joinedMembers(left, right, unite),
  };
}

function joinedOpen(left: Draft, right: Draft): Pick<Draft, 'open'> {
  const open = { ...left.open, ...right.open };
  return Object.keys(open).length === 0 ? {} : { open };
}

function joinedMembers(
  left: Draft,
  right: Draft,
  join: (left: Draft, right: Draft) => Draft,
): Pick<Draft, 'members'> {
  const members: Record<string, Draft> = { ...left.members };
  for (const [name, member] of Object.entries(right.members ?? {})) {
    const other = members[name];
    members[name] = other === undefined ? member : join(other, member);
  }
  return Object.keys(members).length === 0 ? {} : { members };
}

function finish({ expected, values, open, members, items }: Draft): Guide {
  const inner = Object.entries(members ?? {}).map(
    ([name, member]) => [name, finish(member)] as const,
  );
  return {
    expected: values === undefined ? expected : oneOf(values),
    ...(open === undefined ? {} : { open }),
    ...(inner.length === 0 ? {} : { members: Object.fromEntries(inner) }),
    ...(items === undefined ? {} : { items: finish(items) }),
  };
}

const ANYTHING = 'any value';

function phrase(schema: Schema, mode: Mode): string {
  if (schema['x-phrase'] !== undefined) return schema['x-phrase'];
  const types = typeof schema.type === 'string' ? [schema.type] : [...(schema.type ?? [])];
  if (types.length === 0) return schema.properties || schema.discriminator ? 'an object' : ANYTHING;
  return types.map((type) => typePhrase(type, schema, mode)).join(' or ');
}

function typePhrase(type: string, schema: Schema, mode: Mode): string {
  switch (type) {
    case 'string':
      return stringPhrase(schema, mode);
    case 'number':
      return `a number${range(schema)}`;
    case 'integer':
      return `an integer${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return schema.maxItems === undefined
        ? 'a list'
        : `a list of at most ${String(schema.maxItems)} items`;
    case 'object':
      return 'an object';
    case 'null':
      return 'null';
    default:
      throw new Error(`openapi.yaml: no words for the type ${type}`);
  }
}

function stringPhrase(schema: Schema, mode: Mode): string {
  if (schema.pattern !== undefined)
    throw new Error(`openapi.yaml: give ${schema.pattern} an x-phrase`);
  switch (schema.format) {
    case 'email':
      return 'an email address';
    case 'date':
      return 'a calendar date YYYY-MM-DD';
    case 'date-time':
      return mode === 'request'
        ? 'an ISO 8601 date-time with Z or a numeric offset'
        : 'an ISO 8601 timestamp';
    case 'uri':
      return 'an absolute URL';
    case undefined:
      return `a string${lengths(schema)}`;
    default:
      throw new Error(`openapi.yaml: no words for the format ${schema.format}`);
  }
}

function lengths({ minLength, maxLength }: Schema): string {
  if (minLength !== undefined) return ` of at least ${count(minLength)}`;
  return maxLength === undefined ? '' : ` of at most ${count(maxLength)}`;
}

const count = (length: number): string => `${String(length)} character${length === 1 ? '' : 's'}`;

function range({ minimum, maximum }: Schema): string {
  if (minimum !== undefined && maximum !== undefined) {
    return ` from ${String(minimum)} to ${String(maximum)}`;
  }
  return minimum === undefined ? '' : ` of at least ${String(minimum)}`;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}

/** The exports as TypeScript; whatever stands in them more than once is written once. */
function shared(exports: readonly (readonly [string, unknown])[]): string {
  const names = new Map<string, string>();
  const lines: string[] = [];
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).map(
      ([key, inner]) => `${JSON.stringify(key)}: ${write(inner)}`,
    );
    const text = `{ ${fields.join(', ')} }`;
    if (!('expected' in value)) return text;
    const known = names.get(text) ?? `g${String(names.size + 1)}`;
    if (!names.has(text)) lines.push(`const ${known}: Guide = ${text};`);
    names.set(text, known);
    return known;
  };
  const written = exports.map(([name, value]) => {
    const type = name === 'errorGuide' ? 'Guide' : 'Readonly<Record<string, Guide>>';
    return `export const ${name}: ${type} = ${write(value)};`;
  });
  return ["import type { Guide } from '../guide.ts';", '', ...lines, '', ...written, ''].join('\n');
}
