/** Waiting with an end: for many works at once, and for the moment when nothing is under way. */

/**
 * What the works resolved to, in their order; those that took longer than `ms` of real time, or
 * than `stopped` took, are represented by `late`.
 */
export const within = async <T>(
  ms: number,
  works: readonly Promise<T>[],
  late: (index: number) => T,
  stopped: Promise<void>,
): Promise<readonly T[]> => {
  const results = new Map<number, T>();
  const all = works.map(async (work, index) => void results.set(index, await work));
  await orAfter(ms, Promise.race([Promise.all(all), stopped]));
  return works.map((_, index) => results.get(index) ?? late(index));
};

/** Counts what is under way. */
export class Traffic {
  #count = 0;
  readonly #waiting = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count === 0) this.release();
  }

  /** Whoever waits goes on. */
  release(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  /** Resolves when nothing is under way, or after so much real time. */
  async idle(maxMs: number): Promise<void> {
    if (this.#count === 0) return;
    await orAfter(maxMs, new Promise<void>((resolve) => this.#waiting.add(resolve)));
  }
}

const orAfter = async (ms: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
};
