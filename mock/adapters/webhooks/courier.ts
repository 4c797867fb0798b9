/** One attempt: where to, with which secrets and faults, what was sent and what came back. */

import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';
import type { AddressGuard } from './address-guard.ts';
import { droppedOnPurpose, failureOf } from './failure-words.ts';
import type { Trigger, WebhookFault } from '../../application/faults/webhook-fault.ts';
import type { Settings } from './options.ts';
import type { Posted, Poster } from './post.ts';
import type { Attempt, DeliveryRecord, EventRecord, Failure } from './records.ts';
import { seal, type Sealed } from './seal.ts';
import { keysAt } from './sign.ts';

export type Target = { readonly client: Client; readonly endpoint: WebhookEndpoint };

export type Sending = {
  readonly delivery: DeliveryRecord;
  readonly trigger: Trigger;
  readonly body: Buffer;
  readonly faults: readonly WebhookFault[];
};

type Unsealed = {
  readonly event: Pick<EventRecord, 'id'>;
  readonly body: Buffer;
  readonly faults: readonly WebhookFault[];
};

export type Courier = {
  /** The endpoint as it is now, or in words why nothing can be sent to it. */
  readonly targetOf: (delivery: DeliveryRecord) => Promise<Target | string>;
  /** Signed now: the time is the machine's, the secrets those that sign by the sandbox's time. */
  readonly seal: (client: Client, unsealed: Unsealed) => Sealed;
  readonly send: (target: Target, sending: Sending) => Promise<Attempt>;
};

export const createCourier = (settings: Settings, guard: AddressGuard, poster: Poster): Courier => {
  const { store, clock, realNow, version } = settings;
  const fixedHeaders = {
    'content-type': 'application/json',
    'user-agent': `phlebo-sandbox/${version}`,
  };

  const sealed: Courier['seal'] = (client, { event, body, faults }) => {
    const timestamp = Math.floor(realNow() / 1000);
    const keys = keysAt(client.webhookSecrets, clock.now());
    const made = seal({ id: event.id, timestamp, body }, keys, faults);
    return { ...made, headers: { ...fixedHeaders, ...made.headers } };
  };

  const posted = (url: string, parts: Sealed, faults: readonly WebhookFault[]): Promise<Posted> => {
    if (faults.some(({ kind }) => kind === 'drop')) return notSent(droppedOnPurpose);
    const refused = guard.checkUrl(url);
    if (refused !== undefined) return notSent({ code: 'ADDRESS_REFUSED', message: refused });
    return poster.post(new URL(url), parts);
  };

  return {
    targetOf: async ({ event, endpointId }) => {
      const client = await store.get('client', event.clientId);
      const endpoint = client?.endpoints.find(({ id }) => id === endpointId);
      if (client === undefined || endpoint === undefined) return 'The endpoint is gone.';
      return endpoint.enabled ? { client, endpoint } : 'The endpoint is disabled.';
    },
    seal: sealed,
    send: async ({ client, endpoint }, sending) => {
      const { delivery, trigger, body, faults } = sending;
      const at = clock.now();
      const realAt = realNow();
      const parts = sealed(client, { event: delivery.event, body, faults });
      const outcome = await posted(endpoint.url, parts, faults).catch(broken(settings.onBug));
      return {
        number: delivery.attemptCount + 1,
        at,
        realAt,
        trigger,
        faults: faults.map(({ kind }) => kind),
        request: { url: endpoint.url, headers: parts.headers, bytes: parts.body.byteLength },
        ...outcome,
      };
    },
  };
};

const notSent = (error: Failure): Promise<Posted> =>
  Promise.resolve({ response: null, error, durationMs: 0, reconnected: false });

/** Node refuses some requests when they are made (a path that it cannot write, say). */
const broken =
  (onBug: (error: unknown) => void) =>
  (error: unknown): Posted => {
    onBug(error);
    return { response: null, error: failureOf(error), durationMs: 0, reconnected: false };
  };
