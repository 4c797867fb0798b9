// Past deliveries made again by an administrator (spec, "Delivery semantics").

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, idsOf, Receiver, verify } from './receiver.ts';
import {
  addClient,
  advance,
  announce,
  announceOne,
  clientOf,
  createWorld,
  deliveryOf,
  hour,
  minute,
  patience,
  putClient,
  second,
  start,
  type World,
} from './world.ts';

let world: World;
let receiver: Receiver;

beforeEach(async () => {
  world = createWorld();
  receiver = await Receiver.start();
});

afterEach(async () => {
  world.publisher.close();
  world.agenda.clear();
  await receiver.kill();
  expect(world.bugs).toEqual([]);
});

describe('a replay', () => {
  it('sends the same bytes under the same id, newly signed', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    await advance(world, 48 * hour);
    expect(await world.publisher.replay(id, 'c')).toBeUndefined();
    await world.publisher.settled(patience);

    const [first, second_] = receiver.got;
    expect(idsOf(receiver.got)).toEqual([id, id]);
    expect(second_!.body.equals(first!.body)).toBe(true);
    verify(client.webhookSecrets.current, second_!);
    const { attempts, state } = await deliveryOf(world, id);
    expect(state).toBe('delivered');
    expect(attempts.map(({ trigger, at }) => [trigger, at - start])).toEqual([
      ['first', 0],
      ['replay', 48 * hour],
    ]);
  });

  it('begins the ladder anew when it fails', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    receiver.answer = answering(500);
    await world.publisher.replay(id);
    await world.publisher.settled(patience);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      nextAttemptAt: start + 5 * second,
    });
    await advance(world, 76 * hour);
    expect(receiver.got).toHaveLength(1 + 10);
    expect((await deliveryOf(world, id)).state).toBe('exhausted');
  });

  it('begins the ladder anew after it was exhausted, too', async () => {
    receiver.answer = answering(500);
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await advance(world, 76 * hour);
    await world.publisher.replay(id);
    await world.publisher.settled(patience);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      reason: null,
      nextAttemptAt: start + 76 * hour + 5 * second,
    });
  });

  it('that succeeds ends the retries of an attempt that was under way before it', async () => {
    const open: (() => void)[] = [];
    receiver.answer = (response, _, nth) => {
      if (nth > 1) response.writeHead(200).end();
      else open.push(() => response.writeHead(500).end());
    };
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await receiver.received(1);
    await world.publisher.replay(id);
    open[0]!();
    await advance(world, 76 * hour);
    expect(receiver.got).toHaveLength(2);
    expect((await deliveryOf(world, id)).state).toBe('delivered');
  });

  it('takes the place of a retry that is due', async () => {
    receiver.answer = answering(500);
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    receiver.answer = answering(200);
    await world.publisher.replay(id);
    expect((await deliveryOf(world, id)).nextAttemptAt).toBeNull();
    await advance(world, 76 * hour);
    expect(receiver.got).toHaveLength(2);
  });

  it('goes to the address that the endpoint has now', async () => {
    const elsewhere = await Receiver.start();
    const client = await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    const endpoints = client.endpoints.map((one) => ({ ...one, url: elsewhere.url }));
    await putClient(world.store, { ...client, endpoints });
    await world.publisher.replay(id);
    await world.publisher.settled(patience);
    expect(idsOf(elsewhere.got)).toEqual([id]);
    await elsewhere.kill();
  });

  it('goes to another endpoint of the client if those that it was due to are gone', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    const endpoints = client.endpoints.map((one) => ({ ...one, id: 'another' }));
    await putClient(world.store, { ...client, endpoints });
    await world.publisher.replay(id);
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([id, id]);
  });

  it('straight after the announcement finds the event', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    expect(await world.publisher.replay(id)).toBeUndefined();
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([id, id]);
  });
});

