/** What a member may hold that may have any value: each kind of value, odd keys, many levels, much text. Pure. */
import type { Case } from './case.ts';
import type { Row } from './row.ts';

const nested = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 1; level < levels; level += 1) value = level % 2 === 0 ? { in: value } : [value];
  return { in: value };
};

const oddKeys = { constructor: 1, toString: null, '': 1, 'a.b': 2, 'a[0]': 3, $id: 4, length: -1 };

export const anyValueCases = (row: Row): readonly Case[] => [
  row({ rule: 'any-value', words: 'empty', value: {}, positive: true }),
  row({
    rule: 'any-value',
    words: 'with a value of each kind',
    value: { text: 'ü', empty: '', number: -1.5, no: false, nothing: null, list: [1, 'two', {}] },
    positive: true,
  }),
  row({ rule: 'any-value', words: 'of five levels', value: nested(5), positive: true }),
  row({ rule: 'odd-text', words: 'with odd keys', value: oddKeys, positive: true }),
  row({
    rule: 'odd-text',
    words: 'with numbers at the edge',
    value: { large: 2 ** 53, tiny: 5e-324, huge: 1.7976931348623157e308 },
    positive: true,
  }),
  row({ rule: 'depth', words: 'of 100 levels', value: nested(100), positive: true }),
  row({ rule: 'depth', words: 'of 1,000 levels', value: nested(1_000), positive: true }),
  row({ rule: 'size', words: 'of 60 KiB', value: { note: 'x'.repeat(60 << 10) }, positive: true }),
  row({
    rule: 'size',
    words: 'of 300 KiB',
    value: { note: 'x'.repeat(300 << 10) },
    positive: true,
  }),
  row({
    rule: 'size',
    words: 'of 5,000 keys',
    value: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key${String(at)}`, at])),
    positive: true,
  }),
];
