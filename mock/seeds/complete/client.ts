/** A client with all that a world may leave out, its keys and its webhook secret included. */

import { scopes } from '#contract/operations.ts';
import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';
import { derivedApiKey, derivedId, derivedWebhookSecret } from '../derived-id.ts';
import type { Moment, WorldClient, WorldKey, WorldWebhook } from '../world.ts';

export type CompleteKey = { readonly apiKey: string; readonly scopes: readonly string[] };

/** Keys and the webhook secret in plaintext, to be shown at the start of the sandbox. */
export type CompleteClient = Omit<Client, 'webhookSecrets' | 'endpoints' | 'createdAt'> & {
  readonly keys: readonly CompleteKey[];
  readonly webhookSecret: string;
  readonly webhooks: readonly WebhookEndpoint[];
  readonly createdAt: Moment;
};

const usual = {
  billingMode: 'WEEKLY_INVOICE',
  fulfillerVisibility: false,
  labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
  venueCompletionFields: [],
  rateLimitPerMinute: 60,
  createdAt: '-90d',
} as const satisfies Partial<CompleteClient>;

export const completeClient = (client: WorldClient, index: number): CompleteClient => {
  const id = client.id ?? derivedId('cl', index);
  return {
    ...usual,
    name: client.id ?? `Client ${index + 1}`,
    webhookSecret: derivedWebhookSecret(id),
    ...client,
    id,
    capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: true, ...client.capabilities },
    keys: (client.keys ?? [{}]).map((key, place) => completeKey(key, [id, place])),
    webhooks: (client.webhooks ?? []).map((webhook, place) =>
      completeWebhook(webhook, derivedId('we', id, place)),
    ),
  };
};

const completeKey = (key: WorldKey, place: readonly (string | number)[]): CompleteKey => ({
  apiKey: key.apiKey ?? derivedApiKey(...place),
  scopes: key.scopes ?? scopes,
});

const completeWebhook = (webhook: WorldWebhook, id: string): WebhookEndpoint => ({
  id: webhook.id ?? id,
  url: webhook.url,
  eventTypes: webhook.eventTypes ?? null,
  enabled: webhook.enabled ?? true,
});
