import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { answering, Receiver, type Answer } from '../../test/webhooks/receiver.ts';
import { selfSigned } from '../../test/webhooks/self-signed.ts';
import { forward } from './forward.ts';

const sealed = {
  headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json' },
  body: '"ü"',
};

/** Node's own word when a client has status and headers of an answer. */
const clientGotHead = 'http.client.response.finish';

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
  expect(reset).toEqual({
    error: expect.stringMatching(/ECONNRESET|socket hang up/) as string,
    mayPass: true,
  });
  await receiver.kill();
  const refused = await forward({ url: new URL(receiver.url), skipVerify: false }, sealed);
  expect(refused).toEqual({
    error: expect.stringMatching(/ECONNREFUSED/) as string,
    mayPass: true,
  });
});

it('waits a quarter of a minute', async () => {
  receiver = await Receiver.start(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = forward({ url: new URL(receiver.url), skipVerify: false }, sealed);
  await receiver.received(1);
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  expect(await answer).toEqual({ error: 'no answer within 15 s', mayPass: true });
});

it('does not wait longer for a reason that comes by drops', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const begun = new Promise<void>((resolve) => {
    const begin = (): void => {
      unsubscribe(clientGotHead, begin);
      resolve();
    };
    subscribe(clientGotHead, begin);
  });
  const answer = forwardTo((response) => {
    response.writeHead(500);
    response.write('no');
  });
  await begun;
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ status: 500 });
});

it('is told at once of a receiver that would speak another protocol', async () => {
  const answer = await forwardTo((response) => {
    const head = 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n';
    response.socket?.write(head);
  });
  expect(answer).toEqual({ status: 101 });
});

it('knows that a certificate which is refused will be refused again', async () => {
  const { privateKey: key, certificate: cert } = selfSigned();
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver = await Receiver.start();
  const url = new URL(`https://localhost:${(server.address() as AddressInfo).port}/`);
  expect(await forward({ url, skipVerify: false }, sealed)).toEqual({
    error: expect.stringMatching(/self-signed/) as string,
  });
  server.close();
  await once(server, 'close');
});

it('ends when it is told to, by rejecting', async () => {
  const ending = new AbortController();
  const answer = forwardTo(() => {
    ending.abort();
  }, ending.signal);
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});
