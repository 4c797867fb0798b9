/** From what a commit announced to the bytes that will be sent, and to the client they are for. */

import type { Announcement } from '../../application/ports.ts';
import type { Client } from '../../domain/client/client.ts';
import { envelopeOf } from './envelope.ts';
import type { Settings } from './options.ts';
import type { Traffic } from './within.ts';

/** An announcement with its bytes; `client` as it is right after the commit. */
export type Unsent = {
  readonly announcement: Announcement;
  readonly body: Buffer;
};

export type Intake = {
  readonly take: (announcements: readonly Announcement[]) => void;
  /** Resolves when all that was taken so far has been passed on. */
  readonly caughtUp: () => Promise<void>;
};

/** Passes on in the order of announcement, whatever the store takes to answer. */
export const createIntake = (
  { store, validate, onBug }: Pick<Settings, 'store' | 'validate' | 'onBug'>,
  traffic: Traffic,
  passOn: (unsent: Unsent, client: Client | undefined) => void,
): Intake => {
  let caughtUp = Promise.resolve();

  const passOnAll = async (batch: readonly Unsent[]): Promise<void> => {
    const clients = new Map<string, Client | undefined>();
    for (const unsent of batch) {
      const { clientId } = unsent.announcement;
      if (!clients.has(clientId)) clients.set(clientId, await store.get('client', clientId));
      passOn(unsent, clients.get(clientId));
    }
  };

  return {
    take: (announcements) => {
      // The bytes are made at once: what was announced cannot be changed by what happens next.
      const batch = announcements.flatMap((announcement) => {
        try {
          return [{ announcement, body: envelopeOf(announcement, validate) }];
        } catch (error) {
          onBug(error);
          return [];
        }
      });
      traffic.begin();
      caughtUp = caughtUp
        .then(() => passOnAll(batch))
        .catch(onBug)
        .finally(() => traffic.end());
    },
    caughtUp: () => caughtUp,
  };
};
