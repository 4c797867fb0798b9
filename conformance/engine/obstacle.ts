/**
 * Why a check cannot go on, thrown from the depth in which its things are made.
 *
 * A refund needs a paid job, which needs a panel, a client and a key: whichever of them cannot be had ends
 * the check with the same outcome, so it travels as an exception and becomes a value at one place (run.ts).
 */
import type { Outcome } from './outcome.ts';

/** Ends a check without a judgement on the requirement; `outcome` is what the check then answers. */
export class Obstacle extends Error {
  override readonly name = 'Obstacle';
  readonly outcome: Outcome;

  constructor(outcome: Outcome, message: string) {
    super(message);
    this.outcome = outcome;
  }

  /** The runner lacks a power. Not-testable. */
  static lacking(reason: string, remedy: string): Obstacle {
    return new Obstacle({ kind: 'lacking', reason, remedy }, reason);
  }

  /** The same obstacle; where a power is missing, what would give it is said at more length. */
  withMore(remedy: string): Obstacle {
    return this.outcome.kind === 'lacking'
      ? Obstacle.lacking(this.outcome.reason, this.outcome.remedy + remedy)
      : this;
  }

  /** The profile says that the server does not have this. Not-applicable. */
  static absent(reason: string): Obstacle {
    return new Obstacle({ kind: 'absent', reason }, reason);
  }

  /** The testbench broke. Error. */
  static broken(reason: string): Obstacle {
    return new Obstacle({ kind: 'broken', reason }, reason);
  }
}
