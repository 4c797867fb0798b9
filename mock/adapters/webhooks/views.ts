/** What the queries and the live stream show of the records: copies, times in ms. */

import type { EventType } from '#contract/events.ts';
import type { DeliveryState } from '../../application/webhooks/desk.ts';
import type { Attempt, DeliveryRecord, EventRecord } from './records.ts';

export type EventView = {
  /** Its number in the journal: a place to go on from. */
  readonly cursor: number;
  /** `evt_<uuid>`, also `data.id` and the `webhook-id` header. */
  readonly id: string;
  readonly type: EventType;
  readonly clientId: string;
  readonly jobId: string | null;
  /** When it happened, the sandbox's time. */
  readonly at: number;
  /** False: the client had no endpoint for it, so it was never due to the client. */
  readonly due: boolean;
  /** The very bytes that are sent, as text. */
  readonly body: string;
  readonly deliveries: readonly {
    readonly id: string;
    readonly endpointId: string;
    readonly state: DeliveryState;
  }[];
};

export type DeliveryView = {
  /** Its number: a place to go on from. */
  readonly cursor: number;
  readonly id: string;
  readonly eventId: string;
  readonly type: EventType;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly endpointId: string;
  readonly url: string;
  readonly state: DeliveryState;
  readonly reason: string | null;
  readonly attempts: readonly Attempt[];
  /** How many earlier attempts are no longer kept. */
  readonly attemptsDropped: number;
  /** The sandbox's time of the next attempt, if one is due. */
  readonly nextAttemptAt: number | null;
};

export const viewOfEvent = (event: EventRecord): EventView => ({
  cursor: event.announced?.position ?? 0,
  id: event.id,
  type: event.type,
  clientId: event.clientId,
  jobId: event.jobId,
  at: event.at,
  due: event.due.length > 0,
  body: event.body?.().toString() ?? '',
  deliveries: event.deliveries.map(({ id, endpointId, state }) => ({ id, endpointId, state })),
});

export const viewOfDelivery = (delivery: DeliveryRecord): DeliveryView => ({
  cursor: delivery.number,
  id: delivery.id,
  eventId: delivery.event.id,
  type: delivery.event.type,
  clientId: delivery.event.clientId,
  jobId: delivery.event.jobId,
  endpointId: delivery.endpointId,
  url: delivery.url,
  state: delivery.state,
  reason: delivery.reason,
  attempts: [...delivery.attempts],
  attemptsDropped: delivery.attemptCount - delivery.attempts.length,
  nextAttemptAt: delivery.plan?.at ?? null,
});
