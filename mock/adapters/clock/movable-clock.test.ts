import { describe, expect, it } from 'vitest';
import { createClock } from './movable-clock.ts';

const start = Date.parse('2027-01-04T09:00:00Z');

/** A machine whose clock the test moves. */
const aMachine = (now = start) => ({
  now,
  read(): number {
    return this.now;
  },
});

const running = () => {
  const machine = aMachine();
  return { machine, clock: createClock(undefined, () => machine.read()) };
};

describe('a clock that was given a start', () => {
  it('stands there until it is moved, and then stands again', () => {
    const machine = aMachine();
    const clock = createClock(start, () => machine.read());
    machine.now += 60_000;
    expect(clock.now()).toBe(start);
    expect(clock.realUntil(start + 1)).toBe(Infinity);
    clock.advance(500);
    expect(clock.now()).toBe(start + 500);
    expect(clock.state()).toEqual({ frozen: true, rate: 1 });
  });

  it('runs on from there when it is resumed', () => {
    const machine = aMachine(start + 1_000_000);
    const clock = createClock(start, () => machine.read());
    machine.now += 60_000;
    clock.resume();
    machine.now += 250;
    expect(clock.now()).toBe(start + 250);
  });

  it('is back at its start after a reset, at the usual rate', () => {
    const machine = aMachine();
    const clock = createClock(start, () => machine.read());
    clock.scale(10);
    clock.resume();
    clock.advance(5);
    machine.now += 1_000;
    clock.reset();
    expect(clock.now()).toBe(start);
    expect(clock.state()).toEqual({ frozen: true, rate: 1 });
  });
});

describe('a clock that runs', () => {
  it('goes with the machine, and moves ahead of it', () => {
    const { machine, clock } = running();
    machine.now += 10;
    expect(clock.now()).toBe(start + 10);
    clock.advance(1_000);
    machine.now += 10;
    expect(clock.now()).toBe(start + 1_020);
  });

  it('stands while it is frozen, and loses nothing before', () => {
    const { machine, clock } = running();
    machine.now += 10;
    clock.freeze();
    machine.now += 1_000;
    expect(clock.now()).toBe(start + 10);
    clock.freeze();
    clock.resume();
    clock.resume();
    machine.now += 5;
    expect(clock.now()).toBe(start + 15);
  });

  it('runs faster or slower from the moment it is scaled', () => {
    const { machine, clock } = running();
    machine.now += 100;
    clock.scale(60);
    machine.now += 100;
    expect(clock.now()).toBe(start + 6_100);
    expect(clock.realUntil(start + 6_700)).toBe(10);
    clock.scale(0.5);
    machine.now += 101;
    // Whole milliseconds, as timestamps show them.
    expect(clock.now()).toBe(start + 6_150);
    expect(clock.state()).toEqual({ frozen: false, rate: 0.5 });
  });

  it('counts a scale while it stands once it runs', () => {
    const { machine, clock } = running();
    clock.freeze();
    clock.scale(10);
    machine.now += 100;
    clock.resume();
    machine.now += 100;
    expect(clock.now()).toBe(start + 1_000);
  });

  it('never goes back, however the clock of the machine does', () => {
    const { machine, clock } = running();
    const seen: number[] = [];
    for (const change of [1_000, -3_000, 500, 500, -1, 1, -100_000, 20]) {
      machine.now += change;
      seen.push(clock.now());
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(start + 1_000 + 500 + 500 + 1 + 20);
  });

  it('is at the time of the machine after a reset', () => {
    const { machine, clock } = running();
    clock.advance(1_000_000);
    clock.freeze();
    machine.now += 7;
    clock.reset();
    machine.now += 1;
    expect(clock.now()).toBe(start + 8);
  });
});
