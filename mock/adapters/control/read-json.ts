/** The JSON of a request's body, within bounds. */

import type { IncomingMessage } from 'node:http';

const MAX_BYTES = 1024 * 1024;
/** Deeper than any parameter; what nests without end can be parsed, but not written out again. */
const MAX_DEPTH = 64;

export type Body =
  { readonly kind: 'json'; readonly value: unknown } | { readonly kind: 'fault'; message: string };

const fault = (message: string): Body => ({ kind: 'fault', message });

/**
 * Reads to the end in any case, so that the sender gets round to reading the reply. Rejects when
 * the sender hangs up before it.
 */
export const readJson = async (request: IncomingMessage): Promise<Body> => {
  const bytes = await collect(request);
  return bytes === 'too large' ? fault('The body is larger than 1 MiB.') : parse(bytes.toString());
};

/** By its events: an iterator over the request took twice as long. */
const collect = (request: IncomingMessage): Promise<Buffer | 'too large'> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BYTES) chunks.push(chunk);
    });
    request.once('end', () => resolve(size > MAX_BYTES ? 'too large' : Buffer.concat(chunks)));
    request.on('error', reject);
  });

const parse = (text: string): Body => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return fault(`The body is not JSON (${error.message}).`);
  }
  return isDeeperThan(MAX_DEPTH, value)
    ? fault(`The body is nested more than ${MAX_DEPTH} levels deep.`)
    : { kind: 'json', value };
};

const isDeeperThan = (levels: number, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
};
