/** To which of a client's endpoints an event goes. */

import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';

/** Null means all types, an empty list none (O45, reading A). */
const subscribes = ({ eventTypes }: WebhookEndpoint, type: string): boolean =>
  eventTypes === null || eventTypes.includes(type);

/** Spec, "Delivery semantics": "unsubscribed types are not delivered; default is all". */
export const dueEndpoints = (
  client: Client | undefined,
  type: string,
): readonly WebhookEndpoint[] =>
  client?.endpoints.filter((endpoint) => endpoint.enabled && subscribes(endpoint, type)) ?? [];

/**
 * Where a replay goes: to the endpoints that the event was due to, with the address they have
 * now; to all that are enabled if none of them is left.
 */
export const replayEndpoints = (
  client: Client | undefined,
  due: readonly string[],
): readonly WebhookEndpoint[] => {
  const enabled = client?.endpoints.filter((endpoint) => endpoint.enabled) ?? [];
  const same = enabled.filter(({ id }) => due.includes(id));
  return same.length > 0 ? same : enabled;
};
