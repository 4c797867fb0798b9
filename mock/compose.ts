/** The one place where adapters meet ports. Any part can be replaced: tests plant flaws that way. */

import { createAddresses } from './adapters/addresses.ts';
import { createAgenda, type AgendaOwner } from './adapters/clock/agenda.ts';
import { createClock, type MovableClock } from './adapters/clock/movable-clock.ts';
import { createHttpServer, type HttpServer } from './adapters/http/http-server.ts';
import { createIntegrationApi } from './adapters/http/server.ts';
import { credentials } from './adapters/ids/credentials.ts';
import { randomIds } from './adapters/ids/random-ids.ts';
import { createMemoryStore } from './adapters/store/memory/memory-store.ts';
import { createLinkTokens } from './adapters/tokens/link-tokens.ts';
import type { Controls } from './application/actions/controls.ts';
import { extraFaults } from './application/extra-faults.ts';
import { createOperations, type Caller, type Operations } from './application/operations.ts';
import type { Deps, Transaction } from './application/ports.ts';
import { createTimers } from './application/timers.ts';
import type { Policies } from './domain/policy.ts';
import { mountsOf } from './mounts.ts';

/** A starting world, ready to be written: what `reset` goes back to. */
export type StartingWorld = {
  readonly name: string;
  /** `startAt` (ms) is the time by the sandbox's clock at which the world begins. */
  readonly write: (tx: Transaction, startAt: number, deps: Deps) => Promise<void>;
};

export type ComposeOptions = {
  readonly version: string;
  readonly world: StartingWorld;
  readonly policies: Policies;
  /** ms; the clock stands there. Undefined: real time. */
  readonly startAt?: number | undefined;
  readonly controlToken?: string | undefined;
  /** Folder of the rendered API reference; left out: no docs are served. */
  readonly docsFolder?: string | undefined;
  /** Told of every error that is the sandbox's own fault. */
  readonly onBug: (error: unknown, during: string) => void;
};

/** The parts that the sandbox is made of, each behind its port. */
export type Parts = {
  readonly clock: MovableClock;
  readonly agenda: AgendaOwner;
  readonly deps: Deps;
  readonly controls: Controls;
  readonly operations: Operations;
};

/** Changes to the parts, made after each is built and before anything uses it. */
export type Replacements = {
  readonly deps?: (deps: Deps) => Deps;
  readonly operations?: (operations: Operations, deps: Deps) => Operations;
};

export type ComposedSandbox = Parts & {
  /** Writes the world, then listens. Resolves to the base URL. */
  readonly listen: (port: number, host: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

export const compose = (
  options: ComposeOptions,
  replacements: Replacements = {},
): ComposedSandbox => {
  let baseUrl = 'http://127.0.0.1';
  const clock = createClock(options.startAt);
  const agenda = createAgenda(clock, (error) => {
    options.onBug(error, 'something that fell due');
  });
  let policies = options.policies;
  const built: Deps = {
    store: createMemoryStore(),
    clock,
    ids: randomIds,
    credentials,
    tokens: createLinkTokens(),
    addresses: createAddresses(() => baseUrl),
    policies: () => policies,
  };
  const deps = replacements.deps?.(built) ?? built;
  const operations = createOperations(deps);
  const served = replacements.operations?.(operations, deps) ?? operations;

  // The world is dated from the start, and stays so when it is put back.
  const startedAt = clock.now();
  const timers = createTimers(deps, agenda);
  const begin = async (): Promise<void> => {
    await deps.store.restart((tx) => options.world.write(tx, startedAt, deps));
    timers.begin();
  };

  const controls: Controls = {
    policies: {
      get: () => policies,
      set: (changes) => {
        policies = { ...policies, ...changes };
      },
    },
    clockKind: () => 'virtual',
    advance: (ms) => agenda.advance(ms),
    resetWorld: async () => {
      agenda.clear();
      policies = options.policies;
      clock.reset();
      api.resetRateLimits();
      await begin();
    },
  };

  const api = createIntegrationApi({
    operations: served,
    extraFaults: (operation, input) => extraFaults(operation, input, policies, clock.now()),
    authenticate: authenticateWith(deps),
    policies: () => policies,
    now: () => clock.now(),
    version: options.version,
    world: options.world.name,
    mounts: mountsOf({
      deps,
      controls,
      token: options.controlToken,
      docsFolder: options.docsFolder,
      onBug: (error) => {
        options.onBug(error, 'a control action');
      },
    }),
    onBug: (error, request) => {
      options.onBug(error, `${request.method} ${request.url}`);
    },
  });
  const http: HttpServer = createHttpServer(api.app, {
    version: options.version,
    world: options.world.name,
  });

  return {
    clock,
    agenda,
    deps,
    controls,
    operations,
    listen: async (port, host) => {
      const { address, port: taken, family } = await http.listen(port, host);
      baseUrl = `http://${family === 'IPv6' ? `[${address}]` : address}:${String(taken)}`;
      try {
        await begin();
      } catch (error) {
        await http.close();
        throw error;
      }
      return baseUrl;
    },
    close: async () => {
      agenda.clear();
      await http.close();
    },
  };
};

/** The caller of a key: its hash is looked up, never the key itself. */
const authenticateWith =
  ({ store, credentials: { hashOf } }: Deps) =>
  async (apiKey: string): Promise<Caller | undefined> => {
    const key = await store.get('key', hashOf(apiKey));
    const client = key === undefined ? undefined : await store.get('client', key.clientId);
    return key === undefined || client === undefined ? undefined : { client, key };
  };
