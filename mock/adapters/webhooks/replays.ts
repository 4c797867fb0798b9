/** Past events sent again because someone asks for it (spec, "Delivery semantics"). */

import type { Store } from '../../application/ports.ts';
import type { WebhookEndpoint } from '../../domain/client/client.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { replayEndpoints } from './endpoints.ts';
import type { Journal } from './journal.ts';
import type { DeliveryRecord, DeliveryState, EventRecord } from './records.ts';
import type { Run } from './run.ts';

export type Span = {
  readonly clientId?: string | undefined;
  /** The sandbox's time at which events happened, ms, both inclusive. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

/** How many events (or deliveries) are on their way again, and how many could not be sent. */
export type Replayed = { readonly replayed: number; readonly refused: number };

export type Replays = {
  /** The same bytes under the same id, at once; to the client's endpoints as they are now. */
  readonly replay: (eventId: string, clientId?: string) => Promise<Refusal | undefined>;
  readonly resend: (deliveryId: string) => Promise<Refusal | undefined>;
  readonly replayRange: (span: Span) => Promise<Replayed>;
  /** Deliveries that are failing or have ended without success. */
  readonly replayFailedSince: (span: Omit<Span, 'until'>) => Promise<Replayed>;
};

export const createReplays = (
  store: Pick<Store, 'get'>,
  run: () => Run,
  journal: Journal,
): Replays => {
  /** Where to, or why not. */
  const endpointsOf = async (event: EventRecord): Promise<readonly WebhookEndpoint[] | Refusal> => {
    const { id, clientId, due } = event;
    if (due.length === 0) return neverDue(id, clientId);
    const endpoints = replayEndpoints(await store.get('client', clientId), due);
    if (endpoints.length > 0) return endpoints;
    return refuse('wrong-phase', `Client ${clientId} has no enabled webhook endpoint.`);
  };

  const sendAgain = async (event: EventRecord): Promise<Refusal | undefined> => {
    const now = run();
    const endpoints = await endpointsOf(event);
    if (isRefusal(endpoints)) return endpoints;
    if (now !== run() || event.body === null) return forgotten(event.id);
    for (const endpoint of endpoints) now.restart(event, endpoint, 'replay');
    journal.replayed(event);
    return undefined;
  };

  const sendOne = async (delivery: DeliveryRecord): Promise<Refusal | undefined> => {
    const now = run();
    const { event, endpointId } = delivery;
    const client = await store.get('client', event.clientId);
    const endpoint = client?.endpoints.find(({ id }) => id === endpointId);
    if (endpoint?.enabled !== true) {
      return refuse('wrong-phase', `Endpoint ${endpointId} is gone or disabled.`);
    }
    if (now !== run() || event.body === null) return forgotten(event.id);
    now.restart(event, endpoint, 'resend');
    journal.replayed(event);
    return undefined;
  };

  return {
    replay: async (eventId, clientId) => {
      await run().caughtUp();
      const event = run().archive.event(eventId);
      if (event === undefined) return forgotten(eventId);
      if (clientId !== undefined && clientId !== event.clientId) {
        const client = await store.get('client', clientId);
        if (client === undefined) return refuse('not-found', `There is no client ${clientId}.`);
        return neverDue(eventId, clientId);
      }
      return sendAgain(event);
    },
    resend: async (deliveryId) => {
      await run().caughtUp();
      const delivery = run().archive.delivery(deliveryId);
      if (delivery !== undefined) return sendOne(delivery);
      return refuse('not-found', `There is no delivery ${deliveryId} (any more).`);
    },
    replayRange: async (span) => {
      await run().caughtUp();
      const events = [...journal.events(0, 'oldest')];
      return tally(
        events.filter((event) => event.due.length > 0 && isWithin(span, event)),
        sendAgain,
      );
    },
    replayFailedSince: async (span) => {
      await run().caughtUp();
      const deliveries = [...run().archive.log.after(0)].map(({ item }) => item);
      return tally(
        deliveries.filter(({ event, state }) => hasFailed(state) && isWithin(span, event)),
        sendOne,
      );
    },
  };
};

/** One after the other, so that they go out in the order in which they are given. */
const tally = async <T>(
  items: readonly T[],
  send: (item: T) => Promise<Refusal | undefined>,
): Promise<Replayed> => {
  let refused = 0;
  for (const item of items) if ((await send(item)) !== undefined) refused += 1;
  return { replayed: items.length - refused, refused };
};

const isWithin = ({ clientId, since, until }: Span, event: EventRecord): boolean =>
  (clientId === undefined || clientId === event.clientId) &&
  event.at >= (since ?? -Infinity) &&
  event.at <= (until ?? Infinity);

const hasFailed = (state: DeliveryState): boolean => {
  switch (state) {
    case 'failing':
    case 'exhausted':
    case 'disabled':
    case 'dropped':
      return true;
    case 'pending':
    case 'delivered':
      return false;
  }
};

const neverDue = (eventId: string, clientId: string): Refusal =>
  refuse('wrong-phase', `Event ${eventId} was never due to client ${clientId}.`);

const forgotten = (eventId: string): Refusal =>
  refuse('not-found', `There is no event ${eventId} (any more).`);
