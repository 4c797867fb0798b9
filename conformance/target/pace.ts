/** Keeps the budget of each key: never more requests in a minute than it may make. */

/** The budget's minute, and a second for what requests lose or gain on their way. */
const windowMs = 61_000;

export type PaceClock = {
  /** ms. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
};

export class Pace {
  readonly #clock: PaceClock;
  readonly #budgetOf: (key: string | undefined) => number;
  /** For each key when its last requests were let go, or will be. */
  readonly #sent = new Map<string | undefined, number[]>();

  /** `budgetOf` gives a key's requests a minute; Infinity for one that need not be held back. */
  constructor(clock: PaceClock, budgetOf: (key: string | undefined) => number) {
    this.#clock = clock;
    this.#budgetOf = budgetOf;
  }

  /** Resolves when a request with this key may go. Resolves at once where there is room. */
  async turn(key: string | undefined): Promise<void> {
    const budget = this.#budgetOf(key);
    if (budget === Infinity) return;
    const sent = this.#sent.get(key) ?? [];
    this.#sent.set(key, sent);
    const now = this.#clock.now();
    const before = sent[sent.length - budget];
    const at = before === undefined ? now : Math.max(now, before + windowMs);
    sent.push(at);
    if (sent.length > budget) sent.shift();
    if (at > now) await this.#clock.sleep(at - now);
  }

  /** Counts a request that goes without waiting for its turn: those that come after it make room for it. */
  note(key: string | undefined): void {
    const budget = this.#budgetOf(key);
    if (budget === Infinity) return;
    const sent = this.#sent.get(key) ?? [];
    this.#sent.set(key, sent);
    sent.push(this.#clock.now());
    // Those that have reserved a later time stay in order.
    sent.sort((one, other) => one - other);
    if (sent.length > budget) sent.shift();
  }

  /** The server's time was moved on by so many ms: what was sent is so much older. */
  pass(ms: number): void {
    for (const [key, sent] of this.#sent)
      this.#sent.set(
        key,
        sent.map((at) => at - ms),
      );
  }

  /** How many more requests this key may make at once. */
  room(key: string | undefined): number {
    const budget = this.#budgetOf(key);
    if (budget === Infinity) return Infinity;
    const since = this.#clock.now() - windowMs;
    return budget - (this.#sent.get(key) ?? []).filter((at) => at > since).length;
  }
}
