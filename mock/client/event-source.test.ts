import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { follow, type StreamEvent } from './event-source.ts';

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

const block = (name: string, id: string, data: object = {}): string =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

type Following = Partial<Parameters<typeof follow>[0]>;

/** So many events, and what was told of the connection. */
const take = async (count: number, options: Following = {}) => {
  const ending = new AbortController();
  const events: StreamEvent[] = [];
  const states: string[] = [];
  const following = follow({
    client: { url, headers: { Authorization: 'Bearer t' } },
    path: 'events',
    query: { clientId: 'cl_1' },
    onConnection: (state) => states.push(state),
    signal: ending.signal,
    ...options,
  });
  for await (const event of following) {
    events.push(event);
    if (events.length === count) ending.abort();
  }
  return { events, states };
};

describe('a stream that is followed', () => {
  it('is asked for what is wanted, and read whatever the pieces are', async () => {
    let asked = '';
    let authorization: string | undefined;
    answer = ({ url: path = '', headers }, response) => {
      asked = path;
      ({ authorization } = headers);
      const text = `:\n\n${block('hello', 'm-1')}:\n\n${block('event', 'm-2', { text: 'ü\n' })}`;
      for (const byte of Buffer.from(text)) response.write(Buffer.of(byte));
    };
    const { events, states } = await take(2, { after: 'm-1' });
    expect(asked).toBe('/_sandbox/live/events?clientId=cl_1&after=m-1');
    expect(authorization).toBe('Bearer t');
    expect(events).toEqual([
      { name: 'hello', id: 'm-1', data: {} },
      { name: 'event', id: 'm-2', data: { text: 'ü\n' } },
    ]);
    expect(states).toEqual(['open']);
  });

  it('is taken up after the last whole event when it breaks off', async () => {
    const places: (string | null)[] = [];
    answer = ({ url: path = '' }, response) => {
      const after = new URL(path, url).searchParams.get('after');
      places.push(after);
      const number = Number(after?.split('-')[1] ?? 0);
      response.write(block('hello', after ?? 'm-0'));
      response.write(block('event', `m-${number + 1}`));
      // Half of the next one, and then the end.
      response.write(block('event', `m-${number + 2}`).slice(0, 12), () => response.destroy());
    };
    const { events, states } = await take(6);
    expect(places).toEqual([null, 'm-1', 'm-2']);
    expect(events.filter(({ name }) => name === 'event').map(({ id }) => id)).toEqual([
      ...['m-1', 'm-2', 'm-3'],
    ]);
    expect(states).toEqual(['open', 'lost', 'open', 'lost', 'open']);
  });

  it('is dead when it is silent for too long, but not while its events are used', async () => {
    let connections = 0;
    answer = (_, response) => {
      connections += 1;
      response.write(block('hello', 'm-0'));
      if (connections === 2) response.write(block('event', 'm-1'));
    };
    const { states } = await take(3, { silenceMs: 50 });
    expect(states).toEqual(['open', 'lost', 'open']);
  });
});

describe('what cannot be followed', () => {
  it('is not there at first', async () => {
    server.close();
    await expect(take(1)).rejects.toThrow(`No sandbox answers at ${url}: start one`);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  it('takes the request and stays silent', async () => {
    answer = () => undefined;
    await expect(take(1, { answerMs: 50 })).rejects.toThrow(`No sandbox answers at ${url}`);
  });

  it('refuses, also when it comes back', async () => {
    let connections = 0;
    answer = (_, response) => {
      connections += 1;
      if (connections === 1) {
        response.write(block('hello', 'm-0'), () => response.destroy());
        return;
      }
      response.writeHead(401).end('{"ok":false,"error":"UNAUTHORIZED","message":"no"}');
    };
    await expect(take(2)).rejects.toThrow(/^This sandbox has a control token/);
  });

  it('is something else', async () => {
    answer = (_, response) => response.writeHead(404).end('<h1>Not found</h1>');
    await expect(take(1)).rejects.toThrow(/does not stream \(status 404\)/);
  });
});
