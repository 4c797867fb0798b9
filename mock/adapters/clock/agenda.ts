/** What falls due by the sandbox's time: fired by a timer, or in order while time is moved. */

import TinyQueue from 'tinyqueue';
import type { Agenda, Happened, OpenWork, Work } from '../../application/ports.ts';
import type { MovableClock } from './movable-clock.ts';
import { createPatience, type Patience } from './patience.ts';

/** `work` is undefined once it is called off: nothing that it would have needed is kept. */
type Entry = { readonly at: number; readonly order: number; work: Work | undefined };

/** Timers of node:timers hold at most 2^31-1 ms; a longer wait is cut in pieces. */
const longestTimer = 2_147_483_647;

/** Real time from when an advance is asked for to its report, as far as others hold it up. */
const usualPatienceMs = 5_000;

export type AgendaOwner = Agenda & {
  /** Moves the clock `ms` forward and stops at every due entry on the way. */
  readonly advance: (ms: number) => Promise<readonly Happened[]>;
  /** Looks at the clock again: it was frozen, resumed, scaled or reset. */
  readonly rearm: () => void;
  /** Forgets all entries; an advance that is under way goes no further. */
  readonly clear: () => void;
};

export type AgendaOptions = {
  /** Usually 5,000 (control protocol, "Two clocks"). */
  readonly patienceMs?: number;
  /**
   * Resolves when nothing is under way that belongs to the present, such as the first attempt of a
   * delivery: time is not moved past it, or what it leads to would fall due too late.
   */
  readonly settled?: (maxMs: number) => Promise<unknown>;
  /** The clock is not moved past this instant (ms). */
  readonly latest?: number;
};

export const createAgenda = (
  clock: MovableClock,
  onBug: (error: unknown) => void,
  {
    patienceMs = usualPatienceMs,
    settled = () => Promise.resolve(),
    latest = Infinity,
  }: AgendaOptions = {},
): AgendaOwner => {
  const queue = new TinyQueue<Entry>([], (a, b) => a.at - b.at || a.order - b.order);
  let order = 0;
  let clearings = 0;
  let timer: NodeJS.Timeout | undefined;
  let advancing: Promise<unknown> = Promise.resolve();
  let patience: Patience | undefined;

  const arm = (): void => {
    clearTimeout(timer);
    const next = nextOf(queue);
    const wait = next === undefined ? Infinity : clock.realUntil(next.at);
    if (wait === Infinity) return;
    timer = setTimeout(fireDue, Math.min(Math.ceil(wait), longestTimer));
    timer.unref();
  };

  const fireDue = (): void => {
    for (const entry of dueBy(queue, clock.now(), always)) begin(entry, onBug);
    arm();
  };

  const advance = async (ms: number, waiting: Patience): Promise<readonly Happened[]> => {
    // Several may be asked for at once: each alone was within bounds.
    const target = Math.min(clock.now() + ms, latest);
    const begun: Begun[] = [];
    const clearing = clearings;
    // After a reset what is due belongs to another time.
    const goesOn = (): boolean => clearings === clearing;
    patience = waiting;
    await waiting.part(settled);
    for (const entry of dueBy(queue, target, goesOn)) {
      clock.advance(Math.max(0, entry.at - clock.now()));
      const work = begin(entry, onBug);
      begun.push(work);
      if (!work.isOpen) await work.done;
      await waiting.part((maxMs) => Promise.all([work.done, settled(maxMs)]));
    }
    if (goesOn()) clock.advance(Math.max(0, target - clock.now()));
    arm();
    await waiting.rest(Promise.all(begun.map(({ done }) => done)));
    return begun.flatMap(({ rows }) => rows());
  };

  return {
    at: (at, work) => {
      const entry: Entry = { at, order: ++order, work };
      queue.push(entry);
      if (queue.peek() === entry) arm();
      return () => {
        entry.work = undefined;
      };
    },
    advance: (ms) => {
      // Asked for before a reset, it has nothing to move after it.
      const asked = clearings;
      // From here on, so that those which wait for their turn are not held up anew.
      const waiting = createPatience(patienceMs);
      const mine = advancing.then(() => (asked === clearings ? advance(ms, waiting) : []));
      advancing = mine;
      return mine;
    },
    rearm: arm,
    clear: () => {
      clearings += 1;
      patience?.end();
      clearTimeout(timer);
      while (queue.pop() !== undefined);
    },
  };
};

/** The first entry that still stands; those called off before it are dropped. */
const nextOf = (queue: TinyQueue<Entry>): Entry | undefined => {
  for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
    if (next.work !== undefined) return next;
    queue.pop();
  }
  return undefined;
};

/** Takes out, in order, what is due by `instant`, also what is entered meanwhile. */
function* dueBy(queue: TinyQueue<Entry>, instant: number, goesOn: () => boolean): Generator<Entry> {
  while (goesOn()) {
    const next = nextOf(queue);
    if (next === undefined || next.at > instant) return;
    queue.pop();
    yield next;
  }
}

const always = (): boolean => true;

type Begun = OpenWork & { readonly isOpen: boolean };

const nothing: Promise<readonly Happened[]> = Promise.resolve([]);

const begin = ({ work }: Entry, onBug: (error: unknown) => void): Begun => {
  try {
    const due = work?.() ?? nothing;
    return 'rows' in due ? { ...due, isOpen: true } : { ...ownWork(due, onBug), isOpen: false };
  } catch (error) {
    onBug(error);
    return { ...ownWork(nothing, onBug), isOpen: false };
  }
};

const ownWork = (work: Promise<readonly Happened[]>, onBug: (error: unknown) => void): OpenWork => {
  let rows: readonly Happened[] = [];
  const done = work.then((made) => {
    rows = made;
  }, onBug);
  return { done, rows: () => rows };
};