describe('a replay is refused', () => {
  it('for an event that there is not', async () => {
    expect(await world.publisher.replay('evt_none')).toMatchObject({ refused: 'not-found' });
  });

  it('for an event that was never due to this client', async () => {
    await addClient(world, 'c', { url: receiver.url });
    await addClient(world, 'd', { url: receiver.url });
    const id = await announceOne(world, { clientId: 'c' });
    expect(await world.publisher.replay(id, 'd')).toMatchObject({
      refused: 'wrong-phase',
      message: `Event ${id} was never due to client d.`,
    });
    expect(await world.publisher.replay(id, 'nobody')).toMatchObject({ refused: 'not-found' });
  });

  it('for an event of a type that the client had not chosen, even if it has since', async () => {
    const client = await addClient(world, 'c', { url: receiver.url, eventTypes: ['job.created'] });
    const id = await announceOne(world, { type: 'job.completed' });
    const endpoints = client.endpoints.map((one) => ({ ...one, eventTypes: null }));
    await world.publisher.event(id);
    await putClient(world.store, { ...client, endpoints });
    expect(await world.publisher.replay(id)).toMatchObject({ refused: 'wrong-phase' });
    expect(receiver.got).toEqual([]);
  });

  it('when the client has nowhere to send it', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    const endpoints = client.endpoints.map((one) => ({ ...one, enabled: false }));
    await putClient(world.store, { ...client, endpoints });
    expect(await world.publisher.replay(id)).toMatchObject({ refused: 'wrong-phase' });
    const { id: deliveryId } = await deliveryOf(world, id);
    expect(await world.publisher.resend(deliveryId)).toMatchObject({ refused: 'wrong-phase' });
  });
});

describe('a resend', () => {
  it('sends one delivery that was exhausted', async () => {
    receiver.answer = answering(500);
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await advance(world, 76 * hour);
    const { id: deliveryId, state } = await deliveryOf(world, id);
    expect(state).toBe('exhausted');

    receiver.answer = answering(200);
    expect(await world.publisher.resend(deliveryId)).toBeUndefined();
    await world.publisher.settled(patience);
    const delivery = await deliveryOf(world, id);
    expect(delivery).toMatchObject({ id: deliveryId, state: 'delivered', reason: null });
    expect(delivery.attempts.at(-1)!.trigger).toBe('resend');
    expect(await world.publisher.resend('dlv_0')).toMatchObject({ refused: 'not-found' });
  });
});

describe('a replay of many', () => {
  it('of a range takes the events that happened in it, in order', async () => {
    await addClient(world, 'c', { url: receiver.url });
    await addClient(world, 'd', { url: receiver.url });
    await addClient(world, 'silent');
    const ids: string[] = [];
    for (const clientId of ['c', 'c', 'd', 'c', 'silent']) {
      ids.push(await announceOne(world, { clientId, jobId: 'job_1' }));
      await advance(world, minute);
    }
    receiver.got.length = 0;
    const span = { clientId: 'c', since: start + minute, until: start + 3 * minute };
    expect(await world.publisher.replayRange(span)).toEqual({ replayed: 2, refused: 0 });
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([ids[1], ids[3]]);

    receiver.got.length = 0;
    expect(await world.publisher.replayRange({})).toEqual({ replayed: 4, refused: 0 });
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got).toSorted()).toEqual(ids.slice(0, 4).toSorted());
  });

  it('of the failed ones since a time takes what is failing and what was given up', async () => {
    await addClient(world, 'c', { url: receiver.url });
    receiver.answer = answering(500);
    const before = await announceOne(world);
    await advance(world, minute);
    const exhausted = await announceOne(world);
    await advance(world, 80 * hour);
    receiver.answer = answering(200);
    const fine = await announceOne(world);
    await world.publisher.settled(patience);
    receiver.answer = answering(500);
    const failing = await announceOne(world);
    await world.publisher.settled(patience);

    receiver.answer = answering(200);
    receiver.got.length = 0;
    const since = start + minute;
    expect(await world.publisher.replayFailedSince({ since })).toEqual({ replayed: 2, refused: 0 });
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got).toSorted()).toEqual([exhausted, failing].toSorted());
    expect(idsOf(receiver.got)).not.toContain(before);
    expect(idsOf(receiver.got)).not.toContain(fine);
  });

  it('says how many could not be sent', async () => {
    await addClient(world, 'c', { url: receiver.url });
    await announce(world, {}, {});
    await world.publisher.settled(patience);
    await putClient(world.store, { ...(await clientOf(world, 'c')), endpoints: [] });
    expect(await world.publisher.replayRange({})).toEqual({ replayed: 0, refused: 2 });
  });
});
