// `phlebo logs tail` as a process: each refusal with its cause, and a curl line that repeats it.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock/create-sandbox.ts';
import { cableTo } from './cable.ts';
import { startPhlebo, type Phlebo } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

let sandbox: Sandbox;
let tail: Phlebo | undefined;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterEach(() => {
  tail?.child.kill('SIGKILL');
});
afterAll(() => sandbox.close());

const follow = async (args: readonly string[] = [], url = sandbox.url): Promise<Phlebo> => {
  tail = startPhlebo(['logs', 'tail', ...args], { PHLEBO_SANDBOX: url });
  await tail.line(/^Following the requests/);
  return tail;
};

const key = (): string => sandbox.clients[0]?.keys[0]?.apiKey ?? '';

const ask = (path: string, init: RequestInit = {}, apiKey = key()): Promise<Response> =>
  fetch(`${sandbox.url}/api/integration/v1${path}`, {
    ...init,
    headers: { 'X-API-Key': apiKey, ...(init.headers as Record<string, string> | undefined) },
  });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

/** What a shell makes of the line, with the key in KEY. */
const inShell = async (line: string): Promise<string> => {
  const env = { PATH: process.env['PATH'], KEY: key() };
  const { stdout } = await promisify(execFile)('bash', ['-c', line.trim()], { env });
  return stdout;
};

it('shows what is asked, and what was answered', async () => {
  const { line, interrupt } = await follow();
  await ask('/bookings?limit=1');
  expect(await line(/bookings\?limit=1/)).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z {2}200 {2}GET \/api\/integration\/v1\/bookings\?limit=1$/,
  );
  expect(await interrupt()).toMatchObject({ code: 0 });
});

describe('a refusal', () => {
  const refusals: readonly [string, () => Promise<Response>][] = [
    ['validation', () => ask('/bookings?createdFrom=[x]&note=it%27s')],
    ['validation', () => post('/bookings', '{"patient": {"firstName": "O\'Hara \\\\ \u009b0m"}}')],
    ['body-malformed', () => post('/bookings', '{"fulfillment\n')],
    ['content-type', () => post('/bookings', 'a=1', { 'Content-Type': 'text/plain' })],
    ['body-missing', () => ask('/bookings', { method: 'POST' })],
    ['not-found', () => ask('/bookings/job_x')],
    ['route-unknown', () => ask('/booking')],
    ['method-unsupported', () => ask('/bookings', { method: 'DELETE' })],
  ];

  it.each(refusals)('%s: the line repeats it, once $KEY is set', async (reason, refused) => {
    const { line, ended, child } = await follow();
    const first = await refused();
    await line(new RegExp(`  ${first.status}  .*  ${reason}$`));
    const curl = await line(/^ {4}curl /);
    const again = await inShell(curl);
    expect(again).toMatch(new RegExp(`^HTTP/1\\.1 ${first.status} `));
    expect(again).toContain(`x-sandbox-reason: ${reason}`);
    expect(again.slice(again.indexOf('{'))).toBe(await first.text());
    child.kill();
    const { out } = await ended;
    expect(out).not.toContain(key());
    for (const control of ['\u001b', '\u009b']) expect(out).not.toContain(control);
  });

  it('says what the caller was told, and names the key by its end', async () => {
    const { line } = await follow();
    await ask('/bookings/job_x');
    expect(await line(/There is no/)).toMatch(/^ {4}There is no .* \(the key ended with \S{4}\)$/);
  });

  it('shows no key wherever it was sent', async () => {
    const { line, ended, child } = await follow();
    await ask(`/bookings?apiKey=${key()}&limit=x`);
    await post('/bookings', JSON.stringify({ apiKey: key() }));
    await ask('/bookings?nth=3', {}, 'pw1');
    await ask('/bookings?nth=4', {}, `${key()}x`);
    await line(/nth=4/);
    child.kill();
    const { out } = await ended;
    expect(out).not.toContain(key());
    expect(out).not.toContain('pw1');
    expect(out.match(/pj_live_…/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('that a fault rule keeps back is shown too', async () => {
    await sandbox.do('fault.add', { on: 'request', effect: { kind: 'reset' }, times: 1 });
    const { line } = await follow();
    await expect(ask('/venues')).rejects.toThrow();
    expect(await line(/venues/)).toMatch(/ {2}no answer {2}GET \S+\/venues {2}fault-rule$/);
  });
});

it('goes on where it broke off, and from a place that is named', async () => {
  const cable = await cableTo(sandbox.url);
  const { line, interrupt } = await follow(['--json'], cable.url);
  await ask('/bookings?n=1');
  const { cursor } = JSON.parse(await line(/n=1/)) as { cursor: string };
  cable.cut();
  await line(/^Connection lost/);
  await ask('/bookings?n=2');
  cable.join();
  expect(JSON.parse(await line(/n=2/))).toMatchObject({
    method: 'GET',
    status: 200,
    reason: null,
    at: expect.stringMatching(/Z$/) as string,
    keyEndsWith: key().slice(-4),
  });
  const { out } = await interrupt();
  expect(out.trimEnd().split('\n')).toHaveLength(2);
  const again = await follow(['--since', cursor]);
  await again.line(/n=2/);
  expect((await again.interrupt()).out).not.toMatch(/n=1/);
  await cable.close();
});
