// A publisher with a real store, clock and agenda around it, and clients that listen.

import { randomBytes, randomUUID } from 'node:crypto';
import type { EventType } from '#contract/events.ts';
import { validateWebhook } from '#contract/validate.ts';
import { createAgenda, type AgendaOwner } from '../../mock/adapters/clock/agenda.ts';
import { createClock, type MovableClock } from '../../mock/adapters/clock/movable-clock.ts';
import { createMemoryStore } from '../../mock/adapters/store/memory/memory-store.ts';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { createPublisher, type Publisher } from '../../mock/adapters/webhooks/publisher.ts';
import type { Announcement, Store } from '../../mock/application/ports.ts';
import { rotationWindowMs, type Client } from '../../mock/domain/client/client.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** Far from the machine's time, so that neither clock can be taken for the other. */
export const start = Date.parse('2031-03-05T09:00:00.000Z');

/** Longer than anything here takes; a wait that is this long has failed. */
export const patience = 8_000;

export type World = {
  readonly store: Store;
  readonly clock: MovableClock;
  readonly agenda: AgendaOwner;
  readonly publisher: Publisher;
  /** What went to `onBug`. */
  readonly bugs: unknown[];
};

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export type WorldOptions = Partial<PublisherOptions> & {
  /** Of the agenda: how long a moved clock waits for receivers. */
  readonly patienceMs?: number;
};

export const createWorld = ({ patienceMs = 5_000, ...options }: WorldOptions = {}): World => {
  const bugs: unknown[] = [];
  const onBug = (error: unknown): void => void bugs.push(error);
  const store = createMemoryStore();
  const clock = createClock(start);
  const agenda = createAgenda(clock, onBug, { patienceMs });
  const publisher = createPublisher({
    ...{ store, clock, agenda, onBug },
    realNow: Date.now,
    version: '1.2.3',
    validate: validateWebhook,
    jitter: false,
    disableEndpoint: (clientId, endpointId) => disable(store, clientId, endpointId),
    ...options,
  });
  return { store, clock, agenda, publisher, bugs };
};

type EndpointInit = {
  readonly url: string;
  readonly eventTypes?: readonly string[] | null;
  readonly enabled?: boolean;
};

/** A client with these endpoints: `<id>/1`, `<id>/2` … */
export const addClient = async (
  { store }: World,
  id: string,
  ...endpoints: readonly EndpointInit[]
): Promise<Client> => {
  const client: Client = {
    id,
    name: id,
    billingMode: 'WEEKLY_INVOICE',
    capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: true },
    fulfillerVisibility: false,
    labShipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
    venueCompletionFields: [],
    rateLimitPerMinute: 60,
    webhookSecrets: { current: newSecret(), previous: null },
    endpoints: endpoints.map(({ url, eventTypes = null, enabled = true }, index) => ({
      ...{ url, eventTypes, enabled },
      id: `${id}/${index + 1}`,
    })),
    createdAt: start,
  };
  await putClient(store, client);
  return client;
};

export const putClient = (store: Store, client: Client): Promise<void> =>
  store.transact(async (tx) => tx.put('client', client.id, client));

export const clientOf = async ({ store }: World, id: string): Promise<Client> => {
  const client = await store.get('client', id);
  if (client === undefined) throw new Error(`no client ${id}`);
  return client;
};

/** As `webhook.rotateSecret` does it. */
export const rotate = async (world: World, id: string): Promise<Client> => {
  const client = await clientOf(world, id);
  const previous = {
    secret: client.webhookSecrets.current,
    until: world.clock.now() + rotationWindowMs,
  };
  const rotated = { ...client, webhookSecrets: { current: newSecret(), previous } };
  await putClient(world.store, rotated);
  return rotated;
};

const disable = async (store: Store, clientId: string, endpointId: string): Promise<void> => {
  const client = await store.get('client', clientId);
  if (client === undefined) return;
  const endpoints = client.endpoints.map((endpoint) =>
    endpoint.id === endpointId ? { ...endpoint, enabled: false } : endpoint,
  );
  await putClient(store, { ...client, endpoints });
};

type AnnouncementInit = {
  readonly clientId?: string;
  readonly type?: EventType;
  readonly jobId?: string;
};

/** A job event of client `c`, on a new booking unless one is named. */
export const announcement = (
  at: number,
  { clientId = 'c', type = 'job.completed', jobId = `job_${randomUUID()}` }: AnnouncementInit = {},
): Announcement => {
  const id = `evt_${randomUUID()}`;
  const data: Record<string, unknown> = {
    ...{ id, jobId },
    externalUserId: 'user-1',
    externalOrderId: 'Bestellung Nº 1 – 測試',
    passthroughJson: { note: 'äöü' },
    fulfillmentChannel: 'MOBILE',
    status: 'COMPLETED',
    paymentStatus: 'PENDING',
  };
  return { id, type, clientId, at, jobId, data: data };
};

/** Announces in one commit each; returns the event ids. */
export const announce = async (
  { store, clock }: Pick<World, 'store' | 'clock'>,
  ...inits: readonly AnnouncementInit[]
): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (const init of inits.length === 0 ? [{}] : inits) {
    const made = announcement(clock.now(), init);
    await store.transact(async (tx) => tx.announce(made));
    ids.push(made.id);
  }
  return ids;
};

/** The only id, or the id at this place. */
export const announceOne = async (world: World, init: AnnouncementInit = {}): Promise<string> => {
  const [id = ''] = await announce(world, init);
  return id;
};

/** Moves the clock when the attempts under way are over, as the sandbox does. */
export const advance = async ({ publisher, agenda }: World, ms: number) => {
  await publisher.settled(patience);
  const happened = await agenda.advance(ms);
  await publisher.settled(patience);
  return happened;
};

/** The delivery of an event to its only endpoint. */
export const deliveryOf = async ({ publisher }: World, eventId: string) => {
  const { items } = await publisher.deliveries({ eventId });
  const [delivery] = items;
  if (delivery === undefined || items.length > 1) {
    throw new Error(`${items.length} deliveries of ${eventId}`);
  }
  return delivery;
};
