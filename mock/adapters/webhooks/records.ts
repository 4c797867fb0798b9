/** What the publisher keeps of an event, of its way to one endpoint, and of one attempt. */

import type { EventType } from '#contract/events.ts';
import type { Trigger, WebhookFault } from '../../application/faults/webhook-fault.ts';
import type { DeliveryState } from '../../application/webhooks/desk.ts';
import type { Place } from './line.ts';

/** Why there was no answer, or no whole one: a stable code and a sentence. */
export type Failure = { readonly code: string; readonly message: string };

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The beginning of the body, as text. */
  readonly body: string;
  /** Whether there was more of it. */
  readonly truncated: boolean;
};

export type Attempt = {
  /** Counts from 1 within the delivery, replays included. */
  readonly number: number;
  /** The sandbox's time, ms. */
  readonly at: number;
  /** The machine's time, ms. */
  readonly realAt: number;
  readonly trigger: Trigger;
  /** The faults that were put into it on purpose. */
  readonly faults: readonly WebhookFault['kind'][];
  readonly request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly bytes: number;
  };
  readonly response: Answer | null;
  /** Set when there was no whole answer. */
  readonly error: Failure | null;
  readonly durationMs: number;
  /** The kept-alive connection had been closed by the receiver; it was sent again on a new one. */
  readonly reconnected: boolean;
};

export type EventRecord = {
  readonly id: string;
  readonly type: EventType;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly at: number;
  /**
   * Gives the envelope's bytes, the same for every attempt at every endpoint; null once forgotten.
   * They are made when they are first asked for: most events of a sandbox have nowhere to go.
   */
  body: (() => Buffer) | null;
  /** 0 where they have not been made. */
  readonly bytes: number;
  /** The endpoints that it was due to when it was announced; none: not due to this client. */
  readonly due: readonly string[];
  readonly deliveries: DeliveryRecord[];
  /** How many of its deliveries are undecided. */
  open: number;
  /** Where it was announced in the journal. */
  announced: Place<JournalEntry> | null;
  settled: Place<EventRecord> | null;
};

export type JournalEntry = { readonly what: 'event' | 'replay'; readonly event: EventRecord };

export type DeliveryRecord = {
  readonly id: string;
  /** Counts from 1 since the start or the last reset. */
  readonly number: number;
  readonly event: EventRecord;
  readonly endpointId: string;
  url: string;
  state: DeliveryState;
  /** Why it ended as it did, in words; null where the state says it all. */
  reason: string | null;
  /** Failed attempts since the first one, or since the last replay. */
  rung: number;
  attemptCount: number;
  /** The latest ones; earlier ones may have been dropped. */
  readonly attempts: Attempt[];
  plan: Plan | null;
  kept: Place<DeliveryRecord> | null;
  decided: Place<DeliveryRecord> | null;
};

/** An attempt that falls due by the sandbox's time. */
export type Plan = {
  readonly delivery: DeliveryRecord;
  readonly at: number;
  readonly trigger: Trigger;
  /** Null: the fault rules are still to be asked. */
  readonly faults: readonly WebhookFault[] | null;
};

/**
 * Whether it is still to be seen what becomes of it. `pending`: no attempt has failed. `failing`:
 * a retry is due. `exhausted`: the last attempt of the ladder failed. `disabled`: the endpoint is
 * gone, switched off or answered 410. `dropped`: given up because more was open than is kept.
 */
export const isOpen = (state: DeliveryState): boolean => {
  switch (state) {
    case 'pending':
    case 'failing':
      return true;
    case 'delivered':
    case 'exhausted':
    case 'disabled':
    case 'dropped':
      return false;
  }
};
