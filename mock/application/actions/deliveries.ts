/** Past events and their deliveries: looked at, and sent again (spec, "Delivery semantics"). */

import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { dated } from '../projections/dated.ts';
import type { DeliveryQuery, EventQuery, Replayed, Span } from '../webhooks/desk.ts';
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
  return { events: items.map(dated), ...rest };
};

export const getEvent = async (
  { controls }: ActionDeps,
  { eventId }: { readonly eventId: string },
): Promise<object> => {
  const event = await controls.desk.event(eventId);
  return event === undefined
    ? refuse('not-found', `There is no event ${eventId} (any more).`)
    : { event: dated(event) };
};

/** Sandbox-only: for `phlebo listen`, which posts the bytes as they are. */
export const sealEvent = async (
  { controls }: ActionDeps,
  { eventId }: { readonly eventId: string },
): Promise<object> => {
  const sealed = await controls.desk.seal(eventId);
  if (isRefusal(sealed)) return sealed;
  return { headers: sealed.headers, body: sealed.body.toString() };
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
