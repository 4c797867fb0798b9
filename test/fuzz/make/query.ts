/** Query strings: declared parameters with good and odd values, repeated, misspelt, mis-encoded. */

import fc from 'fast-check';
import type { Operation, QueryParam } from '../../../contract/operations.ts';
import type { Known } from '../known.ts';
import { simplestFirst } from './simplest-first.ts';
import { percentEncoded, weirdNumbers, weirdText, weirdTimes } from './weird.ts';

const oddNames = [
  '',
  '__proto__',
  'constructor',
  'limit[]',
  'limit[$gt]',
  'LIMIT',
  'limit%20',
  'limit+',
  'radiusKm',
  'toString',
  '%zz',
];

export const queryFor = (
  { queryParams }: Operation,
  known: Known,
): fc.Arbitrary<string | undefined> => {
  const required = queryParams.filter((param) => param.required);
  const goodPairs = required.some(({ name }) => name === 'from')
    ? fc.oneof(simplestFirst, goodOf(required, known), window)
    : goodOf(required, known);
  const anyPair = fc.oneof(
    ...queryParams.map((param) => pairFor(param, goodValue(param, known))),
    ...queryParams.map((param) => pairFor(param, oddValue(param, known))),
    fc.tuple(fc.constantFrom(...oddNames), encoded(weirdText)).map(joined),
  );
  const rest = fc.array(anyPair, { maxLength: 4 });
  const sane = fc
    .tuple(
      goodPairs,
      fc.oneof(simplestFirst, { weight: 2, arbitrary: none }, { weight: 3, arbitrary: rest }),
    )
    .map(([good, others]) => [...good, ...others])
    .map((pairs) => (pairs.length === 0 ? undefined : pairs.join('&')));
  return fc.oneof(
    simplestFirst,
    { weight: 12, arbitrary: sane },
    { weight: 1, arbitrary: fc.array(anyPair, { maxLength: 3 }).map((pairs) => pairs.join('&')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '&', '&&=', '=', '?', '%zz', '#', `a=${'x'.repeat(9_000)}`),
    },
    { weight: 1, arbitrary: rest.map((pairs) => pairs.join(';')) },
  );
};

const none = fc.constant<readonly string[]>([]);

const goodOf = (params: readonly QueryParam[], known: Known): fc.Arbitrary<readonly string[]> =>
  fc.tuple(...params.map((param) => pairFor(param, goodValue(param, known))));

/** A window of any length up to some more than 30 days, anywhere in time, in any offset. */
const window: fc.Arbitrary<readonly string[]> = fc
  .record({
    from: fc.oneof(
      fc.date({ noInvalidDate: true, min: new Date('0000-01-02'), max: new Date('9999-12-31') }),
      fc.constantFrom(...weirdTimes.map((time) => new Date(time)).filter((date) => !isNaN(+date))),
    ),
    days: fc.constantFrom(1e-9, 0.1, 1, 7, 29, 30, 30.0001),
    hours: fc.integer({ min: -23, max: 23 }),
  })
  .map(({ from, days, hours }) => [
    `from=${encodeURIComponent(withOffset(from.getTime(), hours))}`,
    `to=${encodeURIComponent(withOffset(from.getTime() + Math.ceil(days * day), hours))}`,
  ]);

const withOffset = (instant: number, hours: number): string => {
  const sign = hours < 0 ? '-' : '+';
  const offset = `${sign}${String(Math.abs(hours)).padStart(2, '0')}:00`;
  return new Date(instant + hours * 60 * 60 * 1000).toJSON().replace('Z', offset);
};

const joined = ([name, value]: readonly [string, string]): string => `${name}=${value}`;

const pairFor = ({ name }: QueryParam, value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  encoded(value).map((text) => joined([name, text]));

type Encoding = 'whole' | 'form' | 'raw' | 'broken';

/** Mostly as it should be; sometimes as it is, where what stands for a byte is sent as that byte. */
const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.constantFrom<Encoding>('whole', 'whole', 'whole', 'form', 'raw', 'broken'))
    .map(([value, how]) => {
      const safe = percentEncoded(value);
      switch (how) {
        case 'form':
          return safe.replaceAll('%20', '+');
        case 'raw':
          return value.replaceAll(/[^\x21-\x7e\x80-\xff]/g, '').replaceAll(/[&#]/g, '');
        case 'broken':
          return `${safe}%`;
        case 'whole':
          return safe;
      }
    });

const goodValue = (
  { name, type, format, enum: values }: QueryParam,
  { ids, cursors }: Known,
): fc.Arbitrary<string> => {
  if (values !== undefined) return fc.constantFrom(...values);
  if (type === 'integer') return fc.integer({ min: 1, max: 100 }).map(String);
  if (format !== undefined) return timeFor(name);
  switch (name) {
    case 'cursor':
      return fc.constantFrom(...cursors);
    case 'jobId':
      return fc.constantFrom(...ids.bookings);
    case 'status':
      return fc.constantFrom('PENDING', 'CONFIRMED', 'PAID', 'SUCCEEDED', 'needs_response', 'won');
    case 'postcode':
      return fc.constantFrom('M1', 'm1', 'M1 1AA', 'B', 'EH1', 'SW1A 1AA');
    default:
      return fc.constantFrom('CLINIC', 'PHARMACY', 'PAEDIATRIC', 'ELSEWHERE');
  }
};

const day = 24 * 60 * 60 * 1000;
const monday = Date.parse('2027-01-04T00:00:00Z');

/** `from` before `to`, so that some windows are good. */
const timeFor = (name: string): fc.Arbitrary<string> => {
  const [least, most] = name === 'to' || name === 'createdTo' ? [8, 20] : [-20, 7];
  return fc
    .integer({ min: least, max: most })
    .map((days) => new Date(monday + days * day).toJSON());
};

const oddValue = (param: QueryParam, { ids, cursors }: Known): fc.Arbitrary<string> => {
  if (param.name === 'cursor') return fc.oneof(tampered(cursors), weirdText);
  if (param.type === 'integer') return fc.oneof(fc.constantFrom(...weirdNumbers), weirdText);
  if (param.format !== undefined) {
    const anyDay = fc.date({ noInvalidDate: true }).map((date) => date.toJSON());
    return fc.oneof(fc.constantFrom(...weirdTimes), anyDay, weirdText);
  }
  return fc.oneof(weirdText, fc.constantFrom(...ids.venues, ...ids.refunds));
};

/** A real cursor with one character changed, cut, doubled, or with other things inside. */
const tampered = (cursors: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...cursors),
        fc.nat(30),
        fc.constantFrom('A', '_', '=', '', '%00', 'é'),
      )
      .map(([cursor, at, text]) => cursor.slice(0, at) + text + cursor.slice(at + 1)),
    fc.constantFrom(...cursors).map((cursor) => `${cursor}==`),
    fc.constantFrom(...cursors).map((cursor) => cursor + cursor),
    fc
      .constantFrom(
        'jobs.-1',
        'jobs.0',
        'jobs.999999999999999',
        'jobs.1e3',
        'jobs.01',
        'jobs. 1',
        'other.1',
        '{"seq":1}',
        '\0',
      )
      .map((text) => Buffer.from(text).toString('base64url')),
  );
