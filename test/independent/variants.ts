/** Every message that differs from a good one in one place: what is broken, and what is borderline. */

/** `change` says it in words: "without data.job.id", "data.job.status = 7". */
export type Variant = { readonly change: string; readonly value: unknown };

type Place = readonly (string | number)[];

/** All variants of `value`, which is left as it was. */
export function* variantsOf(value: unknown): Generator<Variant> {
  for (const place of placesIn(value)) {
    const here = place.length === 0 ? '(all)' : place.join('.');
    if (typeof place.at(-1) === 'string') {
      yield { change: `without ${here}`, value: without(value, place) };
    }
    for (const [words, other] of othersThan(at(value, place))) {
      yield { change: `${here} = ${words}`, value: replaced(value, place, other) };
    }
  }
}

function* placesIn(value: unknown, place: Place = []): Generator<Place> {
  yield place;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    yield* placesIn(member, [...place, Array.isArray(value) ? Number(key) : key]);
  }
}

const scalars: readonly unknown[] = [null, true, false, 0, 7, -1, 1.5, '', 'nonsense', [], {}];

function* othersThan(value: unknown): Generator<readonly [string, unknown]> {
  for (const other of scalars) {
    if (JSON.stringify(other) !== JSON.stringify(value)) yield [JSON.stringify(other), other];
  }
  if (typeof value === 'string') {
    for (const text of likeStrings(value)) yield [JSON.stringify(text), text];
    for (const length of [200, 201]) yield [`text of ${length}`, 'x'.repeat(length)];
  } else if (Array.isArray(value)) {
    for (const length of [50, 51, 100, 101]) {
      yield [`${length} items`, Array.from({ length }, () => value[0] as unknown)];
    }
    yield ['an item of another type', [...(value as unknown[]), 7]];
  } else if (typeof value === 'object' && value !== null) {
    yield ['with an unknown key', { ...value, unexpected: { deep: [null] } }];
  }
}

/** Values at the edges of whatever format the text seems to have. */
const likeStrings = (text: string): readonly string[] => {
  const pools: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^\d{4}-\d\d-\d\dT/, dateTimes],
    [/^\d{4}-\d\d-\d\d$/, dates],
    [/@/, emails],
    [/^https?:/, uris],
    [/^[A-Z]{1,2}\d/, postcodes],
    [/^evt_/, eventIds],
    [/^[A-Z_]+$/, enumMembers],
    [/^[a-z]+(?:-[a-z]+)*$/, [text.toUpperCase(), ` ${text}`, `${text}s`]],
    [/^[a-z]+[A-Z]/, fieldKeys],
  ];
  return pools.find(([pattern]) => pattern.test(text))?.[1] ?? [` ${text}`];
};

export const dateTimes = [
  '2027-01-12T09:30:00Z',
  '2027-01-12T09:30:00.000Z',
  '2027-01-12T09:30:00+01:00',
  '2027-01-12T09:30:00-00:00',
  '2027-01-12T09:30:00+14:00',
  '2028-02-29T09:30:00Z',
  '2027-02-29T09:30:00Z',
  '2027-13-01T09:30:00Z',
  '2027-01-32T09:30:00Z',
  '2027-01-12T24:00:00Z',
  '2027-01-12T09:60:00Z',
  '2027-01-12T09:30:61Z',
  '2027-01-12T09:30:00',
  '2027-01-12',
  '09:30:00Z',
  '2027-01-12T09:30:00 Z',
  'Mon, 12 Jan 2027 09:30:00 GMT',
  '1799053200',
  // On these the two judges need not be of one mind: see known-disagreements.ts.
  '2027-01-12T09:30Z',
  '2027-01-12T09:30:00+0100',
  '2027-01-12T09:30:00+01',
  '2027-01-12 09:30:00Z',
  '2027-01-12t09:30:00z',
  '2016-12-31T23:59:60Z',
  '2027-01-12T23:59:60Z',
  '20270112T093000Z',
  '2027-01-12T09:30:00,5Z',
  '2027-01-12T09:30:00+24:00',
];

const dates = [
  '2028-02-29',
  '2027-02-29',
  '2027-04-31',
  '2027-13-01',
  '2027-00-10',
  '2027-1-2',
  '12/01/2027',
  '2027-01-12T00:00:00Z',
  '0001-01-01',
  '9999-12-31',
  '2027-01-12 ',
];

const emails = [
  'a@example.org',
  'a.b+c@mail.example.org',
  '@example.org',
  'a@',
  'a b@example.org',
  'a@example',
  'a..b@example.org',
  '.a@example.org',
  'a@-example.org',
  'a@example..org',
  'a@exa_mple.org',
  '"a b"@example.org',
  'é@example.org',
];

const uris = [
  'https://example.org',
  'https://example.org/a?b=c#d',
  'urn:example:1',
  'example.org/a',
  '/a/b',
  'https://example.org/a b',
  'https://example.org/%zz',
  'https://example.org/é',
  'https:',
  '://example.org',
];

const postcodes = [
  'ZZ99 3VZ',
  'ZZ993VZ',
  'M1 1AA',
  'EC1A 1BB',
  'zz99 3vz',
  'ZZ99  3VZ',
  'ZZ99 VZ3',
  'Z',
  'ZZZ99 3VZ',
  ' ZZ99 3VZ',
  'ZZ99 3VZ\n',
];

const eventIds = [
  'evt_00000000-0000-4000-8000-00000000000A',
  'evt_00000000000040008000000000000001',
  'evt_',
  '00000000-0000-4000-8000-000000000001',
  'evt_00000000-0000-4000-8000-000000000001 ',
];

const enumMembers = [
  'MOBILE',
  'IN_VENUE',
  'MALE',
  'FEMALE',
  'INTERNAL',
  'PARTNER',
  'INTEGRATION_API',
  'INTEGRATION_HOSTED',
  'PENDING',
  'PENDING_PAYMENT',
  'CANCELLED',
  'PAID',
  'REFUNDED',
  'OVERDUE',
  'SUCCEEDED',
  'RECONCILED_FROM_PROCESSOR',
  'SERVICE_COURIER_PICKUP',
  'ELSEWHERE',
  'mobile',
];

const fieldKeys = ['a', 'A_1', '1a', '_a', 'a-b', 'a b', 'é', 'a\n'];

const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

const replaced = (value: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other;
  const inner = (value as Record<string | number, unknown>)[key];
  const changed = replaced(inner, rest, other);
  return Array.isArray(value)
    ? (value as unknown[]).with(Number(key), changed)
    : { ...(value as object), [key]: changed };
};

const without = (value: unknown, place: Place): unknown => {
  const parent = at(value, place.slice(0, -1));
  const { [String(place.at(-1))]: _, ...others } = parent as Record<string, unknown>;
  return replaced(value, place.slice(0, -1), others);
};
