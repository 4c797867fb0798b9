// Receivers that fail, hang, die and come back: nothing is lost, nobody else is held up.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../mock/adapters/store/memory/memory-store.ts';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { answering, idsOf, Receiver, verify } from './receiver.ts';
import { until } from './until.ts';
import {
  addClient,
  advance,
  announce,
  announceOne,
  createWorld,
  deliveryOf,
  hour,
  minute,
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

const newWorld = (options: Partial<PublisherOptions> = {}): World => {
  const world = createWorld(options);
  worlds.push(world);
  return world;
};

describe('no event is lost, and none has two ids', () => {
  it('when the receiver fails half of the time', async () => {
    const world = newWorld();
    const client = await addClient(world, 'c', { url: receiver.url });
    const accepted = new Set<string>();
    receiver.answer = (response, received, nth) => {
      const isFine = nth % 2 === 0;
      if (isFine) accepted.add(verify(client.webhookSecrets.current, received).data.id);
      response.writeHead(isFine ? 200 : 500).end();
    };
    const ids = await announce(world, ...Array<object>(60).fill({}));
    await advance(world, 80 * hour);

    expect([...accepted].toSorted()).toEqual(ids.toSorted());
    expect(new Set(idsOf(receiver.got))).toEqual(new Set(ids));
    const { items } = await world.publisher.deliveries();
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('when it is killed in mid-delivery, and comes back', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = () => undefined;
    const ids = await announce(world, {}, {}, {});
    await receiver.received(3);
    await receiver.kill();
    await world.publisher.settled(patience);
    const meanwhile = await announce(world, {}, {});
    await advance(world, 5 * second);
    for (const id of ids) {
      const { state, attempts } = await deliveryOf(world, id);
      expect(state).toBe('failing');
      expect(attempts.map(({ error }) => error!.code)).toEqual(['ECONNRESET', 'ECONNREFUSED']);
    }

    receiver.got.length = 0;
    receiver.answer = answering(200);
    await receiver.open();
    await advance(world, 6 * minute);
    expect(idsOf(receiver.got).toSorted()).toEqual([...ids, ...meanwhile].toSorted());
  });

  it('when it restarts between two deliveries, without waiting for a retry', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    await announce(world);
    await world.publisher.settled(patience);
    await receiver.kill();
    await receiver.open();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect((await deliveryOf(world, id)).state).toBe('delivered');
  });

  it('when it closes the kept connection just as it is used again', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = (response, _, nth) => {
      if (nth === 2) response.socket?.resetAndDestroy();
      else response.writeHead(200).end();
    };
    await announce(world);
    await world.publisher.settled(patience);
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'delivered',
      attempts: [{ number: 1, reconnected: true, error: null }],
    });
    expect(receiver.connections).toBe(2);
  });

  it('but a new connection that is reset is a failed attempt', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = (response) => response.socket?.resetAndDestroy();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(receiver.got).toHaveLength(1);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      attempts: [
        {
          reconnected: false,
          error: {
            code: 'ECONNRESET',
            message: 'The receiver closed the connection before its answer was complete.',
          },
        },
      ],
    });
  });
});

describe('a receiver that hangs', () => {
  it('delays no other client, and no other endpoint of its client', async () => {
    const world = newWorld();
    const hanging = await Receiver.start(() => undefined);
    await addClient(world, 'slow', { url: hanging.url }, { url: `${receiver.url}/second` });
    await addClient(world, 'quick', { url: receiver.url });
    await announce(world, ...Array<object>(50).fill({ clientId: 'slow' }));
    await announce(world, ...Array<object>(50).fill({ clientId: 'quick' }));
    await receiver.received(100);
    await until(() => world.publisher.state().pending <= 50);
    expect(hanging.got.length).toBeLessThanOrEqual(8);
    expect(world.publisher.state()).toMatchObject({ pending: 50, underWay: 50 });
    await hanging.kill();
  });

  it('has no more deliveries under way than its lane is wide', async () => {
    const world = newWorld({ perEndpoint: 3 });
    const open: (() => void)[] = [];
    let most = 0;
    let now = 0;
    receiver.answer = (response) => {
      most = Math.max(most, ++now);
      open.push(() => {
        now -= 1;
        response.writeHead(200).end();
      });
      if (receiver.got.length >= 3) for (const end of open.splice(0)) end();
    };
    await addClient(world, 'c', { url: receiver.url });
    await announce(world, ...Array<object>(20).fill({}));
    await receiver.received(20);
    expect(most).toBe(3);
  });
});

