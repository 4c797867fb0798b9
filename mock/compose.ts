/** The one place where adapters meet ports. Any part can be replaced: tests plant flaws that way. */

import type { AddressInfo } from 'node:net';
import { createAddresses } from './adapters/addresses.ts';
import { createAgenda, type AgendaOwner } from './adapters/clock/agenda.ts';
import { createClock, type MovableClock } from './adapters/clock/movable-clock.ts';
import { createHttpServer } from './adapters/http/http-server.ts';
import { createRequestLog } from './adapters/http/request-log.ts';
import {
  createIntegrationApi,
  type IntegrationApi,
  type IntegrationApiOptions,
} from './adapters/http/server.ts';
import { credentials } from './adapters/ids/credentials.ts';
import { randomIds } from './adapters/ids/random-ids.ts';
import { createMemoryStore } from './adapters/store/memory/memory-store.ts';
import { createLinkTokens } from './adapters/tokens/link-tokens.ts';
import type { PublisherOptions } from './adapters/webhooks/options.ts';
import type { Poster } from './adapters/webhooks/post.ts';
import { createPublisher, type Publisher } from './adapters/webhooks/publisher.ts';
import { validateWebhook } from '#contract/validate.ts';
import { disableEndpoint } from './application/actions/endpoints.ts';
import { createFaultRules } from './application/faults/fault-rules.ts';
import type { Controls } from './application/actions/controls.ts';
import { extraFaults } from './application/extra-faults.ts';
import type { Caller, Operations } from './application/operation.ts';
import { createOperations } from './application/operations.ts';
import type { Deps } from './application/ports.ts';
import { createTimers } from './application/timers.ts';
import type { Policies } from './domain/policy.ts';
import { endOfTime } from './domain/zoned-time.ts';
import { createMounts, type Mounts } from './mounts.ts';
import { createWorldHolder, type StartingWorld, type WorldHolder } from './starting-world.ts';

export type ComposeOptions = {
  readonly version: string;
  readonly world: StartingWorld;
  /** Others that it may be put into later, made when they are asked for. */
  readonly worlds?: Readonly<Record<string, () => Promise<StartingWorld>>>;
  readonly policies: Policies;
  /** ms; the clock stands there. Undefined: real time. */
  readonly startAt?: number | undefined;
  readonly controlToken?: string | undefined;
  /** Of fault rules and of the jitter between retries; usually 1. */
  readonly seed?: number | undefined;
  readonly webhooks?: WebhookOptions | undefined;
  /** Folder of the rendered API reference; left out: no docs are served. */
  readonly docsFolder?: string | undefined;
  /** Told of every error that is the sandbox's own fault. */
  readonly onBug: (error: unknown, during: string) => void;
};

export type WebhookOptions = Pick<
  PublisherOptions,
  'ladder' | 'jitter' | 'allowHosts' | 'timeoutMs' | 'retention'
>;

/** The parts that the sandbox is made of, each behind its port. */
export type Parts = {
  readonly clock: MovableClock;
  readonly agenda: AgendaOwner;
  readonly deps: Deps;
  readonly controls: Controls;
  readonly operations: Operations;
  readonly publisher: Publisher;
};

/** Changes to the parts, made after each is built and before anything uses it. */
export type Replacements = {
  readonly deps?: (deps: Deps) => Deps;
  readonly operations?: (operations: Operations, deps: Deps) => Operations;
  /** What is signed passes it on its way to the receiver. */
  readonly poster?: (poster: Poster, deps: Deps) => Poster;
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
  const core = createCore(options, replacements);
  const { clock, agenda, deps, publisher, operations } = core;
  const requestLog = createRequestLog(() => clock.now());
  const timers = createTimers(deps, agenda);
  const worlds = createWorldHolder(options);
  // The world is dated from the start, and stays so when it is put back.
  const startedAt = clock.now();
  const begin = (forget: () => void): Promise<void> =>
    // All of it behind the store's gate: what others do comes wholly before or wholly after.
    deps.store.restart(async (tx) => {
      forget();
      await worlds.get().write(tx, startedAt, deps);
      timers.begin();
    });
  const resetWorld = (): Promise<void> =>
    begin(() => {
      forgetAll(core);
      api.forgetCallers();
    });
  const controls = controlsOf(core, resetWorld, worlds);
  const mounts = mountsOf(options, core, { controls, requestLog });
  const api = createApi(options, core, { mounts: mounts.list, log: requestLog });
  const http = createHttpServer(api.app, stampOf(options));

  return {
    ...{ clock, agenda, deps, controls, operations, publisher },
    listen: async (port, host) => {
      core.address.url = urlOf(await http.listen(port, host));
      try {
        await begin(() => undefined);
      } catch (error) {
        await http.close();
        throw error;
      }
      return core.address.url;
    },
    close: async () => {
      agenda.clear();
      publisher.close();
      mounts.close();
      api.dropSilent();
      await http.close();
    },
  };
};

