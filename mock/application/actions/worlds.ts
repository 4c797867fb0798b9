/** Sandbox-only: which world the sandbox is in (`world.list`), and another in its place (`world.load`). */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import type { ActionDeps } from './controls.ts';
import { doneOr, type Done } from './outcome.ts';

export const listWorlds = async ({
  controls: { worlds },
}: ActionDeps): Promise<{ readonly world: string; readonly worlds: readonly string[] }> => ({
  world: worlds.current(),
  worlds: worlds.names(),
});

/** As if the sandbox had been started with it: what was there is gone, `reset` comes back here. */
export const loadWorld = async (
  { controls: { worlds } }: ActionDeps,
  { world }: { readonly world: string },
): Promise<Done | Refusal> => {
  const names = worlds.names();
  if (!names.includes(world)) {
    return refuse('invalid', `world: expected one of ${names.join(', ')}`);
  }
  await worlds.load(world);
  return doneOr({});
};
