/** A client of the operator: its account, its keys, and where its webhooks go. */

import type { BillingMode } from '../job/job.ts';

export type Capability = 'canUseMobilePhleb' | 'canUseVenueNetwork';

/** Key, label, type and required are always there (O56, reading A). */
export type FieldDefinition = {
  readonly key: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'boolean';
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly helpText?: string;
};

/** The courier value as the document spells it (O68, reading A). */
export type LabShipmentMode =
  'VENUE_OR_PATIENT_TO_LAB' | 'SERVICE_COURIER_PICKUP' | 'CLIENT_HANDLES_OFFLINE';

/** A client may have several (O76). `eventTypes` null means all types. */
export type WebhookEndpoint = {
  readonly id: string;
  readonly url: string;
  readonly eventTypes: readonly string[] | null;
  readonly enabled: boolean;
};

/** The secret before the last rotation signs too until `until` (ms), see spec "Signing". */
export type WebhookSecrets = {
  readonly current: string;
  readonly previous: { readonly secret: string; readonly until: number } | null;
};

export type Client = {
  readonly id: string;
  readonly name: string;
  readonly billingMode: BillingMode;
  readonly capabilities: { readonly [Name in Capability]: boolean };
  readonly fulfillerVisibility: boolean;
  readonly labShipmentMode: LabShipmentMode;
  readonly venueCompletionFields: readonly FieldDefinition[];
  readonly rateLimitPerMinute: number;
  readonly webhookSecrets: WebhookSecrets;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly createdAt: number;
};

/** `id` is the SHA-256 hash (hex) of the key: the plaintext is never kept (spec, Authentication 2). */
export type ApiKey = {
  readonly id: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly lastCharacters: string;
  readonly createdAt: number;
};

export type ClientEvent =
  | { readonly type: 'ClientCreated'; readonly at: number; readonly client: Client }
  | { readonly type: 'WebhookSecretRotated'; readonly at: number; readonly secret: string }
  | {
      readonly type: 'WebhookEndpointsChanged';
      readonly at: number;
      readonly endpoints: readonly WebhookEndpoint[];
    };

export type KeyEvent = { readonly type: 'KeyMinted'; readonly at: number; readonly key: ApiKey };

export const rotationWindowMs = 24 * 60 * 60 * 1000;

export const evolveClient = (client: Client | undefined, event: ClientEvent): Client => {
  if (event.type === 'ClientCreated') return event.client;
  if (client === undefined) throw new Error(`${event.type} without a client before it`);
  switch (event.type) {
    case 'WebhookSecretRotated': {
      // A second rotation within the window replaces the pair (O44).
      const previous = {
        secret: client.webhookSecrets.current,
        until: event.at + rotationWindowMs,
      };
      return { ...client, webhookSecrets: { current: event.secret, previous } };
    }
    case 'WebhookEndpointsChanged':
      return { ...client, endpoints: event.endpoints };
  }
};
