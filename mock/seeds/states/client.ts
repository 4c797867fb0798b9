/** A client and its keys, of which only the hashes are kept (spec, Authentication 2). */

import type { ApiKey, Client } from '../../domain/client/client.ts';
import type { CompleteClient } from '../complete/client.ts';
import { tellOfOrder, type Context } from './context.ts';

const shownCharacters = 4;

export const clientState = (
  client: CompleteClient,
  index: number,
  context: Context,
): { readonly client: Client; readonly keys: readonly ApiKey[] } => {
  const createdAt = context.calendar.instant(client.createdAt);
  tellOfOrder(context, ['clients', index], [['createdAt', createdAt]]);
  return {
    client: {
      id: client.id,
      name: client.name,
      billingMode: client.billingMode,
      capabilities: client.capabilities,
      fulfillerVisibility: client.fulfillerVisibility,
      labShipmentMode: client.labShipmentMode,
      venueCompletionFields: client.venueCompletionFields,
      rateLimitPerMinute: client.rateLimitPerMinute,
      webhookSecrets: { current: client.webhookSecret, previous: null },
      endpoints: client.webhooks,
      createdAt,
    },
    keys: client.keys.map(({ apiKey, scopes }) => ({
      id: context.credentials.hashOf(apiKey),
      clientId: client.id,
      scopes,
      lastCharacters: apiKey.slice(-shownCharacters),
      createdAt,
    })),
  };
};
