/** What the webhooks tell of a booking on its walk, held against the model. */
import { eventTypes } from '#contract/events.ts';
import type { EventType } from '#contract/events.ts';
import type { Bench } from '../engine/bench.ts';
import { eventTypeOf } from '../receiver/delivery.ts';
import type { Delivery } from '../receiver/delivery.ts';
import type { Mailbox } from '../receiver/mailbox.ts';
import type { Booking } from '../checks/given/booking.ts';
import {
  differentEvents,
  distinct,
  mayBeOf,
  namesJob,
  timesTold,
} from '../checks/events/find-events.ts';
import type { Facts } from './job-state.ts';
import type { Difference } from './look.ts';
import type { Prediction } from './model.ts';

/** Money goes its own ways, and venues too. */
const watched: readonly EventType[] = eventTypes.filter((type) =>
  /^(?:job|dispatch|sample)\./.test(type),
);

/** A dispatcher may search, and a clock may tell a new time of arrival, without being asked. */
const spontaneous: readonly string[] = ['dispatch.searching', 'job.eta_updated'];

type Count = { readonly must: number; readonly may: number };

/** Hears of one booking; without a mailbox it hears nothing and finds nothing. */
export class Ear {
  readonly #counts = new Map<EventType, Count>();
  readonly #bench: Bench;
  readonly #booking: Booking;
  readonly #mailbox: Mailbox | undefined;

  constructor(bench: Bench, booking: Booking, mailbox: Mailbox | undefined) {
    this.#bench = bench;
    this.#booking = booking;
    this.#mailbox = mailbox;
  }

  /** Waits for what the move must bring. */
  async hear({ must, may }: Pick<Prediction, 'must' | 'may'>): Promise<Difference | undefined> {
    for (const type of may) this.#count(type, { must: 0, may: 1 });
    for (const type of must) this.#count(type, { must: 1, may: 0 });
    const missing = await Promise.all(must.map((type) => this.#missing(type)));
    return missing.find((one) => one !== undefined);
  }

  #count(type: EventType, { must, may }: Count): void {
    const before = this.#counts.get(type) ?? { must: 0, may: 0 };
    this.#counts.set(type, { must: before.must + must, may: before.may + may });
  }

  async #missing(type: EventType): Promise<Difference | undefined> {
    const mailbox = this.#mailbox;
    if (mailbox === undefined) return undefined;
    const atLeast = this.#counts.get(type)?.must ?? 0;
    const isOf = (type.startsWith('job.') ? namesJob : mayBeOf)(this.#booking);
    const wish = (one: Delivery): boolean => eventTypeOf(one) === type && isOf(one);
    const heard = await differentEvents(this.#bench, mailbox, { wish, atLeast });
    if (heard.size >= atLeast) return undefined;
    const finding = {
      expected: `${type} of job ${this.#booking.jobId}${atLeast > 1 ? `, ${String(atLeast)} of them` : ''}`,
      actual: heard.size === 0 ? 'none came' : `${String(heard.size)} came`,
    };
    return { expectation: { kind: 'events', type, atLeast }, finding };
  }

  /** When silence has been listened to: what has come more often than it was due. */
  surplus({ channel }: Facts): Difference | undefined {
    const events = distinct(this.#mailbox?.deliveries.filter(namesJob(this.#booking)) ?? []);
    for (const type of watched) {
      const { must, may } = this.#counts.get(type) ?? { must: 0, may: 0 };
      const atMost = must + may;
      const come = timesTold(events, type);
      const isOpen = channel === 'MOBILE' && spontaneous.includes(type);
      if (come <= atMost || isOpen) continue;
      const finding = {
        expected: atMost === 0 ? `no ${type}` : `${type} ${String(atMost)} times at the most`,
        actual: `${String(come)} came, each under an id of its own`,
      };
      return { expectation: { kind: 'no more events', type, atMost }, finding };
    }
    return undefined;
  }
}
