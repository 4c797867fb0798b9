// What follows a failed attempt: the ladder by the sandbox's time, and what a receiver may ask for.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { standardLadder } from '../../mock/adapters/webhooks/ladder.ts';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { answering, idsOf, Receiver, verify, type Answer } from './receiver.ts';
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
  type WorldOptions,
} from './world.ts';

let world: World;
let receiver: Receiver;
const others: World[] = [];

beforeEach(async () => {
  receiver = await Receiver.start(answering(500));
  world = createWorld();
  await addClient(world, 'c', { url: receiver.url });
});

afterEach(async () => {
  for (const { publisher, agenda, bugs } of [world, ...others.splice(0)]) {
    publisher.close();
    agenda.clear();
    expect(bugs).toEqual([]);
  }
  await receiver.kill();
});

/** Another world with the same receiver. */
const worldWith = async (options: WorldOptions): Promise<World> => {
  const made = createWorld(options);
  others.push(made);
  await addClient(made, 'c', { url: receiver.url });
  return made;
};

const all = standardLadder.reduce((sum, delay) => sum + delay, 0);

describe('the standard ladder', () => {
  it('is ten attempts over 75 h 35 min 5 s, and then the delivery is exhausted', async () => {
    expect(all).toBe(75 * hour + 35 * minute + 5 * second);
    const id = await announceOne(world);
    await advance(world, all - 1);
    expect(receiver.got).toHaveLength(9);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      nextAttemptAt: start + all,
    });

    await advance(world, 1);
    expect(receiver.got).toHaveLength(10);
    await advance(world, 1000 * hour);
    expect(receiver.got).toHaveLength(10);

    const { state, reason, attempts, nextAttemptAt } = await deliveryOf(world, id);
    expect({ state, nextAttemptAt }).toEqual({ state: 'exhausted', nextAttemptAt: null });
    expect(reason).toContain('All 10 attempts failed');
    const offsets = standardLadder.map((_, rung) =>
      standardLadder.slice(0, rung + 1).reduce((sum, delay) => sum + delay),
    );
    expect(attempts.map(({ at }) => at - start)).toEqual(offsets);
    expect(attempts.map(({ trigger }) => trigger)).toEqual([
      'first',
      ...Array<string>(9).fill('retry'),
    ]);
    expect(attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('stops at the first success', async () => {
    receiver.answer = (response, _, nth) => response.writeHead(nth < 3 ? 503 : 200).end();
    const id = await announceOne(world);
    await advance(world, all);
    expect(receiver.got).toHaveLength(3);
    expect(await deliveryOf(world, id)).toMatchObject({ state: 'delivered', reason: null });
  });

  it('sends the very same bytes under the same id each time, newly timed and signed', async () => {
    let realTime = Date.now();
    const secret = (await clientOf(world, 'c')).webhookSecrets.current;
    const timed = await worldWith({ realNow: () => (realTime += second) });
    await putClient(timed.store, await clientOf(world, 'c'));
    const id = await announceOne(timed);
    await advance(timed, 6 * minute);

    const [first, ...later] = receiver.got;
    expect(later).toHaveLength(2);
    for (const one of later) expect(one.body.equals(first!.body)).toBe(true);
    expect(idsOf(receiver.got)).toEqual([id, id, id]);
    const times = receiver.got.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times[0]).toBeLessThan(times[1]!);
    expect(times[1]).toBeLessThan(times[2]!);
    for (const one of receiver.got) verify(secret, one);
  });

  it('tells clock.advance of each attempt, in order', async () => {
    const id = await announceOne(world);
    const happened = await advance(world, 6 * minute);
    expect(happened).toEqual(
      [5 * second, 5 * minute + 5 * second].map((after, index) => ({
        at: start + after,
        what: 'delivery.attempt',
        eventId: id,
        type: 'job.completed',
        clientId: 'c',
        endpoint: 'c/1',
        attempt: index + 2,
        outcome: 'failing',
        status: 500,
      })),
    );
  });

  it('interleaves deliveries by the sandbox’s time', async () => {
    const early = await announceOne(world);
    await advance(world, 2 * second);
    const late = await announceOne(world);
    const happened = await advance(world, 10 * second);
    expect(happened.map(({ eventId, at }) => [eventId, at])).toEqual([
      [early, start + 5 * second],
      [late, start + 7 * second],
    ]);
  });
});

