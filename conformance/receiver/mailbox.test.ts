import { describe, expect, it } from 'vitest';
import type { Delivery } from './delivery.ts';
import { Mailbox, mostKept } from './mailbox.ts';

const delivery = (number: number, bytes = 2): Delivery => ({
  ...{ evidence: `e${String(number)}`, mailbox: 'primary', secrets: [], number },
  ...{ receivedAt: 0, method: 'POST', target: '/', headers: {}, isCut: false, answered: 204 },
  ...{ raw: Buffer.alloc(bytes), body: { kind: 'json', value: {} } },
});

const box = (): Mailbox => new Mailbox('primary', 'http://127.0.0.1/primary');
const isOdd = ({ number }: Delivery): boolean => number % 2 === 1;
const numbers = (deliveries: readonly Delivery[]) => deliveries.map(({ number }) => number);

describe('waiting for arrivals', () => {
  it('ends at once when they have come before', async () => {
    const mailbox = box();
    mailbox.add(delivery(1));
    expect(numbers(await mailbox.arrivals(isOdd, { count: 1, waitMs: 60_000 }))).toEqual([1]);
  });

  it('ends with the last one that is wished for, and leaves the others out', async () => {
    const mailbox = box();
    const waiting = mailbox.arrivals(isOdd, { count: 2, waitMs: 60_000 });
    for (const number of [1, 2, 3, 4]) mailbox.add(delivery(number));
    expect(numbers(await waiting)).toEqual([1, 3]);
  });

  it('gives what has come when the time is over', async () => {
    const mailbox = box();
    mailbox.add(delivery(1));
    expect(numbers(await mailbox.arrivals(isOdd, { count: 2, waitMs: 1 }))).toEqual([1]);
  });

  it('goes on for each of several that wait', async () => {
    const mailbox = box();
    const waiting = [1, 1].map((count) => mailbox.arrivals(isOdd, { count, waitMs: 60_000 }));
    mailbox.add(delivery(1));
    expect((await Promise.all(waiting)).map(numbers)).toEqual([[1], [1]]);
  });
});

describe('the receiver of a mailbox', () => {
  it('takes everything, as long as nothing else is said', () => {
    expect(box().welcome({})).toEqual({ status: 204 });
  });

  it('is told the place of each delivery, though others are still under way', () => {
    const mailbox = box();
    const places: number[] = [];
    mailbox.receive = (_, place) => {
      places.push(place);
      return { status: 500 };
    };
    void mailbox.welcome({});
    void mailbox.welcome({});
    expect(places).toEqual([0, 1]);
  });

  it('takes everything again once it is told to', () => {
    const mailbox = box();
    mailbox.receive = () => 'close';
    mailbox.acceptAll();
    expect(mailbox.welcome({})).toEqual({ status: 204 });
  });
});

describe('a mailbox is full', () => {
  it('with so many deliveries, and not with one fewer', () => {
    const mailbox = box();
    for (let number = 1; number < mostKept.deliveries; number += 1) mailbox.add(delivery(number));
    expect(mailbox.isFull).toBe(false);
    mailbox.add(delivery(mostKept.deliveries));
    expect(mailbox.isFull).toBe(true);
  });

  it('with so many bytes', () => {
    const mailbox = box();
    mailbox.add(delivery(1, mostKept.bytes - 1));
    expect(mailbox.isFull).toBe(false);
    mailbox.add(delivery(2, 1));
    expect(mailbox.isFull).toBe(true);
  });
});
