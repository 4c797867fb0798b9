// Breaks every rule of every schema, one at a time, in an example that keeps it: the validators must
// find the fault, and at its place. A rule that no example can break would be a rule that nothing holds.

import { describe, expect, it } from 'vitest';
import { loadDocument } from './document.ts';
import { loadExamples, type Example } from './examples.ts';
import { validateBody, validateResponse, validateWebhook, type Fault } from './validate.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName: string };
};

type Content = { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
type Described = {
  readonly operationId: string;
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
};
type Source = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Described }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
};

type Path = readonly (string | number)[];

/** One rule of one schema, broken in a message. `absent`: by leaving the key out. */
type Break = {
  readonly schema: Schema;
  readonly rule: string;
  readonly path: Path;
  readonly change: { readonly to: unknown } | 'absent';
};

/** Keywords whose breach is one value, made from the keyword's own. */
const BREACHES: Readonly<Record<string, (keyword: never) => unknown>> = {
  type: wrongType,
  enum: () => 'none of them',
  const: (constant: unknown) => (typeof constant === 'string' ? 'another' : !constant),
  pattern: () => '\u0000',
  format: () => 'no such thing',
  minLength: (length: number) => 'x'.repeat(length - 1),
  maxLength: (length: number) => 'x'.repeat(length + 1),
  minimum: (least: number) => least - 1,
  maxItems: (most: number) => Array.from({ length: most + 1 }, () => ({})),
};

const source = (await loadDocument()) as unknown as Source;
const examples = await loadExamples();
const broken = examples.flatMap((example) =>
  breaks(schemaOf(example), example.value, []).map((each) => ({ example, each })),
);

describe('the compiled validators', () => {
  it.each(groups())('find every broken rule: %s', (_, cases) => {
    for (const { example, each } of cases) {
      const place = placeOf(example, each.path);
      const faults = judge(example, changed(example.value, each.path, each.change));
      expect(
        faults.map((fault) => fault.place),
        `${each.rule} at ${place}`,
      ).toContain(place);
      // A request says its one fault once; in answers a condition may add what follows from it.
      if (example.of === 'body') expect(faults).toHaveLength(1);
    }
  });

  it('have an example for every rule of every schema', () => {
    const exercised = new Map<Schema, Set<string>>();
    for (const { each } of broken) {
      const rules = exercised.get(each.schema) ?? new Set();
      exercised.set(each.schema, rules.add(each.rule));
    }
    const missed = Object.entries(source.components.schemas).flatMap(([name, schema]) =>
      rulesWithin(schema, name).filter((each) => !exercised.get(each.schema)?.has(each.rule)),
    );
    expect(missed.map(({ at, rule }) => `${at}: ${rule}`)).toEqual([]);
  });
});

function groups(): [string, typeof broken][] {
  const byMessage = new Map<string, typeof broken>();
  for (const each of broken) {
    const { example } = each;
    const name = example.of === 'webhook' ? example.type : `${example.of} ${example.operationId}`;
    byMessage.set(name, [...(byMessage.get(name) ?? []), each]);
  }
  return [...byMessage];
}

function judge(example: Example, value: unknown): readonly Fault[] {
  switch (example.of) {
    case 'body':
      return validateBody(example.operationId, value, { unknownKeys: 'refuse' });
    case 'response':
      return validateResponse(example.operationId, example.status, value);
    case 'webhook':
      return validateWebhook(example.type, value);
  }
}

function placeOf(example: Example, path: Path): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`));
  return `${example.of}${steps.join('')}`;
}

function changed(value: unknown, path: Path, change: Break['change']): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change === 'absent' ? undefined : change.to;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length === 0 && change === 'absent') Reflect.deleteProperty(copy, key);
  else copy[key] = changed(copy[key], rest, change);
  return copy;
}

function breaks(schema: Schema, value: unknown, path: Path): Break[] {
  const chosen = (schema.oneOf ?? []).filter((member) => fits(schema, member, value));
  const parts = [...reference(schema), ...(schema.allOf ?? []), ...chosen];
  return [
    ...ownBreaks(schema, path),
    ...parts.flatMap((part) => breaks(part, value, path)),
    ...inner(schema, value, path),
  ];
}

function inner(schema: Schema, value: unknown, path: Path): Break[] {
  const { items } = schema;
  if (items !== undefined && Array.isArray(value)) {
    return value.flatMap((item, index) => breaks(items, item, [...path, index]));
  }
  if (!isObject(value)) return [];
  const all: Break[] = [];
  for (const key of schema.required ?? []) {
    all.push({ schema, rule: `required ${key}`, path: [...path, key], change: 'absent' });
  }
  for (const [key, member] of Object.entries(schema.properties ?? {})) {
    if (Object.hasOwn(value, key)) all.push(...breaks(member, value[key], [...path, key]));
  }
  return all;
}

/** The rules of the schema itself, each with a value that breaks it. */
function ownBreaks(schema: Schema, path: Path): Break[] {
  return Object.entries(schema).flatMap(([rule, keyword]) => {
    const breach = Object.hasOwn(BREACHES, rule) ? BREACHES[rule] : undefined;
    return breach === undefined
      ? []
      : [{ schema, rule, path, change: { to: breach(keyword as never) } }];
  });
}

function wrongType(type: string | readonly string[]): unknown {
  return type === 'boolean' ? 'true' : true;
}

function rulesWithin(schema: Schema, at: string): { schema: Schema; rule: string; at: string }[] {
  const own = ownBreaks(schema, []).map(({ rule }) => rule);
  const required = (schema.required ?? []).map((key) => `required ${key}`);
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [
    ...[...own, ...required].map((rule) => ({ schema, rule, at })),
    ...parts.flatMap((part) => rulesWithin(part, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
      rulesWithin(member, `${at}.${key}`),
    ),
  ];
}

/** Whether the value is of this member of the union, by its discriminator or by being null or not. */
function fits({ discriminator }: Schema, member: Schema, value: unknown): boolean {
  if (discriminator === undefined) return (member.type === 'null') === (value === null);
  const [target = member] = reference(member);
  const tag = target.properties?.[discriminator.propertyName]?.const;
  return isObject(value) && value[discriminator.propertyName] === tag;
}

function reference({ $ref }: Schema): Schema[] {
  const target = source.components.schemas[$ref?.split('/').at(-1) ?? ''];
  return target === undefined ? [] : [target];
}

function schemaOf(example: Example): Schema {
  const schema = contentOf(example)?.content['application/json'].schema;
  if (schema === undefined) throw new Error(`No schema for ${JSON.stringify(example)}`);
  return schema;
}

function contentOf(example: Example): Content | undefined {
  if (example.of === 'webhook') return source.webhooks[example.type]?.post.requestBody;
  const operation = Object.values(source.paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === example.operationId);
  if (example.of === 'body') return operation?.requestBody;
  const response = operation?.responses[String(example.status)];
  return source.components.responses[response?.$ref?.split('/').at(-1) ?? ''] ?? response;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
