/** Events, deliveries and attempts, within bounds: what is undecided outlives what is decided. */

import type { DeliveryState } from '../../application/webhooks/desk.ts';
import type { WebhookEndpoint } from '../../domain/client/client.ts';
import { Line } from './line.ts';
import { isOpen, type Attempt, type DeliveryRecord, type EventRecord } from './records.ts';
import type { Dropped, Retention } from './retention.ts';

/**
 * The rule: beyond a bound the oldest goes, decided deliveries and past events among their like.
 * An undecided delivery keeps its event; only where more is undecided than `pending` allows is the
 * oldest of those given up, which leaves it in the log as `dropped`.
 */
export class Archive {
  readonly #retention: Retention;
  readonly #onForgotten: (event: EventRecord) => void;
  readonly #onGivenUp: (delivery: DeliveryRecord) => void;
  readonly #events = new Map<string, EventRecord>();
  readonly #deliveries = new Map<string, DeliveryRecord>();
  readonly #log = new Line<DeliveryRecord>();
  readonly #open = new Line<DeliveryRecord>();
  readonly #closed = new Line<DeliveryRecord>();
  readonly #settled = new Line<EventRecord>();
  /** The delivery of each attempt that is kept, oldest attempt first. */
  readonly #attempts = new Line<DeliveryRecord>();
  readonly #dropped = { events: 0, deliveries: 0, attempts: 0, pending: 0 };
  #openBytes = 0;
  #settledBytes = 0;
  #attemptBytes = 0;

  constructor(
    retention: Retention,
    on: {
      readonly forgotten: (event: EventRecord) => void;
      readonly givenUp: (delivery: DeliveryRecord) => void;
    },
  ) {
    this.#retention = retention;
    this.#onForgotten = on.forgotten;
    this.#onGivenUp = on.givenUp;
  }

  get dropped(): Dropped {
    return { ...this.#dropped };
  }

  /** How many deliveries are undecided. */
  get pending(): number {
    return this.#open.size;
  }

  event(id: string): EventRecord | undefined {
    return this.#events.get(id);
  }

  delivery(id: string): DeliveryRecord | undefined {
    return this.#deliveries.get(id);
  }

  /** In the order in which they were opened; positions are the deliveries' numbers. */
  get log(): Pick<Line<DeliveryRecord>, 'after' | 'before'> {
    return this.#log;
  }

  /** With a delivery to each of the endpoints; without any it is past as soon as it is there. */
  addEvent(
    event: EventRecord,
    endpoints: readonly Pick<WebhookEndpoint, 'id' | 'url'>[],
  ): readonly DeliveryRecord[] {
    this.#events.set(event.id, event);
    const deliveries = endpoints.map((endpoint) => this.#begin(event, endpoint));
    if (deliveries.length === 0) this.#settle(event);
    this.#keepBounds();
    return deliveries;
  }

  /** The delivery of the event to this endpoint: the one in the log, or another. */
  deliveryTo(event: EventRecord, endpoint: Pick<WebhookEndpoint, 'id' | 'url'>): DeliveryRecord {
    const known = event.deliveries.find(({ endpointId }) => endpointId === endpoint.id);
    if (known !== undefined) return known;
    const delivery = this.#begin(event, endpoint);
    this.#keepBounds();
    return delivery;
  }

  setState(delivery: DeliveryRecord, state: DeliveryState, reason: string | null = null): void {
    const wasOpen = isOpen(delivery.state);
    delivery.state = state;
    delivery.reason = reason;
    if (wasOpen === isOpen(state)) return;
    this.#leave(delivery, wasOpen);
    this.#enter(delivery);
    this.#keepBounds();
  }

  note(delivery: DeliveryRecord, attempt: Attempt): void {
    delivery.attempts.push(attempt);
    delivery.attemptCount = attempt.number;
    delivery.url = attempt.request.url;
    this.#attempts.add(delivery);
    this.#attemptBytes += weightOf(attempt);
    this.#keepBounds();
  }

  #begin(event: EventRecord, { id, url }: Pick<WebhookEndpoint, 'id' | 'url'>): DeliveryRecord {
    const number = this.#log.last + 1;
    const delivery: DeliveryRecord = {
      id: `dlv_${number}`,
      number,
      event,
      endpointId: id,
      url,
      state: 'pending',
      reason: null,
      rung: 0,
      attemptCount: 0,
      attempts: [],
      plan: null,
      kept: null,
      decided: null,
    };
    delivery.kept = this.#log.add(delivery);
    this.#deliveries.set(delivery.id, delivery);
    event.deliveries.push(delivery);
    this.#enter(delivery);
    return delivery;
  }

  #enter(delivery: DeliveryRecord): void {
    const { event } = delivery;
    if (!isOpen(delivery.state)) {
      delivery.decided = this.#closed.add(delivery);
      return;
    }
    delivery.decided = this.#open.add(delivery);
    if (++event.open > 1) return;
    if (event.settled !== null) {
      this.#settled.remove(event.settled);
      this.#settledBytes -= event.bytes;
      event.settled = null;
    }
    this.#openBytes += event.bytes;
  }

