import { afterEach, expect, it, vi } from 'vitest';
import { answering, Receiver, type Answer } from '../../test/webhooks/receiver.ts';
import { forward } from './forward.ts';

const sealed = {
  headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json' },
  body: '"ü"',
};

let receiver: Receiver;
afterEach(() => receiver.kill());

const forwardTo = async (answer: Answer, signal?: AbortSignal): ReturnType<typeof forward> => {
  receiver = await Receiver.start(answer);
  return forward({ url: new URL(receiver.url), skipVerify: false }, sealed, signal);
};

it('posts the very bytes with the headers, on a connection of its own', async () => {
  expect(await forwardTo(answering(200))).toEqual({ status: 200 });
  await forward({ url: new URL(receiver.url), skipVerify: false }, sealed);
  expect(receiver.connections).toBe(2);
  const [got] = receiver.got;
  expect(got?.body.toString()).toBe('"ü"');
  expect(got?.headers).toMatchObject({ ...sealed.headers, 'content-length': '4' });
});

it('follows no redirect', async () => {
  expect(await forwardTo(answering(302, { location: '/other' }))).toEqual({ status: 302 });
  expect(receiver.got).toHaveLength(1);
});

it('gives the beginning of what a receiver says that refuses, and no more', async () => {
  const answer = await forwardTo((response) => {
    response.writeHead(400);
    response.write('x'.repeat(500));
    // It never ends.
  });
  expect(answer).toEqual({ status: 400, body: 'x'.repeat(200) });
});

it('does not wait for the body of one that accepts', async () => {
  const answer = await forwardTo((response) => {
    response.writeHead(202);
    response.write('working on it');
  });
  expect(answer).toEqual({ status: 202 });
});

it('says why there was no answer', async () => {
  const reset = await forwardTo((response) => response.socket?.resetAndDestroy());
  expect(reset).toEqual({ error: expect.stringMatching(/ECONNRESET|socket hang up/) as string });
  await receiver.kill();
  const refused = await forward({ url: new URL(receiver.url), skipVerify: false }, sealed);
  expect(refused).toEqual({ error: expect.stringMatching(/ECONNREFUSED/) as string });
});

it('waits half a minute', async () => {
  receiver = await Receiver.start(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = forward({ url: new URL(receiver.url), skipVerify: false }, sealed);
  await receiver.received(1);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  expect(await answer).toEqual({ error: 'no answer within 30 s' });
});

it('ends when it is told to, by rejecting', async () => {
  const ending = new AbortController();
  const answer = forwardTo(() => {
    ending.abort();
  }, ending.signal);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
