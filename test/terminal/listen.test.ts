// `phlebo listen` as a process between a real sandbox and a real receiver.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { perform } from '../../mock/adapters/control/perform.ts';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { startSandbox } from '../../mock/start-sandbox.ts';
import { answering, idsOf, Receiver, verify } from '../webhooks/receiver.ts';
import { selfSigned } from '../webhooks/self-signed.ts';
import { cableTo } from './cable.ts';
import { runPhlebo, startPhlebo, type Phlebo } from './process.ts';

// Each starts a process: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let dir: string;
let sandbox: Sandbox;
let receiver: Receiver;
let listener: Phlebo | undefined;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-listen-'));
  sandbox = await createSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  receiver = await Receiver.start();
});
afterEach(async () => {
  listener?.child.kill('SIGKILL');
  listener = undefined;
  await receiver.kill();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Ready when it listens. */
const listen = async (
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Phlebo> => {
  listener = startPhlebo(['listen', '--forward-to', receiver.url, ...args], {
    PHLEBO_SANDBOX: sandbox.url,
    ...env,
  });
  await listener.line(/^Listening to/);
  return listener;
};

const [first, second] = [() => sandbox.clients[0]!, () => sandbox.clients[1]!];

/** The id of the event that tells it. */
const book = async (clientId = first().id): Promise<string> => {
  const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', { clientId });
  const { id } = await sandbox.events.waitFor({ type: 'job.created', jobId });
  return id;
};

describe('a listener', () => {
  it('forwards each event of its client as it was signed, and shows the answer', async () => {
    const { line, interrupt } = await listen();
    await book(second().id);
    const id = await book();
    const [got] = await receiver.received(1);
    expect(verify(first().webhookSecret, got!).data.id).toBe(id);
    expect(got?.headers['content-type']).toBe('application/json');
    const told = await line(new RegExp(id));
    expect(told).toMatch(/^[0-9a-f]{8}-\d+ {2}job\.created {2}evt_\S+ {2}job_\S+ {2}204$/);

    receiver.answer = (response) => response.writeHead(400).end('bad \u001b[31msignature');
    const refused = await book();
    expect(await line(new RegExp(refused))).toMatch(/ 400 bad \\u\{1b\}\[31msignature$/);

    const { code, out, err } = await interrupt();
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(err).toMatch(
      /^Listening to cl_\S+ at .*\nEnded; --since [0-9a-f]{8}-\d+ goes on from here\.\n$/,
    );
  });

  it('signs with both secrets after a rotation', async () => {
    await listen();
    const { webhookSecret } = await sandbox.do<{ webhookSecret: string }>('webhook.rotateSecret', {
      clientId: first().id,
    });
    await book();
    const [got] = await receiver.received(1);
    for (const secret of [first().webhookSecret, webhookSecret]) {
      expect(verify(secret, got!).type).toBe('job.created');
    }
  });

  it('takes all clients, some types, and one line of JSON each', async () => {
    const { line } = await listen(['--json'], {
      PHLEBO_CLIENT: 'all',
      PHLEBO_EVENTS: 'job.confirmed, job.cancelled',
    });
    for (const { id: clientId } of [first(), second()]) {
      const { jobId } = await sandbox.do<{ jobId: string }>('booking.createInternal', { clientId });
      await sandbox.do('staff.cancel', { jobId });
    }
    const got = await receiver.received(2);
    for (const [index, { webhookSecret }] of [first(), second()].entries()) {
      expect(verify(webhookSecret, got[index]!).type).toBe('job.cancelled');
    }
    const told = JSON.parse(await line(new RegExp(second().id))) as object;
    expect(told).toMatchObject({
      what: 'event',
      type: 'job.cancelled',
      cursor: expect.stringMatching(/^[0-9a-f]{8}-\d+$/) as string,
      answer: { status: 204 },
    });
  });

  it('shows a replay that only it hears, and nothing before it does', async () => {
    const before = await book();
    await expect(sandbox.do('webhook.replay', { eventId: before })).rejects.toThrow(/never due/);
    listener = startPhlebo(['listen', '--json'], { PHLEBO_SANDBOX: sandbox.url });
    await listener.line(/^Listening to/);
    await sandbox.do('webhook.replay', { eventId: before });
    const told: unknown = JSON.parse(await listener.line(new RegExp(before)));
    expect(told).toMatchObject({ what: 'replay', id: before, type: 'job.created' });
    expect(told).not.toHaveProperty('answer');
  });

  it('forwards replays, under the same id', async () => {
    const other = await Receiver.start();
    await sandbox.do('webhook.configure', { clientId: first().id, url: other.url });
    const { line } = await listen();
    const id = await book();
    await receiver.received(1);
    await sandbox.do('webhook.replay', { eventId: id });
    const got = await receiver.received(2);
    expect(idsOf(got)).toEqual([id, id]);
    expect(await line(/\(replay\)/)).toMatch(new RegExp(`${id}  job_\\S+  \\(replay\\)  204$`));
    await other.kill();
  });
});

describe('nothing is lost', () => {
  it('when the connection is cut, and cut again', async () => {
    const cable = await cableTo(sandbox.url);
    const { line } = await listen([], { PHLEBO_SANDBOX: cable.url });
    const ids = [await book()];
    await receiver.received(1);
    cable.cut();
    await line(/^Connection lost/);
    ids.push(await book(), await book());
    cable.join();
    await line(/^Connected again/);
    ids.push(await book());
    const got = await receiver.received(4);
    expect(idsOf(got)).toEqual(ids);
    for (const one of got) verify(first().webhookSecret, one);
    await cable.close();
  });

  it('when the sandbox is reset: a program is told, and what comes goes on', async () => {
    const { line } = await listen(['--json', '--since', '0']);
    expect(JSON.parse(await line(/"missed"/))).toMatchObject({ what: 'missed' });
    await sandbox.reset();
    expect(JSON.parse(await line(/"reset"/))).toMatchObject({ what: 'reset' });
    const id = await book();
    await line(new RegExp(id));
  });

  it('when the sandbox is reset: what comes after it goes on', async () => {
    const { line } = await listen();
    await book();
    await receiver.received(1);
    await sandbox.reset();
    await line(/^The sandbox was reset/);
    const id = await book();
    expect(idsOf(await receiver.received(2)).at(-1)).toBe(id);
  });

  it('when the listener starts anew from the place that it told', async () => {
    const { interrupt } = await listen();
    const ids = [await book()];
    await receiver.received(1);
    const { err } = await interrupt();
    const place = /--since (\S+)/.exec(err)?.[1] ?? '';
    ids.push(await book(), await book());
    await listen(['--since', place]);
    expect(idsOf(await receiver.received(3))).toEqual(ids);
  });

  it('when it is killed with the place in a file, even before the first event', async () => {
    const file = join(dir, 'cursor');
    const args = ['--cursor-file', file];
    const started = await listen(args);
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{8}-\d+\n$/));
    started.child.kill('SIGKILL');
    await started.ended;
    const ids = [await book()];
    const again = await listen(args);
    await receiver.received(1);
    // Kept after the answer: a kill between the two brings it again, under the same id.
    await again.line(new RegExp(ids[0] ?? ''));
    ids.push(await book());
    await again.line(new RegExp(ids[1] ?? ''));
    await again.interrupt();
    ids.push(await book());
    await listen(args);
    expect(idsOf(await receiver.received(3))).toEqual(ids);
  });

  it('while the receiver is away for a moment: it is tried again, in order', async () => {
    const { line, interrupt } = await listen();
    await receiver.kill();
    const ids = [await book(), await book()];
    expect(await line(/; trying again\.$/)).toMatch(/^evt_\S+ {2}connect ECONNREFUSED/);
    await receiver.open();
    expect(idsOf(await receiver.received(2))).toEqual(ids);
    await line(new RegExp(`${ids[1] ?? ''} .*204$`));
    const { out } = await interrupt();
    expect(out).not.toMatch(/ECONNREFUSED/);
  });

  it('without a word: what cannot be forwarded is told, with the way to send it', async () => {
    const { line } = await listen(['--retry-for', '0']);
    await receiver.kill();
    const [id, next] = [await book(), await book()];
    expect(await line(new RegExp(`^\\S+-\\d+ .*${id}`))).toMatch(/connect ECONNREFUSED/);
    await line(new RegExp(`^phlebo events resend ${id} --forward-to … sends it again`));
    await line(new RegExp(`^phlebo events resend ${next}`));
  });

  it('with the place in a file: it ends before what cannot be forwarded, and begins there', async () => {
    const args = ['--cursor-file', join(dir, 'away'), '--retry-for', '0'];
    const { ended } = await listen(args);
    await receiver.kill();
    const ids = [await book(), await book()];
    const { code, err, out } = await ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(new RegExp(`${ids[0] ?? ''} was not forwarded: connect ECONNREFUSED`));
    await receiver.open();
    await listen(args);
    expect(idsOf(await receiver.received(2))).toEqual(ids);
  });

  it('when it is interrupted while a receiver is thinking: that event comes again', async () => {
    receiver.answer = () => undefined;
    const { interrupt } = await listen();
    const id = await book();
    await receiver.received(1);
    const { code, err, out } = await interrupt();
    expect({ code, out }).toEqual({ code: 0, out: '' });
    receiver.answer = answering(204);
    await listen(['--since', /--since (\S+)/.exec(err)?.[1] ?? '']);
    expect(idsOf(await receiver.received(2))).toEqual([id, id]);
  });

  it('when the sandbox does not let it sign any more: it ends before that event', async () => {
    const other = await startSandbox({ world: 'empty', controlToken: 'first' });
    const act = (action: string, parameters: object) =>
      perform({ ...other.deps, controls: other.controls }, { ...parameters, action });
    const { id: clientId = '' } = other.world.clients[0] ?? {};
    const { ended } = await listen([], {
      PHLEBO_SANDBOX: other.url,
      PHLEBO_CONTROL_TOKEN: 'first',
    });
    // The sandbox reports its bug here, in the process of the test.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const forget = vi.spyOn(other.publisher, 'seal').mockRejectedValue(new Error('broken'));
    await act('booking.createInternal', { clientId });
    const { code, err } = await ended;
    expect(code).toBe(1);
    expect(err).toMatch(/Ended; --since [0-9a-f]{8}-0 goes on from here\.\nevent\.seal: /);
    expect(receiver.got).toEqual([]);
    forget.mockRestore();
    await other.close();
  });

  it('and it says so when it is another sandbox, whose numbers mean something else', async () => {
    const id = await book();
    const { line } = await listen(['--since', '0123abcd-1']);
    await line(/^Some events before this are not kept/);
    expect(idsOf(await receiver.received(1))).toEqual([id]);
  });
});

describe('its other options', () => {
  it('shows no password of an address', async () => {
    const { host } = new URL(receiver.url);
    await listen(['--forward-to', `http://ann:pa55@${host}/hook`]);
    await book();
    const [got] = await receiver.received(1);
    expect(got?.headers.authorization).toBe(`Basic ${btoa('ann:pa55')}`);
    const { err } = (await listener?.interrupt()) ?? { err: '' };
    expect(err).toContain(`forwarding to http://***@${host}/hook.`);
    expect(err).not.toContain('pa55');
  });

  it('says in --help what is lost and what is not', async () => {
    const { out } = await runPhlebo(['listen', '--help']);
    expect(out).toMatch(/begins with what happens from now on, and then misses nothing/);
    expect(out).toMatch(/tried again for --retry-for seconds/);
  });

  it('--print-secret prints the secret, and no more', async () => {
    const run = (...args: readonly string[]) =>
      runPhlebo(['listen', '--print-secret', ...args], { PHLEBO_SANDBOX: sandbox.url });
    expect(await run('--client', second().id)).toEqual({
      code: 0,
      out: `${second().webhookSecret}\n`,
      err: '',
    });
    expect(await run('--client', 'all')).toMatchObject({ code: 2, out: '' });
  });

  it('--skip-verify accepts a certificate that nobody knows', async () => {
    const { privateKey: key, certificate: cert } = selfSigned();
    const server = createServer({ key, cert }, (request, response) => {
      request.resume();
      response.writeHead(202).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `https://localhost:${(server.address() as AddressInfo).port}/hook`;
    const strict = await listen(['--forward-to', url]);
    const id = await book();
    expect(await strict.line(new RegExp(id))).toMatch(/self-signed certificate/);
    await strict.interrupt();
    const lax = await listen(['--forward-to', url], { PHLEBO_SKIP_VERIFY: '1' });
    const other = await book();
    expect(await lax.line(new RegExp(other))).toMatch(/ 202$/);
    server.closeAllConnections();
    server.close();
  });

  it('ends in peace when nobody reads it any more', async () => {
    const { child, ended } = await listen();
    child.stdout.destroy();
    await book();
    await receiver.received(1);
    // The first line that finds no reader ends it.
    const { code, err } = await ended;
    expect(code).toBe(0);
    expect(err).not.toMatch(/EPIPE|Error/);
  });

  it.each([
    ['--events', 'job.done', 2, /There is no event "job\.done"/],
    ['--since', 'yesterday', 2, /--since takes a cursor/],
    ['--forward-to', 'ftp://x', 2, /--forward-to takes an address/],
    ['--forward-to', 'ftp://ann:pa55@x', 2, /not "ftp:\/\/\*\*\*@x"\.$/m],
    [
      '--sandbox',
      'http://ann:pa55@127.0.0.1:4010',
      2,
      /^--sandbox takes an address without a user/,
    ],
    ['--retry-for', 'ever', 2, /--retry-for takes a whole number/],
    ['--client', 'cl_x', 1, /There is no client with id cl_x/],
    ['--cursor-file', '/nowhere/cursor', 2, /--cursor-file \/nowhere\/cursor cannot be used/],
  ])('refuses %s %s', async (option, value, code, sentence) => {
    const ran = await runPhlebo(['listen', option, value], { PHLEBO_SANDBOX: sandbox.url });
    expect(ran.code).toBe(code);
    expect(ran.err).toMatch(sentence);
  });
});
