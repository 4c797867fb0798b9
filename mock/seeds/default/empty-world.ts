/** The clients of the default world, with the same ids, keys and secrets, and nothing else. */

import { completeWorld, type CompleteWorld } from '../complete/complete-world.ts';
import { clientList, makeClients } from './clients.ts';
import { makerFrom } from './maker.ts';

/** `seed`: a whole number. */
export const emptyWorld = (seed: number): CompleteWorld =>
  completeWorld({ clients: clientList(makeClients(makerFrom(seed))), panels: [] });
