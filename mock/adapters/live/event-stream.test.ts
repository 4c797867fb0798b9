import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEventStream } from './event-stream.ts';

const server = createServer();
let response: ServerResponse;
let client: Socket;
beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
});
afterEach(async () => {
  client.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const MiB = 1024 * 1024;

it('ends with what waits for a client that does not read, once that is too much', async () => {
  client.pause();
  const stream = openEventStream(response, MiB);
  let sent = 0;
  while (!response.writableEnded) {
    stream.send('event', String((sent += 1)), 'x'.repeat(1_000));
    expect(response.writableLength).toBeLessThan(MiB + 2_000);
    // What the kernel takes does not wait.
    await new Promise((resolve) => setImmediate(resolve));
  }
  // What is said to the absent is lost without harm.
  stream.send('event', 'late', {});
  expect(sent).toBeGreaterThan(1_000);
  let received = '';
  client.on('data', (chunk: Buffer) => (received += chunk.toString()));
  client.resume();
  while (!received.includes(`id: ${String(sent)}\n`)) await once(client, 'data');
  expect(received).not.toContain('id: late');
});

it('keeps a client that reads, whatever it is told', async () => {
  let received = 0;
  client.on('data', (chunk: Buffer) => (received += chunk.length));
  const stream = openEventStream(response, MiB);
  for (let nth = 0; nth < 3_000; nth += 1) {
    stream.send('event', String(nth), 'x'.repeat(1_000));
    if (response.writableNeedDrain) await once(response, 'drain');
  }
  while (received < 3_000_000) await once(client, 'data');
  expect(response.destroyed).toBe(false);
  const gone = new Promise<void>((resolve) => stream.onClosed(resolve));
  client.destroy();
  await gone;
});
