/** How many checks ask something at the same time. Who only waits gives the place to another. */

export class Slots {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /** Resolves when it is this one's turn, in the order of asking. */
  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }

  /** Waits without a place, and takes one again before it goes on. */
  async without<T>(waiting: () => Promise<T>): Promise<T> {
    this.give();
    try {
      return await waiting();
    } finally {
      await this.take();
    }
  }
}