/** What the rest is built around, without anything that listens. */
const createCore = (options: ComposeOptions, replacements: Replacements) => {
  const { onBug, seed = 1 } = options;
  const address = { url: 'http://127.0.0.1' };
  const clock = createClock(options.startAt);
  const agenda = createAgenda(
    clock,
    (error) => {
      onBug(error, 'something that fell due');
    },
    { settled: (maxMs) => publisher.settled(maxMs), latest: endOfTime },
  );
  const policies = createPolicyHolder(options.policies);
  const built: Deps = {
    store: createMemoryStore(),
    clock,
    ids: randomIds,
    credentials,
    tokens: createLinkTokens(),
    addresses: createAddresses(() => address.url),
    policies: policies.get,
  };
  const deps = replacements.deps?.(built) ?? built;
  const operations = createOperations(deps);
  const faults = createFaultRules(seed);
  const publisher = createPublisher({
    jitter: { seed, ratio: 0.1 },
    ...options.webhooks,
    ...{ store: deps.store, clock, agenda, realNow: Date.now, version: options.version },
    validate: validateWebhook,
    faults: faults.webhooks,
    poster: (poster) => replacements.poster?.(poster, deps) ?? poster,
    disableEndpoint: (clientId, endpointId) => disableEndpoint(deps, clientId, endpointId),
    onBug: (error) => {
      onBug(error, 'a webhook delivery');
    },
  });
  return {
    ...{ address, clock, agenda, policies, deps, faults, publisher },
    operations: replacements.operations?.(operations, deps) ?? operations,
  };
};

type Core = ReturnType<typeof createCore>;

const createPolicyHolder = (start: Policies) => {
  let policies = start;
  return {
    get: () => policies,
    set: (changes: Partial<Policies>) => {
      policies = { ...policies, ...changes };
    },
    reset: () => {
      policies = start;
    },
  };
};

/** Back to the start: whatever is due, under way or changed by hand is gone. */
const forgetAll = ({ agenda, publisher, faults, policies, clock }: Core): void => {
  agenda.clear();
  publisher.reset();
  faults.reset();
  policies.reset();
  clock.reset();
};

const controlsOf = (
  core: Core,
  resetWorld: () => Promise<void>,
  worlds: WorldHolder,
): Controls => ({
  policies: core.policies,
  clockKind: () => 'virtual',
  clockHands: handsOf(core.clock, core.agenda),
  desk: core.publisher,
  faults: core.faults,
  advance: (ms) => core.agenda.advance(ms),
  resetWorld,
  worlds: worlds.handsWith(resetWorld),
});

type Watched = {
  readonly controls: Controls;
  readonly requestLog: ReturnType<typeof createRequestLog>;
};

const mountsOf = (
  options: ComposeOptions,
  { deps, publisher }: Core,
  { controls, requestLog }: Watched,
): Mounts =>
  createMounts({
    ...{ deps, controls },
    live: { events: publisher.subscribe, requests: requestLog },
    dashboard: { webhooks: publisher, calls: requestLog },
    token: options.controlToken,
    docsFolder: options.docsFolder,
    onBug: (error) => {
      options.onBug(error, 'a control action or a page');
    },
  });

const createApi = (
  options: ComposeOptions,
  { operations, deps, clock, policies, faults }: Core,
  around: Pick<IntegrationApiOptions, 'mounts' | 'log'>,
): IntegrationApi =>
  createIntegrationApi({
    ...around,
    ...stampOf(options),
    operations,
    extraFaults: (operation, input) => extraFaults(operation, input, policies.get(), clock.now()),
    authenticate: authenticateWith(deps),
    policies: policies.get,
    faults: { ...faults.requests, random: faults.random },
    now: () => clock.now(),
    onBug: (error, request) => {
      options.onBug(error, `${request.method} ${request.url}`);
    },
  });

const stampOf = ({ version, world }: ComposeOptions) => ({ version, world: world.name });

/** Where this machine reaches it: what listens on every address is not called by that name. */
const urlOf = ({ address, port }: AddressInfo): string => {
  const own = address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address;
  return `http://${own.includes(':') ? `[${own}]` : own}:${String(port)}`;
};

/** Whatever is done to the clock, the timer for what falls due next has to be set anew. */
const handsOf = (clock: MovableClock, agenda: AgendaOwner): Controls['clockHands'] => ({
  freeze: () => {
    clock.freeze();
    agenda.rearm();
  },
  resume: () => {
    clock.resume();
    agenda.rearm();
  },
  scale: (rate) => {
    clock.scale(rate);
    agenda.rearm();
  },
  state: clock.state,
});

/** The caller of a key: its hash is looked up, never the key itself. */
const authenticateWith =
  ({ store, credentials: { hashOf } }: Deps) =>
  async (apiKey: string): Promise<Caller | undefined> => {
    const key = await store.get('key', hashOf(apiKey));
    const client = key === undefined ? undefined : await store.get('client', key.clientId);
    return key === undefined || client === undefined ? undefined : { client, key };
  };
