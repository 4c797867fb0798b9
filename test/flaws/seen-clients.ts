/** Sandboxes whose webhooks take the settings of clients for others than they are. */
import type { Kind, State } from '../../mock/application/aggregates.ts';
import type { Client } from '../../mock/domain/client/client.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';

/** A sandbox in which the webhooks see the settings of clients otherwise than they are. */
export const seeing = (change: () => (client: Client) => Client) => (): SandboxOptions => ({
  world: 'empty',
  replacements: {
    deps: (deps) => {
      const see = change();
      const get = async <K extends Kind>(kind: K, id: string): Promise<State<K> | undefined> => {
        const state: unknown = await deps.store.get(kind, id);
        // The kind says what the state is.
        return (
          kind === 'client' && state !== undefined ? see(state as Client) : state
        ) as State<K>;
      };
      return { ...deps, store: { ...deps.store, get } };
    },
  },
});

/** Whatever a client has chosen becomes this. */
export const choosing = (
  change: (eventTypes: readonly string[] | null, client: Client) => readonly string[] | null,
) =>
  seeing(() => (client) => ({
    ...client,
    endpoints: client.endpoints.map((one) => ({
      ...one,
      eventTypes: change(one.eventTypes, client),
    })),
  }));
