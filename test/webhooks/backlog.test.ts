// A hundred thousand deliveries to a receiver that does not take them, in bounded memory.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookFault } from '../../mock/application/faults/webhook-fault.ts';
import { Receiver } from './receiver.ts';
import {
  addClient,
  announceOne,
  announcement,
  createWorld,
  patience,
  type World,
} from './world.ts';

const MB = 1_000_000;
const many = 100_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in the heap and in buffers outside it, garbage not counted. */
const used = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

let world: World;
let receiver: Receiver;
let fault: WebhookFault[];

beforeEach(async () => {
  fault = [];
  receiver = await Receiver.start(() => undefined);
  world = createWorld({ faults: { next: () => fault }, ladder: [0, 1_000, 2_000] });
  await addClient(world, 'c', { url: receiver.url });
});

afterEach(async () => {
  world.publisher.close();
  world.agenda.clear();
  await receiver.kill();
  expect(world.bugs).toEqual([]);
});

const announceMany = async (): Promise<void> => {
  for (let commit = 0; commit < 100; commit += 1) {
    await world.store.transact(async (tx) => {
      for (let n = 0; n < many / 100; n += 1) tx.announce(announcement(world.clock.now()));
    });
  }
};

describe('100,000 deliveries to a receiver that hangs', () => {
  it('wait in less than 3 kB each, keep failing in no more, and are then forgotten', async () => {
    const before = used();
    await announceMany();
    await world.publisher.events({ limit: 1 });
    expect(world.publisher.state()).toMatchObject({ pending: many, underWay: many });
    expect(receiver.got.length).toBeLessThanOrEqual(8);
    expect(used() - before).toBeLessThan(300 * MB);

    fault = [{ kind: 'drop' }];
    await receiver.kill();
    await world.publisher.settled(60_000);
    expect(world.publisher.state()).toEqual({
      pending: many,
      underWay: 0,
      dropped: { events: 0, deliveries: 0, attempts: many - 20_000, pending: 0 },
    });
    expect(used() - before).toBeLessThan(350 * MB);

    await world.agenda.advance(10_000);
    await world.publisher.settled(60_000);
    const { items, dropped } = await world.publisher.deliveries({ limit: 1 });
    expect(items).toMatchObject([{ state: 'exhausted' }]);
    expect(dropped).toMatchObject({ events: many - 10_000, deliveries: many - 10_000, pending: 0 });
    expect(used() - before).toBeLessThan(150 * MB);
  }, 120_000);
});

describe('beside a backlog', () => {
  it('another client gets its event at once', async () => {
    const quick = await Receiver.start();
    await addClient(world, 'quick', { url: quick.url });
    await world.store.transact(async (tx) => {
      for (let n = 0; n < 5_000; n += 1) tx.announce(announcement(world.clock.now()));
    });
    const begun = performance.now();
    await announceOne(world, { clientId: 'quick' });
    await quick.received(1);
    expect(performance.now() - begun).toBeLessThan(patience);
    await quick.kill();
  });
});
