/** What the control actions need of the composition beyond the operations' `Deps`. */

import type { Deps, Happened } from '../ports.ts';
import type { PolicyHolder } from './policies.ts';

export type Controls = {
  readonly policies: PolicyHolder;
  /** "virtual": the clock stands until it is moved; "real": it runs on with the machine's. */
  readonly clockKind: () => 'virtual' | 'real';
  /** Moves the clock forward and does all that falls due on the way, in order. */
  readonly advance: (ms: number) => Promise<readonly Happened[]>;
  /** Back to the state right after start: world, clock, policies, counters, pending work. */
  readonly resetWorld: () => Promise<void>;
};

export type ActionDeps = Deps & { readonly controls: Controls };
