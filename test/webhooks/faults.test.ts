// Deliveries made wrong on purpose: what the receiver gets, and what the log says of it.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isEventType } from '#contract/events.ts';
import type { FaultSubject, WebhookFault } from '../../mock/application/faults/webhook-fault.ts';
import { answering, idsOf, Receiver, verify, type Envelope } from './receiver.ts';
import { until } from './until.ts';
import {
  addClient,
  advance,
  announce,
  announceOne,
  clientOf,
  createWorld,
  deliveryOf,
  minute,
  patience,
  second,
  start,
  type World,
} from './world.ts';

let world: World;
let receiver: Receiver;
let secret: string;
/** For the attempts to come, in order; none for those after them. */
let faults: WebhookFault[][];
let asked: FaultSubject[];

beforeEach(async () => {
  faults = [];
  asked = [];
  receiver = await Receiver.start();
  world = createWorld({
    faults: {
      next: (subject) => {
        asked.push(subject);
        return faults.shift() ?? [];
      },
    },
  });
  await addClient(world, 'c', { url: receiver.url });
  secret = (await clientOf(world, 'c')).webhookSecrets.current;
});

afterEach(async () => {
  world.publisher.close();
  world.agenda.clear();
  await receiver.kill();
  expect(world.bugs).toEqual([]);
});

const sendWith = async (...fault: WebhookFault[]) => {
  faults = [fault];
  const id = await announceOne(world);
  await world.publisher.settled(patience);
  return id;
};

describe('the fault rules', () => {
  it('are asked once for each attempt, with what it is about', async () => {
    receiver.answer = (response, _, nth) => response.writeHead(nth === 1 ? 500 : 200).end();
    const id = await announceOne(world, { jobId: 'job_1' });
    await advance(world, minute);
    const { id: deliveryId } = await deliveryOf(world, id);
    const subject = {
      ...{ deliveryId, eventId: id, type: 'job.completed', clientId: 'c', jobId: 'job_1' },
      ...{ endpointId: 'c/1', url: receiver.url },
    };
    expect(asked).toEqual([
      { ...subject, attempt: 1, trigger: 'first' },
      { ...subject, attempt: 2, trigger: 'retry' },
    ]);
  });

  it.each<WebhookFault>([
    { kind: 'duplicate' },
    { kind: 'staleTimestamp' },
    { kind: 'futureTimestamp' },
    { kind: 'tamperedByte' },
    { kind: 'wrongSignature' },
    { kind: 'missingHeader', name: 'webhook-id' },
    { kind: 'unknownEventType' },
  ])('the log names $kind', async (fault) => {
    const { attempts } = await deliveryOf(world, await sendWith(fault));
    expect(attempts[0]!.faults).toEqual([fault.kind]);
  });
});

describe('drop', () => {
  it('sends nothing, and a retry follows', async () => {
    const id = await sendWith({ kind: 'drop' });
    expect(receiver.got).toEqual([]);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'failing',
      attempts: [{ faults: ['drop'], response: null, error: { code: 'FAULT_DROP' } }],
    });
    await advance(world, 5 * second);
    expect(idsOf(receiver.got)).toEqual([id]);
  });
});

describe('duplicate', () => {
  it('sends it twice under one id; only the first answer counts', async () => {
    receiver.answer = (response, _, nth) => response.writeHead(nth === 1 ? 500 : 200).end();
    const id = await sendWith({ kind: 'duplicate' });
    expect(idsOf(receiver.got)).toEqual([id, id]);
    for (const one of receiver.got) verify(secret, one);
    const { state, attempts } = await deliveryOf(world, id);
    expect(state).toBe('failing');
    expect(attempts.map(({ trigger }) => trigger)).toEqual(['first', 'duplicate']);
  });
});

describe('reorder', () => {
  it('lets the next delivery pass, even of the same booking', async () => {
    faults = [[{ kind: 'reorder' }]];
    const ids = await announce(world, { jobId: 'job_1' }, { jobId: 'job_1' }, { jobId: 'job_1' });
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([ids[1], ids[0], ids[2]]);
  });

  it('on every delivery swaps them in pairs', async () => {
    const each: WebhookFault[] = [{ kind: 'reorder' }];
    faults = [each, each, each, each];
    const ids = await announce(world, ...Array<object>(4).fill({ jobId: 'job_1' }));
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([ids[1], ids[0], ids[3], ids[2]]);
  });

  it('is not satisfied by a delivery that was under way before', async () => {
    const waiting: (() => void)[] = [];
    receiver.answer = (response) => void waiting.push(() => response.writeHead(200).end());
    const first = await announceOne(world);
    await receiver.received(1);
    faults = [[{ kind: 'reorder' }]];
    const held = await announceOne(world);
    await until(async () => (await deliveryOf(world, held)).nextAttemptAt !== null);
    waiting[0]!();
    await world.publisher.settled(patience);
    receiver.answer = answering(200);
    expect(idsOf(receiver.got)).toEqual([first]);
    const next = await announceOne(world);
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([first, next, held]);
  });

  it('ends after a minute of the sandbox if nothing follows', async () => {
    const id = await sendWith({ kind: 'reorder' });
    expect(receiver.got).toEqual([]);
    expect(await deliveryOf(world, id)).toMatchObject({
      state: 'pending',
      nextAttemptAt: start + minute,
    });
    await advance(world, minute);
    expect(idsOf(receiver.got)).toEqual([id]);
    const next = await announceOne(world);
    await world.publisher.settled(patience);
    expect(idsOf(receiver.got)).toEqual([id, next]);

    const held = await sendWith({ kind: 'reorder' });
    expect(idsOf(receiver.got)).toEqual([id, next]);
    expect((await deliveryOf(world, held)).nextAttemptAt).toBe(start + 2 * minute);
  });
});

