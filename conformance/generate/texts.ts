/** Texts on both sides of what a schema of type string says: each keeps or breaks one rule. Pure. */
import type { Rule } from './case.ts';
import type { Schema } from './schema.ts';

export type TextCase = {
  readonly rule: Rule;
  readonly words: string;
  readonly value: string;
  readonly positive: boolean;
  /** The specification does not settle it, though the schema does: how texts are trimmed, what a character is. */
  readonly isOpen?: true;
};

/** `valid` is a text that the schema allows. */
export function textCases(schema: Schema, valid: string): readonly TextCase[] {
  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (allowed !== undefined) return enumCases(allowed);
  if (schema.pattern !== undefined) {
    return [...emptyCases(schema), ...patternCases(new RegExp(schema.pattern, 'u'), valid)];
  }
  if (schema.format !== undefined) {
    return [...emptyCases(schema), ...formatCases(schema.format)];
  }
  const { maxLength = Infinity } = schema;
  const texts = [...plainTexts, ...oddTexts].filter(({ value }) => value.length <= maxLength);
  return [...emptyCases(schema), ...lengthCases(schema), ...texts];
}

function emptyCases({ minLength = 0, pattern, format }: Schema): readonly TextCase[] {
  const positive = minLength === 0 && pattern === undefined && format === undefined;
  const rule = minLength > 0 || positive ? 'empty' : pattern === undefined ? 'format' : 'pattern';
  return [{ rule, words: 'empty', value: '', positive }];
}

const times = (one: string, count: number): string => one.repeat(count);

/** 'ü' is one character however it is counted, and two bytes; an emoji is one or two, so that it settles nothing. */
function lengthCases({ maxLength }: Schema): readonly TextCase[] {
  if (maxLength === undefined) return [];
  const [most, more] = [maxLength, maxLength + 1];
  const row = (words: string, value: string, positive: boolean): TextCase => ({
    ...{ rule: 'length', words, value, positive },
  });
  return [
    row(`${String(most)} characters long`, times('x', most), true),
    row(`${String(most)} times ü`, times('ü', most), true),
    { ...row(`${String(most)} times an emoji`, times('🩸', most), true), isOpen: true },
    row(`${String(more)} characters long`, times('x', more), false),
    row(`${String(more)} times ü`, times('ü', more), false),
    row(`${String(10 * most)} characters long`, times('x', 10 * most), false),
  ];
}

const once = <T extends { readonly value: string }>(cases: readonly T[]): readonly T[] =>
  cases.filter((one, place) => cases.findIndex(({ value }) => value === one.value) === place);

/** Another letter case, a letter more or less, nothing at all. */
function enumCases(allowed: readonly string[]): readonly TextCase[] {
  const missed = allowed.flatMap((one) => [
    one.toLowerCase(),
    one.toUpperCase(),
    `${one}S`,
    one.slice(0, -1),
    `${one}-${one}`,
    one.slice(0, 1),
  ]);
  return once([
    ...allowed.map((value) => enumCase(value, true)),
    ...[...missed, '', 'OTHER', 'null'].filter((one) => !allowed.includes(one)).map(notAllowed),
    ...allowed.map((one): TextCase => ({ ...notAllowed(` ${one} `), isOpen: true })),
  ]);
}

const enumCase = (value: string, positive: boolean): TextCase => ({
  ...{ rule: 'enum', words: JSON.stringify(value), value, positive },
});
const notAllowed = (value: string): TextCase => enumCase(value, false);

/** One step away from a text that matches: whatever still does matches, too. */
function patternCases(pattern: RegExp, valid: string): readonly TextCase[] {
  const steps = [
    valid.toLowerCase(),
    `${valid}1`,
    `1${valid}`,
    valid.slice(0, -1),
    valid.slice(1),
    `${valid} ${valid}`,
    valid.replace(' ', ''),
    valid.replace(' ', '-'),
    valid.replace(' ', '  '),
    ...Array.from(
      valid,
      (one, place) => valid.slice(0, place) + otherKind(one) + valid.slice(place + 1),
    ),
  ];
  const cases = steps.map((value): TextCase => {
    const positive = pattern.test(value);
    // What else a program makes of a text that the pattern allows (is there such a place?) is its own affair.
    const open = positive && value !== valid.replace(' ', '') ? { isOpen: true as const } : {};
    return { rule: 'pattern', words: JSON.stringify(value), value, positive, ...open };
  });
  return once(cases.filter(({ value }) => value !== valid));
}

const otherKind = (character: string): string => (/\d/.test(character) ? 'X' : '1');

type ByFormat = Readonly<
  Record<string, { readonly fits: readonly string[]; readonly misses: readonly string[] }>
>;

/** Only what every reader of the format takes, and what none does. */
const formats: ByFormat = {
  email: {
    fits: [
      'ada+lab@example.org',
      'ada@mail.clinic.example.org',
      'Ada.Okafor@Example.ORG',
      'a@b.co',
    ],
    misses: [
      ...['ada', 'ada@', '@example.org', 'ada okafor@example.org', 'ada@@example.org'],
      ...['ada@exam ple.org', 'ada.example.org', '@', 'ada@example.org, bob@example.org'],
    ],
  },
  date: {
    fits: ['1988-02-29'],
    misses: ['1988-13-01', '1988-02-30', '12/04/1988', '1988-4-2', 'yesterday', '19880412'],
  },
  'date-time': {
    fits: [],
    misses: [
      ...['soon', 'null', '2031-13-45T09:00:00Z', '2031-05-06', '2031-05-06T09:00:00'],
      ...['2031-05-06T25:00:00Z', '2031-05-06T09:61:00Z', '09:00', '06/05/2031 09:00', '--'],
    ],
  },
};

function formatCases(format: string): readonly TextCase[] {
  const { fits, misses } = formats[format] ?? { fits: [], misses: [] };
  const row = (value: string, positive: boolean): TextCase => ({
    ...{ rule: 'format', words: JSON.stringify(value), value, positive },
  });
  return [...fits.map((one) => row(one, true)), ...misses.map((one) => row(one, false))];
}

const plain = (words: string, value: string): TextCase => ({
  ...{ rule: 'text', words, value, positive: true },
});

const plainTexts: readonly TextCase[] = [
  plain('one character', 'x'),
  plain('with accents', 'Zoë Łukasiewicz-Ōe'),
  plain('with an apostrophe and quotes', 'O\'Connor "Ann" \\ Smith'),
  plain('in Chinese', '北京'),
  plain('in Arabic', 'مريم'),
];

const odd = (words: string, value: string): TextCase => ({
  ...{ rule: 'odd-text', words, value, positive: true },
});

/** None looks like an attack: a wall in front of a sound server may answer those by itself. */
const oddTexts: readonly TextCase[] = [
  odd('with an emoji', 'Ada 🩸👩🏽‍⚕️'),
  odd('with a character NUL', 'Ada\u0000Okafor'),
  odd('with half of a surrogate pair', 'Ada \ud83e'),
  odd('with a change of direction', 'Ada \u202eOkafor'),
  odd('a space alone', ' '),
  odd('with line ends', 'Ada\r\nOkafor'),
  odd('with an ampersand and brackets', 'Ada & <Okafor>'),
  odd('with a quote that is left open', "Ada' Okafor"),
  odd('with the signs of templates', '{0} %s %n {{name}}'),
  odd('ten thousand characters long', times('x', 10_000)),
];
