/** The world that the sandbox begins with, and goes back to. */

import type { Worlds } from './application/actions/controls.ts';
import type { Deps, Transaction } from './application/ports.ts';

/** A starting world, ready to be written: what `reset` goes back to. */
export type StartingWorld = {
  readonly name: string;
  /** `startAt` (ms) is the time by the sandbox's clock at which the world begins. */
  readonly write: (tx: Transaction, startAt: number, deps: Deps) => Promise<void>;
};

type Choice = {
  readonly world: StartingWorld;
  /** Others that it may be put into later, made when they are asked for. */
  readonly worlds?: Readonly<Record<string, () => Promise<StartingWorld>>>;
};

/** The world that `reset` goes back to: that of the start, until another is chosen. */
export const createWorldHolder = ({ world: start, worlds = {} }: Choice) => {
  let world = start;
  const all = new Map(Object.entries({ ...worlds, [start.name]: () => Promise.resolve(start) }));
  return {
    get: () => world,
    handsWith: (resetWorld: () => Promise<void>): Worlds => ({
      names: () => [...all.keys()],
      current: () => world.name,
      load: async (name) => {
        world = (await all.get(name)?.()) ?? world;
        await resetWorld();
      },
    }),
  };
};

export type WorldHolder = ReturnType<typeof createWorldHolder>;
