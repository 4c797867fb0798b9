// A live stream of events: by cursor, so that whoever comes back has missed nothing.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notice } from '../../mock/adapters/webhooks/journal.ts';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import { answering, Receiver, verify } from './receiver.ts';
import { addClient, announce, announceOne, createWorld, patience, type World } from './world.ts';

let world: World;
let receiver: Receiver;

const restart = (options: Partial<PublisherOptions> = {}): void => {
  world = createWorld(options);
};

beforeEach(async () => {
  restart();
  receiver = await Receiver.start();
});

afterEach(async () => {
  world.publisher.close();
  world.agenda.clear();
  await receiver.kill();
});

type Heard = readonly [what: string, id: string | null];

const brief = (notice: Notice): Heard => {
  switch (notice.what) {
    case 'event':
    case 'replay':
      return [notice.what, notice.event.id];
    case 'attempt':
      return [notice.what, notice.delivery.eventId];
    case 'reset':
      return [notice.what, null];
  }
};

/** What a stream has heard so far, without attempts. */
const listen = (options: Parameters<World['publisher']['subscribe']>[0] = {}) => {
  const notices: Notice[] = [];
  const stream = world.publisher.subscribe(options, (notice) => notices.push(notice));
  const heard = () => notices.filter(({ what }) => what !== 'attempt').map(brief);
  return { notices, stream, heard };
};

describe('a stream', () => {
  it('hears events with their bytes, and their attempts', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const { notices } = listen();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(notices.map(brief)).toEqual([
      ['event', id],
      ['attempt', id],
    ]);
    const [event, attempt] = notices;
    expect(event).toMatchObject({
      event: { id, due: true, body: receiver.got[0]!.body.toString() },
    });
    expect(attempt).toMatchObject({
      delivery: { state: 'delivered' },
      attempt: { response: { status: 204 } },
    });
  });

  it('hears of events that have no endpoint to go to', async () => {
    await addClient(world, 'c');
    const { heard } = listen();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(heard()).toEqual([['event', id]]);
  });

  it('goes on where it stopped: what came meanwhile comes first, replays too', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const first = listen();
    const before = await announceOne(world);
    await world.publisher.settled(patience);
    first.stream.stop();
    const { cursor } = first.notices.at(-1)!;

    const meanwhile = await announce(world, {}, {});
    await world.publisher.settled(patience);
    await world.publisher.replay(before);
    await world.publisher.settled(patience);
    expect(first.heard()).toEqual([['event', before]]);

    const second = listen({ after: cursor });
    const live = await announceOne(world);
    await world.publisher.settled(patience);
    expect(second.heard()).toEqual([
      ['event', meanwhile[0]],
      ['event', meanwhile[1]],
      ['replay', before],
      ['event', live],
    ]);
    const cursors = second.notices.map((notice) => notice.cursor);
    expect(cursors).toEqual(cursors.toSorted((a, b) => a - b));
    expect(second.stream.missed).toBe(false);
  });

  it('from the beginning hears all that is kept', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const ids = await announce(world, {}, {}, {});
    await world.publisher.settled(patience);
    expect(listen({ after: 0 }).heard()).toEqual(ids.map((id) => ['event', id]));
    expect(listen().heard()).toEqual([]);
  });

  it('is told if something after its cursor is no longer kept', async () => {
    restart({ retention: { events: 2 } });
    await addClient(world, 'c', { url: receiver.url });
    const first = listen();
    await announceOne(world);
    await world.publisher.settled(patience);
    const { cursor } = first.notices.at(-1)!;
    await announce(world, {}, {});
    await world.publisher.settled(patience);
    expect(listen({ after: cursor }).stream.missed).toBe(false);
    await announceOne(world);
    await world.publisher.settled(patience);
    const late = listen({ after: cursor });
    expect(late.stream.missed).toBe(true);
    expect(late.heard()).toHaveLength(2);
  });

  it('with a cursor from elsewhere is told so, and hears all that is kept', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    const stray = listen({ after: 1_000 });
    expect(stray.stream.missed).toBe(true);
    expect(stray.heard()).toEqual([['event', id]]);
  });

  it('hears only what it asked for', async () => {
    await addClient(world, 'c', { url: receiver.url });
    await addClient(world, 'd', { url: receiver.url });
    const ofClient = listen({ clientId: 'd' });
    const ofType = listen({ types: ['job.no_show'] });
    const ofJob = listen({ jobId: 'job_1' });
    const ids = await announce(
      world,
      { clientId: 'd' },
      { type: 'job.no_show' },
      { jobId: 'job_1' },
    );
    await world.publisher.settled(patience);
    expect(ofClient.heard()).toEqual([['event', ids[0]]]);
    expect(ofType.heard()).toEqual([['event', ids[1]]]);
    expect(ofJob.heard()).toEqual([['event', ids[2]]]);
    expect(listen({ clientId: 'd', after: 0 }).heard()).toEqual([['event', ids[0]]]);
  });

  it('hears of a reset, after which cursors go on and old ones have missed something', async () => {
    await addClient(world, 'c', { url: receiver.url });
    const first = listen();
    await announceOne(world);
    await world.publisher.settled(patience);
    const { cursor } = first.notices.at(-1)!;
    await announceOne(world);
    await world.publisher.settled(patience);
    world.publisher.reset();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(first.heard().slice(-2)).toEqual([
      ['reset', null],
      ['event', id],
    ]);
    const late = listen({ after: cursor });
    expect(late.stream.missed).toBe(true);
    expect(late.heard()).toEqual([['event', id]]);
  });

  it('that fails harms nobody else', async () => {
    await addClient(world, 'c', { url: receiver.url });
    world.publisher.subscribe({}, () => {
      throw new Error('of a listener');
    });
    const other = listen();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(other.heard()).toEqual([['event', id]]);
    expect(receiver.got).toHaveLength(1);
    expect(String(world.bugs[0])).toContain('of a listener');
  });
});

describe('seal', () => {
  it('gives an event as it would be sent now, for a receiver elsewhere', async () => {
    const client = await addClient(world, 'c');
    const id = await announceOne(world);
    const sealed = await world.publisher.seal(id);
    if (isRefusal(sealed)) throw new Error(sealed.message);
    const { headers, body } = sealed;
    const { data } = verify(client.webhookSecrets.current, { path: '', headers, body });
    expect(data.id).toBe(id);
    expect(await world.publisher.seal('evt_none')).toMatchObject({ refused: 'not-found' });
  });
});

describe('settled', () => {
  it('waits no longer than it is told, and says what is still open', async () => {
    receiver.answer = () => undefined;
    await addClient(world, 'c', { url: receiver.url });
    await announce(world, {}, {});
    expect(await world.publisher.settled(20)).toBe(2);
    receiver.resetConnections();
    receiver.answer = answering(200);
    expect(await world.publisher.settled(patience)).toBe(0);
  });
});
