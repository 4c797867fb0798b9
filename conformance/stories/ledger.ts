/** What has come to the client of a story of refunds, disputes and invoices, held against the model. */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../engine/bench.ts';
import type { Finding } from '../engine/outcome.ts';
import { eventTypeOf } from '../receiver/delivery.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import { differentEvents, distinct } from '../checks/events/find-events.ts';
import type { World } from './world.ts';

const ofMoney: readonly EventType[] = eventTypes.filter((type) =>
  /^(?:refund|dispute|invoice)\./.test(type),
);

const isOfType =
  (type: EventType) =>
  (one: Delivery): boolean =>
    eventTypeOf(one) === type;

/** The client is the story's own: whatever comes to it is of the story. */
export class Ledger {
  readonly #due = new Map<EventType, number>();
  readonly #bench: Bench;
  readonly #mailbox: Mailbox;

  constructor(bench: Bench, mailbox: Mailbox) {
    this.#bench = bench;
    this.#mailbox = mailbox;
  }

  /** Waits for each of them, once more than before. */
  async hear(types: readonly EventType[]): Promise<Finding | undefined> {
    for (const type of types) {
      const atLeast = (this.#due.get(type) ?? 0) + 1;
      this.#due.set(type, atLeast);
      const wish = { wish: isOfType(type), atLeast };
      const heard = await differentEvents(this.#bench, this.#mailbox, wish);
      if (heard.size >= atLeast) continue;
      return {
        expected: `${type}, ${String(atLeast)} in all`,
        actual: heard.size === 0 ? 'none came' : `${String(heard.size)} came`,
      };
    }
    return undefined;
  }

  /** When silence has been listened to. A cancel may have brought refunds of its own (O61). */
  surplus({ jobs }: World): Finding | undefined {
    const isOpen = jobs.some(({ mayHaveRefund }) => mayHaveRefund);
    for (const type of ofMoney) {
      if (isOpen && type.startsWith('refund.')) continue;
      const due = this.#due.get(type) ?? 0;
      const come = distinct(this.#mailbox.deliveries.filter(isOfType(type))).length;
      if (come <= due) continue;
      return { expected: `${type} ${String(due)} times`, actual: `${String(come)} came` };
    }
    return undefined;
  }
}
