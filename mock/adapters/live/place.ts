/** Where a stream is to begin, and how a place in it is written down. */

import type { IncomingMessage } from 'node:http';

/** `isForeign`: the place is one of another sandbox, or of this one before it was started anew. */
export type Place =
  | { readonly kind: 'now' }
  | { readonly kind: 'after'; readonly cursor: number; readonly isForeign: boolean };

/**
 * A place is the sandbox's mark and a number: `3fa91c04-57`. Numbers begin anew with each sandbox,
 * and the mark keeps one that was written down yesterday from being taken for one of today.
 */
export const placeText = (mark: string, cursor: number): string => `${mark}-${String(cursor)}`;

/**
 * Last-Event-ID, or else `after` in the address; a bare number is one of this sandbox. Neither: from
 * now on. Undefined when it cannot be read.
 */
export const placeOf = (
  request: IncomingMessage,
  query: URLSearchParams,
  mark: string,
): Place | undefined => {
  const text = request.headers['last-event-id'] ?? query.get('after');
  if (text === null) return { kind: 'now' };
  const parts = /^(?:([0-9a-f]+)-)?(\d{1,15})$/.exec(String(text));
  if (parts === null) return undefined;
  const isForeign = parts[1] !== undefined && parts[1] !== mark;
  return { kind: 'after', cursor: isForeign ? 0 : Number(parts[2]), isForeign };
};
