// `phlebo do`, `events` and `clock`, each in both of its forms: for a person, and `--json`.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { answering, idsOf, Receiver, verify } from '../webhooks/receiver.ts';
import { jsonOf, runHere, type Ran } from './here.ts';
import { runPhlebo } from './process.ts';

vi.setConfig({ testTimeout: 30_000 });

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ clock: '2027-01-04T09:00:00Z', webhooks: { ladder: [0] } });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

const run = (...args: readonly string[]): Promise<Ran> => runHere(sandbox.url, ...args);

const firstClient = (): string => sandbox.clients[0]?.id ?? '';

describe('do', () => {
  it('carries out any action, with nested parameters and JSON, and hides nothing', async () => {
    const made = await run(
      'do',
      'client.create',
      'name=Harbour Health',
      'capabilities.canUseVenueNetwork=false',
      'webhook={"url":"http://127.0.0.1:9/hook","eventTypes":[]}',
      '--json',
    );
    const { clientId, webhookSecret } = jsonOf(made) as { clientId: string; webhookSecret: string };
    expect(webhookSecret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { out } = await run('do', 'key.mint', `clientId=${clientId}`, 'scopes=["bookings:read"]');
    expect(out).toMatch(/"apiKey": "pj_live_[\w-]{20,}"/);
    const { clients } = await sandbox.do<{ clients: readonly object[] }>('client.list');
    expect(clients.at(-1)).toMatchObject({
      name: 'Harbour Health',
      capabilities: { canUseMobilePhleb: true, canUseVenueNetwork: false },
    });
  });

  it.each([
    [
      'an action that is not there',
      ['job.finish'],
      2,
      /^job\.finish: There is no action "job\.fin/,
    ],
    ['a parameter that is missing', ['lab.receive'], 2, /^lab\.receive: jobId: /],
    ['a parameter that is not there', ['reset', 'hard=true'], 2, /^reset: unknown: "hard"/],
    ['a word that is no parameter', ['reset', 'hard'], 2, /"hard" is not of the form name=value/],
    ['a parameter named action', ['reset', 'action=describe'], 2, /The action is the first word/],
    ['a thing that is not there', ['lab.receive', 'jobId=job_x'], 1, /no job with id job_x/],
    ['no action', [], 2, /missing required argument 'action'/],
  ])('refuses %s in one sentence', async (_, words, code, sentence) => {
    const ran = await run('do', ...words);
    expect(ran).toMatchObject({ code, out: '' });
    expect(ran.err).toMatch(sentence);
  });

  it('ends with 1 when the sandbox refuses, and nothing has changed', async () => {
    const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', {
      clientId: firstClient(),
    });
    const { code, err } = await run('do', 'job.complete', `jobId=${jobId}`);
    expect(code).toBe(1);
    expect(err).toBe(
      'job.complete: The job is in phase pending. Start the visit or check the patient in first.',
    );
    expect(await sandbox.events.list()).toHaveLength(1);
  });
});

