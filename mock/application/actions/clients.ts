/** Clients, their keys, and where their webhooks go (protocol, "Clients, keys, webhooks"). */

import type {
  Capability,
  Client,
  FieldDefinition,
  LabShipmentMode,
  WebhookEndpoint,
} from '../../domain/client/client.ts';
import type { BillingMode } from '../../domain/job/job.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import { apply, change, find, move, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';
import { barredUrl } from './barred-url.ts';
import type { ActionDeps } from './controls.ts';
import { doneOr, type Done } from './outcome.ts';

type EventTypes = readonly string[] | null;

export type ClientParameters = {
  readonly name?: string | undefined;
  readonly billingMode?: BillingMode | undefined;
  readonly capabilities?: { readonly [Name in Capability]?: boolean | undefined } | undefined;
  readonly fulfillerVisibility?: boolean | undefined;
  readonly labShipmentMode?: LabShipmentMode | undefined;
  readonly venueCompletionFields?: readonly FieldDefinition[] | undefined;
  readonly rateLimitPerMinute?: number | undefined;
  readonly webhook?:
    { readonly url: string; readonly eventTypes?: EventTypes | undefined } | undefined;
};

/** `client.create`: a new tenant with nothing in it, left-out settings as the protocol says. */
export const createClient = async (
  deps: ActionDeps,
  parameters: ClientParameters,
): Promise<{ readonly clientId: string; readonly webhookSecret: string } | Refusal> =>
  barredUrl(deps, 'webhook.url', parameters.webhook?.url) ??
  change(deps, async (context) => {
    const webhookSecret = context.credentials.newWebhookSecret();
    const client = clientOf(parameters, webhookSecret, context);
    const made = await apply(context, 'client', client.id, undefined, [
      { type: 'ClientCreated', at: context.now, client },
    ]);
    return isRefusal(made) ? made : { clientId: client.id, webhookSecret };
  });

const clientOf = (parameters: ClientParameters, secret: string, context: Change): Client => ({
  id: context.ids.next('cl'),
  name: parameters.name ?? 'A client of the sandbox',
  billingMode: parameters.billingMode ?? 'WEEKLY_INVOICE',
  capabilities: {
    canUseMobilePhleb: parameters.capabilities?.canUseMobilePhleb !== false,
    canUseVenueNetwork: parameters.capabilities?.canUseVenueNetwork !== false,
  },
  fulfillerVisibility: parameters.fulfillerVisibility ?? false,
  labShipmentMode: parameters.labShipmentMode ?? 'VENUE_OR_PATIENT_TO_LAB',
  venueCompletionFields: parameters.venueCompletionFields ?? [],
  rateLimitPerMinute: parameters.rateLimitPerMinute ?? 60,
  webhookSecrets: { current: secret, previous: null },
  endpoints: endpointsOf(parameters, context),
  createdAt: context.now,
});

const endpointsOf = (
  { webhook }: ClientParameters,
  { ids }: Change,
): readonly WebhookEndpoint[] => {
  if (webhook === undefined) return [];
  const { url, eventTypes = null } = webhook;
  return [{ id: ids.next('we'), url, eventTypes, enabled: true }];
};

/** `key.mint` (O17): exactly these scopes. The plaintext is in the result and nowhere else. */
export const mintKey = (
  deps: Deps,
  { clientId, scopes }: { readonly clientId: string; readonly scopes: readonly string[] },
): Promise<{ readonly apiKey: string } | Refusal> =>
  change(deps, async (context) => {
    const { credentials, now } = context;
    const client = await find(context, 'client', clientId);
    if (isRefusal(client)) return client;
    const apiKey = credentials.newApiKey();
    const id = credentials.hashOf(apiKey);
    const key = {
      id,
      clientId,
      scopes: [...new Set(scopes)],
      lastCharacters: apiKey.slice(-4),
      createdAt: now,
    };
    const made = await apply(context, 'key', id, undefined, [{ type: 'KeyMinted', at: now, key }]);
    return isRefusal(made) ? made : { apiKey };
  });

/** `webhook.rotateSecret`: the secret so far signs too for 24 hours (spec, "Signing" 4). */
export const rotateWebhookSecret = (
  deps: Deps,
  { clientId }: { readonly clientId: string },
): Promise<{ readonly webhookSecret: string } | Refusal> =>
  change(deps, async (context) => {
    const secret = context.credentials.newWebhookSecret();
    const rotated = await move(context, 'client', clientId, () => [
      { type: 'WebhookSecretRotated', at: context.now, secret },
    ]);
    return isRefusal(rotated) ? rotated : { webhookSecret: secret };
  });

export type WebhookParameters = {
  readonly clientId: string;
  readonly url?: string | null | undefined;
  readonly eventTypes?: EventTypes | undefined;
};

/**
 * `webhook.configure`: the client's first endpoint. What is left out stays as it is; a null `url`
 * removes the address, null `eventTypes` means all types and `[]` none (O45).
 */
export const configureWebhook = async (
  deps: ActionDeps,
  { clientId, ...settings }: WebhookParameters,
): Promise<Done | Refusal> =>
  barredUrl(deps, 'url', settings.url) ??
  change(deps, async (context) => {
    const configured = await move(context, 'client', clientId, (client) => {
      if (settings.url === undefined && settings.eventTypes === undefined) return [];
      const [first, ...others] = client.endpoints;
      const before = first ?? { ...withoutAddress, id: context.ids.next('we') };
      const endpoints = [withSettings(before, settings), ...others];
      return [{ type: 'WebhookEndpointsChanged', at: context.now, endpoints }];
    });
    return doneOr(configured);
  });

/** An endpoint that keeps a choice of event types while it has no address: nothing is sent. */
const withoutAddress = { url: '', eventTypes: null, enabled: false };

const withSettings = (
  endpoint: WebhookEndpoint,
  { url, eventTypes }: Omit<WebhookParameters, 'clientId'>,
): WebhookEndpoint => ({
  ...endpoint,
  ...(url === undefined ? {} : { url: url ?? withoutAddress.url, enabled: url !== null }),
  ...(eventTypes === undefined ? {} : { eventTypes }),
});
