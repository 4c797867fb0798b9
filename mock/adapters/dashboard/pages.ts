/** From an address to its page: what each one reads, and of whom. */

import type { List } from '../../application/webhooks/desk.ts';
import { isRefusal } from '../../domain/refusal.ts';
import type { FaultRule } from '../../application/faults/rule.ts';
import type { DeliveryState } from '../../application/webhooks/desk.ts';
import type { CommandLog } from './command-log.ts';
import { findJobs } from './find-jobs.ts';
import type { LogIndex } from './log-index.ts';
import { invoiceMoves, legalMoves, movesAround } from './moves.ts';
import { aroundJob, storyOf } from './around-job.ts';
import type { Call, DashboardOptions, EventView } from './options.ts';
import { timelineOf } from './timeline.ts';
import { bookingPage } from './views/booking.ts';
import { bookingsPage } from './views/bookings.ts';
import { clientPage } from './views/client.ts';
import { clientsPage } from './views/clients.ts';
import { faultsPage } from './views/faults.ts';
import type { Frame, Page } from './views/layout.ts';
import { requestsPage, type RequestFilter } from './views/requests.ts';
import { settingsPage, type PolicyView } from './views/settings.ts';
import { deliveryPage, eventPage } from './views/webhook.ts';
import { deliveriesPage, eventsPage, type WebhookFilter } from './views/webhooks.ts';

