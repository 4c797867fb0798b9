/** Headers: a key that works nearly always, the rest good, missing, doubled or odd. */

import fc from 'fast-check';
import type { Known } from '../known.ts';
import type { Header } from '../request.ts';
import { simplestFirst } from './simplest-first.ts';

const keyFor = ({ keys }: Known): fc.Arbitrary<readonly Header[]> => {
  const header = (value: string): readonly Header[] => [['X-API-Key', value]];
  const [first = ''] = keys.full;
  return fc.oneof(
    simplestFirst,
    { weight: 960, arbitrary: fc.constantFrom(...keys.full).map(header) },
    { weight: 30, arbitrary: fc.constantFrom(...keys.fewScopes).map(header) },
    { weight: 4, arbitrary: fc.constant(header(keys.exhausted)) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<readonly Header[]>(
        [],
        header(''),
        header('pj_live_'),
        header('pj_live_example_not_a_real_key'),
        header(`${first}x`),
        header(first.toUpperCase()),
        header(`Bearer ${first}`),
        header(`pj_live_${'x'.repeat(9_000)}`),
        header('pj_live_\xe9'),
        [...header(first), ...header(first)],
      ),
    },
  );
};

const contentTypes = [
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json; charset="UTF-8"',
  'application/json;charset=utf8',
  'application/json; charset=iso-8859-1',
  'application/json; charset=utf-16',
  'application/json; charset=utf-7',
  'application/json; charset=',
  'application/json;',
  'application/json; boundary=x',
  'application/json, text/plain',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/json',
  '*/*',
  '',
  ';',
  'é',
  'x'.repeat(2_000),
];

const contentType: fc.Arbitrary<readonly Header[]> = fc.oneof(
  simplestFirst,
  { weight: 20, arbitrary: fc.constant<readonly Header[]>([['Content-Type', 'application/json']]) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...contentTypes)
      .map((value): readonly Header[] => [['Content-Type', value]]),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<readonly Header[]>(
      [],
      [
        ['Content-Type', 'application/json'],
        ['Content-Type', 'text/plain'],
      ],
    ),
  },
);

const version: fc.Arbitrary<readonly Header[]> = fc.oneof(
  simplestFirst,
  { weight: 9, arbitrary: fc.constant<readonly Header[]>([['X-API-Version', '1']]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<readonly Header[]>(
      [],
      [['X-API-Version', '2']],
      [['X-API-Version', '']],
      [['X-API-Version', '1.0']],
      [
        ['X-API-Version', '1'],
        ['X-API-Version', '1'],
      ],
    ),
  },
);

const oddHeaders: readonly Header[] = [
  ['Host', ''],
  ['Host', 'example.org'],
  ['Host', 'a b'],
  ['Accept', 'text/html'],
  ['Accept', '*/*;q=0'],
  ['Accept-Encoding', 'br;q=1, gzip'],
  ['Accept-Charset', 'utf-7'],
  ['Authorization', 'Basic eDp5'],
  ['Content-Encoding', 'identity'],
  ['Content-Encoding', 'br'],
  ['Content-Encoding', 'deflate, gzip'],
  ['Content-Encoding', ''],
  ['Content-Language', 'x'],
  ['Content-Range', 'bytes 0-1/2'],
  ['Cookie', '__proto__=1; a=%'],
  ['Expect', '100-continue'],
  ['Expect', '200-ok'],
  ['Forwarded', 'for="_gazonk"'],
  ['If-Match', '*'],
  ['If-None-Match', '*'],
  ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['Range', 'bytes=0-1'],
  ['Origin', 'null'],
  ['Connection', 'close'],
  ['Connection', 'keep-alive, Upgrade'],
  ['Upgrade', 'websocket'],
  ['Upgrade', 'h2c'],
  ['HTTP2-Settings', 'AAMAAABkAAQAoAAAAAIAAAAA'],
  ['TE', 'trailers'],
  ['Trailer', 'X-API-Key'],
  ['Transfer-Encoding', 'identity'],
  ['Via', '1.1 x'],
  ['X-Forwarded-For', '127.0.0.1, ::1'],
  ['X-Forwarded-Host', 'example.org'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/admin'],
  ['X-Request-Id', 'x'.repeat(7_000)],
  ['X-Large', 'x'.repeat(20_000)],
  ['__proto__', 'x'],
  ['constructor', 'x'],
  ['X-Latin', '\xe9\xff'],
  ['X-Tab', 'a\tb'],
  ['X-Null', 'a\0b'],
  ['X-Control', 'a\x01b'],
  ['X Space', 'x'],
  ['X-Bracket(', 'x'],
  ['', 'x'],
];

const odd: fc.Arbitrary<readonly Header[]> = fc.oneof(
  simplestFirst,
  { weight: 8, arbitrary: fc.constant<readonly Header[]>([]) },
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...oddHeaders), { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .nat(300)
      .map((count) => Array.from({ length: count }, (): Header => ['X-Many', 'x'])),
  },
);

const usual: readonly Header[] = [['Host', 'localhost']];

export const headersFor = (known: Known, hasBody: boolean): fc.Arbitrary<readonly Header[]> =>
  fc
    .tuple(keyFor(known), version, hasBody ? contentType : fc.constant<readonly Header[]>([]), odd)
    .map((parts) => [...usual, ...parts.flat()]);