describe('events', () => {
  let receiver: Receiver;
  let secret: string;
  let clientId: string;
  beforeEach(async () => {
    receiver = await Receiver.start();
    ({ clientId, webhookSecret: secret } = await sandbox.do<{
      clientId: string;
      webhookSecret: string;
    }>('client.create', { webhook: { url: receiver.url } }));
    return () => receiver.kill();
  });

  it('list shows them newest first, by client, booking and type', async () => {
    await run('trigger', 'job.confirmed', '--client', clientId);
    await sandbox.do('booking.createInternal', { clientId: firstClient() });
    const listed = await run('events', 'list', '--client', clientId);
    expect(listed.out.split('\n').map((line) => line.split(/ {2,}/)[2])).toEqual([
      'dispatch.assigned',
      'job.confirmed',
      'job.created',
    ]);
    const all = await run('events', 'list', '--limit', '1');
    expect(all.out).toMatch(
      /^2027-01-04T09:00:00\.000Z {2}evt_\S+ {2}job\.created +job_\S+ {2}no endpoint$/,
    );
    const some = await run('events', 'list', '--type', 'job.confirmed,job.created', '--json');
    const { events } = jsonOf(some) as { events: readonly { type: string; jobId: string }[] };
    expect(events.map(({ type }) => type)).toEqual(['job.created', 'job.confirmed', 'job.created']);
    const ofJob = await run('events', 'list', '--job', events[0]?.jobId ?? '');
    expect(ofJob.out.split('\n')).toHaveLength(1);
    expect((await run('events', 'list', '--job', 'job_x')).out).toBe('No such events.');
  });

  it.each([
    ['a type', ['--type', 'job.done'], /There is no event "job\.done"/],
    ['a limit', ['--limit', 'many'], /--limit takes a whole number from 1 to 1000/],
    ['an option', ['--tpye', 'job.created'], /unknown option '--tpye'/],
  ])('list refuses %s that it does not know', async (_, words, sentence) => {
    const { code, err } = await run('events', 'list', ...words);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });

  it('show tells body and attempts, with what the receiver said', async () => {
    receiver.answer = (response) => response.writeHead(500).end('no room\u001b[31m');
    await run('trigger', 'job.created', '--client', clientId);
    await receiver.received(1);
    const [id = ''] = idsOf(receiver.got);
    await vi.waitFor(async () => {
      expect((await run('events', 'show', id)).out).toMatch(/: exhausted/);
    });
    const { out } = await run('events', 'show', id);
    expect(out).toMatch(new RegExp(`^job\\.created {2}${id}\nof ${clientId}, job_`));
    expect(out).toContain('"fulfillmentChannel": "MOBILE"');
    expect(out).toMatch(/first {2}500 no room\\u\{1b\}\[31m {2}\d+ ms$/m);
    const shown = await run('events', 'show', id, '--json');
    expect(jsonOf(shown)).toMatchObject({ event: { id }, deliveries: [{ state: 'exhausted' }] });
    expect(await run('events', 'show', 'evt_x')).toMatchObject({ code: 1 });
  });

  it('resend delivers it again under the same id, signed anew', async () => {
    await run('trigger', 'job.created', '--client', clientId);
    await receiver.received(1);
    const [id = ''] = idsOf(receiver.got);
    expect(await run('events', 'resend', id)).toMatchObject({
      code: 0,
      out: `${id} is on its way.`,
    });
    const got = await receiver.received(2);
    expect(idsOf(got)).toEqual([id, id]);
    for (const one of got) expect(verify(secret, one).data.id).toBe(id);
  });

  it('resend --forward-to posts it to any receiver, and ends with its answer', async () => {
    const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', {
      clientId: firstClient(),
    });
    const { id } = await sandbox.events.waitFor({ type: 'job.created', jobId });
    const refused = await run('events', 'resend', id);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(
      /was never due to client .* With --forward-to it goes to a receiver/,
    );

    expect(await run('events', 'resend', id, '--forward-to', receiver.url)).toMatchObject({
      code: 0,
      out: `${id}  204`,
    });
    const [got] = await receiver.received(1);
    expect(verify(sandbox.clients[0]?.webhookSecret ?? '', got!).data.id).toBe(id);

    receiver.answer = (response) => response.writeHead(400).end('who are you');
    const denied = await run('events', 'resend', id, '--forward-to', receiver.url);
    expect(denied).toMatchObject({ code: 1, err: `${receiver.url}: 400 who are you` });
    await receiver.kill();
    const gone = await run('events', 'resend', id, '--forward-to', receiver.url, '--json');
    expect(gone.code).toBe(1);
    expect(jsonOf(gone)).toMatchObject({ answer: { error: /ECONNREFUSED/ } });
    receiver.answer = answering(204);
  });
});

