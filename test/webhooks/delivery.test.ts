// A delivery as a receiver sees it, and as the log shows it.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validateWebhookHeaders } from '#contract/validate.ts';
import { idsOf, Receiver, verify } from './receiver.ts';
import { until } from './until.ts';
import {
  addClient,
  announce,
  announcement,
  announceOne,
  createWorld,
  deliveryOf,
  patience,
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
});

describe('a delivery', () => {
  it('is accepted by the standardwebhooks library', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world, { type: 'job.completed' });
    const [received] = await receiver.received(1);

    const envelope = verify(client.webhookSecrets.current, received!);
    expect(envelope.type).toBe('job.completed');
    expect(envelope.data.id).toBe(id);
    expect(received!.headers['webhook-id']).toBe(id);
    expect(validateWebhookHeaders(received!.headers)).toEqual([]);
  });

  it('is a POST of JSON from the sandbox, with its length', async () => {
    await addClient(world, 'c', { url: `${receiver.url}?token=1` });
    await announce(world);
    const [received] = await receiver.received(1);

    expect(received!.path).toBe('/hook?token=1');
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'phlebo-sandbox/1.2.3',
      'content-length': String(received!.body.byteLength),
    });
  });

  it('carries the machine’s time in its header and the sandbox’s in its envelope', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    const before = Math.floor(Date.now() / 1000);
    await announce(world);
    const [received] = await receiver.received(1);

    const sent = Number(received!.headers['webhook-timestamp']);
    expect(sent).toBeGreaterThanOrEqual(before);
    expect(sent).toBeLessThanOrEqual(Date.now() / 1000);
    const { timestamp } = verify(client.webhookSecrets.current, received!);
    expect(timestamp).toBe(new Date(start).toISOString());
  });

  it('is refused by the library under another client’s secret', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const other = await addClient(world, 'd');
    await announce(world);
    const [received] = await receiver.received(1);
    expect(() => verify(other.webhookSecrets.current, received!)).toThrow('No matching signature');
  });
});

describe('who gets an event', () => {
  it('is its client alone', async () => {
    const other = await Receiver.start();
    await addClient(world, 'c', { url: receiver.url });
    await addClient(world, 'd', { url: other.url });
    const [mine, theirs] = await announce(world, { clientId: 'c' }, { clientId: 'd' });
    await world.publisher.settled(patience);

    expect(idsOf(receiver.got)).toEqual([mine]);
    expect(idsOf(other.got)).toEqual([theirs]);
    await other.kill();
  });

  it('is every enabled endpoint that chose the type, null meaning all and [] none (O45)', async () => {
    await addClient(
      world,
      'c',
      { url: `${receiver.url}/all` },
      { url: `${receiver.url}/chosen`, eventTypes: ['job.completed', 'job.created'] },
      { url: `${receiver.url}/others`, eventTypes: ['invoice.paid'] },
      { url: `${receiver.url}/none`, eventTypes: [] },
      { url: `${receiver.url}/off`, enabled: false },
    );
    const id = await announceOne(world, { type: 'job.completed' });
    await world.publisher.settled(patience);

    expect(receiver.got.map(({ path }) => path).sort()).toEqual(['/hook/all', '/hook/chosen']);
    expect(idsOf(receiver.got)).toEqual([id, id]);
    const [one, two] = receiver.got;
    expect(one!.body.equals(two!.body)).toBe(true);
  });

  it('is nobody without an endpoint; the event is kept as never due', async () => {
    await addClient(world, 'c');
    const id = await announceOne(world);
    expect(await world.publisher.event(id)).toMatchObject({ id, due: false, deliveries: [] });
  });
});

