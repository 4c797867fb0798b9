import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { EvidenceLog } from '../engine/evidence.ts';
import type { Evidence } from '../engine/evidence.ts';
import { Secrets } from '../target/secrets.ts';
import { eventDataAt, eventTypeOf } from './delivery.ts';
import { openInbox } from './inbox.ts';
import type { Inbox } from './inbox.ts';
import { mostKept } from './mailbox.ts';
import { longestBody } from './raw-body.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const event = '{"type":"job.created","timestamp":"2027-01-04T09:00:00Z","data":{"jobId":"job_1"}}';

const recorded: Evidence[] = [];
const log = new EvidenceLog(new Secrets(), (_, evidence) => recorded.push(evidence));
const opened: Inbox[] = [];

async function open(publicUrl?: string): Promise<Inbox> {
  const where = publicUrl === undefined ? {} : { publicUrl };
  const inbox = await openInbox({ host: '127.0.0.1', port: 0, ...where }, log);
  opened.push(inbox);
  return inbox;
}

beforeEach(() => {
  recorded.length = 0;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((inbox) => inbox.close()));
});

function headersFor(body: string): Record<string, string> {
  const [id, at] = ['evt_00000000-0000-4000-8000-000000000001', new Date()];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** The status; undefined when the connection was cut. */
function post(
  url: string,
  { body = event, headers = headersFor(body), method = 'POST' }: Partial<Sent> = {},
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      response.resume().on('end', () => {
        resolve(response.statusCode);
      });
    });
    asked.on('error', () => {
      resolve(undefined);
    });
    asked.end(body);
  });
}

type Sent = {
  readonly body: string;
  readonly headers: Record<string, string>;
  readonly method: string;
};

const problems = () => recorded.map((one) => (one.kind === 'webhook' ? one.problems : undefined));

describe('what comes in', () => {
  it('is in the mailbox that its address names, and in no other', async () => {
    const inbox = await open();
    const [primary, other] = [inbox.mailbox('primary'), inbox.mailbox('the other one')];
    expect(await post(other.url)).toBe(204);
    expect(primary.deliveries).toEqual([]);
    expect(other.deliveries).toEqual(inbox.deliveries);
    expect(other.deliveries).toMatchObject([
      { mailbox: 'the other one', number: 1, method: 'POST' },
    ]);
  });

  it('is kept byte for byte, with the names of its headers in lower case', async () => {
    const mailbox = (await open()).mailbox('primary');
    const body = '{\r\n"type": "Zoë"\r\n}';
    await post(mailbox.url, { body, headers: { 'Webhook-ID': 'evt_1' } });
    const [delivery] = mailbox.deliveries;
    expect(Buffer.from(delivery?.raw ?? [])).toEqual(Buffer.from(body));
    expect(delivery?.headers['webhook-id']).toBe('evt_1');
  });

  it('is read as an event, where it is one', async () => {
    const mailbox = (await open()).mailbox('primary');
    await post(mailbox.url);
    const [delivery] = mailbox.deliveries;
    if (delivery === undefined) throw new Error('nothing came');
    expect(eventTypeOf(delivery)).toBe('job.created');
    expect(eventDataAt(delivery, 'jobId')).toBe('job_1');
  });

  it('is evidence: sound, or with what a receiver would reject it for', async () => {
    const mailbox = (await open()).mailbox('primary');
    mailbox.secrets.push(secret);
    await post(mailbox.url);
    await post(mailbox.url, { headers: {} });
    await post(mailbox.url, { headers: { ...headersFor(event), 'webhook-signature': 'v1,x' } });
    expect(problems()).toEqual([
      [],
      [
        'the header webhook-id is missing',
        'the header webhook-timestamp is missing',
        'the header webhook-signature is missing',
      ],
      ['no entry of webhook-signature matches the secret'],
    ]);
    expect(recorded[0]).toMatchObject({
      eventType: 'job.created',
      mailbox: 'primary',
      answered: 204,
    });
  });

  it('counts for a signature that is not verified where no secret is known', async () => {
    const mailbox = (await open()).mailbox('primary');
    await post(mailbox.url, { headers: { ...headersFor(event), 'webhook-signature': 'v1,x' } });
    expect(problems()).toEqual([[]]);
  });

  it('from another run does not count', async () => {
    const [former, latter] = [await open(), await open()];
    const mailbox = latter.mailbox('primary');
    const late = new URL(former.mailbox('primary').url).pathname;
    expect(await post(new URL(late, mailbox.url).href)).toBe(404);
    expect(latter.deliveries).toEqual([]);
  });

  it('for a mailbox that nobody has asked for does not count', async () => {
    const inbox = await open();
    const url = inbox.mailbox('primary').url.replace(/primary$/, 'nobody');
    expect(await post(url)).toBe(404);
    expect(inbox.deliveries).toEqual([]);
  });
});

describe('the answer', () => {
  it('is what the mailbox says, headers included', async () => {
    const mailbox = (await open()).mailbox('primary');
    mailbox.receive = () => Promise.resolve({ status: 503, headers: { 'retry-after': '1' } });
    expect(await post(mailbox.url)).toBe(503);
    expect(mailbox.deliveries).toMatchObject([{ answered: 503 }]);
  });

  it('is none where the mailbox cuts the connection; the delivery is kept all the same', async () => {
    const mailbox = (await open()).mailbox('primary');
    mailbox.receive = () => 'close';
    expect(await post(mailbox.url)).toBeUndefined();
    expect(mailbox.deliveries).toMatchObject([{ answered: undefined }]);
    expect(recorded).toMatchObject([{ answered: null }]);
  });

  it('has been given when a check hears of the delivery', async () => {
    const mailbox = (await open()).mailbox('primary');
    let answer: (() => void) | undefined;
    mailbox.receive = () =>
      new Promise((resolve) => {
        answer = () => {
          resolve({ status: 204 });
        };
      });
    const sent = post(mailbox.url);
    await expect.poll(() => answer).toBeDefined();
    expect(mailbox.deliveries).toEqual([]);
    answer?.();
    expect(await sent).toBe(204);
    expect(mailbox.deliveries).toHaveLength(1);
  });
});

