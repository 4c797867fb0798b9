/** What has come to the client of a story of refunds, disputes and invoices, held against the model. */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../engine/bench.ts';
import type { Finding } from '../engine/outcome.ts';
import { eventDataAt, eventTypeOf } from '../receiver/delivery.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import { differentEvents, distinct } from '../checks/events/find-events.ts';
import { billable, paidBack } from './world.ts';
import type { World } from './world.ts';

const ofMoney: readonly EventType[] = eventTypes.filter((type) =>
  /^(?:refund|dispute|invoice)\./.test(type),
);

const isOfType =
  (type: EventType) =>
  (one: Delivery): boolean =>
    eventTypeOf(one) === type;

/** An event that names no job (O38) may be of any. */
const mayBeOf =
  (jobId: string | undefined) =>
  (one: Delivery): boolean => {
    const named = eventDataAt(one, 'jobId');
    return jobId === undefined || typeof named !== 'string' || named === jobId;
  };

/** The client is the story's own: whatever comes to it is of the story. */
export class Ledger {
  readonly #due = new Map<EventType, number>();
  /** By type and job. */
  readonly #dueOf = new Map<string, number>();
  readonly #bench: Bench;
  readonly #mailbox: Mailbox;

  constructor(bench: Bench, mailbox: Mailbox) {
    this.#bench = bench;
    this.#mailbox = mailbox;
  }

  /** Waits for each of them, once more than before; `jobId` is the booking whose money it is, where it is one's. */
  async hear(types: readonly EventType[], jobId?: string): Promise<Finding | undefined> {
    for (const type of types) {
      const inAll = (this.#due.get(type) ?? 0) + 1;
      this.#due.set(type, inAll);
      const ofJob = (this.#dueOf.get(`${type} ${String(jobId)}`) ?? 0) + 1;
      this.#dueOf.set(`${type} ${String(jobId)}`, ofJob);
      const finding =
        (await this.#missing(type, inAll, undefined)) ??
        (jobId === undefined ? undefined : await this.#missing(type, ofJob, jobId));
      if (finding !== undefined) return finding;
    }
    return undefined;
  }

  async #missing(
    type: EventType,
    atLeast: number,
    jobId: string | undefined,
  ): Promise<Finding | undefined> {
    const [isType, isOf] = [isOfType(type), mayBeOf(jobId)];
    const wish = (one: Delivery): boolean => isType(one) && isOf(one);
    const heard = await differentEvents(this.#bench, this.#mailbox, { wish, atLeast });
    if (heard.size >= atLeast) return undefined;
    return {
      expected: `${type}, ${String(atLeast)} ${jobId === undefined ? 'in all' : `of job ${jobId}`}`,
      actual: heard.size === 0 ? 'none came' : `${String(heard.size)} came`,
    };
  }

  /** When silence has been listened to. */
  surplus(world: World): Finding | undefined {
    for (const type of ofMoney) {
      const due = this.#due.get(type) ?? 0;
      const atMost = ofItself[type]?.(due, world) ?? due;
      const come = distinct(this.#mailbox.deliveries.filter(isOfType(type))).length;
      if (come <= atMost) continue;
      return {
        expected: `${type} ${String(atMost)} times at the most`,
        actual: `${String(come)} came`,
      };
    }
    return undefined;
  }
}

/**
 * What a server may do by itself, unasked: a processor settles refunds and charges invoices, a week is billed when it
 * is over (O95), a cancel of a paid booking starts a refund (O61). Each ends once, but a charge may fail again.
 */
const ofItself: Partial<Record<EventType, (due: number, world: World) => number>> = {
  'refund.created': (due, world) => due + paidBack(world),
  'refund.succeeded': (due, world) => Math.max(due, world.refunds.length + paidBack(world)),
  'refund.failed': (due, world) => due + world.refunds.length + paidBack(world),
  'invoice.created': (due, world) => due + billable(world).length,
  'invoice.paid': (due, world) => Math.max(due, invoicesOf(world)),
  'invoice.payment_failed': (due, world) => due + invoicesOf(world),
  'invoice.overdue': (due, world) => Math.max(due, invoicesOf(world)),
};

const invoicesOf = (world: World): number => world.invoices.length + billable(world).length;
