/** What is under way, and waiting for the moment when nothing is; the end of a run ends that. */

/** The end of a run: nobody waits past it. */
export class Ending {
  #hasCome = false;
  /** Those who wait now: a promise for the end would keep all who ever did. */
  readonly #waiting = new Set<() => void>();

  get hasCome(): boolean {
    return this.#hasCome;
  }

  come(): void {
    this.#hasCome = true;
    for (const resolve of this.#waiting) resolve();
  }

  /** Resolves with the work, after so much real time, or at the end. */
  async waitFor(work: Promise<unknown>, ms: number): Promise<void> {
    if (this.#hasCome) return;
    let goOn: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const timer = setTimeout(goOn, ms);
    this.#waiting.add(goOn);
    await Promise.race([work, over]);
    clearTimeout(timer);
    this.#waiting.delete(goOn);
  }
}

/** Counts what is under way. */
export class Traffic {
  #count = 0;
  readonly #waiting = new Set<() => void>();
  readonly #ending: Ending;

  constructor(ending: Ending) {
    this.#ending = ending;
  }

  /** 0 once the run has ended: what is still open then counts for nothing. */
  get count(): number {
    return this.#ending.hasCome ? 0 : this.#count;
  }

  begin(): void {
    this.#count += 1;
  }

  end(): void {
    this.#count -= 1;
    if (this.#count > 0) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  /** Resolves when nothing is under way, or after so much real time. */
  async idle(maxMs: number): Promise<void> {
    if (this.count === 0) return;
    let goOn: () => void = () => undefined;
    const none = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#waiting.add(goOn);
    await this.#ending.waitFor(none, maxMs);
    this.#waiting.delete(goOn);
  }
}
