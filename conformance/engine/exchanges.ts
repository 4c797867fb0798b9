/** The exchanges of a run, all of them, for the checks that look back in the end; and when there is too much of them. */
import type { Exchange } from '../target/exchange.ts';

/** Characters. A page of a hundred things has about a fifth of it. */
const long = 256 * 1024;

/** Characters of long answers. They are kept as text and as values, by the checks that got them, too. */
const mostOfLong = 192 * 1024 * 1024;

export class Exchanges {
  readonly #all: Exchange[] = [];
  #long = 0;
  #ofLong = 0;

  /** In the order in which they ended. */
  get all(): readonly Exchange[] {
    return this.#all;
  }

  add(exchange: Exchange): void {
    this.#all.push(exchange);
    const length = exchange.answer.kind === 'whole' ? exchange.answer.text.length : 0;
    if (length <= long) return;
    this.#long += 1;
    this.#ofLong += length;
  }

  /** Why the run cannot go on without running out of memory, when it cannot. */
  get surfeit(): string | undefined {
    if (this.#ofLong <= mostOfLong) return undefined;
    return `the server has given ${String(this.#long)} answers of more than 256 KiB, which is more than the runner can keep in memory`;
  }
}
