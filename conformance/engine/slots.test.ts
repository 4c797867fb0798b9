import { describe, expect, it } from 'vitest';
import { Slots } from './slots.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('slots', () => {
  it('let so many in, and the others in the order of asking', async () => {
    const slots = new Slots(2);
    const entered: number[] = [];
    for (const one of [1, 2, 3, 4]) void slots.take().then(() => entered.push(one));
    await turn();
    expect(entered).toEqual([1, 2]);
    slots.give();
    await turn();
    expect(entered).toEqual([1, 2, 3]);
  });

  it('are free for another while one waits', async () => {
    const slots = new Slots(1);
    await slots.take();
    let end = (): void => undefined;
    const order: string[] = [];
    const waiting = slots
      .without(() => new Promise<void>((resolve) => (end = resolve)))
      .then(() => order.push('first'));
    await slots.take();
    end();
    await turn();
    expect(order).toEqual([]);
    slots.give();
    await waiting;
    expect(order).toEqual(['first']);
  });

  it('are taken again when the wait fails', async () => {
    const slots = new Slots(1);
    await slots.take();
    await expect(slots.without(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    let entered = false;
    void slots.take().then(() => (entered = true));
    await turn();
    expect(entered).toBe(false);
  });

  it('are given back when what is done in one is done, or fails', async () => {
    const slots = new Slots(1);
    expect(await slots.within(() => Promise.resolve(7))).toBe(7);
    await expect(slots.within(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const order: string[] = [];
    const one = slots.within(async () => {
      order.push('one begins');
      await turn();
      order.push('one ends');
    });
    await Promise.all([one, slots.within(() => Promise.resolve(order.push('other')))]);
    expect(order).toEqual(['one begins', 'one ends', 'other']);
  });
});