describe('the delivery log', () => {
  it('has the attempt: request, response and time', async () => {
    receiver.answer = (response) => {
      response.writeHead(201, { 'x-trace': 'abc' }).end('thank you');
    };
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);

    const delivery = await deliveryOf(world, id);
    expect(delivery).toMatchObject({
      eventId: id,
      type: 'job.completed',
      clientId: 'c',
      endpointId: 'c/1',
      url: receiver.url,
      state: 'delivered',
      nextAttemptAt: null,
      attemptsDropped: 0,
    });
    const [attempt] = delivery.attempts;
    const [received] = receiver.got;
    expect(attempt).toMatchObject({
      number: 1,
      at: start,
      trigger: 'first',
      faults: [],
      error: null,
      response: { status: 201, body: 'thank you', truncated: false },
      request: { url: receiver.url, bytes: received!.body.byteLength },
    });
    expect(attempt!.response!.headers['x-trace']).toBe('abc');
    expect(received!.headers).toMatchObject(attempt!.request.headers);
    expect(attempt!.durationMs).toBeGreaterThanOrEqual(0);
    expect(Math.abs(attempt!.realAt - Date.now())).toBeLessThan(patience);
  });

  it('never has a secret', async () => {
    const client = await addClient(world, 'c', { url: receiver.url });
    await announce(world);
    await world.publisher.settled(patience);
    const shown = JSON.stringify([
      await world.publisher.deliveries(),
      await world.publisher.events(),
    ]);
    expect(shown).not.toContain('whsec_');
    expect(shown).not.toContain(client.webhookSecrets.current.slice('whsec_'.length));
  });

  it('keeps the beginning of a long answer, and gives up reading a huge one', async () => {
    receiver.answer = (response, _, nth) => {
      response.writeHead(200);
      if (nth === 1) response.end('x'.repeat(5_000));
      else response.write('y'.repeat(100_000)); // and never ends
    };
    await addClient(world, 'c', { url: receiver.url });
    const [long = '', huge = ''] = await announce(world, {}, {});
    await world.publisher.settled(patience);

    for (const id of [long, huge]) {
      const { state, attempts } = await deliveryOf(world, id);
      expect(state).toBe('delivered');
      expect(attempts[0]!.response!.body).toHaveLength(4_096);
      expect(attempts[0]!.response!.truncated).toBe(true);
    }
    await until(() => receiver.openRequests === 0);
  });

  it('lists by client, event, booking, endpoint and state, in either order and in pages', async () => {
    receiver.answer = (response, { body }) => {
      response.writeHead(body.includes('job.no_show') ? 500 : 200).end();
    };
    await addClient(world, 'c', { url: receiver.url });
    await addClient(world, 'd', { url: receiver.url });
    const ids = await announce(
      world,
      { type: 'job.no_show', jobId: 'job_1' },
      { jobId: 'job_1' },
      { jobId: 'job_2' },
      { clientId: 'd' },
    );
    await world.publisher.settled(patience);
    const { publisher } = world;
    const eventIds = async (query: Parameters<typeof publisher.deliveries>[0]) =>
      (await publisher.deliveries(query)).items.map(({ eventId }) => ids.indexOf(eventId));

    expect(await eventIds({})).toEqual([0, 1, 2, 3]);
    expect(await eventIds({ order: 'newest' })).toEqual([3, 2, 1, 0]);
    expect(await eventIds({ clientId: 'd' })).toEqual([3]);
    expect(await eventIds({ jobId: 'job_1' })).toEqual([0, 1]);
    expect(await eventIds({ endpointId: 'c/1', states: ['delivered'] })).toEqual([1, 2]);
    expect(await eventIds({ states: ['failing'] })).toEqual([0]);
    expect(await eventIds({ eventId: ids[1] })).toEqual([1]);

    const page = await publisher.deliveries({ limit: 3 });
    expect(page.items).toHaveLength(3);
    const rest = await publisher.deliveries({ after: page.next ?? undefined });
    expect(rest.items.map(({ eventId }) => eventId)).toEqual([ids[3]]);
    expect(rest.next).toBeNull();
    const newest = await publisher.events({ order: 'newest', limit: 1, types: ['job.completed'] });
    expect(newest.items.map(({ id }) => id)).toEqual([ids[3]]);
    const older = await publisher.events({ order: 'newest', after: newest.next ?? undefined });
    expect(older.items.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
  });
});

describe('an event that the contract refuses', () => {
  const break_ = async (data: Record<string, unknown>) => {
    await addClient(world, 'c', { url: receiver.url });
    const made = announcement(start);
    const broken = { ...made, data: { ...made.data, ...data } };
    await world.store.transact(async (tx) => tx.announce(broken));
    await world.publisher.settled(patience);
  };

  it('is a bug, and is not sent', async () => {
    await break_({ fulfillmentChannel: 'BY_POST' });
    expect(receiver.got).toEqual([]);
    expect(String(world.bugs[0])).toContain('webhook.data.fulfillmentChannel');
  });

  it('is a bug if data.id is not the event’s id', async () => {
    await break_({ id: 'evt_00000000-0000-4000-8000-000000000000' });
    expect(receiver.got).toEqual([]);
    expect(String(world.bugs[0])).toContain('another id');
  });

  it('does not hold up what was announced with it', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const [broken, sound] = [announcement(start), announcement(start)];
    await world.store.transact(async (tx) => {
      tx.announce({ ...broken, data: {} });
      tx.announce(sound);
    });
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([sound.id]);
  });
});
