// The 24 hours after a change of secret (spec, "Signing" 4), by the sandbox's time.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, Receiver, verify, type Received } from './receiver.ts';
import {
  addClient,
  advance,
  announce,
  createWorld,
  hour,
  minute,
  patience,
  rotate,
  second,
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

const signaturesOf = ({ headers }: Received): readonly string[] =>
  String(headers['webhook-signature']).split(' ');

/** The delivery as if it held this signature alone. */
const only = (received: Received, index: number): Received => ({
  ...received,
  headers: { ...received.headers, 'webhook-signature': signaturesOf(received)[index] },
});

const sendOne = async (): Promise<Received> => {
  await announce(world);
  await world.publisher.settled(patience);
  return receiver.got.at(-1)!;
};

const secretsAfterRotation = async () => {
  const before = await addClient(world, 'c', { url: receiver.url });
  const after = await rotate(world, 'c');
  return [before.webhookSecrets.current, after.webhookSecrets.current] as const;
};

describe('after a rotation', () => {
  it.each([
    ['at once', 0],
    ['at 24 h − 1 min', 24 * hour - minute],
    ['at 24 h − 1 ms', 24 * hour - 1],
  ])('%s both secrets sign, the old one first', async (_, later) => {
    const [old, current] = await secretsAfterRotation();
    await advance(world, later);
    const received = await sendOne();

    expect(signaturesOf(received)).toHaveLength(2);
    verify(old, received);
    verify(current, received);
    verify(old, only(received, 0));
    verify(current, only(received, 1));
    expect(() => verify(current, only(received, 0))).toThrow();
    expect(() => verify(old, only(received, 1))).toThrow();
  });

  it.each([
    ['at exactly 24 h', 24 * hour],
    ['at 24 h + 1 min', 24 * hour + minute],
  ])('%s the old secret has stopped (O44, reading A)', async (_, later) => {
    const [old, current] = await secretsAfterRotation();
    await advance(world, later);
    const received = await sendOne();

    expect(signaturesOf(received)).toHaveLength(1);
    verify(current, received);
    expect(() => verify(old, received)).toThrow('No matching signature');
  });

  it('a retry is signed with the secrets of the attempt, not of the event', async () => {
    receiver.answer = answering(500);
    const client = await addClient(world, 'c', { url: receiver.url });
    const first = await sendOne();
    expect(signaturesOf(first)).toHaveLength(1);

    const rotated = await rotate(world, 'c');
    await advance(world, 5 * second);
    const second_ = receiver.got.at(-1)!;
    expect(signaturesOf(second_)).toHaveLength(2);
    verify(rotated.webhookSecrets.current, second_);
    verify(client.webhookSecrets.current, second_);

    await advance(world, 75 * hour);
    const last = receiver.got.at(-1)!;
    verify(rotated.webhookSecrets.current, last);
    expect(() => verify(client.webhookSecrets.current, last)).toThrow();
    expect(last.body.equals(first.body)).toBe(true);
  });
});
