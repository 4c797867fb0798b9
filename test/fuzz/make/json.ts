/** JSON texts: of good bodies with faults, of anything, and what is almost JSON. Text stands for bytes (latin1). */

import fc from 'fast-check';
import type { Known } from '../known.ts';
import { fitFor, type Fit } from './fit.ts';
import { weirdDates, weirdNumbers, weirdText, weirdTimes } from './weird.ts';

/** A value, or a piece of text that no value of JavaScript is written as: `1e999`, two keys alike. */
class Piece {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const write = (value: unknown): string => {
  if (value instanceof Piece) return value.text;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  const members = Object.entries(value).map(([key, inner]) => `${write(key)}:${write(inner)}`);
  return `{${members.join(',')}}`;
};

const nested = (depth: number, open: string, inner: string, close: string): Piece =>
  new Piece(`${open.repeat(depth)}${inner}${close.repeat(depth)}`);

const pieces: readonly Piece[] = [
  ...weirdNumbers.filter((text) => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?$/i.test(text)),
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\u0000"`,
  String.raw`"\u005F_proto__"`,
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":null,"hasOwnProperty":[]}',
  '{"a":1,"a":2}',
  '{"":{"":{"":0}}}',
  '[,]',
  'undefined',
  "'single'",
]
  .map((text) => new Piece(text))
  .concat(
    [97, 98, 99, 100, 101].map((depth) => nested(depth, '[', '', ']')),
    [97, 98, 99, 100, 101].map((depth) => nested(depth, '{"a":', '1', '}')),
    new Piece(`[${'0,'.repeat(20_000)}0]`),
    new Piece(`{${Array.from({ length: 3_000 }, (_, at) => `"k${String(at)}":0`).join(',')}}`),
  );

const values: readonly unknown[] = [null, true, false, 0, -1, 1.5, '', [], {}, [[]], [{}], [null]];

const weirdValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...values),
  fc.constantFrom<unknown>(...pieces),
  fc.constantFrom(...weirdTimes, ...weirdDates),
  weirdText,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Where it happens is a number: the place in the body's list of places, taken round and round. */
type Fault = {
  readonly kind: 'drop' | 'put' | 'add' | 'twice' | 'fit';
  readonly at: number;
  readonly value: unknown;
};

const faultOf = (fits: fc.Arbitrary<Fit>): fc.Arbitrary<Fault> =>
  fc.oneof(
    fc.record({ kind: fc.constant('fit'), at: fc.nat(40), value: fits }),
    fc.record({
      kind: fc.constantFrom('put', 'drop', 'add', 'twice'),
      at: fc.nat(40),
      value: weirdValue,
    }),
  );

/** The text of a good body with up to three faults; `ids` are of things that there are. */
export const faultyJson = (bodies: readonly unknown[], ids: Known['ids']): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...bodies), fc.array(faultOf(fitFor(ids)), { maxLength: 3 }))
    .map(([body, faults]) => write(faults.reduce(withFault, body)));

type Place = readonly (string | number)[];

const withFault = (body: unknown, { kind, at, value }: Fault): unknown => {
  const places = [...placesIn(body)];
  if (kind === 'fit') return withFit(body, places, value as Fit);
  const place = places[at % places.length] ?? [];
  const name = place.at(-1);
  if (name === undefined || kind === 'put') return changed(body, place, () => value);
  return changed(body, place.slice(0, -1), (parent) => {
    const members = Object.entries(parent as object);
    const others = members.filter(([key]) => key !== String(name));
    if (kind === 'drop') return Object.fromEntries(others);
    const key = kind === 'add' ? 'unexpected' : String(name);
    const all = [...members, [key, value] as const];
    return new Piece(`{${all.map(([each, inner]) => `${write(each)}:${write(inner)}`).join(',')}}`);
  });
};

/** Changed only where the body has the member. */
const withFit = (body: unknown, places: readonly Place[], { name, value }: Fit): unknown => {
  const place = places.find((each) => each.at(-1) === name);
  return place === undefined ? body : changed(body, place, () => value);
};

function* placesIn(value: unknown, place: Place = []): Generator<Place> {
  yield place;
  if (typeof value !== 'object' || value === null || value instanceof Piece) return;
  for (const [key, inner] of Object.entries(value).slice(0, 20)) {
    yield* placesIn(inner, [...place, key]);
  }
}

const changed = (
  value: unknown,
  [key, ...rest]: Place,
  how: (old: unknown) => unknown,
): unknown => {
  if (key === undefined) return how(value);
  const inner = (value as Readonly<Record<string, unknown>>)[String(key)];
  const members = { ...(value as object), [key]: changed(inner, rest, how) };
  return Array.isArray(value) ? Object.values(members) : members;
};

export const anyJson: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 5 }),
  weirdValue.map(write),
);

const largest = 100 * 1024;

/** No JSON, or JSON in bytes that it must not come in, or too much of it. */
export const noJson = (good: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'null',
      '{',
      '{]',
      `${good},`,
      `${good}${good}`,
      `${good} // note`,
      `[${good}]`,
      `\xef\xbb\xbf${good}`,
      Buffer.from(good, 'utf16le').toString('latin1'),
      '['.repeat(50_000),
      `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
      `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
      `${good}${' '.repeat(largest - good.length)}`,
      `${good}${' '.repeat(largest - good.length + 1)}`,
      `"${'x'.repeat(300_000)}"`,
    ),
    fc.nat(good.length).map((length) => good.slice(0, length)),
    fc
      .tuple(
        fc.nat(good.length),
        fc.constantFrom('\xff', '\xc0\x80', '\xed\xa0\x80', '\0', '\x1f', '"'),
      )
      .map(([at, bytes]) => good.slice(0, at) + bytes + good.slice(at)),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );

/** As UTF-8, one character for each byte. */
export const utf8 = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
