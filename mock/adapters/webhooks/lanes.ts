/** One lane for each endpoint: a few deliveries at a time, and never two of one booking at once. */

import { Line } from './line.ts';

export type LaneOptions<T> = {
  /** How many of an endpoint's items are worked on at a time. */
  readonly width: number;
  readonly endpointOf: (item: T) => string;
  /** Items with the same key are worked on one after the other, in the order they came. */
  readonly keyOf: (item: T) => string;
  /** Never rejects. */
  readonly work: (item: T) => Promise<void>;
};

export type Lanes<T> = {
  /** `ahead`: before all that waits there. */
  readonly add: (item: T, ahead?: boolean) => void;
  /** Forgets what has not begun. */
  readonly clear: () => void;
};

/**
 * A receiver that hangs fills its own lane and no other. Within a lane, what belongs to different
 * bookings overlaps, so a receiver can be fast; what belongs to one booking does not, so that a
 * receiver in good health hears each story in order.
 */
export const createLanes = <T extends object>(options: LaneOptions<T>): Lanes<T> => {
  const lanes = new Map<string, Lane<T>>();
  return {
    add: (item, ahead = false) => {
      const endpoint = options.endpointOf(item);
      let lane = lanes.get(endpoint);
      if (lane === undefined) {
        lane = new Lane(options, () => lanes.delete(endpoint));
        lanes.set(endpoint, lane);
      }
      lane.add(item, ahead);
    },
    clear: () => {
      for (const lane of lanes.values()) lane.clear();
      lanes.clear();
    },
  };
};

/** What waits in one of two queues; the first is emptied before the second. */
class Waiting<T extends object> {
  readonly #ahead = new Line<T>();
  readonly #usual = new Line<T>();

  get isEmpty(): boolean {
    return this.#ahead.size + this.#usual.size === 0;
  }

  add(item: T, ahead: boolean): void {
    (ahead ? this.#ahead : this.#usual).add(item);
  }

  take(): readonly [item: T, ahead: boolean] | undefined {
    const ahead = this.#ahead.take();
    if (ahead !== undefined) return [ahead, true];
    const usual = this.#usual.take();
    return usual && [usual, false];
  }
}

class Lane<T extends object> {
  #ready = new Waiting<T>();
  /** Keys of what is ready or being worked on. */
  readonly #taken = new Set<string>();
  /** What waits for an earlier item with its key. */
  readonly #behind = new Map<string, Waiting<T>>();
  #running = 0;
  readonly #options: LaneOptions<T>;
  readonly #onIdle: () => void;

  constructor(options: LaneOptions<T>, onIdle: () => void) {
    this.#options = options;
    this.#onIdle = onIdle;
  }

  add(item: T, ahead: boolean): void {
    const key = this.#options.keyOf(item);
    if (this.#taken.has(key)) {
      const behind = this.#behind.get(key) ?? new Waiting<T>();
      behind.add(item, ahead);
      this.#behind.set(key, behind);
      return;
    }
    this.#taken.add(key);
    this.#ready.add(item, ahead);
    this.#pump();
  }

  clear(): void {
    this.#ready = new Waiting<T>();
    this.#behind.clear();
  }

  #pump(): void {
    while (this.#running < this.#options.width) {
      const [item] = this.#ready.take() ?? [];
      if (item === undefined) break;
      this.#running += 1;
      void this.#options.work(item).then(() => {
        this.#running -= 1;
        this.#pass(this.#options.keyOf(item));
        this.#pump();
      });
    }
    if (this.#running === 0) this.#onIdle();
  }

  /** Its key goes to the next that waits for it. */
  #pass(key: string): void {
    const behind = this.#behind.get(key);
    const next = behind?.take();
    if (next === undefined) this.#taken.delete(key);
    else this.#ready.add(...next);
    if (behind?.isEmpty === true) this.#behind.delete(key);
  }
}
