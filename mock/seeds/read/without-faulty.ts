/**
 * A world file without the things whose form is wrong, so that what the others say can be looked
 * at in the same go.
 */

import type { Fault, Path } from '../fault.ts';
import { worldLists, type World, type WorldList } from '../world.ts';
import { isMap } from './check.ts';

export type Rest = {
  readonly world: World;
  /** The place in the file of what stands at `path` in the rest. */
  readonly placeOf: (path: Path) => Path;
  /** Whether what a fault misses may be among the things left out. */
  readonly explains: (fault: Fault) => boolean;
};

/**
 * `faults`: of form, with places like `['jobs', 3, 'phase']`. Undefined when so much is wrong that
 * the rest would tell nothing: a list that is none, no client left.
 */
export const withoutFaulty = (file: unknown, faults: readonly Fault[]): Rest | undefined => {
  if (!isMap(file) || worldLists.some((list) => isNoList(file[list]))) return undefined;
  const faulty = new Set(faults.map(({ path }) => `${path[0] ?? ''}/${path[1] ?? ''}`));
  const leftOutIds = new Set<unknown>();
  const indexes = new Map<string, readonly number[]>();
  const world: Partial<Record<WorldList, readonly unknown[]>> = {};
  for (const list of worldLists) {
    const items = file[list] as readonly unknown[] | undefined;
    if (items === undefined) continue;
    const kept = [...items.keys()].filter((index) => {
      if (!faulty.has(`${list}/${index}`)) return true;
      const item: unknown = items[index];
      if (isMap(item)) leftOutIds.add(item['id']);
      return false;
    });
    indexes.set(list, kept);
    world[list] = kept.map((index): unknown => items[index]);
  }
  if ((world.clients ?? []).length === 0) return undefined;
  return {
    // Every thing that is left has passed the check of its form.
    world: world as unknown as World,
    placeOf: ([list, index, ...rest]) => [
      list ?? '',
      indexes.get(String(list))?.[Number(index)] ?? Number(index),
      ...rest,
    ],
    explains: ({ missing }) =>
      missing !== undefined && (missing === '' ? faulty.size > 0 : leftOutIds.has(missing)),
  };
};

const isNoList = (items: unknown): boolean => items !== undefined && !Array.isArray(items);
