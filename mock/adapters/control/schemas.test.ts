import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { handlers } from './handlers.ts';
import { faultsOf } from './parameter-faults.ts';
import { distinct, id, pounds, timestamp, timeZone, webUrl } from './schemas.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('a timestamp', () => {
  it.each([
    '2027-01-04T09:00:00Z',
    '2027-01-04T09:00:00.123Z',
    '2027-01-04T09:00Z',
    '2027-01-04T10:00:00+01:00',
    '2027-01-04T03:30:00-05:30',
  ])('may be %s', (value) => {
    expect(timestamp.parse(value)).toBe(Date.parse(value));
  });

  it.each([
    '2027-01-04T09:00:00',
    '2027-01-04',
    '2027-02-30T09:00:00Z',
    '2027-01-04T24:00:00Z',
    '2027-01-04T09:00:00+25:00',
    'tomorrow',
    '',
    1_800_000_000,
  ])('may not be %s', (value) => {
    expect(accepts(timestamp, value)).toBe(false);
  });
});

it.each([
  ['https://example.org/hook', true],
  ['http://127.0.0.1:8787', true],
  ['http://[::1]:1/x?y=z', true],
  ['ftp://example.org', false],
  ['javascript:alert(1)', false],
  ['//example.org', false],
  ['https://', false],
  ['http://exa mple.org', false],
])('a web address may be %s: %s', (value, expected) => {
  expect(accepts(webUrl, value)).toBe(expected);
});

it.each([
  [85, true],
  [0.01, true],
  [12.34, true],
  [1.1, true],
  [4_000_000.29, true],
  [0, false],
  [-1, false],
  [0.001, false],
  [12.345, false],
  [Infinity, false],
])('pounds may be %d: %s', (value, expected) => {
  expect(accepts(pounds, value)).toBe(expected);
});

it('a time zone is one that the calendar knows', () => {
  expect(accepts(timeZone, 'Australia/Lord_Howe')).toBe(true);
  expect(accepts(timeZone, 'Europe/Atlantis')).toBe(false);
  expect(accepts(timeZone, '')).toBe(false);
});

it('a list of different things has none twice', () => {
  expect(accepts(distinct(id), ['a', 'b'])).toBe(true);
  expect(accepts(distinct(id), ['a', 'a'])).toBe(false);
});

describe('opening hours', () => {
  const faults = (monday: unknown) =>
    faultsOf(handlers['venue.create']!.schema, { operatingHours: { monday } });

  it.each([null, { open: '00:00', close: '24:00' }, { open: '23:00', close: '23:59' }])(
    'may be %j',
    (monday) => {
      expect(faults(monday)).toBeUndefined();
    },
  );

  it.each([
    { open: '9:00', close: '18:00' },
    { open: '24:00', close: '24:00' },
    { open: '08:00', close: '24:01' },
    { open: '08:00', close: '08:00' },
    { open: '18:00', close: '08:00' },
    { open: '08:60', close: '18:00' },
    { open: '08:00' },
    {},
    [],
    'closed',
  ])('may not be %j', (monday) => {
    expect(faults(monday)).toContain('operatingHours.monday');
  });

  it('know seven days', () => {
    const schema = handlers['venue.create']!.schema;
    expect(faultsOf(schema, { operatingHours: { mon: null } })).toContain('sunday');
  });
});

describe('a field definition', () => {
  const field = { key: 'ward', label: 'Ward', type: 'select', required: true, options: ['A'] };
  const faults = (...fields: readonly object[]) =>
    faultsOf(handlers['client.create']!.schema, { venueCompletionFields: fields });

  it.each([
    [{}, undefined],
    [{ type: 'text', options: undefined }, undefined],
    [{ helpText: 'Where?' }, undefined],
    [{ key: '1st' }, 'key'],
    [{ key: 'a-b' }, 'key'],
    [{ type: 'date' }, 'type'],
    [{ options: [] }, 'options'],
    [{ options: ['A', 'A'] }, 'options'],
    [{ required: 'yes' }, 'required'],
    [{ unknown: 1 }, 'unknown'],
  ])('with %j: %s', (changes, expected) => {
    const { options, ...rest } = { ...field, ...changes };
    const found = faults(options === undefined ? rest : { ...rest, options });
    if (expected === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(expected);
  });

  it('has a key of its own', () => {
    expect(faults(field, { ...field, label: 'Other' })).toContain('no key twice');
  });
});

it('a member that tells the shapes apart is named with its values', () => {
  const shape = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('drop') }),
    z.strictObject({ kind: z.literal('delay'), ms: z.number() }),
  ]);
  const schema = z.strictObject({ effect: shape });
  const expected = 'effect.kind: expected one of drop, delay';
  expect(faultsOf(schema, { effect: { kind: 'x' } })).toBe(expected);
  expect(faultsOf(schema, { effect: {} })).toBe(expected);
  expect(faultsOf(schema, { effect: { kind: 'delay' } })).toBe(
    'effect.ms: missing, expected a number',
  );
});
