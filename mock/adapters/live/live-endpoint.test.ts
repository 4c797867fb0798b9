import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../start-sandbox.ts';
import { perform } from '../control/perform.ts';

vi.setConfig({ testTimeout: 20_000 });

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const act = async (action: string, parameters: object = {}): Promise<Record<string, string>> => {
  const reply = await perform(
    { ...sandbox.deps, controls: sandbox.controls },
    { ...parameters, action },
  );
  if (!reply.ok) throw new Error(reply.message);
  return reply.result as Record<string, string>;
};

beforeEach(() => act('reset'));

type Told = {
  readonly event: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
};

type Stream = {
  readonly status: number;
  readonly type: string | null;
  /** All of them when there are so many. */
  readonly told: (count: number) => Promise<readonly Told[]>;
};

const opened = new Set<AbortController>();
afterEach(() => {
  for (const one of opened) one.abort();
  opened.clear();
});

const open = async (path: string, headers: Record<string, string> = {}): Promise<Stream> => {
  const ending = new AbortController();
  opened.add(ending);
  const response = await fetch(`${sandbox.url}/_sandbox/live/${path}`, {
    ...{ headers, signal: ending.signal },
  });
  const told: Told[] = [];
  let wake: () => void = () => undefined;
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      told.push(...blocks.filter((block) => block !== ':').map(toldIn));
      wake();
    }
  };
  read().catch(() => undefined);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    told: async (count) => {
      while (told.length < count) await new Promise<void>((resolve) => (wake = resolve));
      expect(told).toHaveLength(count);
      return told;
    },
  };
};

const toldIn = (block: string): Told => {
  const [event = '', id = '', data = ''] = block.split('\n');
  return {
    event: event.replace('event: ', ''),
    id: id.replace('id: ', ''),
    data: JSON.parse(data.replace('data: ', '')) as Told['data'],
  };
};

const clientId = (nth = 0): string => sandbox.world.clients[nth]?.id ?? '';

const book = (nth = 0): Promise<Record<string, string>> =>
  act('booking.createInternal', { clientId: clientId(nth) });

const ask = (path: string): Promise<Response> => fetch(`${sandbox.url}/api/integration/v1${path}`);

