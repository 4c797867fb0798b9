/** The application over a store in memory, with ids that count and a clock that stands. */

import type { ActionDeps, Controls } from '../../mock/application/actions/controls.ts';
import { createAddresses } from '../../mock/adapters/addresses.ts';
import { credentials } from '../../mock/adapters/ids/credentials.ts';
import { createMemoryStore } from '../../mock/adapters/store/memory/memory-store.ts';
import { createLinkTokens } from '../../mock/adapters/tokens/link-tokens.ts';
import type { Kind, Logged, State } from '../../mock/application/aggregates.ts';
import { evolve } from '../../mock/application/aggregates.ts';
import type { Happened, Ids, Store } from '../../mock/application/ports.ts';
import { createFaultRules } from '../../mock/application/faults/fault-rules.ts';
import type { DeliveryDesk } from '../../mock/application/webhooks/desk.ts';
import { refuse } from '../../mock/domain/refusal.ts';
import { usualPolicies, type Policies } from '../../mock/domain/policy.ts';
import { NOW } from './jobs.ts';

const countingIds = (): Ids => {
  let count = 0;
  return {
    next: (prefix) => `${prefix}_${String((count += 1)).padStart(10, '0')}`,
    uuid: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
  };
};

const standing: Controls['clockHands'] = {
  freeze: () => undefined,
  resume: () => undefined,
  scale: () => undefined,
  state: () => ({ frozen: true, rate: 1 }),
};

/** Of a sandbox that delivers nothing. */
const noList = () => Promise.resolve({ items: [], next: null, dropped: {} });
const noReplay = () => Promise.resolve({ replayed: 0, refused: 0 });
const emptyDesk: DeliveryDesk = {
  events: noList,
  event: () => Promise.resolve(undefined),
  deliveries: noList,
  delivery: () => Promise.resolve(undefined),
  seal: () => Promise.resolve(refuse('not-found', 'There are no events.')),
  replay: () => Promise.resolve(refuse('not-found', 'There are no events.')),
  resend: () => Promise.resolve(refuse('not-found', 'There are no deliveries.')),
  replayRange: noReplay,
  replayFailedSince: noReplay,
  checkUrl: () => undefined,
};

export type World = {
  readonly deps: ActionDeps;
  readonly store: Store;
  readonly clock: { readonly set: (now: number) => void };
  /** What the next moves of the clock are to report. */
  readonly falls: (happened: readonly Happened[]) => void;
  readonly resets: () => number;
  /** Puts a state in place as seeds do: stored and logged. */
  readonly given: <K extends Kind>(kind: K, ...states: readonly State<K>[]) => Promise<void>;
};

export const aWorld = (policies: Partial<Policies> = {}): World => {
  let now = NOW;
  let chosen: Policies = { ...usualPolicies, ...policies };
  let due: readonly Happened[] = [];
  let resets = 0;
  let current = 'default';
  const store = createMemoryStore();
  const controls: Controls = {
    policies: {
      get: () => chosen,
      set: (changes) => {
        chosen = { ...chosen, ...changes };
      },
    },
    clockKind: () => 'virtual',
    clockHands: standing,
    desk: emptyDesk,
    faults: createFaultRules(1),
    advance: async (ms) => {
      now += ms;
      return due;
    },
    resetWorld: async () => {
      resets += 1;
      await store.restart(() => Promise.resolve());
    },
    worlds: {
      names: () => ['default', 'empty'],
      current: () => current,
      load: async (name) => {
        current = name;
      },
    },
  };
  return {
    deps: {
      store,
      clock: { now: () => now },
      ids: countingIds(),
      credentials,
      tokens: createLinkTokens(),
      addresses: createAddresses(() => 'http://sandbox.example'),
      policies: () => chosen,
      controls,
    },
    store,
    clock: {
      set: (instant) => {
        now = instant;
      },
    },
    falls: (happened) => {
      due = happened;
    },
    resets: () => resets,
    given: async (kind, ...states) => {
      await store.transact(async (tx) => {
        for (const state of states) {
          const owner = 'clientId' in state ? state.clientId : null;
          tx.put(kind, state.id, state);
          tx.append(kind, state.id, owner, { type: 'Seeded', at: now, state });
        }
      });
    },
  };
};

/** The whole log. */
export const logOf = (store: Store): Promise<readonly Logged[]> => store.log(0, 1_000_000);

/** The types of what was logged after `seq`, with the kind of thing: `job JobCancelled`. */
export const eventsSince = async (store: Store, seq: number): Promise<string[]> =>
  (await store.log(seq, 1_000_000)).map(({ kind, event }) => `${kind} ${event.type}`);

/** Every state that the log leads to, by `kind/id`. */
export const foldOf = (log: readonly Logged[]): ReadonlyMap<string, unknown> => {
  const states = new Map<string, unknown>();
  for (const { kind, id, event } of log) {
    const key = `${kind}/${id}`;
    states.set(key, evolve(kind, states.get(key) as State<typeof kind> | undefined, event));
  }
  return states;
};

/** Every stored state of the things that the log knows, by `kind/id`. */
export const storedOf = async (store: Store): Promise<ReadonlyMap<string, unknown>> => {
  const states = new Map<string, unknown>();
  for (const { kind, id } of await logOf(store)) {
    states.set(`${kind}/${id}`, await store.get(kind, id));
  }
  return states;
};
