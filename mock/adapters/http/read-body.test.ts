import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationById } from '#contract/operations.ts';
import { maxBodyBytes, readBody } from './read-body.ts';
import { exampleBody, failureIn, root, startStubApi, stubKey, type StubApi } from './stub-api.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterEach(() => expect(api.bugs).toEqual([]));
afterAll(() => api.close(0));

const good = exampleBody(operationById('createBooking')) as Record<string, unknown>;
const book = (body: unknown, headers = {}) =>
  api.ask(`${root}/bookings`, { method: 'POST', body, headers });

const expectRefusal = async (answer: ReturnType<typeof book>, reason: string) => {
  const before = api.calls.length;
  const failure = failureIn(await answer);
  expect(failure).toMatchObject({ status: 400, error: 'VALIDATION', reason });
  expect(api.calls.length).toBe(before);
  return failure.message;
};

describe('the content type', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON;charset="UTF-8"',
    'application/json; charset=utf8',
    'application/json; profile=x',
    'application/json;',
  ])('%s is taken', async (type) => {
    expect((await book(good, { 'content-type': type })).status).toBe(200);
  });

  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/problem+json',
    'application/json; charset=iso-8859-1',
    'application/json; charset=utf-16',
    'application/json; charset',
    'application/json, text/plain',
  ])('%s is refused', async (type) => {
    await expectRefusal(book(good, { 'content-type': type }), 'content-type');
  });
});

describe('the content encoding', () => {
  it('identity is taken', async () => {
    expect((await book(good, { 'content-encoding': 'identity' })).status).toBe(200);
  });

  it.each(['gzip', 'br', 'nonsense', 'identity, gzip'])('%s is refused', async (encoding) => {
    const body = gzipSync(Buffer.alloc(1_000_000));
    await expectRefusal(book(body, { 'content-encoding': encoding }), 'content-encoding');
  });
});

describe('no body', () => {
  it('is named, whether the length is 0 or not given', async () => {
    await expectRefusal(book(undefined), 'body-missing');
    await expectRefusal(book(''), 'body-missing');
    await expectRefusal(book(undefined, { 'transfer-encoding': 'chunked' }), 'content-type');
    const chunked = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' };
    await expectRefusal(book(undefined, chunked), 'body-missing');
  });
});

describe('malformed JSON', () => {
  it.each([
    ['{"a": tru}', 'line 1, column 7: expected a value'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: expected a member name'],
    ['{"a" 1}', 'line 1, column 6: expected a colon'],
    ['{} {}', 'line 1, column 4: expected nothing'],
    ['{"a": 1', 'line 1, column 8: expected a comma or }'],
    ["{'a': 1}", 'line 1, column 2: expected a member name'],
    ['   ', 'line 1, column 4: expected a value'],
    ['\ufeff{}', 'line 1, column 1: expected a value'],
    ['NaN', 'line 1, column 1: expected a value'],
  ])('%j is refused with its place', async (text, place) => {
    expect(await expectRefusal(book(text), 'body-malformed')).toContain(place);
  });

  it('bytes that are no UTF-8 are refused, not replaced', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    expect(await expectRefusal(book(body), 'body-malformed')).toContain('UTF-8');
  });
});

describe('JSON that is no object', () => {
  it.each(['null', '[]', '"x"', '1', 'true'])('%s is a fault of validation', async (text) => {
    expect(await expectRefusal(book(text), 'validation')).toMatch(/^body: expected an object/);
  });
});

describe('the size', () => {
  const ofSize = (bytes: number) => {
    const empty = JSON.stringify({ ...good, passthrough: { filling: '' } });
    return JSON.stringify({ ...good, passthrough: { filling: 'x'.repeat(bytes - empty.length) } });
  };

  it('up to the limit is taken', async () => {
    const body = ofSize(maxBodyBytes);
    expect(Buffer.byteLength(body)).toBe(maxBodyBytes);
    expect((await book(body)).status).toBe(200);
  });

  it('one byte more is refused, with a length or in chunks', async () => {
    await expectRefusal(book(ofSize(maxBodyBytes + 1)), 'body-too-large');
    const chunked = { 'transfer-encoding': 'chunked' };
    await expectRefusal(book(ofSize(maxBodyBytes + 1), chunked), 'body-too-large');
  });

  it('many times more is read off, and the answer arrives', async () => {
    await expectRefusal(book(Buffer.alloc(20_000_000, 0x20)), 'body-too-large');
  });

  it('leaves the connection usable', async () => {
    const socket = connect(api.port, '127.0.0.1');
    const head = (length: number) =>
      `POST ${root}/bookings HTTP/1.1\r\nhost: x\r\nx-api-key: ${stubKey}\r\n` +
      `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
    const body = JSON.stringify(good);
    socket.write(head(500_000) + ' '.repeat(500_000) + head(body.length) + body);
    let received = '';
    for await (const chunk of socket) {
      received += String(chunk);
      if (received.includes('200 OK')) break;
    }
    expect(received).toContain('x-sandbox-reason: body-too-large');
    expect(received).toContain('HTTP/1.1 200 OK');
  });
});

describe('a hostile body', () => {
  const nested = (levels: number) =>
    `{"passthrough":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

  it('nested 10,000 levels deep is refused', async () => {
    await expectRefusal(book(nested(10_000)), 'body-too-deep');
    await expectRefusal(book('['.repeat(50_000)), 'body-malformed');
    await expectRefusal(book('['.repeat(50_000) + ']'.repeat(50_000)), 'body-too-deep');
  });

  it('nested 99 levels deep is read', async () => {
    await expectRefusal(book(nested(99)), 'validation');
    await expectRefusal(book(nested(100)), 'body-too-deep');
  });

  it('with __proto__ and constructor keys changes nothing but itself', async () => {
    const text = JSON.stringify(good).replace(
      /^\{/,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    expect((await book(text)).status).toBe(200);
    expect({}).not.toHaveProperty('polluted');
    await expectRefusal(book('{"__proto__":{"fulfillmentChannel":"MOBILE"}}'), 'validation');
  });
});

describe('an upload that breaks off', () => {
  it('settles as a failure', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 1000\r\n\r\n{"a":');
    const [request] = (await once(server, 'request')) as [IncomingMessage];
    const reading = readBody(request);
    setTimeout(() => socket.destroy(), 20);
    expect(await reading).toMatchObject({ status: 400, reason: 'body-aborted' });
    server.close();
  });

  it('reaches no operation and is no bug', async () => {
    const before = api.calls.length;
    const socket = connect(api.port, '127.0.0.1');
    socket.write(
      `POST ${root}/bookings HTTP/1.1\r\nhost: x\r\nx-api-key: ${stubKey}\r\n` +
        'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":',
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
    socket.destroy();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(api.calls.length).toBe(before);
    expect((await book(good)).status).toBe(200);
  });
});

describe('an operation that takes no body', () => {
  it('ignores one, whatever it is: a cancel', async () => {
    for (const body of ['{"reason":', 'x'.repeat(300_000), good]) {
      const headers = { 'content-type': 'text/nonsense', 'content-encoding': 'gzip' };
      const answer = await api.ask(`${root}/bookings/id_1/cancel`, {
        method: 'POST',
        body,
        headers,
      });
      expect(answer.status).toBe(200);
      expect(api.calls.at(-1)?.input.body).toBeUndefined();
    }
  });

  it('ignores one, whatever it is: a GET', async () => {
    const answer = await api.ask(`${root}/bookings`, { body: '{' });
    expect(answer.status).toBe(200);
  });
});
