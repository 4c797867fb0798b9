/** From what a commit announced to the client it is for. */

import type { Announcement } from '../../application/ports.ts';
import type { Client } from '../../domain/client/client.ts';
import type { Settings } from './options.ts';
import type { Traffic } from './traffic.ts';

export type Intake = {
  readonly take: (announcements: readonly Announcement[]) => void;
  /** Resolves when all that was taken so far has been passed on. */
  readonly caughtUp: () => Promise<void>;
};

/** Passes on in the order of announcement, whatever the store takes to answer. */
export const createIntake = (
  { store, onBug }: Pick<Settings, 'store' | 'onBug'>,
  traffic: Traffic,
  /** `client` as it is right after the commit. */
  passOn: (announcement: Announcement, client: Client | undefined) => void,
): Intake => {
  let caughtUp = Promise.resolve();

  const passOnAll = async (batch: readonly Announcement[]): Promise<void> => {
    const clients = new Map<string, Client | undefined>();
    for (const announcement of batch) {
      const { clientId } = announcement;
      if (!clients.has(clientId)) clients.set(clientId, await store.get('client', clientId));
      passOn(announcement, clients.get(clientId));
    }
  };

  return {
    take: (announcements) => {
      traffic.begin();
      caughtUp = caughtUp
        .then(() => passOnAll(announcements))
        .catch(onBug)
        .finally(() => traffic.end());
    },
    caughtUp: () => caughtUp,
  };
};
