import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDocument } from '#contract/document.ts';
import { formats } from '#contract/formats.ts';
import { withFault } from '../checks/validation/refused-bookings.ts';
import type { Body } from '../checks/validation/refused-bookings.ts';
import { rules } from './case.ts';
import type { Case, Rule } from './case.ts';
import { cases } from './cases.ts';
import { bodySchema, exampleBody } from './schema.ts';

const document = (await loadDocument()) as { components: { schemas: Record<string, object> } };

/** Ajv reads no mapping (the values stand in each shape, too), and lets pass what is no object. */
const asAjvReads = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('discriminator' in value)) return value;
  const { propertyName } = value.discriminator as { propertyName: string };
  return { type: 'object', ...value, discriminator: { propertyName } };
};

const $defs = JSON.parse(
  JSON.stringify(document.components.schemas, asAjvReads).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  ),
) as Record<string, object>;

const ajv = new Ajv2020({ discriminator: true, strict: false, formats });
ajv.addSchema({ $id: 'https://phlebo.example/schemas', $defs });

const validatorOf = (name: string) =>
  ajv.compile({ $ref: `https://phlebo.example/schemas#/$defs/${name}` });

const bodies = [
  ['createBooking', 'mobile', validatorOf('CreateBookingRequest')],
  ['createBooking', 'inVenue', validatorOf('CreateBookingRequest')],
  ['createBookingUrl', 'allMobile', validatorOf('CreateBookingUrlRequest')],
] as const;

/** What ajv calls a broken rule; the value of a discriminator chooses a shape, and that is a rule of its own. */
const keywords: Partial<Record<Rule, readonly string[]>> = {
  required: ['required', 'discriminator'],
  type: ['type', 'discriminator'],
  null: ['type', 'discriminator'],
  empty: ['minLength'],
  length: ['maxLength'],
  pattern: ['pattern'],
  enum: ['enum', 'discriminator'],
  format: ['format'],
  union: ['required'],
};

/** Where ajv sees the fault: a member that is missing is missed in the object around it. */
const placeOf = ({ instancePath, params, keyword }: ErrorObject): string => {
  const { missingProperty, tag } = params as { missingProperty?: string; tag?: string };
  const inner = keyword === 'discriminator' ? tag : missingProperty;
  return [instancePath, ...(inner === undefined ? [] : [inner])].join('/').slice(1);
};

/** Undefined when all is as the case says. */
function disagreement(
  validate: (typeof bodies)[number][2],
  valid: Body,
  one: Case,
): string | undefined {
  const fits = validate(withFault(valid, one.path, one.fault));
  const said = `${one.rule} ${one.member} ${one.fault.words}`;
  if (fits !== one.positive) return `${said}: ajv says ${String(fits)}`;
  const [error] = validate.errors ?? [];
  if (error === undefined) return undefined;
  const place = placeOf(error).replaceAll('/', '.');
  const isThere =
    one.rule === 'union'
      ? place.length > 0
      : place === one.member || place === `${one.member}.kind`;
  if (isThere && keywords[one.rule]?.includes(error.keyword) === true) return undefined;
  return `${said}: ajv finds ${error.keyword} at ${place}`;
}

const disagreements = (validate: (typeof bodies)[number][2], schema: Body, valid: Body) =>
  cases(schema, valid).flatMap((one) => disagreement(validate, valid, one) ?? []);

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 });

/** The example with other texts in it. */
const anyPatient = fc.record({
  firstName: text,
  lastName: text,
  email: fc.constantFrom('a@b.org', 'ada+1@mail.example.org'),
  phone: text,
  dateOfBirth: fc.constantFrom('1988-04-12', '2000-02-29'),
  gender: fc.constantFrom('MALE', 'FEMALE'),
});
const anyLocation = fc.record({
  ...{ addressLine1: text, addressLine2: text, city: text, county: text },
  postcode: fc.constantFrom('ZZ99 3VZ', 'ZZ993VZ', 'M1 1AE', 'EC1A 1BB', 'W1A0AX'),
});
const anyRest = fc.record({
  ...{ externalUserId: text, externalOrderId: text },
  passthrough: fc.dictionary(text, fc.jsonValue()),
});

describe.each(bodies)('the cases of %s, %s', (operation, name, validate) => {
  const schema = bodySchema(operation);
  const example = exampleBody(operation, name);

  it('break the rule that they name and no other, or fit the schema', () => {
    expect(validate(example)).toBe(true);
    expect(disagreements(validate, schema, example)).toEqual([]);
  });

  it('do so whatever valid body they are made from', () => {
    fc.assert(
      fc.property(anyPatient, anyLocation, anyRest, (patient, location, rest) => {
        const place = name === 'mobile' ? { location } : {};
        const valid = { ...example, patient, ...place, ...rest };
        expect(disagreements(validate, schema, valid)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('leave no member of the example out, and change one place each', () => {
    const all = cases(schema, example);
    const members = (body: Body): readonly string[] =>
      Object.entries(body).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null && key !== 'passthrough'
          ? [key, ...members(value as Body).map((inner) => `${key}.${inner}`)]
          : [key],
      );
    const asked = new Set(all.map(({ member }) => member));
    expect(members(example).filter((member) => !asked.has(member))).toEqual([]);
    for (const { path, fault } of all) {
      const [first] = path;
      const { [first]: _, ...others } = example;
      const { [first]: __, ...left } = withFault(example, path, fault);
      expect(left).toEqual(others);
    }
  });

  it('are the same each time, and none is there twice', () => {
    const all = cases(schema, example);
    expect(cases(schema, example)).toEqual(all);
    const words = all.map(({ rule, member, fault }) => `${rule} ${member} ${fault.words}`);
    expect(words.filter((one, place) => words.indexOf(one) !== place)).toEqual([]);
  });
});

it('know every rule', () => {
  const seen = bodies.flatMap(([operation, name]) =>
    cases(bodySchema(operation), exampleBody(operation, name)).map(({ rule }) => rule),
  );
  expect(rules.filter((rule) => !seen.includes(rule))).toEqual([]);
});
