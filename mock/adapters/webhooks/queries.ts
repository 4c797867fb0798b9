/** What control, CLI and dashboard ask. Each answer includes all that was announced before it. */

import type { DeliveryQuery, EventQuery } from '../../application/webhooks/desk.ts';
import type { Journal } from './journal.ts';
import { listDeliveries, listEvents, type List } from './lists.ts';
import type { Run } from './run.ts';
import { viewOfDelivery, viewOfEvent, type DeliveryView, type EventView } from './views.ts';

export type Queries = {
  readonly events: (query?: EventQuery) => Promise<List<EventView>>;
  readonly event: (id: string) => Promise<EventView | undefined>;
  readonly deliveries: (query?: DeliveryQuery) => Promise<List<DeliveryView>>;
  readonly delivery: (id: string) => Promise<DeliveryView | undefined>;
};

export const createQueries = (run: () => Run, journal: Journal): Queries => ({
  events: async (query = {}) => {
    await run().caughtUp();
    return listEvents(journal, run().archive, query);
  },
  event: async (id) => {
    await run().caughtUp();
    const event = run().archive.event(id);
    return event && viewOfEvent(event);
  },
  deliveries: async (query = {}) => {
    await run().caughtUp();
    return listDeliveries(run().archive, query);
  },
  delivery: async (id) => {
    await run().caughtUp();
    const delivery = run().archive.delivery(id);
    return delivery && viewOfDelivery(delivery);
  },
});
