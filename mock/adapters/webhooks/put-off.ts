/** Attempts that a fault puts off: by a time, or until the next delivery has passed. */

import type { Clock } from '../../application/ports.ts';
import type { Trigger, WebhookFault } from '../../application/faults/webhook-fault.ts';
import type { DeliveryRecord, Plan } from './records.ts';
import type { Timetable } from './timetable.ts';

type Held = { readonly delivery: DeliveryRecord; readonly since: number };

/** A delivery that is held for the next one goes after this time of the sandbox anyway. */
const longestHoldMs = 60_000;

/** One is held at a time for each endpoint: the next one passes, even if it should be held too. */
export class PutOff {
  readonly #held = new Map<string, Held>();
  #starts = 0;
  readonly #clock: Clock;
  readonly #timetable: Timetable;

  constructor(clock: Clock, timetable: Timetable) {
    this.#clock = clock;
    this.#timetable = timetable;
  }

  /** An attempt's turn has come; returns its number, to be given to `passed`. */
  begin(delivery: DeliveryRecord): number {
    if (this.#held.get(delivery.endpointId)?.delivery === delivery) {
      this.#held.delete(delivery.endpointId);
    }
    return ++this.#starts;
  }

  /** Whether it has been entered in the timetable, with the faults that are then left. */
  takes(delivery: DeliveryRecord, trigger: Trigger, faults: readonly WebhookFault[]): boolean {
    const delayMs = faults.reduce((sum, fault) => sum + (fault.kind === 'delay' ? fault.ms : 0), 0);
    const holds = faults.some(({ kind }) => kind === 'reorder') && this.#hold(delivery);
    const waitMs = holds ? Math.max(longestHoldMs, delayMs) : delayMs;
    if (waitMs <= 0) return false;
    const left = faults.filter(({ kind }) => kind !== 'delay' && kind !== 'reorder');
    this.#timetable.plan({ delivery, trigger, faults: left, at: this.#clock.now() + waitMs });
    return true;
  }

  /** What may go now that this attempt is over. Attempts begun before the holding don't count. */
  passed(endpointId: string, start: number): Plan | null {
    const held = this.#held.get(endpointId);
    if (held === undefined || start <= held.since) return null;
    this.#held.delete(endpointId);
    const { plan } = held.delivery;
    this.#timetable.cancel(held.delivery);
    return plan;
  }

  /** False if it is itself the one that another waits for. */
  #hold(delivery: DeliveryRecord): boolean {
    if (this.#held.has(delivery.endpointId)) return false;
    this.#held.set(delivery.endpointId, { delivery, since: this.#starts });
    return true;
  }
}
