import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happened } from '../../application/ports.ts';
import { createAgenda } from './agenda.ts';
import { createClock } from './movable-clock.ts';

const start = Date.parse('2027-01-04T09:00:00Z');
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const standing = () => {
  const bugs: unknown[] = [];
  const clock = createClock(start);
  const agenda = createAgenda(clock, (error) => bugs.push(error));
  return { clock, agenda, bugs };
};

const noBug = (error: unknown): void => {
  throw error;
};

/** An attempt at a receiver that never answers. */
const hanging = (at: number) => () => ({
  done: new Promise(() => undefined),
  rows: () => [{ at: start + at, what: 'hook', outcome: 'pending' }],
});

/** An attempt at a receiver that answers when the test says so. */
const answered = () => {
  let row: Happened = { at: 0, what: 'not yet' };
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finish = resolve));
  return {
    work: () => ({ done, rows: () => [row] }),
    answer: (answer: Happened) => {
      row = answer;
      finish();
    },
  };
};

const running = () => {
  const clock = createClock();
  return { clock, agenda: createAgenda(clock, noBug) };
};

describe('time that is moved', () => {
  it('does what falls due on the way, in order, each at its time', async () => {
    const { clock, agenda } = standing();
    const enter = (at: number, name: string) =>
      agenda.at(start + at, async () => [{ at: start + at, what: name, now: clock.now() }]);
    enter(30, 'c');
    enter(10, 'a');
    enter(20, 'first of two');
    enter(20, 'second of two');
    enter(101, 'later');
    const happened = await agenda.advance(100);
    expect(happened).toEqual([
      { at: start + 10, what: 'a', now: start + 10 },
      { at: start + 20, what: 'first of two', now: start + 20 },
      { at: start + 20, what: 'second of two', now: start + 20 },
      { at: start + 30, what: 'c', now: start + 30 },
    ]);
    expect(clock.now()).toBe(start + 100);
    expect(await agenda.advance(1)).toMatchObject([{ what: 'later' }]);
  });

  it('does what is entered meanwhile, if it falls due by then', async () => {
    const { agenda } = standing();
    const again = (at: number): void => {
      agenda.at(start + at, async () => {
        again(at + 40);
        return [{ at: start + at, what: 'again' }];
      });
    };
    again(40);
    expect(await agenda.advance(100)).toHaveLength(2);
    expect(await agenda.advance(100)).toHaveLength(3);
  });

  it('leaves out what was called off, also while it is under way', async () => {
    const { agenda } = standing();
    const callOff = agenda.at(start + 10, async () => [{ at: 0, what: 'never' }]);
    callOff();
    const other = agenda.at(start + 30, async () => [{ at: 0, what: 'never' }]);
    agenda.at(start + 20, async () => {
      other();
      other();
      return [];
    });
    expect(await agenda.advance(100)).toEqual([]);
  });

  it('does what was due before, if it was entered late', async () => {
    const { clock, agenda } = standing();
    agenda.at(start - 5, async () => [{ at: start - 5, what: 'late' }]);
    expect(await agenda.advance(0)).toMatchObject([{ what: 'late' }]);
    expect(clock.now()).toBe(start);
  });

  it('goes on after a bug, which is told', async () => {
    const { agenda, bugs } = standing();
    agenda.at(start + 1, () => Promise.reject(new Error('oops')));
    agenda.at(start + 2, async () => [{ at: start + 2, what: 'next' }]);
    expect(await agenda.advance(5)).toMatchObject([{ what: 'next' }]);
    expect(bugs).toEqual([new Error('oops')]);
  });

  it('one move after the other, each from where the one before came to', async () => {
    const { clock, agenda } = standing();
    agenda.at(start + 150, async () => [{ at: start + 150, what: 'x' }]);
    const both = await Promise.all([agenda.advance(100), agenda.advance(100)]);
    expect(both.map((rows) => rows.length)).toEqual([0, 1]);
    expect(clock.now()).toBe(start + 200);
  });

  it('lists what was done after something that hangs, and what hangs as pending', async () => {
    const { clock, agenda } = standing();
    agenda.at(start + 1, hanging(1));
    agenda.at(start + 2, async () => [{ at: start + 2, what: 'alone' }]);
    const quick = answered();
    agenda.at(start + 3, quick.work);
    agenda.at(start + 4, hanging(4));
    const last = answered();
    agenda.at(start + 5, last.work);
    let happened: readonly object[] | undefined;
    void agenda.advance(day).then((rows) => (happened = rows));
    await vi.advanceTimersByTimeAsync(4_200);
    expect(clock.now()).toBe(start + day);
    quick.answer({ at: start + 3, what: 'quick' });
    last.answer({ at: start + 5, what: 'last' });
    await vi.advanceTimersByTimeAsync(799);
    expect(happened).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toEqual([
      { at: start + 1, what: 'hook', outcome: 'pending' },
      { at: start + 2, what: 'alone' },
      { at: start + 3, what: 'quick' },
      { at: start + 4, what: 'hook', outcome: 'pending' },
      { at: start + 5, what: 'last' },
    ]);
  });

  it('lets those after one that hangs take their time too', async () => {
    const { clock, agenda } = standing();
    agenda.at(start + 1, hanging(1));
    const slow = answered();
    agenda.at(start + 2, slow.work);
    let seen = 0;
    agenda.at(start + 3, async () => {
      seen = clock.now();
      return [];
    });
    void agenda.advance(day);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(clock.now()).toBe(start + 2);
    slow.answer({ at: start + 2, what: 'slow' });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toBe(start + 3);
  });

  it('waits for what the sandbox does alone, however long it takes', async () => {
    const { clock, agenda } = standing();
    agenda.at(start + 1, hanging(1));
    agenda.at(start + 2, async () => {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return [{ at: start + 2, what: 'billed', now: clock.now() }];
    });
    agenda.at(start + 3, async () => [{ at: start + 3, what: 'next', now: clock.now() }]);
    let happened: readonly object[] = [];
    void agenda.advance(day).then((rows) => (happened = rows));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(happened.slice(1)).toEqual([
      { at: start + 2, what: 'billed', now: start + 2 },
      { at: start + 3, what: 'next', now: start + 3 },
    ]);
  });

  it('answers each of two moves within five seconds of its own asking', async () => {
    const { clock, agenda } = standing();
    agenda.at(start + 1, hanging(1));
    agenda.at(start + 2, hanging(2));
    agenda.at(start + 11, hanging(11));
    agenda.at(start + 12, async () => [{ at: start + 12, what: 'alone' }]);
    const done: (readonly object[])[] = [];
    for (const ms of [10, 10]) void agenda.advance(ms).then((rows) => done.push(rows));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(done.map((rows) => rows.length)).toEqual([2, 2]);
    expect(done[1]).toContainEqual({ at: start + 12, what: 'alone' });
    expect(clock.now()).toBe(start + 20);
  });

  it('gives what is under way at first a share of its time, not all of it', async () => {
    const clock = createClock(start);
    const agenda = createAgenda(clock, noBug, { settled: () => new Promise(() => undefined) });
    const quick = answered();
    agenda.at(start + 1, quick.work);
    let happened: readonly object[] = [];
    void agenda.advance(10).then((rows) => (happened = rows));
    await vi.advanceTimersByTimeAsync(2_001);
    expect(clock.now()).toBe(start + 1);
    quick.answer({ at: start + 1, what: 'quick' });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(happened).toEqual([{ at: start + 1, what: 'quick' }]);
  });

  it('ends at once when it is cleared while something hangs', async () => {
    const { agenda } = standing();
    agenda.at(start + 1, hanging(1));
    const advancing = agenda.advance(10);
    await vi.advanceTimersByTimeAsync(1);
    agenda.clear();
    expect(await advancing).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells of work that cannot even begin, and goes on', async () => {
    const { agenda, bugs } = standing();
    agenda.at(start + 1, () => {
      throw new Error('oops');
    });
    agenda.at(start + 2, async () => [{ at: start + 2, what: 'next' }]);
    expect(await agenda.advance(5)).toEqual([{ at: start + 2, what: 'next' }]);
    expect(bugs).toEqual([new Error('oops')]);
  });

  it('waits first for what is under way, and again after each step', async () => {
    const clock = createClock(start);
    const order: string[] = [];
    const agenda = createAgenda(clock, noBug, {
      settled: async () => {
        order.push(`settled at ${clock.now() - start}`);
      },
    });
    agenda.at(start + 10, async () => {
      order.push('work');
      return [];
    });
    await agenda.advance(20);
    expect(order).toEqual(['settled at 0', 'work', 'settled at 10']);
  });

  it.each([
    ['what is under way settles', 'settled'],
    ['a step is done', 'step'],
  ])('goes no further when it is cleared while %s', async (_, moment) => {
    const clock = createClock(start);
    const reset = (): void => {
      agenda.clear();
      clock.reset();
      agenda.at(start + 30, async () => expect.unreachable());
    };
    const agenda = createAgenda(clock, noBug, {
      settled: async () => {
        if (moment === 'settled') reset();
      },
    });
    agenda.at(start + 10, async () => {
      reset();
      return [{ at: start + 10, what: 'reset' }];
    });
    await agenda.advance(100);
    expect(clock.now()).toBe(start);
  });
});

