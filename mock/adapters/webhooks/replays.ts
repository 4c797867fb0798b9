/** Past events sent again because someone asks for it (spec, "Delivery semantics"). */

import type { Store } from '../../application/ports.ts';
import type { DeliveryState, Replayed, Span } from '../../application/webhooks/desk.ts';
import type { WebhookEndpoint } from '../../domain/client/client.ts';
import { refuse, type Refusal } from '../../domain/refusal.ts';
import { replayEndpoints } from './endpoints.ts';
import type { Journal } from './journal.ts';
import type { DeliveryRecord, EventRecord } from './records.ts';
import type { Run } from './run.ts';

export type Replays = {
  /** The same bytes under the same id, at once; to the client's endpoints as they are now. */
  readonly replay: (eventId: string, clientId?: string) => Promise<Refusal | undefined>;
  readonly resend: (deliveryId: string) => Promise<Refusal | undefined>;
  readonly replayRange: (span: Span) => Promise<Replayed>;
  /** Deliveries that are failing or have ended without success. */
  readonly replayFailedSince: (span: Omit<Span, 'until'>) => Promise<Replayed>;
};

type Around = {
  readonly store: Pick<Store, 'get'>;
  readonly run: () => Run;
  readonly journal: Journal;
};

export const createReplays = (around: Around): Replays => {
  const { store, run, journal } = around;
  return {
    replay: async (eventId, clientId) => {
      await run().caughtUp();
      const event = run().archive.event(eventId);
      if (event === undefined) return forgotten(eventId);
      if (clientId === undefined || clientId === event.clientId) return replayOne(around, event);
      const client = await store.get('client', clientId);
      if (client === undefined) return refuse('not-found', `There is no client ${clientId}.`);
      return neverDue(eventId, clientId);
    },
    resend: async (deliveryId) => {
      await run().caughtUp();
      const delivery = run().archive.delivery(deliveryId);
      if (delivery !== undefined) return resendOne(around, delivery);
      return refuse('not-found', `There is no delivery ${deliveryId} (any more).`);
    },
    replayRange: async (span) => {
      await run().caughtUp();
      const events = [...journal.events(0, 'oldest')];
      const due = events.filter((event) => event.due.length > 0 && isWithin(span, event));
      return tally(due, (event) => replayOne(around, event));
    },
    replayFailedSince: async (span) => {
      await run().caughtUp();
      const deliveries = [...run().archive.log.after(0)].map(({ item }) => item);
      const failed = deliveries.filter((one) => hasFailed(one.state) && isWithin(span, one.event));
      return tally(failed, (delivery) => resendOne(around, delivery));
    },
  };
};

const replayOne = async (around: Around, event: EventRecord): Promise<Refusal | undefined> => {
  const { id, clientId, due } = event;
  if (due.length === 0) {
    // A listener at the terminal stands for the endpoint that the client has not.
    if (!around.journal.isHeard(event)) return neverDue(id, clientId);
    around.journal.replayed(event);
    return undefined;
  }
  const endpoints = replayEndpoints(await around.store.get('client', clientId), due);
  if (endpoints.length === 0) {
    return refuse('wrong-phase', `Client ${clientId} has no enabled webhook endpoint.`);
  }
  return restart(around, event, endpoints, 'replay');
};

const resendOne = async (
  around: Around,
  { event, endpointId }: DeliveryRecord,
): Promise<Refusal | undefined> => {
  const client = await around.store.get('client', event.clientId);
  const endpoint = client?.endpoints.find(({ id }) => id === endpointId);
  if (endpoint?.enabled !== true) {
    return refuse('wrong-phase', `Endpoint ${endpointId} is gone or disabled.`);
  }
  return restart(around, event, [endpoint], 'resend');
};

const restart = (
  { run, journal }: Around,
  event: EventRecord,
  endpoints: readonly WebhookEndpoint[],
  trigger: 'replay' | 'resend',
): Refusal | undefined => {
  // While the store was asked, retention or a reset may have taken it.
  if (run().archive.event(event.id) !== event) return forgotten(event.id);
  for (const endpoint of endpoints) run().restart(event, endpoint, trigger);
  journal.replayed(event);
  return undefined;
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