export type PageRequest = {
  /** Of the thing in the path; empty for a list. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly frame: Omit<Frame, 'told'>;
};

/** Undefined: there is no such thing. */
export type Show = (request: PageRequest & { readonly base: string }) => Promise<Page | undefined>;

type Parts = DashboardOptions & {
  readonly commands: CommandLog;
  readonly seqOfCall: (cursor: number) => number;
  readonly index: LogIndex;
};

const pageSize = 50;

export const createPages = (parts: Parts): Readonly<Record<string, Show>> => ({
  '/': (request) => showBookings(parts, request),
  '/bookings/:id': (request) => showBooking(parts, request),
  '/webhooks': (request) => showEvents(parts, request),
  '/events/:id': ({ id }) => showEvent(parts, id),
  '/deliveries': (request) => showDeliveries(parts, request),
  '/deliveries/:id': ({ id }) => showDelivery(parts, id),
  '/requests': (request) => showRequests(parts, request),
  '/clients': async () => clientsPage(await parts.deps.store.clients()),
  '/clients/:id': (request) => showClient(parts, request),
  '/faults': async () =>
    faultsPage(
      (await resultOf<{ faults: readonly FaultRule[] }>(parts, { action: 'fault.list' })).faults,
      await parts.deps.store.clients(),
    ),
  '/settings': (request) => showSettings(parts, request),
});

/** Of an action that cannot be refused. */
const resultOf = async <Result>(
  { act }: Pick<Parts, 'act'>,
  request: { readonly action: string },
): Promise<Result> => {
  const reply = await act(request);
  if (!reply.ok) throw new Error(`${request.action}: ${reply.message}`);
  return reply.result as Result;
};

const textIn = (query: URLSearchParams, name: string): string => query.get(name)?.trim() ?? '';

const beforeIn = (query: URLSearchParams): number | undefined => {
  const text = query.get('before') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

const showBookings = async ({ deps, index }: Parts, { query }: PageRequest): Promise<Page> => {
  const filter = {
    clientId: textIn(query, 'clientId'),
    phase: textIn(query, 'phase'),
    channel: textIn(query, 'channel'),
    source: textIn(query, 'source'),
    text: textIn(query, 'text'),
  };
  const before = beforeIn(query);
  const page = await findJobs(deps.store, index, filter, { before, limit: pageSize });
  return bookingsPage({ page, filter, query, clients: await deps.store.clients() });
};

const showBooking = async (parts: Parts, { id }: PageRequest): Promise<Page | undefined> => {
  const { deps, rehearse } = parts;
  const { store, addresses } = deps;
  await parts.index.ready();
  const job = await store.get('job', id);
  if (job === undefined) return undefined;
  const around = await aroundJob(parts, job);
  const { visit } = job;
  const deliveries = await parts.webhooks.deliveries({ jobId: id, order: 'newest', limit: 1_000 });
  return bookingPage({
    around,
    client: await store.get('client', job.clientId),
    venue: visit.channel === 'IN_VENUE' ? await store.get('venue', visit.venueId) : undefined,
    moves: await legalMoves(movesAround(around), rehearse),
    timeline: timelineOf(await storyOf(parts, job)),
    deliveries: new Map(deliveries.items.map((delivery) => [delivery.id, delivery])),
    pages: {
      staff: addresses.staffPage(id),
      payment: addresses.paymentPage(id),
      results: addresses.resultsPage(id),
    },
  });
};

const webhookFilterIn = (query: URLSearchParams): WebhookFilter => ({
  type: textIn(query, 'type'),
  state: textIn(query, 'state'),
  clientId: textIn(query, 'clientId'),
});

const listQuery = (query: URLSearchParams, { clientId }: WebhookFilter) => ({
  order: 'newest' as const,
  after: beforeIn(query),
  limit: pageSize,
  clientId: clientId === '' ? undefined : clientId,
});

const showEvents = async ({ webhooks, deps }: Parts, { query }: PageRequest): Promise<Page> => {
  const filter = webhookFilterIn(query);
  const types = filter.type === '' ? undefined : [filter.type];
  const list: List<EventView> = await webhooks.events({ ...listQuery(query, filter), types });
  return eventsPage({ ...list, filter, query, clients: await deps.store.clients() });
};

const showDeliveries = async ({ webhooks, deps }: Parts, { query }: PageRequest): Promise<Page> => {
  const filter = webhookFilterIn(query);
  const states = filter.state === '' ? undefined : [filter.state as DeliveryState];
  const list = await webhooks.deliveries({ ...listQuery(query, filter), states });
  return deliveriesPage({ ...list, filter, query, clients: await deps.store.clients() });
};

const showEvent = async ({ webhooks }: Parts, id: string): Promise<Page | undefined> => {
  const event = await webhooks.event(id);
  if (event === undefined) return undefined;
  const { items } = await webhooks.deliveries({ eventId: id });
  return eventPage(event, items);
};

const showDelivery = async ({ webhooks }: Parts, id: string): Promise<Page | undefined> => {
  const delivery = await webhooks.delivery(id);
  return delivery && deliveryPage(delivery, await webhooks.event(delivery.eventId));
};

const showRequests = async (
  { calls, deps }: Parts,
  { query, base }: PageRequest & { readonly base: string },
): Promise<Page> => {
  const filter: RequestFilter = {
    outcome: textIn(query, 'outcome'),
    clientId: textIn(query, 'clientId'),
    text: textIn(query, 'text'),
  };
  const before = beforeIn(query) ?? Number.MAX_SAFE_INTEGER;
  const found = calls
    .after(0)
    .filter((call) => call.cursor < before && isWanted(call, filter))
    .toReversed();
  const shown = found.slice(0, pageSize);
  return requestsPage({
    calls: shown,
    before: found.length > pageSize ? (shown.at(-1)?.cursor ?? null) : null,
    ...{ filter, query, base },
    clients: await deps.store.clients(),
  });
};

const isWanted = (
  { reason, clientId, url, message }: Call,
  { outcome, clientId: wanted, text }: RequestFilter,
): boolean =>
  (outcome === '' || (outcome === 'refused') === (reason !== null)) &&
  (wanted === '' || wanted === clientId) &&
  (text === '' ||
    `${url} ${reason ?? ''} ${message ?? ''}`.toLowerCase().includes(text.toLowerCase()));

const invoicesShown = 20;

const showClient = async (
  { deps, index, rehearse }: Parts,
  { id, frame }: PageRequest,
): Promise<Page | undefined> => {
  await index.ready();
  const client = await deps.store.get('client', id);
  if (client === undefined) return undefined;
  const invoices = await deps.store.invoices({ clientId: id, limit: invoicesShown });
  const bill = await rehearse({ action: 'invoice.create', clientId: id });
  return clientPage({
    client,
    keys: index.keysOf(id),
    now: frame.now,
    invoices: await Promise.all(
      (isRefusal(invoices) ? [] : invoices.items).map(async (invoice) => ({
        invoice,
        moves: await legalMoves(invoiceMoves(invoice), rehearse),
      })),
    ),
    canBill: bill.ok,
  });
};

const showSettings = async (
  parts: Parts,
  { frame, base }: PageRequest & { readonly base: string },
): Promise<Page> => {
  const { deps, index } = parts;
  await index.ready();
  const { policies } = await resultOf<{
    policies: Readonly<Record<string, Omit<PolicyView, 'id'>>>;
  }>(parts, { action: 'policy.list' });
  return settingsPage({
    ...{ frame, base },
    worlds: deps.controls.worlds.names(),
    policies: Object.entries(policies).map(([id, policy]) => ({ id, ...policy })),
    counts: {
      bookings: index.jobs().length,
      clients: (await deps.store.clients()).length,
      venues: (await deps.store.venues()).length,
    },
  });
};