describe('time that runs', () => {
  it('does it when it is due', async () => {
    const { agenda } = running();
    const done = vi.fn(async () => []);
    agenda.at(start + 1_000, done);
    await vi.advanceTimersByTimeAsync(999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('waits longer than a timer can', async () => {
    const { agenda } = running();
    const done = vi.fn(async () => []);
    agenda.at(start + 60 * day, done);
    await vi.advanceTimersByTimeAsync(60 * day - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('stands, runs on and runs faster as the clock does', async () => {
    const { clock, agenda } = running();
    const done = vi.fn(async () => []);
    agenda.at(start + 10_000, done);
    clock.freeze();
    agenda.rearm();
    await vi.advanceTimersByTimeAsync(day);
    expect(done).not.toHaveBeenCalled();
    clock.resume();
    clock.scale(100);
    agenda.rearm();
    await vi.advanceTimersByTimeAsync(99);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledOnce();
  });

  it('keeps what is left due after it was moved', async () => {
    const { agenda } = running();
    const done = vi.fn(async () => []);
    agenda.at(start + 10_000, done);
    await agenda.advance(9_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toHaveBeenCalledOnce();
  });

  it('tells a bug and forgets all when it is cleared', async () => {
    const bugs: unknown[] = [];
    const agenda = createAgenda(createClock(), (error) => bugs.push(error));
    agenda.at(start + 1, () => Promise.reject(new Error('oops')));
    agenda.at(start + 2, async () => expect.unreachable());
    await vi.advanceTimersByTimeAsync(1);
    agenda.clear();
    await vi.advanceTimersByTimeAsync(day);
    expect(bugs).toEqual([new Error('oops')]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
