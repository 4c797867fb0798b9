/** The real time that one move of the clock may wait for others, and how it is shared out. */

export type Patience = {
  /**
   * Waits until `wait` resolves, for at most half of what is left for the way: whoever hangs takes
   * less and less, and those that come after it still get their turn.
   */
  readonly part: (wait: (maxMs: number) => Promise<unknown>) => Promise<void>;
  /** Waits for what is open at the end, until the budget is used up. */
  readonly rest: (work: Promise<unknown>) => Promise<void>;
  /** Nothing is waited for any more. */
  readonly end: () => void;
};

/** The part of the budget that the way leaves for the end. */
const keptForTheEnd = 0.2;

/** `budgetMs` counts from now. */
export const createPatience = (budgetMs: number): Patience => {
  const end = performance.now() + budgetMs;
  const endOfWay = end - budgetMs * keptForTheEnd;
  let hasEnded = false;
  let stopWaiting: () => void = () => undefined;

  const waitFor = async (work: Promise<unknown>, ms: number): Promise<void> => {
    if (hasEnded) return;
    let callOff: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      stopWaiting = resolve;
      callOff = after(ms, resolve);
    });
    await Promise.race([work, over]);
    callOff();
  };

  return {
    part: (wait) => {
      const ms = Math.max(0, endOfWay - performance.now()) / 2;
      return waitFor(wait(ms), ms);
    },
    rest: (work) => waitFor(work, Math.max(0, end - performance.now())),
    end: () => {
      hasEnded = true;
      stopWaiting();
    },
  };
};

/** However little is left, the loop turns once; a timer would take a whole millisecond. */
const after = (ms: number, done: () => void): (() => void) => {
  if (ms < 1) {
    const immediate = setImmediate(done);
    return () => clearImmediate(immediate);
  }
  const timer = setTimeout(done, ms);
  return () => clearTimeout(timer);
};
