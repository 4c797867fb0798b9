/** Bytes that are no HTTP/1.1, or nearly. */

import fc from 'fast-check';
import { bytesOf, type FuzzRequest } from '../request.ts';

/** `key` is one that works. */
const oddMessages = (key: string): readonly string[] => {
  const line = 'GET /api/integration/v1/venues HTTP/1.1';
  const post = `POST /api/integration/v1/bookings HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\nContent-Type: application/json`;
  const good = `${line}\r\nHost: x\r\nX-API-Key: ${key}\r\n`;
  return [
    '\r\n',
    'x',
    'GET\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/0.9\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.2\r\n\r\n',
    'GET / HTTP/2.0\r\n\r\n',
    'GET  /  HTTP/1.1\r\n\r\n',
    'get / http/1.1\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
    `${line}\n\n`,
    `${line}\r\nno colon\r\n\r\n`,
    `${line}\r\n: no name\r\n\r\n`,
    `${line}\r\n folded: at once\r\n\r\n`,
    `${good}X-Folded: a\r\n b\r\n\r\n`,
    `${good}X-Space : a\r\n\r\n`,
    `${good}X-Return: a\rb\r\n\r\n`,
    `${good}X-Null: a\0b\r\n\r\n`,
    good,
    good.slice(0, -20),
    `${good}\r\n${good}\r\n`,
    `${good}Content-Length: 5\r\n\r\nhello${good}\r\n`,
    `${good}\r\ngarbage`,
    `${good}Connection: close\r\n\r\n${good}\r\n`,
    `${good}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: eA==\r\n\r\n`,
    `CONNECT localhost:1 HTTP/1.1\r\nHost: x\r\nX-API-Key: ${key}\r\n\r\n`,
    `CONNECT /api/integration/v1/venues HTTP/1.1\r\nHost: x\r\n\r\n`,
    `${post}\r\nContent-Length: -1\r\n\r\n{}`,
    `${post}\r\nContent-Length: x\r\n\r\n{}`,
    `${post}\r\nContent-Length: +2\r\n\r\n{}`,
    `${post}\r\nContent-Length: 1e1\r\n\r\n{}`,
    `${post}\r\nContent-Length: 99999999999999999999\r\n\r\n{}`,
    `${post}\r\nContent-Length: 1000\r\n\r\n{}`,
    `${post}\r\nContent-Length: 1\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2, 2\r\n\r\n{}`,
    `${post}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}xx0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: gzip\r\n\r\n{}`,
    `${post}\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: chunked, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nTransfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    `${post}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n`,
    `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
    `${line}\r\n${'X-Many: x\r\n'.repeat(5_000)}\r\n`,
  ];
};

/** Few bytes of a good message, changed. Not of HEAD: only who asked knows that its answer has no body. */
const bent = (message: fc.Arbitrary<FuzzRequest>): fc.Arbitrary<string> =>
  fc
    .tuple(
      message
        .filter((each) => each.kind === 'raw' || each.method !== 'HEAD')
        .map((each) => bytesOf(each).toString('latin1').slice(0, 5_000)),
      fc.array(
        fc.tuple(
          fc.nat(400),
          fc.constantFrom(0, 1, 1, 2, 50),
          fc.constantFrom('', '\0', '\r\n', '\n', ' ', ':', '\xff', 'A', '0'),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([text, edits]) =>
      edits.reduce((all, [at, cut, put]) => {
        const here = at % Math.max(1, all.length);
        return all.slice(0, here) + put + all.slice(here + cut);
      }, text),
    );

export const rawRequest = (
  key: string,
  message: fc.Arbitrary<FuzzRequest>,
): fc.Arbitrary<FuzzRequest> =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...oddMessages(key)) },
      { weight: 2, arbitrary: bent(message) },
      {
        weight: 1,
        arbitrary: fc
          .uint8Array({ minLength: 1, maxLength: 200 })
          .map((bytes) => Buffer.from(bytes).toString('latin1')),
      },
    )
    .map((bytes): FuzzRequest => ({ kind: 'raw', bytes }));
