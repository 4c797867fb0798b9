import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '../../application/ports.ts';
import type { DeliveryRecord, Plan } from './records.ts';
import { createTimetable, type Timetable } from './timetable.ts';

type Entry = { readonly at: number; readonly work: Work };

let entries: Set<Entry>;
let fired: number[][];
let timetable: Timetable;

const agenda = {
  at: (at: number, work: Work) => {
    const entry = { at, work };
    entries.add(entry);
    return () => void entries.delete(entry);
  },
};

beforeEach(() => {
  entries = new Set();
  fired = [];
  timetable = createTimetable(agenda, (due: readonly Plan[]) => {
    fired.push(due.map(({ delivery }) => delivery.number));
    return { done: Promise.resolve(), rows: () => [] };
  });
});

const delivery = (number: number) => ({ number, plan: null }) as unknown as DeliveryRecord;
const planAt = (at: number, one: DeliveryRecord): void =>
  timetable.plan({ delivery: one, at, trigger: 'retry', faults: null });

const fireAll = (): void => {
  for (const entry of [...entries]) {
    entries.delete(entry);
    void entry.work();
  }
};

describe('a timetable', () => {
  it('enters one instant once, and fires its deliveries by their number', () => {
    const [one, two, three] = [delivery(1), delivery(2), delivery(3)];
    planAt(10, three);
    planAt(10, one);
    planAt(20, two);
    expect([...entries].map(({ at }) => at)).toEqual([10, 20]);
    fireAll();
    expect(fired).toEqual([[1, 3], [2]]);
    expect(one.plan).toBeNull();
  });

  it('moves a delivery that is planned again', () => {
    const [one, two] = [delivery(1), delivery(2)];
    planAt(10, one);
    planAt(10, two);
    planAt(20, one);
    expect(one.plan?.at).toBe(20);
    fireAll();
    expect(fired).toEqual([[2], [1]]);
  });

  it('calls an instant off when nothing is left of it', () => {
    const one = delivery(1);
    planAt(10, one);
    planAt(20, one);
    expect([...entries].map(({ at }) => at)).toEqual([20]);
    timetable.cancel(one);
    timetable.cancel(one);
    expect(entries.size).toBe(0);
    planAt(10, one);
    expect(entries.size).toBe(1);
    timetable.clear();
    expect(entries.size).toBe(0);
  });
});
