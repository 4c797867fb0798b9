/** Sandbox-only: several webhook endpoints for one client, each with its own subscription (O76). */

import type { Client, WebhookEndpoint } from '../../domain/client/client.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { change, move } from '../change.ts';
import type { Deps } from '../ports.ts';
import { barredUrl } from './barred-url.ts';
import type { ActionDeps } from './controls.ts';
import { doneOr, type Done } from './outcome.ts';

type Settings = {
  readonly url?: string | undefined;
  readonly eventTypes?: readonly string[] | null | undefined;
  readonly enabled?: boolean | undefined;
};

type OfEndpoint = { readonly clientId: string; readonly endpointId: string };

export const createEndpoint = (
  deps: ActionDeps,
  {
    clientId,
    url,
    eventTypes = null,
  }: Settings & { readonly clientId: string; readonly url: string },
): Promise<{ readonly endpointId: string } | Refusal> => {
  const barred = barredUrl(deps, 'url', url);
  if (barred !== undefined) return Promise.resolve(barred);
  return change(deps, async (context) => {
    const endpoint = { id: context.ids.next('we'), url, eventTypes, enabled: true };
    const changed = await move(context, 'client', clientId, (client) => [
      {
        type: 'WebhookEndpointsChanged',
        at: context.now,
        endpoints: [...client.endpoints, endpoint],
      },
    ]);
    return isRefusal(changed) ? changed : { endpointId: endpoint.id };
  });
};

/** What is left out stays as it is. Enabling one that a 410 had disabled takes it up again. */
export const updateEndpoint = async (
  deps: ActionDeps,
  { clientId, endpointId, ...settings }: OfEndpoint & Settings,
): Promise<Done | Refusal> => {
  const barred = barredUrl(deps, 'url', settings.url);
  if (barred !== undefined) return barred;
  return withEndpoints(deps, { clientId, endpointId }, (endpoints) =>
    endpoints.map((endpoint) =>
      endpoint.id === endpointId ? { ...endpoint, ...given(settings) } : endpoint,
    ),
  );
};

export const deleteEndpoint = (deps: ActionDeps, which: OfEndpoint): Promise<Done | Refusal> =>
  withEndpoints(deps, which, (endpoints) => endpoints.filter(({ id }) => id !== which.endpointId));

export const listEndpoints = async (
  { store }: ActionDeps,
  { clientId }: { readonly clientId: string },
): Promise<{ readonly endpoints: readonly WebhookEndpoint[] } | Refusal> => {
  const client = await store.get('client', clientId);
  return client === undefined
    ? refuse('not-found', `There is no client with id ${clientId}.`)
    : { endpoints: client.endpoints };
};

const withEndpoints = (
  deps: Deps,
  { clientId, endpointId }: OfEndpoint,
  changed: (endpoints: Client['endpoints']) => Client['endpoints'],
): Promise<Done | Refusal> =>
  change(deps, async (context) =>
    doneOr(
      await move(context, 'client', clientId, ({ endpoints }) =>
        endpoints.some(({ id }) => id === endpointId)
          ? [{ type: 'WebhookEndpointsChanged', at: context.now, endpoints: changed(endpoints) }]
          : refuse('not-found', `The client has no endpoint with id ${endpointId}.`),
      ),
    ),
  );

/** An endpoint that answered 410 is switched off (Standard Webhooks); nobody asked, so none is told. */
export const disableEndpoint = async (
  deps: Deps,
  clientId: string,
  endpointId: string,
): Promise<void> => {
  await withEndpoints(deps, { clientId, endpointId }, (endpoints) =>
    endpoints.map((endpoint) =>
      endpoint.id === endpointId ? { ...endpoint, enabled: false } : endpoint,
    ),
  );
};

const given = ({ url, eventTypes, enabled }: Settings): Partial<WebhookEndpoint> => ({
  ...(url === undefined ? {} : { url }),
  ...(eventTypes === undefined ? {} : { eventTypes }),
  ...(enabled === undefined ? {} : { enabled }),
});
