/** The world that a sandbox starts with: by name, or from a file of the same form. */

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from './options.ts';
import { completeWorld, type CompleteWorld } from './seeds/complete/complete-world.ts';
import { WorldError } from './seeds/fault.ts';
import { importWorld } from './seeds/import-world.ts';
import type { World } from './seeds/world.ts';
import type { StartingWorld } from './starting-world.ts';

export type NamedWorld = StartingWorld & { readonly content: CompleteWorld };

/**
 * `default`, `empty`, or a path. The same seed gives the same named world on every machine.
 * A UsageError tells what is wrong with a file, every fault with its place.
 */
export const loadWorld = async (
  name: string,
  seed: number,
  startAt: number,
): Promise<NamedWorld> => {
  const world = await contentOf(name, seed, startAt);
  return {
    name: basename(name),
    content: completeWorld(world),
    write: async (tx, startAt, deps) => {
      await explaining(() => importWorld(world, startAt, deps))(tx);
    },
  };
};

const contentOf = async (name: string, seed: number, startAt: number): Promise<World> => {
  if (name === 'default') {
    return (await import('./seeds/default/default-world.ts')).defaultWorld(seed);
  }
  if (name === 'empty') return (await import('./seeds/default/empty-world.ts')).emptyWorld(seed);
  const { readWorld } = await import('./seeds/read/read-world.ts');
  const text = await textOf(name);
  return explaining(() => readWorld(text, name, startAt));
};

/** A world that cannot be started with is wrong usage: each fault on a line, with its place. */
const explaining = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorldError) throw new UsageError(error.message);
    throw error;
  }
};

const textOf = async (path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const what = code === 'ENOENT' ? `there is no file ${path}` : `${path} cannot be read`;
    throw new UsageError(`A world is default, empty or the path of a world file; ${what}.`);
  }
};
