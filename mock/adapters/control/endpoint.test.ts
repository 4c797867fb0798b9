import { createServer, request as send, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aWorld, type World } from '../../../test/given/application.ts';
import { resultOf } from '../../../test/given/outcomes.ts';
import { createClient } from '../../application/actions/clients.ts';
import { createControlEndpoint } from './endpoint.ts';

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: { ok: boolean; error?: string; message?: string; result?: unknown };
};
type Ask = {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const serve = async (token?: string, world: World = aWorld()) => {
  const onBug = vi.fn();
  const { controls } = world.deps;
  const server = createServer(createControlEndpoint({ deps: world.deps, controls, token, onBug }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = ({ method = 'POST', headers = {}, body = '{"action":"clock.read"}' }: Ask = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const request = send({ port, host: '127.0.0.1', method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: JSON.parse(Buffer.concat(chunks).toString() || 'null') as Answer['body'],
          });
        });
      });
      request.on('error', reject);
      request.end(body);
    });
  return { ask, port, onBug, world };
};

describe('a request for an action', () => {
  it('is answered with 200 and JSON', async () => {
    const { ask } = await serve();
    const { status, headers, body } = await ask();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({ ok: true, result: { now: '2027-01-04T09:00:00.000Z' } });
  });

  it('is answered with 200 too when it cannot be done', async () => {
    const { ask } = await serve();
    const { status, body } = await ask({ body: '{"action":"nothing"}' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ok: false, error: 'UNSUPPORTED' });
  });

  it('is read whatever its content type, and in pieces', async () => {
    const { ask } = await serve();
    const headers = { 'Content-Type': 'text/plain', 'Transfer-Encoding': 'chunked' };
    expect((await ask({ headers })).body.ok).toBe(true);
  });

  it('is answered when its effects can be read', async () => {
    const { ask, world } = await serve();
    const { body } = await ask({ body: '{"action":"client.create"}' });
    const { clientId } = body.result as { clientId: string };
    expect(await world.store.get('client', clientId)).toBeDefined();
  });
});

describe('a body that cannot be understood', () => {
  const padded = (bytes: number): string => {
    const request = '{"action":"clock.read"}';
    return request.padEnd(bytes, ' ');
  };

  it.each([
    ['nothing', ''],
    ['text', 'action=describe'],
    ['half of it', '{"action":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00])],
    ['lists in lists without end', '['.repeat(500_000)],
    ['lists in lists', `{"action":"describe","x":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['more than 1 MiB', padded(1024 * 1024 + 1)],
    ['much more than 1 MiB', 'x'.repeat(10 * 1024 * 1024)],
  ])('because it is %s is INVALID', async (_, body) => {
    const { ask, onBug } = await serve();
    const answer = await ask({ body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ok: false, error: 'INVALID' });
    expect(answer.body.message).toMatch(/\w/);
    expect(onBug).not.toHaveBeenCalled();
  });

  it('is not one of exactly 1 MiB', async () => {
    const { ask } = await serve();
    expect((await ask({ body: padded(1024 * 1024) })).body.ok).toBe(true);
  });
});

it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is told to use POST', async (method) => {
  const { ask } = await serve();
  const { status, headers, body } = await ask({ method, body: '' });
  expect(status).toBe(405);
  expect(headers.allow).toBe('POST');
  expect(body.message).toContain('POST');
});

describe('with a token', () => {
  const token = 's3cret-token';

  it.each([
    ['it', `Bearer ${token}`, 200],
    ['it, the scheme in small letters', `bearer ${token}`, 200],
    ['another one', 'Bearer other', 401],
    ['a part of it', 'Bearer s3cret', 401],
    ['more than it', `Bearer ${token}x`, 401],
    ['the token alone', token, 401],
    ['another scheme', `Basic ${token}`, 401],
    ['an empty one', 'Bearer ', 401],
  ])('a request with %s: %s', async (_, Authorization, status) => {
    const { ask } = await serve(token);
    expect((await ask({ headers: { Authorization } })).status).toBe(status);
  });

  it('a request without one is told how to send it, and does nothing', async () => {
    const { ask, world } = await serve(token);
    const { status, headers, body } = await ask({ body: '{"action":"client.create"}' });
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toMatchObject({ ok: false, error: 'UNAUTHORIZED' });
    expect(JSON.stringify(body)).not.toContain(token);
    expect(await world.store.clients()).toEqual([]);
  });

  it('the sandbox may stand behind any name', async () => {
    const { ask } = await serve(token);
    const headers = {
      Authorization: `Bearer ${token}`,
      Host: 'sandbox.example.org',
      Origin: 'https://tools.example.org',
    };
    expect((await ask({ headers })).status).toBe(200);
  });
});

describe.each([undefined, ''])('without a token (%j)', (token) => {
  it.each([
    ['localhost:4010', 200],
    ['LOCALHOST', 200],
    ['sandbox.localhost:4010', 200],
    ['127.0.0.1', 200],
    ['127.8.8.8:1', 200],
    ['[::1]:4010', 200],
    ['evil.example.org', 403],
    ['localhost.evil.example.org', 403],
    ['127.0.0.1.evil.example.org', 403],
    ['notlocalhost', 403],
    ['192.168.1.5:4010', 403],
    ['0.0.0.0:4010', 403],
    ['[::2]', 403],
    ['localhost@evil.example.org', 403],
  ])('a request to the host %s: %d', async (Host, status) => {
    const { ask } = await serve(token);
    const answer = await ask({ headers: { Host } });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ ok: false, error: 'FORBIDDEN' });
  });

  it.each([
    ['http://localhost:4010', 200],
    ['http://LOCALHOST:4010', 200],
    ['http://localhost:3000', 403],
    ['http://127.0.0.1:4010', 403],
    ['https://evil.example.org', 403],
    ['null', 403],
    ['', 403],
  ])('a page of %s that asks localhost:4010: %d', async (Origin, status) => {
    const { ask, world } = await serve(token);
    const headers = { Host: 'localhost:4010', Origin };
    const answer = await ask({ headers, body: '{"action":"client.create"}' });
    expect(answer.status).toBe(status);
    expect(await world.store.clients()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('a bug', () => {
  it('is answered with 500, told, and undone', async () => {
    const world = aWorld();
    const { clientId } = await resultOf(createClient(world.deps, {}));
    const credentials = {
      ...world.deps.credentials,
      newApiKey: () => {
        throw new Error('no randomness left');
      },
    };
    const broken = { ...world, deps: { ...world.deps, credentials } };
    const { ask, onBug } = await serve(undefined, broken);
    const body = JSON.stringify({ action: 'key.mint', clientId, scopes: [] });
    const answer = await ask({ body });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ ok: false, error: 'INTERNAL' });
    expect(JSON.stringify(answer.body)).not.toContain('randomness');
    expect(onBug).toHaveBeenCalledOnce();
    expect(await world.store.log(1, 9)).toEqual([]);
    expect((await ask()).status).toBe(200);
  });
});

it('a caller that hangs up in the middle of its request is no bug', async () => {
  const { port, ask, onBug } = await serve();
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"action"');
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await ask()).status).toBe(200);
  expect(onBug).not.toHaveBeenCalled();
});