describe('a public address', () => {
  const publicUrl = 'https://hooks.example.org/phlebo/';

  /** As the proxy that serves the public address passes it on. */
  async function behindProxy(): Promise<{ inbox: Inbox; local: (path: string) => string }> {
    const inbox = await open(publicUrl);
    const port = inbox.port;
    return { inbox, local: (path) => `http://127.0.0.1:${String(port)}${path}` };
  }

  it('is where the server is sent, with an end for each mailbox', async () => {
    const { inbox } = await behindProxy();
    expect(inbox.mailbox('other').url).toMatch(
      /^https:\/\/hooks\.example\.org\/phlebo\/run-[0-9a-f]{16}\/other$/,
    );
  });

  it.each(['/phlebo', '/', '/phlebo/primary'])(
    'that a person gave to the server (%s) leads to primary',
    async (path) => {
      const { inbox, local } = await behindProxy();
      const mailbox = inbox.mailbox('primary');
      expect(await post(local(path))).toBe(204);
      expect(mailbox.deliveries).toHaveLength(1);
    },
  );

  it('with the name of another client at its end leads there', async () => {
    const { inbox, local } = await behindProxy();
    const [primary, other] = [inbox.mailbox('primary'), inbox.mailbox('other')];
    await post(local('/phlebo/other'));
    expect([primary.deliveries.length, other.deliveries.length]).toEqual([0, 1]);
  });

  it.each(['GET', 'POST'])('is found by others: their %s is no webhook', async (method) => {
    const { inbox, local } = await behindProxy();
    inbox.mailbox('primary');
    expect(await post(local('/phlebo'), { method, body: '', headers: {} })).toBe(404);
    expect(inbox.deliveries).toEqual([]);
  });
});

describe('a body', () => {
  it('as long as may be is kept whole', async () => {
    const mailbox = (await open()).mailbox('primary');
    await post(mailbox.url, { body: 'x'.repeat(longestBody), headers: {} });
    expect(mailbox.deliveries).toMatchObject([{ isCut: false }]);
    expect(mailbox.deliveries[0]?.raw).toHaveLength(longestBody);
  });

  it('that is longer is cut off, answered, and its signature not judged', async () => {
    const mailbox = (await open()).mailbox('primary');
    mailbox.secrets.push(secret);
    const body = 'x'.repeat(longestBody + 1);
    expect(await post(mailbox.url, { body, headers: headersFor('') })).toBe(204);
    expect(mailbox.deliveries).toMatchObject([{ isCut: true }]);
    expect(mailbox.deliveries[0]?.raw).toHaveLength(longestBody);
    expect(problems()[0]?.join()).toContain('longer than 1048576 bytes');
  });

  it('that breaks off is no delivery', async () => {
    const inbox = await open();
    const mailbox = inbox.mailbox('primary');
    await new Promise<void>((resolve) => {
      const asked = request(mailbox.url, { method: 'POST', headers: { 'content-length': '99' } });
      asked.on('error', () => undefined);
      asked.on('close', () => {
        resolve();
      });
      asked.write('{', () => asked.destroy());
    });
    expect(await post(mailbox.url)).toBe(204);
    expect(inbox.deliveries).toHaveLength(1);
  });
});

describe('a flood', () => {
  it('fills its mailbox, is accepted, and leaves room in the others', async () => {
    const inbox = await open();
    const [flooded, other] = [inbox.mailbox('flooded'), inbox.mailbox('other')];
    const body = 'x'.repeat(longestBody);
    const most = mostKept.bytes / longestBody;
    const statuses: (number | undefined)[] = [];
    for (let sent = 0; sent < most + 2; sent += 1) {
      statuses.push(await post(flooded.url, { body, headers: {} }));
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(flooded.deliveries).toHaveLength(most);
    expect(problems().at(-1)?.at(-1)).toBe(
      'the mailbox flooded is full (2000 webhooks or 8 MiB): this one was the last, what came later was accepted and not kept',
    );
    await post(other.url);
    expect(other.deliveries).toHaveLength(1);
  });

  it('of many at a time keeps no more than it may', async () => {
    const flooded = (await open()).mailbox('flooded');
    const body = 'x'.repeat(longestBody);
    const most = mostKept.bytes / longestBody;
    await Promise.all(
      Array.from({ length: most * 2 }, () => post(flooded.url, { body, headers: {} })),
    );
    expect(flooded.deliveries).toHaveLength(most);
  });
});

it('cannot be opened where something listens already', async () => {
  const { port } = await open();
  await expect(openInbox({ host: '127.0.0.1', port }, log)).rejects.toThrow('EADDRINUSE');
});

it('is closed though a delivery is under way, and then takes nothing more', async () => {
  const inbox = await open();
  const mailbox = inbox.mailbox('primary');
  mailbox.receive = () => new Promise(() => undefined);
  const sent = post(mailbox.url);
  await inbox.close();
  expect(await sent).toBeUndefined();
  expect(inbox.deliveries).toEqual([]);
});
