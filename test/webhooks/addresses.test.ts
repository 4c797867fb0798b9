// Where webhooks go and where they do not, and how it reads when there is no way to a receiver.

import { once } from 'node:events';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PublisherOptions } from '../../mock/adapters/webhooks/options.ts';
import { Receiver } from './receiver.ts';
import { selfSigned } from './self-signed.ts';
import { addClient, announceOne, createWorld, deliveryOf, patience, type World } from './world.ts';

let worlds: World[];
let receiver: Receiver;

beforeEach(async () => {
  worlds = [];
  receiver = await Receiver.start();
});

afterEach(async () => {
  for (const { publisher, agenda } of worlds) {
    publisher.close();
    agenda.clear();
  }
  await receiver.kill();
});

/** The only attempt at a delivery to this URL. */
const attemptAt = async (url: string, options: Partial<PublisherOptions> = {}) => {
  const world = createWorld(options);
  worlds.push(world);
  await addClient(world, 'c', { url });
  const id = await announceOne(world);
  await world.publisher.settled(patience);
  expect(world.bugs).toEqual([]);
  const { attempts } = await deliveryOf(world, id);
  expect(attempts).toHaveLength(1);
  return attempts[0]!;
};

/** Every name has this address. */
const resolvingTo =
  (...addresses: string[]): PublisherOptions['lookUp'] =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('an address that is refused', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://2852039166/',
    'http://[::ffff:169.254.10.1]/',
    'http://metadata.google.internal/',
    'ftp://127.0.0.1/',
    'http://user:secret@127.0.0.1/',
    'not a URL',
  ])('is a failed attempt with the reason: %s', async (url) => {
    const { error, response } = await attemptAt(url);
    expect(response).toBeNull();
    expect(error!.code).toBe('ADDRESS_REFUSED');
    const [world] = worlds;
    expect(error!.message).toBe(world!.publisher.checkUrl(url));
  });

  it('is refused behind a name as well, when the connection looks it up', async () => {
    const url = `http://innocent.test:${receiver.port}/`;
    const { error } = await attemptAt(url, { lookUp: resolvingTo('169.254.169.254') });
    expect(error).toEqual({
      code: 'ADDRESS_REFUSED',
      message: 'innocent.test: 169.254.169.254 is a metadata service; no webhook goes there.',
    });
  });

  it('is passed over where the name has another one', async () => {
    const url = `http://innocent.test:${receiver.port}/`;
    const lookUp = resolvingTo('fe80::1%eth0', '127.0.0.1');
    expect((await attemptAt(url, { lookUp })).response!.status).toBe(204);
  });
});

describe('the list of hosts', () => {
  it('narrows: what it does not name is refused', async () => {
    const { error } = await attemptAt(receiver.url, { allowHosts: ['hooks.example.test'] });
    expect(error!.message).toContain('127.0.0.1 is not among the allowed webhook hosts');
  });

  it('names hosts whose addresses are then looked up', async () => {
    const options = { allowHosts: ['*.example.test'], lookUp: resolvingTo('127.0.0.1') };
    const attempt = await attemptAt(`http://hooks.example.test:${receiver.port}/`, options);
    expect(attempt.response!.status).toBe(204);
  });

  it('is an error at the start if it cannot be read', () => {
    expect(() => createWorld({ allowHosts: ['http://example.test'] })).toThrow('names no host');
  });
});

describe('a receiver that is not there', () => {
  it('reads as a refused connection', async () => {
    await receiver.kill();
    expect((await attemptAt(receiver.url)).error).toEqual({
      code: 'ECONNREFUSED',
      message: 'Nothing listens at this address (connection refused).',
    });
  });

  it('reads so too where its name has several addresses', async () => {
    await receiver.kill();
    const lookUp = resolvingTo('127.0.0.1', '127.0.0.2');
    const { error } = await attemptAt(`http://twice.test:${receiver.port}/`, { lookUp });
    expect(error!.code).toBe('ECONNREFUSED');
  });

  it('reads as a host that there is not', async () => {
    const lookUp: PublisherOptions['lookUp'] = (_hostname, _options, callback) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), undefined);
    expect((await attemptAt('http://nowhere.test/', { lookUp })).error).toEqual({
      code: 'ENOTFOUND',
      message: 'There is no such host.',
    });
  });
});

describe('a receiver that speaks otherwise', () => {
  it('plain http where https was asked for', async () => {
    const { error } = await attemptAt(`https://127.0.0.1:${receiver.port}/`);
    expect(error!.message).toContain('is this the port of plain http?');
  });

  /** The attempt at a receiver that says this, and nothing more, but stays. */
  const attemptAnswered = async (said: string) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.write(said));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const attempt = await attemptAt(`http://127.0.0.1:${port}/`);
    server.close();
    // All of its connections are closed from this side.
    await once(server, 'close');
    return attempt;
  };

  it('no HTTP at all', async () => {
    const { error } = await attemptAnswered('220 mail.example.test ESMTP\r\n');
    expect(error!.message).toContain('What came back is not HTTP');
  });

  it.each([
    ['with a protocol', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'],
    ['without one', ''],
  ])('101 Switching Protocols, %s', async (_, headers) => {
    const attempt = await attemptAnswered(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
    expect(attempt.response!.status).toBe(101);
    expect(attempt.error).toEqual({
      code: 'UPGRADED',
      message:
        'The receiver answered 101 Switching Protocols, which nobody asked for; answer a delivery with 2xx.',
    });
  });

  it('headers without end', async () => {
    const { error } = await attemptAnswered(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(20_000)}`);
    expect(error).toEqual({
      code: 'HPE_HEADER_OVERFLOW',
      message: 'The headers of the answer are larger than 16 KiB.',
    });
  });
});

describe('a receiver with https', () => {
  const startHttps = async () => {
    const { certificate: cert, privateKey: key } = selfSigned();
    const server = createServer({ cert, key }, (_, response) => response.writeHead(200).end());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { server, cert, url: `https://localhost:${port}/` };
  };
  const lookUp = resolvingTo('127.0.0.1');

  it('is not trusted with a certificate that nobody vouches for', async () => {
    const { server, url } = await startHttps();
    expect((await attemptAt(url, { lookUp })).error).toEqual({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      message: 'The certificate is self-signed and not trusted here.',
    });
    server.close();
  });

  it('gets its deliveries when its certificate is trusted', async () => {
    const { server, url, cert } = await startHttps();
    const attempt = await attemptAt(url, { lookUp, tls: { ca: cert } });
    expect(attempt.response!.status).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});
