/** A list is walked while something happens to one of its items: the order by creation stays, the status follows. */
import type { Bench } from '../../engine/bench.ts';
import type { Finding } from '../../engine/outcome.ts';
import { at } from '../../json.ts';
import { ifPossible } from '../given/if-possible.ts';
import type { CursorList } from '../given/walk.ts';
import { answer, find, named, needStill } from './asked-list.ts';
import { changingFinding } from './changing-pages.ts';
import type { Limit } from './changing-pages.ts';
import { fullList, wholeList } from './full-lists.ts';
import { has } from './matching.ts';

/** Something that happens to an item of the list, while it is walked, and leaves its createdAt as it is. */
export type Change = {
  readonly action: string;
  readonly name: string;
  readonly more?: Readonly<Record<string, unknown>>;
  /** The oldest has not been shown when it happens; the newest has. */
  readonly item: 'oldest' | 'newest';
};

export type Meanwhile = {
  readonly change: Change;
  /** The list as it was before. */
  readonly before: readonly unknown[];
  readonly limits: readonly Limit[];
};

/** Goes through the list while something happens in it; then by the status that the thing had, and has. */
export async function findChanged(
  bench: Bench,
  operation: CursorList,
  { change, before, limits }: Meanwhile,
): Promise<Finding | undefined> {
  const { ids } = await fullList(bench, operation);
  const id = (change.item === 'newest' ? ids.at(-1) : ids[0]) ?? '';
  const question = { query: {}, fits: () => true, mayBeRefused: false, limits };
  const walked = await answer(bench, operation, question, async () => {
    const { action, name, more } = change;
    await ifPossible(bench.act(action, { [name]: id, ...more }));
  });
  const finding = changingFinding(walked, { all: before, fits: () => true });
  const after = await wholeList(bench, operation);
  if (finding !== undefined) {
    needStill(before, after);
    const expected = `${finding.expected}, while ${change.action} happens to ${id}`;
    return named(question, { ...finding, expected });
  }
  return findMoved(bench, operation, { id, before, after });
}

type Moved = {
  readonly id: string;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
};

async function findMoved(
  bench: Bench,
  operation: CursorList,
  { id, before, after }: Moved,
): Promise<Finding | undefined> {
  const statuses = [before, after].map((all) =>
    at(
      all.find((item) => at(item, 'id') === id),
      'status',
    ),
  );
  if (statuses[0] === statuses[1]) return undefined;
  for (const status of statuses) {
    if (typeof status !== 'string') continue;
    const question = {
      query: { status },
      fits: has('status', status),
      mayBeRefused: false,
      limits: [],
    };
    const finding = await find(bench, operation, question, after);
    if (finding !== undefined) return finding;
  }
  return undefined;
}