describe('a ladder of one’s own', () => {
  it('has as many attempts as it has delays', async () => {
    const brief = await worldWith({ ladder: [0, 10, 20] });
    const id = await announceOne(brief);
    await advance(brief, second);
    expect(receiver.got).toHaveLength(3);
    expect((await deliveryOf(brief, id)).state).toBe('exhausted');
  });

  it('may put the first attempt off', async () => {
    const late = await worldWith({ ladder: [minute] });
    const id = await announceOne(late);
    await late.publisher.settled(patience);
    expect(receiver.got).toHaveLength(0);
    expect((await deliveryOf(late, id)).nextAttemptAt).toBe(start + minute);
    await advance(late, minute);
    expect(receiver.got).toHaveLength(1);
  });

  it('fires by itself while the sandbox’s time runs', async () => {
    const running = await worldWith({ ladder: [0, 20, 20] });
    running.clock.resume();
    await announce(running);
    await receiver.received(3);
  });

  it.each([[[]], [[0, -1]], [[0, NaN]]])('is refused if it is %j', (ladder) => {
    expect(() => createWorld({ ladder })).toThrow(RangeError);
  });
});

describe('jitter', () => {
  const offsets = async (options: Partial<PublisherOptions>) => {
    const made = await worldWith(options);
    const ids = await announce(made, {}, {}, {});
    await advance(made, all);
    const deliveries = await Promise.all(ids.map((id) => deliveryOf(made, id)));
    return deliveries.map(({ attempts }) => attempts.map(({ at }) => at - start));
  };

  it('repeats with its seed, differs between deliveries, and only ever shortens', async () => {
    const jitter = { seed: 7, ratio: 0.2 };
    const [once, again] = [await offsets({ jitter }), await offsets({ jitter })];
    expect(again).toEqual(once);
    expect(new Set(once.map((one) => one.join())).size).toBe(3);
    expect(await offsets({ jitter: { ...jitter, seed: 8 } })).not.toEqual(once);
    for (const one of once) {
      const delays = one.map((at, index) => at - (one[index - 1] ?? 0));
      for (const [rung, delay] of delays.entries()) {
        expect(delay).toBeLessThanOrEqual(standardLadder[rung]!);
        expect(delay).toBeGreaterThanOrEqual(standardLadder[rung]! * 0.8);
      }
    }
  });
});

describe('what counts as success', () => {
  it.each([200, 202, 204, 299])('%i does', async (status) => {
    receiver.answer = answering(status);
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect((await deliveryOf(world, id)).state).toBe('delivered');
  });

  it.each([300, 304, 400, 404, 429, 500, 502])('%i does not', async (status) => {
    receiver.answer = answering(status);
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      nextAttemptAt: start + 5 * second,
      attempts: [{ response: { status }, error: null }],
    });
  });

  it.each([301, 302, 307, 308])('a redirect (%i) does not, and is not followed', async (status) => {
    receiver.answer = answering(status, { location: '/elsewhere' });
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(receiver.got.map(({ path }) => path)).toEqual(['/hook']);
    expect((await deliveryOf(world, id)).state).toBe('failing');
  });

  it('an answer that is cut off does not', async () => {
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('only this', () => response.destroy());
    };
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      attempts: [{ response: { status: 200, body: 'only this' }, error: { code: 'ECONNRESET' } }],
    });
  });
});

describe('410 Gone', () => {
  it('disables the endpoint and ends this delivery and those that were due', async () => {
    const failing = await announceOne(world);
    await world.publisher.settled(patience);
    receiver.answer = answering(410);
    const gone = await announceOne(world);
    await world.publisher.settled(patience);

    expect(await deliveryOf(world, gone)).toMatchObject({ state: 'disabled', nextAttemptAt: null });
    expect((await clientOf(world, 'c')).endpoints[0]!.enabled).toBe(false);
    const happened = await advance(world, all);
    expect(happened).toMatchObject([{ eventId: failing, outcome: 'disabled' }]);
    expect(await deliveryOf(world, failing)).toMatchObject({
      state: 'disabled',
      reason: 'The endpoint is disabled.',
    });
    expect(receiver.got).toHaveLength(2);

    const later = await announceOne(world);
    expect(await world.publisher.event(later)).toMatchObject({ due: false });
  });
});

