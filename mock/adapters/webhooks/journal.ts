/** What a live stream hears: events and replays by number, so that it can go on where it stopped. */

import { Line, type Place } from './line.ts';
import type { Attempt, DeliveryRecord, EventRecord, JournalEntry } from './records.ts';
import { viewOfDelivery, viewOfEvent, type DeliveryView, type EventView } from './views.ts';

/** `cursor`: where to go on from after this notice. */
export type Notice =
  | { readonly what: 'event'; readonly cursor: number; readonly event: EventView }
  | { readonly what: 'replay'; readonly cursor: number; readonly event: EventView }
  /** Heard live only; the delivery log has it afterwards. */
  | {
      readonly what: 'attempt';
      readonly cursor: number;
      readonly delivery: DeliveryView;
      readonly attempt: Attempt;
    }
  /** Everything before is gone. */
  | { readonly what: 'reset'; readonly cursor: number };

export type StreamOptions = {
  /** Begin with what came after this cursor and is still kept. Left out: only what comes now. */
  readonly after?: number | undefined;
  readonly clientId?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly jobId?: string | undefined;
};

export type Stream = {
  /** The journal's last number when the stream began. */
  readonly cursor: number;
  /** Whether something after `after` is not kept, or `after` is no number of this journal. */
  readonly missed: boolean;
  readonly stop: () => void;
};

type Listener = (notice: Notice) => void;

export class Journal {
  readonly #entries = new Line<JournalEntry>();
  readonly #replays = new Line<Place<JournalEntry>>();
  readonly #maxReplays: number;
  readonly #listeners = new Set<{ readonly options: StreamOptions; readonly listener: Listener }>();
  readonly #onBug: (error: unknown) => void;
  /** Nothing is missing behind this number. */
  #completeAfter = 0;

  constructor(maxReplays: number, onBug: (error: unknown) => void) {
    this.#maxReplays = maxReplays;
    this.#onBug = onBug;
  }

  get cursor(): number {
    return this.#entries.last;
  }

  /** Gives the event its number, and tells of it: its deliveries are known. */
  announced(event: EventRecord): void {
    event.announced = this.#entries.add({ what: 'event', event });
    const cursor = event.announced.position;
    this.#tell(event, () => ({ what: 'event', cursor, event: viewOfEvent(event) }));
  }

  replayed(event: EventRecord): void {
    const place = this.#entries.add({ what: 'replay', event });
    this.#replays.add(place);
    if (this.#replays.size > this.#maxReplays) this.#forget(this.#replays.take());
    const cursor = place.position;
    this.#tell(event, () => ({ what: 'replay', cursor, event: viewOfEvent(event) }));
  }

  /** Whether somebody who listens now is told of this event. */
  isHeard(event: EventRecord): boolean {
    return [...this.#listeners].some(({ options }) => fits(options, event));
  }

  attempted(delivery: DeliveryRecord, attempt: Attempt): void {
    this.#tell(delivery.event, () => ({
      what: 'attempt',
      cursor: this.cursor,
      delivery: viewOfDelivery(delivery),
      attempt,
    }));
  }

  /** The archive no longer has it; entries of its replays are passed over. */
  forgotten(event: EventRecord): void {
    this.#forget(event.announced);
  }

  /** Numbers go on: a cursor from before the reset is a place before everything that follows. */
  reset(): void {
    this.#entries.clear();
    this.#replays.clear();
    this.#completeAfter = this.cursor;
    for (const { listener } of this.#listeners) {
      this.#call(listener, { what: 'reset', cursor: this.cursor });
    }
  }

  *events(position: number, order: 'oldest' | 'newest'): Generator<EventRecord> {
    const places =
      order === 'oldest' ? this.#entries.after(position) : this.#entries.before(position);
    for (const { item } of places) if (item.what === 'event') yield item.event;
  }

  stream(options: StreamOptions, listener: Listener): Stream {
    const { cursor } = this;
    const after = options.after ?? cursor;
    // A number that was not given yet is from another sandbox: nothing here has been heard.
    const isOfOurs = after <= cursor;
    this.#catchUp(isOfOurs ? after : 0, options, listener);
    const entry = { options, listener };
    this.#listeners.add(entry);
    return {
      cursor,
      missed: !isOfOurs || after < this.#completeAfter,
      stop: () => void this.#listeners.delete(entry),
    };
  }

  #catchUp(after: number, options: StreamOptions, listener: Listener): void {
    for (const { position: cursor, item } of this.#entries.after(after)) {
      const { what, event } = item;
      if (event.body === null || !fits(options, event)) continue;
      this.#call(listener, { what, cursor, event: viewOfEvent(event) });
    }
  }

  #forget(place: Place<JournalEntry> | null | undefined): void {
    if (place === null || place === undefined) return;
    this.#entries.remove(place);
    this.#completeAfter = Math.max(this.#completeAfter, place.position);
  }

  #tell(event: EventRecord, notice: () => Notice): void {
    if (this.#listeners.size === 0) return;
    let made: Notice | undefined;
    for (const { options, listener } of this.#listeners) {
      if (fits(options, event)) this.#call(listener, (made ??= notice()));
    }
  }

  #call(listener: Listener, notice: Notice): void {
    try {
      listener(notice);
    } catch (error) {
      this.#onBug(error);
    }
  }
}

/** Whether this is one of the events asked for. */
export const fits = (
  { clientId, types, jobId }: Pick<StreamOptions, 'clientId' | 'types' | 'jobId'>,
  event: EventRecord,
): boolean =>
  (clientId === undefined || clientId === event.clientId) &&
  (types === undefined || types.includes(event.type)) &&
  (jobId === undefined || jobId === event.jobId);
