/** From a schema and a value that fits it: every way to break one rule, and to keep it at its edge. Pure. */
import { withFault } from '../checks/validation/refused-bookings.ts';
import type { Body } from '../checks/validation/refused-bookings.ts';
import { isMap } from '../json.ts';
import { anyValueCases } from './any-values.ts';
import type { Case } from './case.ts';
import { rowAt } from './row.ts';
import type { Row, Steps } from './row.ts';
import { resolve } from './schema.ts';
import type { Schema } from './schema.ts';
import { textCases } from './texts.ts';

/**
 * All cases of a body. Of a union the shape is looked at that the discriminator of `valid` chooses; of a union further
 * in, the other shapes, too. A member that `valid` does not have has no cases: give it all of them.
 */
export const cases = (schema: Schema, valid: Body): readonly Case[] =>
  objectCases(resolve(schema), valid, []);

function objectCases(schema: Schema, valid: Body, steps: Steps): readonly Case[] {
  const shape = shapeOf(schema, valid);
  const tag = schema.discriminator?.propertyName;
  const members = Object.entries(shape.properties ?? {}).filter(
    ([name]) => name !== tag && name in valid,
  );
  return [
    ...(tag === undefined ? [] : tagCases(schema, valid, { tag, steps })),
    ...members.flatMap(([name, member]) =>
      memberCases({
        schema: resolve(member),
        valid: valid[name],
        steps: [...steps, name],
        isRequired: shape.required?.includes(name) ?? false,
      }),
    ),
    ...(shape.additionalProperties === true ? [] : unknownKeys(steps)),
  ];
}

/** The shape that the discriminator chooses; a schema that is no union is its own. */
function shapeOf(schema: Schema, valid: Body): Schema {
  const { discriminator } = schema;
  if (discriminator === undefined) return schema;
  const $ref = discriminator.mapping[String(valid[discriminator.propertyName])];
  if ($ref === undefined) throw new Error('the value has no shape of the union');
  return resolve({ $ref });
}

type Spot = {
  readonly schema: Schema;
  readonly valid: unknown;
  readonly steps: Steps;
  readonly isRequired: boolean;
};

const wrongTypes = {
  string: [
    ['a number', 7],
    ['true', true],
    ['a list', ['text']],
    ['an object', { text: 'text' }],
  ],
  object: [
    ['a text', 'text'],
    ['a number', 7],
    ['true', true],
    ['a list', ['text']],
  ],
} as const;

function memberCases({ schema, valid, steps, isRequired }: Spot): readonly Case[] {
  const row = rowAt(steps, schema);
  const inner = isMap(valid)
    ? [
        ...objectCases(schema, valid, steps),
        ...(schema.additionalProperties === true ? anyValueCases(row) : []),
      ]
    : textCases(schema, String(valid)).map(row);
  return [
    row({ rule: isRequired ? 'required' : 'optional', words: 'missing', positive: !isRequired }),
    ...wrongTypes[schema.type ?? 'object'].map(([words, value]) =>
      row({ rule: 'type', words, value, positive: false }),
    ),
    row({ rule: 'null', words: 'null', value: null, positive: false }),
    ...inner,
  ];
}

/** Each value of the discriminator just missed, and each shape with the members of another. */
function tagCases(
  schema: Schema,
  valid: Body,
  { tag, steps }: { readonly tag: string; readonly steps: Steps },
): readonly Case[] {
  const { mapping = {} } = schema.discriminator ?? {};
  const own = { type: 'string', enum: Object.keys(mapping) } as const;
  const place = { schema: own, valid: valid[tag], steps: [...steps, tag], isRequired: true };
  const others = Object.entries(mapping).filter(([value]) => value !== valid[tag]);
  return [
    // Whether another of its values fits hangs on the members beside it.
    ...memberCases(place).filter(({ positive }) => !positive),
    ...others.flatMap(([value, $ref]) => {
      const shape = resolve({ $ref });
      return [
        ...misfit(shape, valid, rowAt(place.steps, {}), value),
        ...(steps.length === 0 ? [] : ofOtherShape(shape, { tag, value, steps })),
      ];
    }),
  ];
}

function misfit(shape: Schema, valid: Body, row: Row, value: string): readonly Case[] {
  if ((shape.required ?? []).every((name) => name in valid)) return [];
  const words = `${JSON.stringify(value)}, with the members of another shape`;
  return [row({ rule: 'union', words, value, positive: false })];
}

/** What can be wrong with the members of a shape that the valid value does not have: it is replaced as a whole. */
function ofOtherShape(
  shape: Schema,
  { tag, value, steps }: { readonly tag: string; readonly value: string; readonly steps: Steps },
): readonly Case[] {
  const required = (shape.required ?? []).map((name) => [name, 'x'] as const);
  const sample = { ...Object.fromEntries(required), [tag]: value };
  const [first = '', ...rest] = steps;
  return objectCases({ ...shape, properties: withoutTag(shape, tag) }, sample, [])
    .filter(({ rule, positive }) => !positive && rule !== 'required')
    .map((one) => ({
      ...one,
      member: [...steps, one.member].join('.'),
      path: [first, ...rest],
      fault: { words: one.fault.words, value: withFault(sample, one.path, one.fault) },
    }));
}

const withoutTag = ({ properties = {} }: Schema, tag: string): Readonly<Record<string, Schema>> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => name !== tag));

const undefinedKeys = {
  notDefined: 'a text',
  'not.defined': { deeper: [1, null] },
  constructor: 'a text',
} as const;

/** Objects are open: more keys fit. */
const unknownKeys = (steps: Steps): readonly Case[] =>
  Object.entries(undefinedKeys).map(([name, value]) => {
    const row = rowAt([...steps, name], {});
    return row({ rule: 'unknown-key', words: 'which is not defined', value, positive: true });
  });