describe('Retry-After', () => {
  const nextAfter = async (header: string, realNow: () => number = Date.now) => {
    receiver.answer = answering(429, { 'retry-after': header });
    const made = await worldWith({ realNow });
    const id = await announceOne(made);
    await made.publisher.settled(patience);
    return (await deliveryOf(made, id)).nextAttemptAt! - start;
  };

  it('puts the retry off, in seconds', async () => {
    expect(await nextAfter('120')).toBe(2 * minute);
  });

  it('puts the retry off, to a date by the machine’s clock', async () => {
    const real = Date.parse('2026-11-28T10:00:00Z');
    expect(await nextAfter('Sat, 28 Nov 2026 10:10:00 GMT', () => real)).toBe(10 * minute);
  });

  it('never brings it forward', async () => {
    expect(await nextAfter('1')).toBe(5 * second);
    expect(await nextAfter('Sat, 28 Nov 1998 10:10:00 GMT')).toBe(5 * second);
  });

  it('puts it off by a day at most', async () => {
    expect(await nextAfter('9999999')).toBe(24 * hour);
  });

  it('is passed over when it makes no sense', async () => {
    expect(await nextAfter('soon')).toBe(5 * second);
  });
});

describe('the time-out', () => {
  const cases: Record<string, Answer> = {
    'no answer at all': () => undefined,
    'an answer that never ends': (response) => {
      response.writeHead(200).write('first of many');
    },
  };

  it.each(Object.entries(cases))('covers %s', async (_, answer) => {
    receiver.answer = answer;
    const hasty = await worldWith({ timeoutMs: 50 });
    const id = await announceOne(hasty);
    await hasty.publisher.settled(patience);
    const { state, attempts } = await deliveryOf(hasty, id);
    expect(state).toBe('failing');
    expect(attempts[0]!.error).toEqual({
      code: 'TIMEOUT',
      message: 'There was no complete answer within 0.05 s.',
    });
    expect(attempts[0]!.durationMs).toBeGreaterThanOrEqual(45);
  });

  it('does not hold a moved clock up: what is open is named, the rest is reported', async () => {
    const swift = await Receiver.start(answering(500));
    const brief = await worldWith({ patienceMs: 300 });
    await addClient(brief, 'swift', { url: swift.url });
    const [hanging, prompt] = await announce(brief, { clientId: 'c' }, { clientId: 'swift' });
    await brief.publisher.settled(patience);
    receiver.answer = () => undefined;

    const happened = await brief.agenda.advance(6 * second);
    expect(happened).toMatchObject([
      { eventId: hanging, outcome: 'pending', at: start + 5 * second },
      { eventId: prompt, outcome: 'failing', status: 500 },
    ]);
    await swift.kill();
  });

  it('of one receiver leaves the later rows of the others as they are', async () => {
    const swift = await Receiver.start(answering(500));
    const brief = await worldWith({ patienceMs: 500 });
    await addClient(brief, 'swift', { url: swift.url });
    const hanging = await announceOne(brief);
    await brief.publisher.settled(patience);
    brief.clock.advance(second);
    const prompt = await announceOne(brief, { clientId: 'swift' });
    await brief.publisher.settled(patience);
    receiver.answer = () => undefined;

    const begun = performance.now();
    const happened = await brief.agenda.advance(10 * second);
    expect(performance.now() - begun).toBeGreaterThan(450);
    expect(happened).toMatchObject([
      {
        ...{ what: 'delivery.attempt', eventId: hanging, outcome: 'pending' },
        ...{ clientId: 'c', endpoint: 'c/1', at: start + 5 * second },
      },
      { eventId: prompt, outcome: 'failing', status: 500, at: start + 6 * second },
    ]);
    await swift.kill();
  });

  it('makes the retry fall due from the moment when the attempt ended', async () => {
    receiver.answer = () => undefined;
    const hasty = await worldWith({ timeoutMs: 100 });
    const id = await announceOne(hasty);
    await receiver.received(1);
    hasty.clock.advance(hour);
    await hasty.publisher.settled(patience);
    expect((await deliveryOf(hasty, id)).nextAttemptAt).toBe(start + hour + 5 * second);
  });
});

describe('an endpoint that is changed meanwhile', () => {
  it('gets the retry at its new address', async () => {
    const elsewhere = await Receiver.start();
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    const client = await clientOf(world, 'c');
    const endpoints = client.endpoints.map((one) => ({ ...one, url: elsewhere.url }));
    await putClient(world.store, { ...client, endpoints });
    await advance(world, minute);
    expect(idsOf(elsewhere.got)).toEqual([id]);
    expect(await deliveryOf(world, id)).toMatchObject({ state: 'delivered', url: elsewhere.url });
    await elsewhere.kill();
  });

  it('gets none when it is gone', async () => {
    const id = await announceOne(world);
    await world.publisher.settled(patience);
    await putClient(world.store, { ...(await clientOf(world, 'c')), endpoints: [] });
    await advance(world, all);
    expect(receiver.got).toHaveLength(1);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'disabled',
      reason: 'The endpoint is gone.',
    });
  });
});
