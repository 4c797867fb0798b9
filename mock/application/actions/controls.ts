/** What the control actions need of the composition beyond the operations' `Deps`. */

import type { Deps, Happened } from '../ports.ts';
import type { FaultRules } from '../faults/fault-rules.ts';
import type { DeliveryDesk } from '../webhooks/desk.ts';
import type { Policies } from '../../domain/policy.ts';

/** The readings of open points in force. `set` changes those that are named, and no others. */
export type PolicyHolder = {
  readonly get: () => Policies;
  readonly set: (changes: Partial<Policies>) => void;
};

/** Sandbox-only: the clock stands, runs, or runs faster. */
export type ClockHands = {
  readonly freeze: () => void;
  readonly resume: () => void;
  /** Sandbox seconds per real second. */
  readonly scale: (rate: number) => void;
  readonly state: () => { readonly frozen: boolean; readonly rate: number };
};

/** Sandbox-only: the worlds that it may be put into, by name. */
export type Worlds = {
  readonly names: () => readonly string[];
  readonly current: () => string;
  /** Puts one of them in the place of what is there; from then on `reset` goes back to it. */
  readonly load: (name: string) => Promise<void>;
};

export type Controls = {
  readonly policies: PolicyHolder;
  /** "virtual": the clock stands until it is moved; "real": it runs on with the machine's. */
  readonly clockKind: () => 'virtual' | 'real';
  readonly clockHands: ClockHands;
  readonly desk: DeliveryDesk;
  readonly faults: Pick<FaultRules, 'add' | 'list' | 'remove' | 'reset'>;
  /** Moves the clock forward and does all that falls due on the way, in order. */
  readonly advance: (ms: number) => Promise<readonly Happened[]>;
  /** Back to the state right after start: world, clock, policies, counters, pending work. */
  readonly resetWorld: () => Promise<void>;
  readonly worlds: Worlds;
};

export type ActionDeps = Deps & { readonly controls: Controls };
