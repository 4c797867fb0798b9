/** What the control plane asks of whoever delivers the webhooks: a port. */

import type { EventType } from '#contract/events.ts';
import type { Refusal } from '../../domain/refusal.ts';

export type Paging = {
  readonly order?: 'oldest' | 'newest' | undefined;
  readonly after?: number | undefined;
  readonly limit?: number | undefined;
};

export type EventQuery = Paging & {
  readonly clientId?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly jobId?: string | undefined;
};

export type DeliveryState =
  'pending' | 'delivered' | 'failing' | 'exhausted' | 'disabled' | 'dropped';

export type DeliveryQuery = Paging & {
  readonly clientId?: string | undefined;
  readonly eventId?: string | undefined;
  readonly endpointId?: string | undefined;
  readonly jobId?: string | undefined;
  readonly states?: readonly DeliveryState[] | undefined;
};

/** A past event. `at` is ms; `body` the very text that is sent; `due`: it had somewhere to go. */
export type EventView = {
  readonly id: string;
  readonly type: EventType;
  readonly at: number;
  readonly body: string;
  readonly due: boolean;
};

/** An event's way to one endpoint, with its attempts. Instants are ms. */
export type DeliveryView = { readonly id: string; readonly state: DeliveryState };

/** What a receiver gets: the very bytes, and the headers that are signed over them. */
export type Sealed = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

export type Span = {
  readonly clientId?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

export type List<T> = {
  readonly items: readonly T[];
  readonly next: number | null;
  readonly dropped: object;
};

export type Replayed = { readonly replayed: number; readonly refused: number };

export type DeliveryDesk = {
  readonly events: (query: EventQuery) => Promise<List<EventView>>;
  readonly event: (id: string) => Promise<EventView | undefined>;
  readonly deliveries: (query: DeliveryQuery) => Promise<List<DeliveryView>>;
  readonly delivery: (id: string) => Promise<DeliveryView | undefined>;
  /** The event signed as it would be sent now: for a listener that forwards it by itself. */
  readonly seal: (eventId: string) => Promise<Sealed | Refusal>;
  readonly replay: (eventId: string, clientId?: string) => Promise<Refusal | undefined>;
  readonly resend: (deliveryId: string) => Promise<Refusal | undefined>;
  readonly replayRange: (span: Span) => Promise<Replayed>;
  readonly replayFailedSince: (span: Omit<Span, 'until'>) => Promise<Replayed>;
  /** Why no webhook may go to this URL; undefined if one may. */
  readonly checkUrl: (url: string) => string | undefined;
};