describe('the events of one booking', () => {
  it('arrive in order at a receiver in good health', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = (response, _, nth) => {
      // The earlier of two answers is the later one, if they are awaited side by side.
      if (nth % 2 === 0) response.writeHead(200).end();
      else setImmediate(() => setImmediate(() => response.writeHead(200).end()));
    };
    const ids = await announce(
      world,
      ...Array.from({ length: 60 }, (_, index) => ({ jobId: `job_${index % 3}` })),
    );
    await world.publisher.settled(patience);
    const got = idsOf(receiver.got);
    for (const job of [0, 1, 2]) {
      const ofJob = ids.filter((_, index) => index % 3 === job);
      expect(got.filter((id) => ofJob.includes(id))).toEqual(ofJob);
    }
  });
});

describe('reset', () => {
  it('drops what is pending, and what comes back later counts for nothing', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = answering(500);
    await announce(world);
    await world.publisher.settled(patience);
    receiver.answer = () => undefined;
    await announce(world, ...Array<object>(20).fill({}));
    await receiver.received(2);

    world.publisher.reset();
    expect(world.publisher.state()).toMatchObject({ pending: 0, underWay: 0 });
    expect(await world.publisher.settled(patience)).toBe(0);
    expect((await world.publisher.events()).items).toEqual([]);
    expect((await world.publisher.deliveries()).items).toEqual([]);
    // What hangs is ended; only a kept connection without a request may be left.
    await until(() => receiver.openRequests === 0);
    receiver.answer = answering(200);
    const before = receiver.got.length;
    expect(await advance(world, 80 * hour)).toEqual([]);
    expect((await world.publisher.deliveries()).items).toEqual([]);

    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got.slice(before))).toContain(id);
    expect(await deliveryOf(world, id)).toMatchObject({ id: 'dlv_1', state: 'delivered' });
  });

  it('sends nothing of what was about to be sent', async () => {
    const store = createMemoryStore();
    let open: () => void = () => undefined;
    let isClosed = false;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const get: typeof store.get = async (kind, id) => {
      const state = await store.get(kind, id);
      if (isClosed) await gate;
      return state;
    };
    const world = { ...newWorld({ store: { get, onAnnounced: store.onAnnounced } }), store };
    await addClient(world, 'c', { url: receiver.url });
    await announce(world);
    await world.publisher.events();
    isClosed = true;
    const id = await announceOne(world);
    world.publisher.reset();
    isClosed = false;
    open();
    const later = await announceOne(world);
    await receiver.received(1);
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toContain(later);
    expect(idsOf(receiver.got)).not.toContain(id);
  });

  it('also drops what was announced but not yet taken up', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url });
    await announce(world);
    world.publisher.reset();
    await world.publisher.settled(patience);
    expect((await world.publisher.events()).items).toEqual([]);
    expect(receiver.got).toEqual([]);
  });
});

describe('close', () => {
  it('leaves no timer, no connection, and sends no more', async () => {
    const world = newWorld();
    await addClient(world, 'c', { url: receiver.url }, { url: `${receiver.url}/2` });
    await announce(world, ...Array<object>(5).fill({}));
    await receiver.received(10);
    receiver.answer = () => undefined;
    await announce(world, ...Array<object>(5).fill({}));
    await receiver.received(20);

    world.publisher.close();
    world.agenda.clear();
    await until(() => receiver.openConnections === 0);
    await receiver.kill();
    expect(await world.publisher.settled(patience)).toBe(0);
    await announce(world);
    expect(receiver.got).toHaveLength(20);
    // Nor does the receiver have any more, and nothing else here is of these kinds.
    await until(() => !process.getActiveResourcesInfo().some(isOfInterest));
  });
});

const isOfInterest = (resource: string): boolean => /Timeout|TCP|TLS|GetAddrInfo/.test(resource);
