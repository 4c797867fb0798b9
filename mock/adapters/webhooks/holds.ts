/** Deliveries that a fault holds back until the next one to the same endpoint has passed. */

import type { DeliveryRecord } from './records.ts';

type Held = { readonly delivery: DeliveryRecord; readonly since: number };

/** One at a time for each endpoint: the next one passes, even if it should be held too. */
export class Holds {
  readonly #held = new Map<string, Held>();
  #starts = 0;

  /** An attempt begins; returns its number, to be given to `passed`. */
  begin(delivery: DeliveryRecord): number {
    if (this.#held.get(delivery.endpointId)?.delivery === delivery) {
      this.#held.delete(delivery.endpointId);
    }
    return ++this.#starts;
  }

  /** False if it is itself the one that another waits for. */
  hold(delivery: DeliveryRecord): boolean {
    if (this.#held.has(delivery.endpointId)) return false;
    this.#held.set(delivery.endpointId, { delivery, since: this.#starts });
    return true;
  }

  /** The delivery that may go now that this attempt is over: attempts begun before it don't count. */
  passed(endpointId: string, start: number): DeliveryRecord | undefined {
    const held = this.#held.get(endpointId);
    if (held === undefined || start <= held.since) return undefined;
    this.#held.delete(endpointId);
    return held.delivery;
  }
}
