import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerReader, type Answer } from '../fuzz/answer.ts';
import { callerWith, mobileBooking, walk, type Caller } from './caller.ts';
import { startRoomySandbox, type RoomySandbox } from './roomy-sandbox.ts';

describe('over a connection that is used oddly', () => {
  let sandbox: RoomySandbox;
  let caller: Caller;
  let apiKey: string;
  let panelId: string;

  beforeAll(async () => {
    sandbox = await startRoomySandbox();
    apiKey = sandbox.world.clients[0]?.keys[0]?.apiKey ?? '';
    caller = callerWith(sandbox, apiKey);
    panelId = String((await sandbox.act('panel.create'))['panelId']);
  });

  afterAll(async () => {
    await sandbox.close();
    expect(sandbox.bugs).toEqual([]);
  });

  /** What comes until the server closes. `half`: our half is closed behind the last byte. */
  const answersTo = (bytes: string, half: boolean): Promise<readonly Answer[]> =>
    new Promise((resolve, reject) => {
      const reader = new AnswerReader();
      const answers: Answer[] = [];
      const socket = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
      socket.on('data', (chunk: Buffer) => answers.push(...reader.feed(chunk)));
      socket.on('error', reject).on('close', () => {
        resolve(answers);
      });
      if (half) socket.end(bytes);
      else socket.write(bytes);
    });

  const post = (path: string, body: object): string => {
    const text = JSON.stringify(body);
    const head = [
      `POST /api/integration/v1${path} HTTP/1.1`,
      `X-API-Key: ${apiKey}`,
      'Content-Type: application/json',
      `Content-Length: ${String(Buffer.byteLength(text))}`,
    ];
    return `${head.join('\r\n')}\r\n\r\n${text}`;
  };

  const get = (path: string, ...headers: readonly string[]): string =>
    [`GET /api/integration/v1${path} HTTP/1.1`, `X-API-Key: ${apiKey}`, ...headers, '', ''].join(
      '\r\n',
    );

  const told = (answers: readonly Answer[]) =>
    answers.map(({ status, headers }) => [status, headers.get('x-sandbox-reason') ?? '']);

  const countBookings = async (): Promise<number> =>
    (await walk(caller, '/bookings', { limit: 100 })).length;

  it('a client that closes its half behind its request is answered', async () => {
    const link = post('/booking-url', { scope: { kind: 'all-mobile' } });
    expect(told(await answersTo(link, true))).toEqual([[200, '']]);
    expect(told(await answersTo(get('/venues'), true))).toEqual([[200, '']]);
  });

  it('a client that is gone is not waited for', async () => {
    const silent = await startRoomySandbox({
      replacements: {
        operations: (operations) => ({
          ...operations,
          listVenues: () => new Promise(() => undefined),
        }),
      },
    });
    const port = Number(new URL(silent.url).port);
    const gone = new Promise((resolve) => {
      connect(port, '127.0.0.1').on('close', resolve).resume().end(get('/venues'));
    });
    await gone;
    const closing = performance.now();
    await silent.close();
    expect(performance.now() - closing).toBeLessThan(2_000);
  });

  it('two requests in one packet are answered in their order', async () => {
    const both = post('/bookings', mobileBooking(panelId)) + get('/bookings/unknown');
    expect(told(await answersTo(both, true))).toEqual([
      [200, ''],
      [404, 'not-found'],
    ]);
  });

  it('a booking is confirmed before what follows it is called malformed', async () => {
    const before = await countBookings();
    const bytes = `${post('/bookings', mobileBooking(panelId))}}}`;
    expect(told(await answersTo(bytes, false))).toEqual([
      [200, ''],
      [400, 'request-malformed'],
    ]);
    expect(await countBookings()).toBe(before + 1);
  });

  it('a request that breaks off books nothing, and has one answer', async () => {
    const before = await countBookings();
    const whole = post('/bookings', mobileBooking(panelId));
    const cut = whole.slice(0, -1);
    expect(told(await answersTo(cut, true))).toEqual([[400, 'request-malformed']]);
    expect(told(await answersTo(cut.replace(apiKey, 'none'), true))).toEqual([
      [401, 'key-invalid'],
    ]);
    expect(await countBookings()).toBe(before);
  });

  it('CONNECT is an unsupported method like others', async () => {
    const answers = await answersTo('CONNECT example.org:443 HTTP/1.1\r\n\r\n', false);
    expect(told(answers)).toEqual([[404, 'method-unsupported']]);
    expect(JSON.parse(answers[0]?.body.toString() ?? '')).toMatchObject({
      success: false,
      error: 'NOT_FOUND',
    });
  });

  it('an upgrade is not made, and nothing follows it on that connection', async () => {
    const upgrade = get('/venues', 'Connection: Upgrade', 'Upgrade: h2c');
    const answers = await answersTo(upgrade, false);
    expect(told(answers)).toEqual([[200, '']]);
    expect(answers[0]?.headers.get('connection')).toBe('close');
  });
});
