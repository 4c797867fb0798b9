/** Two clients that hear of their jobs: what is for the one must not come to the other. */
import type { Bench } from '../../engine/bench.ts';
import { makeListener } from '../given/webhook.ts';
import type { Listener } from '../given/webhook.ts';

export type Pair = { readonly one: Listener; readonly other: Listener };

export const givenPair = (bench: Bench): Promise<Pair> =>
  bench.once('pair of listeners', async (maker) => ({
    one: await makeListener(maker, 'listener'),
    other: await makeListener(maker, 'neighbour'),
  }));
