/** `phlebo testbench` as a user starts it: a process of its own, until it is told to stop. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deserted } from '../conformance/wrong-server.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { runPhlebo, startPhlebo } from '../terminal/process.ts';

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
});

// Each starts a process that reads the sources: several seconds on a busy machine.
describe('phlebo testbench', { timeout: 60_000 }, () => {
  const target = () => ['--url', sandbox.url, '--control', sandbox.controlUrl];

  it('serves until it is stopped, takes its venues away again, and shows no secret in its log', async () => {
    const process = startPhlebo(['testbench', ...target(), '--port', '0', '--json']);
    const { url } = JSON.parse(await process.line(/"listening"/)) as { url: string };
    const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Record<string, unknown>;
    };
    const { clientId, apiKey } = await ask('/give-client', {});
    const { venueId } = await ask('/give-venue', { clientId });
    await process.line(/giveVenue/);
    const venue = (): Promise<Response> =>
      fetch(`${sandbox.url}/api/integration/v1/venues/${String(venueId)}`, {
        headers: { 'x-api-key': String(apiKey), 'x-api-version': '1' },
      });
    expect((await venue()).status).toBe(200);
    process.child.kill('SIGTERM');
    const { code, out, err } = await process.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain(apiKey);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toMatchObject([
      { type: 'listening' },
      { type: 'served', operationId: 'giveClient', status: 200, body: { apiKey: 'pj_live_***' } },
      { type: 'served', operationId: 'giveVenue', status: 200 },
    ]);
    expect((await venue()).status).toBe(404);
  });

  it('says in words what it has refused', async () => {
    const process = startPhlebo(['testbench', ...target(), '--port', '0']);
    const line = await process.line(/listens at/);
    const url = /http\S+\d/.exec(line)?.[0] ?? '';
    await fetch(`${url}/give-money`, { method: 'POST' });
    expect(await process.line(/give-money/)).toBe(
      '404 /give-money: the testbench has no path /give-money',
    );
    expect((await process.interrupt()).code).toBe(0);
  });

  it('ends with 3 when there is no server, with 2 when the port is taken or wrong', async () => {
    const nobody = await runPhlebo(['testbench', '--url', await deserted(), '--port', '0']);
    expect([nobody.code, nobody.err]).toEqual([3, expect.stringMatching(/cannot be reached/)]);
    const taken = await runPhlebo(['testbench', ...target(), '--port', new URL(sandbox.url).port]);
    expect([taken.code, taken.err]).toEqual([2, expect.stringMatching(/cannot be listened on/)]);
    expect((await runPhlebo(['testbench', ...target(), '--port', 'x'])).code).toBe(2);
    expect((await runPhlebo(['testbench'])).err).toMatch(/which server\?/);
  });
});
