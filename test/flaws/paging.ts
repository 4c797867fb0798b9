/** Pages of a list that a flaw has put into an order of its own. */
import type { Page } from '../../mock/application/ports.ts';
import { refuse } from '../../mock/domain/refusal.ts';
import type { Refusal } from '../../mock/domain/refusal.ts';

type Wanted = { readonly after?: string | undefined; readonly limit: number };

/** The page behind the item whose id is the cursor; refused for a cursor that is none of them. */
export function pageBehind<T extends { readonly id: string }>(
  sorted: readonly T[],
  { after, limit }: Wanted,
): Page<T> | Refusal {
  const from = sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) {
    return refuse('cursor-invalid', 'query.cursor: expected the nextCursor of the page before');
  }
  const end = from + limit;
  const items = sorted.slice(from, end);
  return { items, nextCursor: end < sorted.length ? (items.at(-1)?.id ?? null) : null };
}
