/** Pages of events and deliveries, oldest or newest first, and what is no longer among them. */

import type { DeliveryQuery, EventQuery, Paging } from '../../application/webhooks/desk.ts';
import type { Archive } from './archive.ts';
import { fits, type Journal } from './journal.ts';
import type { DeliveryRecord, EventRecord } from './records.ts';
import type { Dropped } from './retention.ts';
import { viewOfDelivery, viewOfEvent, type DeliveryView, type EventView } from './views.ts';

/** A page holds 100 items if nothing is said, and at most 1,000. */
const usualLimit = 100;
const longestPage = 1_000;

/** `dropped`: what retention has taken since the start or the last reset. */
export type List<T> = {
  readonly items: readonly T[];
  /** Where to go on; null at the end. */
  readonly next: number | null;
  readonly dropped: Dropped;
};

export const listEvents = (
  journal: Journal,
  archive: Archive,
  query: EventQuery,
): List<EventView> => {
  const { items, next } = pageOf(
    journal.events(startOf(query), query.order ?? 'oldest'),
    (event) => fits(query, event),
    query,
  );
  const views = items.map(viewOfEvent);
  return {
    items: views,
    next: next ? (views.at(-1)?.cursor ?? null) : null,
    dropped: archive.dropped,
  };
};

export const listDeliveries = (archive: Archive, query: DeliveryQuery): List<DeliveryView> => {
  const { items, next } = pageOf(
    deliveriesFrom(archive, query),
    (delivery) => matches(query, delivery),
    query,
  );
  const views = items.map(viewOfDelivery);
  return {
    items: views,
    next: next ? (views.at(-1)?.cursor ?? null) : null,
    dropped: archive.dropped,
  };
};

const startOf = ({ order, after }: Paging): number =>
  after ?? (order === 'newest' ? Number.MAX_SAFE_INTEGER : 0);

function* deliveriesFrom(archive: Archive, query: DeliveryQuery): Generator<DeliveryRecord> {
  const start = startOf(query);
  const { log } = archive;
  const places = query.order === 'newest' ? log.before(start) : log.after(start);
  for (const { item } of places) yield item;
}

const matches = (query: DeliveryQuery, { event, endpointId, state }: DeliveryRecord): boolean =>
  (query.clientId === undefined || query.clientId === event.clientId) &&
  (query.eventId === undefined || query.eventId === event.id) &&
  (query.endpointId === undefined || query.endpointId === endpointId) &&
  (query.jobId === undefined || query.jobId === event.jobId) &&
  (query.states === undefined || query.states.includes(state));

const pageOf = <T extends EventRecord | DeliveryRecord>(
  records: Iterable<T>,
  isAskedFor: (record: T) => boolean,
  { limit = usualLimit }: Paging,
): { readonly items: readonly T[]; readonly next: boolean } => {
  const most = Math.min(Math.max(1, limit), longestPage);
  const items: T[] = [];
  for (const record of records) {
    if (!isAskedFor(record)) continue;
    if (items.length === most) return { items, next: true };
    items.push(record);
  }
  return { items, next: false };
};