describe('live/events', () => {
  it('tells what comes, from the hello on, with ISO timestamps and the body', async () => {
    await book();
    const { status, type, told } = await open('events');
    expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const [hello] = await told(1);
    expect(hello).toMatchObject({ event: 'hello', data: { missed: false } });
    const { jobId } = await book();
    const [, created] = await told(2);
    expect(created).toMatchObject({ event: 'event', data: { event: { jobId, due: false } } });
    const { at, body } = created?.data['event'] as { at: string; body: string };
    expect(at).toBe((JSON.parse(body) as { timestamp: string }).timestamp);
  });

  it('goes on after any id that it has given: by address or as Last-Event-ID', async () => {
    const first = await open('events');
    await first.told(1);
    for (let nth = 0; nth < 3; nth += 1) await book();
    const all = await first.told(4);
    const rest = all.slice(2).map(({ id }) => id);
    const byAddress = await open(`events?after=${all[1]?.id}`);
    expect((await byAddress.told(3)).slice(1).map(({ id }) => id)).toEqual(rest);
    // The browser's own reconnection sends the header, while the address stays as it was.
    const byHeader = await open('events?after=0', { 'Last-Event-ID': all[1]?.id ?? '' });
    expect((await byHeader.told(3)).slice(1).map(({ id }) => id)).toEqual(rest);
    const fromHello = await open(`events?after=${all[0]?.id}`);
    expect((await fromHello.told(4)).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it('begins at the beginning with 0, and for a place of another sandbox, which it says', async () => {
    await book();
    await book();
    const fromStart = await open('events?after=0');
    // The reset before this test has taken what came before it.
    expect(await fromStart.told(3)).toMatchObject([{ data: { missed: true } }, {}, {}]);
    const foreign = await open('events?after=00ff00ff-1');
    expect(await foreign.told(3)).toMatchObject([{ data: { missed: true } }, {}, {}]);
    const ahead = await open('events?after=999999');
    expect(await ahead.told(3)).toMatchObject([{ data: { missed: true } }, {}, {}]);
  });

  it('tells of some: by client, booking and type', async () => {
    const { jobId = '' } = await book();
    const streams = await Promise.all([
      open(`events?clientId=${clientId(1)}`),
      open(`events?jobId=${jobId}`),
      open('events?types=job.cancelled,job.confirmed'),
    ]);
    const other = await book(1);
    await act('staff.cancel', { jobId });
    await act('staff.cancel', { jobId: other['jobId'] });
    const seen = await Promise.all(
      [3, 2, 3].map(async (count, index) =>
        ((await streams[index]?.told(count)) ?? [])
          .slice(1)
          .map(({ data }) => (data['event'] as { type: string }).type),
      ),
    );
    expect(seen).toEqual([
      ['job.created', 'job.cancelled'],
      ['job.cancelled'],
      ['job.cancelled', 'job.cancelled'],
    ]);
  });

  it('tells of a reset, and goes on', async () => {
    const { told } = await open('events');
    await told(1);
    await book();
    await act('reset');
    await book();
    expect((await told(4)).map(({ event }) => event)).toEqual(['hello', 'event', 'reset', 'event']);
  });

  it('tells of replays and of attempts', async () => {
    // Nobody listens there: the attempt fails, and that is told too.
    await act('webhook.configure', { clientId: clientId(), url: 'http://127.0.0.1:9/' });
    const { told } = await open('events');
    await told(1);
    await book();
    const [, created] = await told(3);
    await act('webhook.replay', { eventId: (created?.data['event'] as { id: string }).id });
    const kinds = (await told(5)).map(({ event }) => event);
    expect(kinds).toEqual(['hello', 'event', 'attempt', 'replay', 'attempt']);
  });
});

describe('live/requests', () => {
  it('tells what is asked, and goes on after any id', async () => {
    const { told } = await open('requests');
    const [hello] = await told(1);
    await ask('/bookings?n=1');
    await ask('/nowhere');
    const all = await told(3);
    expect(all[1]).toMatchObject({
      event: 'request',
      data: { method: 'GET', status: 401, reason: 'key-missing', at: expect.any(String) as string },
    });
    const again = await open(`requests?after=${all[1]?.id}`);
    expect((await again.told(2)).slice(1)).toEqual(all.slice(2));
    const fromHello = await open(`requests?after=${hello?.id}`);
    expect((await fromHello.told(3)).slice(1)).toEqual(all.slice(1));
  });

  it('says what it has no longer', async () => {
    const first = await open('requests');
    const [hello] = await first.told(1);
    for (let nth = 0; nth < 1_001; nth += 1) await ask('/nowhere');
    const late = await open(`requests?after=${hello?.id}`);
    expect((await late.told(1_001))[0]).toMatchObject({ data: { missed: true } });
    const foreign = await open('requests?after=00ff00ff-1');
    expect((await foreign.told(1_001))[0]).toMatchObject({ data: { missed: true } });
  });
});

describe('what is refused', () => {
  it.each([
    ['another stream', 'nowhere', 'GET', 404, 'INVALID'],
    ['another method', 'events', 'POST', 405, 'INVALID'],
    ['a place that cannot be read', 'events?after=yesterday', 'GET', 400, 'INVALID'],
    ['an event type that is not there', 'events?types=job.done', 'GET', 400, 'INVALID'],
  ])('%s', async (_, path, method, status, error) => {
    const response = await fetch(`${sandbox.url}/_sandbox/live/${path}`, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, error });
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a name that was made to resolve here', { host: 'evil.example' }],
  ])('%s', async (_, headers) => {
    for (const path of ['events', 'requests']) {
      const { statusCode } = await answerTo(`${sandbox.url}/_sandbox/live/${path}`, headers);
      expect(statusCode).toBe(403);
    }
  });

  it('who has no token, where there is one', async () => {
    const guarded = await startSandbox({ world: 'empty', controlToken: 'open sesame' });
    const url = `${guarded.url}/_sandbox/live/events`;
    for (const headers of [{}, { authorization: 'Bearer guess' }]) {
      const { statusCode, headers: answered } = await answerTo(url, headers);
      expect(statusCode).toBe(401);
      expect(answered['www-authenticate']).toBe('Bearer');
    }
    const { statusCode } = await answerTo(url, { authorization: 'Bearer open sesame' });
    expect(statusCode).toBe(200);
    await guarded.close();
  });
});

function answerTo(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers, agent: false }, (response) => {
      response.destroy();
      resolve(response);
    })
      .on('error', reject)
      .end();
  });
}
