/** Paths: of the operations with ids good and odd, and what is near them. */

import fc from 'fast-check';
import type { Operation } from '../../../contract/operations.ts';
import type { IdKind, Known } from '../known.ts';
import { percentEncoded, weirdTexts } from './weird.ts';

const oddSegments = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%5C',
  '%00',
  '%0d%0aX-Injected:%201',
  '%',
  '%zz',
  '%C0%80',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '\xe9',
  '\xff\xfe',
  '~',
  ';a=b',
  'a;b',
  ':id',
  '{id}',
  '*',
  '(.*)',
  '[object Object]',
  'null',
  '__proto__',
  'constructor',
  'toString',
  "'",
  '"',
  '\\',
  '|',
  '^',
  '<x>',
  'a'.repeat(300),
  'a'.repeat(9_000),
];

const segment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddSegments),
  fc.constantFrom(...weirdTexts.map((text) => percentEncoded(text))),
  fc.uint8Array({ maxLength: 12 }).map((bytes) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[\s?#/\0]/g, ''),
  ),
  fc.uint8Array({ maxLength: 6 }).map((bytes) => [...bytes].map(percent).join('')),
);

const percent = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

const kindOf = (path: string): IdKind | undefined =>
  (['bookings', 'venues', 'invoices', 'refunds', 'disputes'] as const).find((kind) =>
    path.includes(`/${kind}/{id}`),
  );

const goodPath = ({ path }: Operation, { ids }: Known): fc.Arbitrary<string> => {
  const kind = kindOf(path);
  if (kind === undefined) return fc.constant(path);
  return fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids[kind]) },
      { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids).flat()) },
      { weight: 3, arbitrary: segment },
    )
    .map((id) => path.replace('{id}', () => id));
};

/** Changes after which it is mostly another path. */
const changes: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => path.replace('/v1', '/v2'),
  (path) => path.replace('/api/integration/v1', ''),
  (path) => path.replace('/v1/', '/v1/./'),
  (path) => path.replace('/v1/', '/v1/x/../'),
  (path) => path.replace('/v1/', '/v1%2F'),
  (path) => path.replace('/api', '/%61pi'),
  (path) => path.replace('/api', '\\api'),
  (path) => `${path}/extra`,
  (path) => `${path};version=1`,
  (path) => `${path}.json`,
  (path) => `${path}%20`,
  (path) => `${path}%`,
  (path) => `${path}#fragment`,
  (path) => path.slice(1),
  (path) => `http://example.org${path}`,
  (path) => `//example.org${path}`,
  (path) => path.slice(0, -1),
];

export const pathFor = (operation: Operation, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 17, arbitrary: goodPath(operation, known) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(goodPath(operation, known), fc.constantFrom(...changes))
        .map(([path, change]) => change(path)),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        // What lies under /_sandbox and the hosted pages is no part of the API.
        fc.constantFrom('/', '*', '', '//', '/favicon.ico', '/sandbox'),
        fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`),
      ),
    },
  );
