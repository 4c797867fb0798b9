/** The body of a request byte for byte, as far as it may be kept. */
import type { IncomingMessage } from 'node:http';

/** Bodies of webhooks are small, and nothing says how long they may be. */
export const longestBody = 1024 * 1024;

export type RawBody = {
  readonly raw: Buffer;
  /** It went on; the rest was read and thrown away. */
  readonly isCut: boolean;
};

/** Rejects when the sender gives up. */
export async function readRaw(request: IncomingMessage): Promise<RawBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (length < longestBody) chunks.push(chunk.subarray(0, longestBody - length));
    length += chunk.length;
  }
  return { raw: Buffer.concat(chunks), isCut: length > longestBody };
}
