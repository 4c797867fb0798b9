import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createControlClient, waiting } from './control-client.ts';

let server: Server;
let url: string;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => {
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Long enough for the clock, and for nothing else. */
const short = { usual: 50, clock: 5_000 };

describe('a server that takes a request', () => {
  it('and stays silent is not waited for', async () => {
    answer = () => undefined;
    const { act } = createControlClient(url, undefined, short);
    await expect(act('describe')).rejects.toThrow(
      `Nothing answers at ${url}: no answer came within 0.05 s.`,
    );
  });

  it('and stops in the middle of its answer is not waited for', async () => {
    answer = (_, response) => response.writeHead(200).write('{"ok":true,');
    const { act } = createControlClient(url, undefined, short);
    await expect(act('describe')).rejects.toThrow(`Nothing answers at ${url}`);
  });

  it('may take its time to move the clock', async () => {
    answer = (_, response) => {
      setTimeout(() => response.end('{"ok":true,"result":{"now":"x"}}'), 200);
    };
    const { act } = createControlClient(url, undefined, short);
    expect(await act('clock.advance', { seconds: 1 })).toEqual({ now: 'x' });
    await expect(act('clock.state')).rejects.toThrow(`Nothing answers at ${url}`);
  });

  it('is given ten seconds, and two minutes for the clock', () => {
    expect(waiting).toEqual({ usual: 10_000, clock: 120_000 });
  });
});
