/** Pages over rows sorted by `seq`, and the cursors between them. */

import type { Kind } from '../../../application/aggregates.ts';
import type { Page } from '../../../application/ports.ts';
import { refuse, type Refusal } from '../../../domain/refusal.ts';
import type { Row } from './tables.ts';

const pattern = /^([a-z]+)\.([0-9]{1,15})$/;

/** Opaque to clients (A09): the list's name and the place in it of the last item shown. */
const encode = (list: string, seq: number): string =>
  Buffer.from(`${list}.${String(seq)}`).toString('base64url');

/** The `seq` in a cursor of this list, or a refusal for any other text (O83, reading A). */
export const decodeCursor = (list: string, cursor: string): number | Refusal => {
  const match = pattern.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  // Base64 has several forms of the same bytes: only the one that is handed out is taken back.
  if (match?.[1] !== list || encode(list, Number(match[2])) !== cursor) {
    return refuse('cursor-invalid', 'query.cursor: expected the nextCursor of the page before');
  }
  return Number(match[2]);
};

export type Walk<K extends Kind> = {
  readonly list: string;
  readonly rows: readonly Row<K>[];
  /** The index of the first row to look at, and the step to the next. */
  readonly from: number;
  readonly step: 1 | -1;
  readonly limit: number;
  readonly matches: (state: Row<K>['state']) => boolean;
  /** True when no later row can match. */
  readonly ends?: (state: Row<K>['state']) => boolean;
};

/** Up to `limit` matching rows; the cursor is null when none is left after them (O86, reading A). */
export const walk = <K extends Kind>(input: Walk<K>): Page<Row<K>['state']> => {
  const { rows, step, limit } = input;
  const items: Row<K>['state'][] = [];
  let last: Row<K> | undefined;
  for (let at = input.from; at >= 0 && at < rows.length; at += step) {
    const row = rows[at];
    if (row === undefined || input.ends?.(row.state) === true) break;
    if (!input.matches(row.state)) continue;
    if (items.length === limit) {
      return { items, nextCursor: last === undefined ? null : encode(input.list, last.seq) };
    }
    items.push(row.state);
    last = row;
  }
  return { items, nextCursor: null };
};

/** How many leading rows satisfy `before`; they must come first (binary search). */
export const countWhile = <K extends Kind>(
  rows: readonly Row<K>[],
  before: (row: Row<K>) => boolean,
): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const row = rows[middle];
    if (row !== undefined && before(row)) low = middle + 1;
    else high = middle;
  }
  return low;
};