describe('clock', () => {
  it('show, freeze, resume and scale say how it stands', async () => {
    expect((await run('clock', 'show')).out).toBe('2027-01-04T09:00:00.000Z, and it stands.');
    expect((await run('clock', 'resume')).out).toMatch(/, and it runs\.$/);
    expect((await run('clock', 'scale', '60')).out).toMatch(/, and it runs 60 times as fast\.$/);
    expect(jsonOf(await run('clock', 'freeze', '--json'))).toMatchObject({
      frozen: true,
      rate: 60,
    });
  });

  it.each([
    ['90', '2027-01-04T09:01:30.000Z'],
    ['90s', '2027-01-04T09:01:30.000Z'],
    ['15m', '2027-01-04T09:15:00.000Z'],
    ['1.5h', '2027-01-04T10:30:00.000Z'],
    ['1d12h', '2027-01-05T21:00:00.000Z'],
  ])('advance %s comes to %s', async (duration, now) => {
    const { out } = await run('clock', 'advance', duration);
    expect(out.split('\n').at(-1)).toMatch(new RegExp(`^${now} now(; nothing fell due .*)?\\.$`));
  });

  it('advance lists what fell due, in order', async () => {
    await run('trigger', 'job.completed');
    const { out } = await run('clock', 'advance', '3w');
    const rows = out.split('\n');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows).toContainEqual(
      expect.stringMatching(
        /^2027-01-11T00:00:00\.000Z {2}invoice\.created {2}clientId=cl_\S+ invoiceId=inv_\S+$/,
      ),
    );
    const times = rows.map((row) => row.slice(0, 24));
    expect(times).toEqual(times.toSorted());
    const { happened } = jsonOf(await run('clock', 'advance', '0', '--json')) as {
      happened: readonly object[];
    };
    expect(happened).toEqual([]);
  });

  it.each([
    ['advance', 'soon', /"soon" is no duration: write 90s/],
    ['advance', '3x', /"3x" is no duration/],
    ['advance', '20000d', /^clock\.advance: seconds: /],
    ['scale', 'fast', /"fast" is no rate/],
    ['scale', '0', /"0" is no rate/],
    ['scale', '2000000', /^clock\.scale: rate: /],
  ])('%s %s is wrong usage', async (verb, word, sentence) => {
    const { code, err } = await run('clock', verb, word);
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
  });
});

describe('the control token', () => {
  const token = 'tok-5ecret';
  const env = { PHLEBO_CONTROL_TOKEN: token };

  it.each([
    ['as an option that is not there', ['describe', `--control-token=${token}`]],
    ['as the name of its file', ['describe', '--control-token-file', token]],
    ['as a word', ['describe', token]],
    ['as an action', [token]],
    ['as a value that contradicts', ['reset', `a=${token}`, `a.${token}=1`]],
    ['as the address of the sandbox', ['describe', '--sandbox', `ftp://x/${token}`]],
  ])('is not shown when it is given %s', async (_, words) => {
    const { code, out, err } = await runPhlebo(['do', ...words], {
      ...env,
      PHLEBO_SANDBOX: sandbox.url,
    });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
    expect(err).not.toContain('5ecret');
  });

  it('is not shown when the sandbox is to read it from a file of that name', async () => {
    const { code, err } = await runPhlebo(['mock', '--port', '0', '--control-token-file', token]);
    expect(code).toBe(2);
    expect(err).toMatch(/--control-token-file cannot be read/);
    expect(err).not.toContain('5ecret');
  });

  it('is refused, and not shown, when its file holds more than a token', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'phlebo-token-'));
    const file = join(dir, 'token');
    writeFileSync(file, `# of staging\n${token}\n`);
    const { code, err } = await run('do', 'describe', '--control-token-file', file);
    rmSync(dir, { recursive: true });
    expect(code).toBe(2);
    expect(err).toMatch(/^The control token has a line break/);
    expect(err).not.toContain('5ecret');
  });
});
