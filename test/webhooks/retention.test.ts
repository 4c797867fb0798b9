// What is kept and what goes when there is too much, and that it is said.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { answering, idsOf, Receiver } from './receiver.ts';
import {
  addClient,
  advance,
  announce,
  announceOne,
  createWorld,
  deliveryOf,
  hour,
  patience,
  second,
  type World,
} from './world.ts';

let worlds: World[];
let receiver: Receiver;

beforeEach(async () => {
  worlds = [];
  receiver = await Receiver.start();
});

afterEach(async () => {
  for (const { publisher, agenda, bugs } of worlds) {
    publisher.close();
    agenda.clear();
    expect(bugs).toEqual([]);
  }
  await receiver.kill();
});

const keeping = async (retention: PublisherOptions['retention']): Promise<World> => {
  const world = createWorld({ retention });
  worlds.push(world);
  await addClient(world, 'c', { url: receiver.url });
  await addClient(world, 'silent');
  return world;
};

const few = (count: number): object[] => Array<object>(count).fill({});

describe('past events and decided deliveries', () => {
  it('go when there are too many, the oldest first, and their number is told', async () => {
    const world = await keeping({ events: 3, deliveries: 2 });
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(await announceOne(world));
      await world.publisher.settled(patience);
    }
    const events = await world.publisher.events();
    expect(events.items.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(events.dropped).toEqual({ events: 2, deliveries: 3, attempts: 0, pending: 0 });
    const { items } = await world.publisher.deliveries();
    expect(items.map(({ eventId }) => eventId)).toEqual(ids.slice(3));
    expect(events.items.map(({ deliveries }) => deliveries.length)).toEqual([0, 1, 1]);

    expect(await world.publisher.replay(ids[0]!)).toMatchObject({ refused: 'not-found' });
    expect(await world.publisher.resend('dlv_1')).toMatchObject({ refused: 'not-found' });
    expect(await world.publisher.replay(ids[2]!)).toBeUndefined();
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([...ids, ids[2]]);
  });

  it('go by the size of their bodies too', async () => {
    const world = await keeping({ eventBytes: 1_000 });
    await announce(world, ...few(10));
    await world.publisher.settled(patience);
    const { items, dropped } = await world.publisher.events();
    const bytes = items.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
    expect(bytes).toBeLessThanOrEqual(1_000);
    expect(dropped.events).toBe(10 - items.length);
    expect(items.length).toBeGreaterThan(0);
  });

  it('are counted once, however often they are replayed', async () => {
    const world = await keeping({ events: 3, eventBytes: 2_000 });
    const ids = await announce(world, {}, {}, {});
    await world.publisher.settled(patience);
    for (let n = 0; n < 10; n += 1) {
      await world.publisher.replay(ids[n % 3]!);
      await world.publisher.settled(patience);
    }
    const { items, dropped } = await world.publisher.events();
    expect(items).toHaveLength(3);
    expect(dropped.events).toBe(0);
    await announce(world);
    await world.publisher.settled(patience);
    expect((await world.publisher.events()).items).toHaveLength(3);
  });

  it('go also when they were due to nobody', async () => {
    const world = await keeping({ events: 3 });
    await announce(world, ...Array<object>(5).fill({ clientId: 'silent' }));
    expect((await world.publisher.events()).items).toHaveLength(3);
  });
});

describe('what is undecided', () => {
  it('outlives what is decided, whatever comes after it', async () => {
    const world = await keeping({ events: 3, deliveries: 3 });
    receiver.answer = answering(500);
    const failing = await announceOne(world);
    await world.publisher.settled(patience);
    receiver.answer = answering(200);
    await announce(world, ...few(20));
    await world.publisher.settled(patience);

    expect((await deliveryOf(world, failing)).state).toBe('failing');
    await advance(world, 5 * second);
    expect((await deliveryOf(world, failing)).state).toBe('delivered');
  });

  it('is given up beyond its own bound, the oldest first; that is told and can be mended', async () => {
    const world = await keeping({ pending: 3 });
    receiver.answer = answering(500);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      ids.push(await announceOne(world));
      await world.publisher.settled(patience);
    }
    const { items, dropped } = await world.publisher.deliveries();
    expect(items.map(({ state }) => state)).toEqual([
      ...['dropped', 'dropped'],
      ...['failing', 'failing', 'failing'],
    ]);
    expect(items[0]).toMatchObject({ nextAttemptAt: null });
    expect(items[0]!.reason).toContain('Given up');
    expect(dropped.pending).toBe(2);

    receiver.got.length = 0;
    await advance(world, 80 * hour);
    expect(new Set(idsOf(receiver.got))).toEqual(new Set(ids.slice(2)));
    receiver.answer = answering(200);
    await world.publisher.replay(ids[0]!);
    await world.publisher.settled(patience);
    expect((await deliveryOf(world, ids[0]!)).state).toBe('delivered');
  });

  it('is given up even while it waits in its lane', async () => {
    const world = await keeping({ pending: 10 });
    receiver.answer = () => undefined;
    const ids = await announce(world, ...few(20));
    await receiver.received(8);
    expect(world.publisher.state()).toMatchObject({ pending: 10, dropped: { pending: 10 } });
    receiver.answer = answering(200);
    receiver.resetConnections();
    await world.publisher.settled(patience);
    await advance(world, hour);
    const arrived = new Set(idsOf(receiver.got));
    // The first eight were under way when they were given up; the next two had not begun.
    expect(arrived.has(ids[8]!)).toBe(false);
    expect(arrived.has(ids[9]!)).toBe(false);
    for (const id of ids.slice(10)) expect(arrived.has(id)).toBe(true);
    expect(world.publisher.state().pending).toBe(0);
  });

  it('counts the size of its bodies too', async () => {
    const world = await keeping({ pendingBytes: 2_000 });
    receiver.answer = answering(500);
    await announce(world, ...few(20));
    await world.publisher.settled(patience);
    const { pending, dropped } = world.publisher.state();
    expect(pending).toBeGreaterThan(1);
    expect(pending).toBeLessThan(7);
    expect(dropped.pending).toBe(20 - pending);
  });
});

describe('attempts', () => {
  it('are kept up to a number over all deliveries, the latest', async () => {
    const world = await keeping({ attempts: 4 });
    receiver.answer = answering(500);
    const [one = '', two = ''] = await announce(world, {}, {});
    await advance(world, 80 * hour);
    for (const id of [one, two]) {
      const { attempts, attemptsDropped } = await deliveryOf(world, id);
      expect(attempts.map(({ number }) => number)).toEqual([9, 10]);
      expect(attemptsDropped).toBe(8);
    }
    expect(world.publisher.state().dropped.attempts).toBe(16);
  });

  it('are kept up to a size', async () => {
    const world = await keeping({ attemptBytes: 20_000 });
    receiver.answer = (response) => response.writeHead(200).end('x'.repeat(4_000));
    await announce(world, ...few(10));
    await world.publisher.settled(patience);
    const { items } = await world.publisher.deliveries();
    const kept = items.flatMap(({ attempts }) => attempts);
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThan(6);
  });
});
