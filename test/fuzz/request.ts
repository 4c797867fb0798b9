/** A request that need not be a good one, and the bytes that it is sent as. */

import { gzipSync } from 'node:zlib';

export type Header = readonly [name: string, value: string];

/** Text stands for bytes, one for each character (latin1), since not all of it is to be UTF-8. */
export type FuzzRequest =
  | {
      readonly kind: 'message';
      readonly method: string;
      /** As it stands in the request line. */
      readonly path: string;
      /** What follows the question mark; undefined: there is none. */
      readonly query: string | undefined;
      readonly headers: readonly Header[];
      readonly body: FuzzBody | undefined;
    }
  /** Bytes that may be no HTTP at all, on a connection of their own. */
  | { readonly kind: 'raw'; readonly bytes: string };

export type FuzzBody = {
  readonly bytes: string;
  readonly packing: 'plain' | 'gzip' | 'corrupt gzip';
  readonly framing: 'length' | 'chunks';
};

const targetOf = ({ path, query }: { path: string; query: string | undefined }): string =>
  query === undefined ? path : `${path}?${query}`;

export const bytesOf = (request: FuzzRequest): Buffer => {
  if (request.kind === 'raw') return Buffer.from(request.bytes, 'latin1');
  const { method, headers, body } = request;
  const content = body === undefined ? undefined : packed(body);
  const lines = [
    `${method} ${targetOf(request)} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...framingOf(body, content),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (body === undefined || content === undefined) return head;
  return Buffer.concat([head, body.framing === 'length' ? content : chunked(content)]);
};

const packed = ({ bytes, packing }: FuzzBody): Buffer => {
  const plain = Buffer.from(bytes, 'latin1');
  switch (packing) {
    case 'plain':
      return plain;
    case 'gzip':
      return gzipSync(plain);
    case 'corrupt gzip':
      return gzipSync(plain).subarray(0, -9);
  }
};

const framingOf = (body: FuzzBody | undefined, content: Buffer | undefined): readonly string[] => {
  if (body === undefined || content === undefined) return [];
  const packing = body.packing === 'plain' ? [] : ['Content-Encoding: gzip'];
  return body.framing === 'length'
    ? [...packing, `Content-Length: ${String(content.length)}`]
    : [...packing, 'Transfer-Encoding: chunked'];
};

const chunkLength = 1000;

const chunked = (content: Buffer): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at < content.length; at += chunkLength) {
    const chunk = content.subarray(at, at + chunkLength);
    parts.push(Buffer.from(`${chunk.length.toString(16)};note=x\r\n`), chunk, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\nX-Trailer: x\r\n\r\n')]);
};
