/** An action tried out: it is carried out as it would be, and then undone. */

import { refuse } from '../domain/refusal.ts';
import type { Deps, Store } from './ports.ts';

const undone = refuse('invalid', 'Only tried out.');

/**
 * The same dependencies over a store that keeps nothing: whoever acts with them learns what would
 * come of it, and nobody else sees it. Only for what writes to the store alone, not to the clock.
 */
export const rehearsing = <D extends Deps>(deps: D): D => ({
  ...deps,
  store: keepingNothing(deps.store),
});

/** A refusal rolls a transaction back; what came of the work travels beside it. */
const keepingNothing = (store: Store): Store => ({
  ...store,
  transact: async (work) => {
    const { outcome } = await store.transact(async (tx) => ({
      ...undone,
      outcome: await work(tx),
    }));
    return outcome;
  },
});
