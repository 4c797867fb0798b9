import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { exampleAnswer, root, startStubApi, stubKey, type StubApi } from './stub-api.ts';

let api: StubApi;
afterEach(() => api.close(0));

const open = async (): Promise<Socket> => {
  const socket = connect(api.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Everything that arrives until the other side closes. */
const readAll = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};

const request = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: ${stubKey}\r\n${headers}\r\n`;

const data = exampleAnswer(operationById('getBooking')).data;
const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

describe('what the HTTP parser refuses', () => {
  it.each([
    ['a line that is no request', 'garbage\r\n\r\n', 'request-malformed'],
    ['an unknown method', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 'request-malformed'],
    ['a space in the target', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n', 'request-malformed'],
    ['a wrong length', request('/', 'content-length: x\r\n'), 'request-malformed'],
    ['headers without end', request('/', `x: ${'y'.repeat(20_000)}`), 'header-overflow'],
    [
      'a chunk that is none',
      `POST ${root}/bookings HTTP/1.1\r\nhost: x\r\nx-api-key: ${stubKey}\r\n` +
        'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      'request-malformed',
    ],
  ])('%s is 400 with the error body', async (_, text, reason) => {
    api = await startStubApi();
    const socket = await open();
    socket.write(text);
    const received = await readAll(socket);
    const [head, body] = received.split('\r\n\r\n') as [string, string];
    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(head).toContain('content-type: application/json; charset=utf-8');
    expect(head).toContain('x-sandbox: 0.0.0; world=stub');
    expect(head).toContain(`x-sandbox-reason: ${reason}`);
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toEqual({
      success: false,
      error: 'VALIDATION',
      message: expect.any(String) as string,
    });
  });

  it('leaves the server running', async () => {
    api = await startStubApi();
    for (let n = 0; n < 20; n += 1) (await open()).end('\u0000\u0001\r\n\r\n');
    (await open()).destroy();
    expect((await api.ask(`${root}/bookings`)).status).toBe(200);
  });
});

describe('requests that Node would answer by itself', () => {
  it.each([
    ['without Host', `GET ${root}/bookings/x HTTP/1.1\r\nx-api-key: ${stubKey}\r\n`],
    ['in HTTP/1.0', `GET ${root}/bookings/x HTTP/1.0\r\nx-api-key: ${stubKey}\r\n`],
    ['with an unknown expectation', request(`${root}/bookings/x`, 'expect: x\r\n').slice(0, -2)],
    ['with the whole address', request(`http://x${root}/bookings/x`).slice(0, -2)],
    ['with an upgrade', request(`${root}/bookings/x`, 'upgrade: h2c\r\n').slice(0, -2)],
  ])('%s reach the API', async (_, head) => {
    api = await startStubApi();
    const socket = await open();
    socket.write(`${head}connection: close\r\n\r\n`);
    const received = await readAll(socket);
    expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(received).toContain('x-sandbox: ');
  });
});

describe('listen', () => {
  it('rejects where the port is in use', async () => {
    api = await startStubApi();
    const second = await startStubApi();
    await second.close();
    await expect(second.listen(api.port, '127.0.0.1')).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });
});

it('keeps an idle connection for half a minute, and says so', async () => {
  api = await startStubApi();
  const { headers } = await fetch(`http://127.0.0.1:${String(api.port)}${root}/bookings`);
  expect(headers.get('keep-alive')).toBe('timeout=30');
});

describe('close', () => {
  const slowApi = async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const getBooking = async () => {
      await released;
      return data as never;
    };
    api = await startStubApi({ operations: { getBooking } });
    return release;
  };

  it('ends connections that are idle or have not said anything, at once', async () => {
    api = await startStubApi();
    const silent = await open();
    const idle = await open();
    idle.write(request(`${root}/bookings`));
    await once(idle, 'data');
    await soon();
    const started = performance.now();
    await Promise.all([api.close(), once(silent, 'close'), once(idle, 'close')]);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('accepts nothing more, finishes what is in flight, then ends its connection', async () => {
    const release = await slowApi();
    const busy = await open();
    busy.write(request(`${root}/bookings/id_1`));
    await soon();
    let closed = false;
    const closing = api.close().then(() => {
      closed = true;
    });
    await soon();
    expect(closed).toBe(false);
    await expect(api.ask(`${root}/bookings`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    const received = readAll(busy);
    const started = performance.now();
    release();
    expect(await received).toContain('200 OK');
    await closing;
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('waits no longer than the grace', async () => {
    await slowApi();
    const stuck = await open();
    stuck.write(request(`${root}/bookings/id_1`));
    await soon();
    const started = performance.now();
    await Promise.all([api.close(50), once(stuck, 'close')]);
    const took = performance.now() - started;
    expect(took).toBeGreaterThan(40);
    expect(took).toBeLessThan(1_000);
  });

  it('may be called twice', async () => {
    api = await startStubApi();
    await Promise.all([api.close(), api.close()]);
    await api.close();
  });
});