  #leave(delivery: DeliveryRecord, wasOpen: boolean): void {
    const { event, decided } = delivery;
    if (decided !== null) (wasOpen ? this.#open : this.#closed).remove(decided);
    if (!wasOpen || --event.open > 0) return;
    this.#openBytes -= event.bytes;
    this.#settle(event);
  }

  #settle(event: EventRecord): void {
    event.settled = this.#settled.add(event);
    this.#settledBytes += event.bytes;
  }

  #keepBounds(): void {
    const { pending, pendingBytes, deliveries, events, eventBytes } = this.#retention;
    const { attempts, attemptBytes } = this.#retention;
    while (this.#open.size > pending || this.#openBytes > pendingBytes) this.#giveUpOldest();
    while (this.#closed.size > deliveries) this.#forgetDelivery();
    while (this.#settled.size > events || this.#settledBytes > eventBytes) this.#forgetEvent();
    while (this.#attempts.size > attempts || this.#attemptBytes > attemptBytes) {
      this.#forgetAttempt();
    }
  }

  #giveUpOldest(): void {
    const delivery = this.#open.oldest();
    if (delivery === undefined) return;
    this.#leave(delivery, true);
    delivery.state = 'dropped';
    delivery.reason = 'Given up: more deliveries were undecided than the sandbox keeps.';
    this.#enter(delivery);
    this.#dropped.pending += 1;
    this.#onGivenUp(delivery);
  }

  #forgetDelivery(): void {
    const delivery = this.#closed.take();
    if (delivery === undefined) return;
    if (delivery.kept !== null) this.#log.remove(delivery.kept);
    this.#deliveries.delete(delivery.id);
    const { deliveries } = delivery.event;
    deliveries.splice(deliveries.indexOf(delivery), 1);
    this.#dropped.deliveries += 1;
  }

  #forgetEvent(): void {
    const event = this.#settled.take();
    if (event === undefined) return;
    this.#settledBytes -= event.bytes;
    this.#events.delete(event.id);
    event.settled = null;
    event.body = null;
    this.#dropped.events += 1;
    this.#onForgotten(event);
  }

  #forgetAttempt(): void {
    const attempt = this.#attempts.take()?.attempts.shift();
    if (attempt === undefined) return;
    this.#attemptBytes -= weightOf(attempt);
    this.#dropped.attempts += 1;
  }
}

/** About what an attempt takes in memory: its texts, and as much again as its objects need. */
const weightOf = ({ request, response }: Attempt): number => {
  const answered = response === null ? 0 : response.body.length + textOf(response.headers);
  return 512 + textOf(request.headers) + answered;
};

const textOf = (headers: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + lengthOf(value), 0);

const lengthOf = (value: string | readonly string[] | undefined): number =>
  typeof value === 'string' ? value.length : (value?.join('').length ?? 0);
