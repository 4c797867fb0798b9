/** Past events and their deliveries: looked at, and sent again (spec, "Delivery semantics"). */

import { refuse, type Refusal } from '../../domain/refusal.ts';
import { toIso } from '../projections/time.ts';
import type { DeliveryQuery, EventQuery, EventView, Replayed, Span } from '../webhooks/desk.ts';
import type { ActionDeps } from './controls.ts';
import type { Done } from './outcome.ts';

const none: Done = {};

/** Protocol, `webhook.replay`: as an administrator would; the same id and the same bytes. */
export const replayEvent = async (
  { controls }: ActionDeps,
  { eventId, clientId }: { readonly eventId: string; readonly clientId?: string | undefined },
): Promise<Done | Refusal> => (await controls.desk.replay(eventId, clientId)) ?? none;

export const resendDelivery = async (
  { controls }: ActionDeps,
  { deliveryId }: { readonly deliveryId: string },
): Promise<Done | Refusal> => (await controls.desk.resend(deliveryId)) ?? none;

export const replayRange = ({ controls }: ActionDeps, span: Span): Promise<Replayed> =>
  controls.desk.replayRange(span);

export const replayFailed = (
  { controls }: ActionDeps,
  span: Omit<Span, 'until'>,
): Promise<Replayed> => controls.desk.replayFailedSince(span);

export const listEvents = async ({ controls }: ActionDeps, query: EventQuery): Promise<object> => {
  const { items, ...rest } = await controls.desk.events(query);
  return { events: items.map(datedAt), ...rest };
};

export const getEvent = async (
  { controls }: ActionDeps,
  { eventId }: { readonly eventId: string },
): Promise<object> => {
  const event = await controls.desk.event(eventId);
  return event === undefined
    ? refuse('not-found', `There is no event ${eventId} (any more).`)
    : { event: datedAt(event) };
};

export const listDeliveries = async (
  { controls }: ActionDeps,
  query: DeliveryQuery,
): Promise<object> => {
  const { items, ...rest } = await controls.desk.deliveries(query);
  return { deliveries: items.map(dated), ...rest };
};

export const getDelivery = async (
  { controls }: ActionDeps,
  { deliveryId }: { readonly deliveryId: string },
): Promise<object> => {
  const delivery = await controls.desk.delivery(deliveryId);
  return delivery === undefined
    ? refuse('not-found', `There is no delivery ${deliveryId} (any more).`)
    : { delivery: dated(delivery) };
};

const datedAt = (view: EventView): object => ({
  ...view,
  at: toIso(view.at),
});

const instants = new Set(['at', 'realAt', 'nextAttemptAt']);

/** Protocol: every timestamp is ISO 8601. */
const dated = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(dated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      instants.has(name) && typeof member === 'number' ? toIso(member) : dated(member),
    ]),
  );
};