describe('delay', () => {
  it('sends it so much later by the sandbox’s time, with the other faults', async () => {
    const id = await sendWith({ kind: 'delay', ms: 10 * minute }, { kind: 'wrongSignature' });
    await advance(world, 10 * minute - 1);
    expect(receiver.got).toEqual([]);
    await advance(world, 1);
    expect(idsOf(receiver.got)).toEqual([id]);
    expect(() => verify(secret, receiver.got[0]!)).toThrow('No matching signature');
    expect((await deliveryOf(world, id)).attempts).toMatchObject([
      { trigger: 'first', at: start + 10 * minute, faults: ['wrongSignature'] },
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is overtaken by a replay', async () => {
    const id = await sendWith({ kind: 'delay', ms: 10 * minute });
    await world.publisher.replay(id);
    await advance(world, 20 * minute);
    expect(idsOf(receiver.got)).toEqual([id]);
  });
});

describe('a wrong time', () => {
  it.each([
    ['staleTimestamp', undefined, 'too old', -360],
    ['futureTimestamp', undefined, 'too new', 360],
    ['staleTimestamp', 4_000, 'too old', -4_000],
  ] as const)('%s (%s) is signed for that time, and %s', async (kind, seconds, said, offset) => {
    await sendWith({ kind, seconds });
    const [received] = receiver.got;
    expect(() => verify(secret, received!)).toThrow(said);
    const sent = Number(received!.headers['webhook-timestamp']);
    expect(Math.abs(sent - offset - Date.now() / 1000)).toBeLessThan(60);
  });

  it('within the tolerance is accepted, so the signature is right', async () => {
    await sendWith({ kind: 'staleTimestamp', seconds: 200 });
    verify(secret, receiver.got[0]!);
  });
});

describe('tamperedByte', () => {
  it('differs in one byte from what was signed, and is still an envelope', async () => {
    const id = await sendWith({ kind: 'tamperedByte' });
    const [received] = receiver.got;
    expect(() => verify(secret, received!)).toThrow('No matching signature');
    const event = await world.publisher.event(id);
    const original = Buffer.from(event!.body);
    expect(received!.body.byteLength).toBe(original.byteLength);
    const changed = [...original.keys()].filter((at) => original[at] !== received!.body[at]);
    expect(changed).toHaveLength(1);
    expect((JSON.parse(received!.body.toString()) as Envelope).type).toBe('job.completed');
  });

  it('leaves the bytes of the next attempt alone', async () => {
    receiver.answer = (response, _, nth) => response.writeHead(nth === 1 ? 400 : 200).end();
    await sendWith({ kind: 'tamperedByte' });
    await advance(world, 5 * second);
    verify(secret, receiver.got[1]!);
  });
});

describe('the other faults', () => {
  it('wrongSignature has the right form and no right entry', async () => {
    await sendWith({ kind: 'wrongSignature' });
    const [received] = receiver.got;
    expect(received!.headers['webhook-signature']).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/);
    expect(() => verify(secret, received!)).toThrow('No matching signature');
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
    'missingHeader leaves %s out, and no other',
    async (name) => {
      await sendWith({ kind: 'missingHeader', name });
      const [received] = receiver.got;
      const signed = Object.keys(received!.headers).filter((one) => one.startsWith('webhook-'));
      expect(signed).toHaveLength(2);
      expect(signed).not.toContain(name);
      expect(() => verify(secret, received!)).toThrow('Missing required headers');
    },
  );

  it('unknownEventType is signed correctly, of a type that there is not', async () => {
    const id = await sendWith({ kind: 'unknownEventType' });
    const envelope = verify(secret, receiver.got[0]!);
    expect(isEventType(envelope.type)).toBe(false);
    expect(envelope.data.id).toBe(id);
    await sendWith({ kind: 'unknownEventType', type: 'job.folded' });
    expect(verify(secret, receiver.got[1]!).type).toBe('job.folded');
  });

  it('act together', async () => {
    await sendWith(
      { kind: 'unknownEventType' },
      { kind: 'staleTimestamp', seconds: 100 },
      { kind: 'missingHeader', name: 'webhook-signature' },
    );
    const [received] = receiver.got;
    expect(received!.headers).not.toHaveProperty('webhook-signature');
    expect(received!.body.toString()).toContain('job.teleported');
  });
});
