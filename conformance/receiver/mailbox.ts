/** Where the webhooks of one client arrive: keeps them in order, and lets checks wait for what is to come. */
import { afterAwake } from './awake.ts';
import type { Delivery } from './delivery.ts';

/** What the receiver does with a delivery: a status with headers, or `close` for a connection that is cut. */
export type Reception =
  { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'close';

/** Decided before the delivery is in the box, from its headers and its place in the order of arrival, from 0. */
export type Receive = (
  headers: Readonly<Record<string, string>>,
  place: number,
) => Reception | Promise<Reception>;

const accept: Receive = () => ({ status: 204 });

export type Wish = (delivery: Delivery) => boolean;

/** What one mailbox keeps at the most. A run gets some hundreds, of about a kilobyte each. */
export const mostKept = { deliveries: 2000, bytes: 8 * 1024 * 1024 };

export const mostKeptWords = `${String(mostKept.deliveries)} webhooks or ${String(mostKept.bytes / 1024 / 1024)} MiB`;

export class Mailbox {
  readonly name: string;
  /** The address that the server is given. */
  readonly url: string;
  /** Every secret that may sign what comes here, the oldest first. */
  readonly secrets: string[] = [];
  /** What the receiver answers from now on. */
  receive: Receive = accept;
  readonly #deliveries: Delivery[] = [];
  readonly #watchers = new Set<() => void>();
  #bytes = 0;
  #begun = 0;

  constructor(name: string, url: string) {
    this.name = name;
    this.url = url;
  }

  get deliveries(): readonly Delivery[] {
    return this.#deliveries;
  }

  /** It keeps nothing more: what comes from now on is accepted and forgotten. */
  get isFull(): boolean {
    return this.isFullWith(0, 0);
  }

  /** Whether so many more, with so many bytes together, would be its last. */
  isFullWith(more: number, bytes: number): boolean {
    return (
      this.#deliveries.length + more >= mostKept.deliveries || this.#bytes + bytes >= mostKept.bytes
    );
  }

  /** Success is what the receiver answers again. */
  acceptAll(): void {
    this.receive = accept;
  }

  /** What the receiver does with the delivery that has just come. */
  welcome(headers: Readonly<Record<string, string>>): Reception | Promise<Reception> {
    const place = this.#begun;
    this.#begun += 1;
    return this.receive(headers, place);
  }

  add(delivery: Delivery): void {
    this.#deliveries.push(delivery);
    this.#bytes += delivery.raw.byteLength;
    for (const look of [...this.#watchers]) look();
  }

  /** As soon as so many have come that are wished for, these; after `waitMs` those that have come until then. */
  arrivals(wish: Wish, { count, waitMs }: { count: number; waitMs: number }): Promise<Delivery[]> {
    const come = (): Delivery[] => this.#deliveries.filter(wish);
    return new Promise((resolve) => {
      const end = (): void => {
        callOff();
        this.#watchers.delete(look);
        resolve(come());
      };
      const look = (): void => {
        if (come().length >= count) end();
      };
      const callOff = afterAwake(waitMs, end);
      this.#watchers.add(look);
      look();
    });
  }
}
