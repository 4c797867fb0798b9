/** Writes a world into an empty store: the state that the sandbox starts with, and returns to. */

import type { Kind, State } from '../application/aggregates.ts';
import type { Transaction } from '../application/ports.ts';
import { completeWorld } from './complete/complete-world.ts';
import { WorldError } from './fault.ts';
import { worldFaults } from './rules/world-faults.ts';
import type { SeedDeps } from './states/context.ts';
import { worldStates, type WorldStates } from './states/world-states.ts';
import type { World } from './world.ts';

/** In this order, so that whatever a thing refers to is there before it. */
const kinds: readonly Kind[] = [
  'client',
  'key',
  'panel',
  'venue',
  'job',
  'sample',
  'invoice',
  'refund',
  'dispute',
  'link',
];

/**
 * The write to be run in a transaction. Each thing is logged as one event at `startAt` (ms), the
 * moment when the sandbox learns of it. Throws a WorldError, before anything is written, for a
 * world that contradicts itself.
 */
export const importWorld = (
  world: World,
  startAt: number,
  deps: SeedDeps,
): ((tx: Pick<Transaction, 'put' | 'append'>) => Promise<void>) => {
  const complete = completeWorld(world);
  const { states, faults } = worldStates(complete, startAt, deps);
  const all = [...worldFaults(complete), ...faults];
  if (all.length > 0) throw new WorldError(all);
  return (tx) => {
    for (const kind of kinds) writeAll(tx, kind, states, startAt);
    return Promise.resolve();
  };
};

const writeAll = (
  tx: Pick<Transaction, 'put' | 'append'>,
  kind: Kind,
  states: WorldStates,
  at: number,
): void => {
  for (const state of states[kind]) {
    tx.put(kind, state.id, state);
    tx.append(kind, state.id, ownerOf(kind, state), { type: 'Seeded', at, state });
  }
};

/** The client whose thing it is; null for what is of no single client. */
const ownerOf = (kind: Kind, state: State<Kind>): string | null => {
  if (kind === 'client') return state.id;
  return 'clientId' in state ? state.clientId : null;
};
