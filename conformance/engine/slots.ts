/** How many go on at the same time: checks, of which one that only waits gives its place to another, or requests. */

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

  /** Does it with a place of its own. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.give();
    }
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
