/** results.json is what its published schema says, whatever became of the run. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonReport } from '../../conformance/report/json.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { judge } from './judge.ts';
import { faultsOfResults } from '../report/schemas.ts';
import { always, deserted } from './wrong-server.ts';

async function faultsOf(...judged: Parameters<typeof judge>): Promise<unknown> {
  const end = await judge(...judged);
  return faultsOfResults(jsonReport({ ...end, strict: false }));
}

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

// A whole run: longer than a test may take on a busy machine.
describe('results.json fits its schema', { timeout: 60_000 }, () => {
  it('after a run in which all passes, control included', async () => {
    const control = { url: sandbox.controlUrl, token: undefined };
    expect(await faultsOf(sandbox.url, { control })).toEqual([]);
  });

  it('after a run in which all fails', async () => {
    const server = await always(500, 'text/html', '<h1>\u0000\u001b[31m broken</h1>');
    expect(await faultsOf(server.url)).toEqual([]);
    await server.close();
  });

  it('after a run that never began', async () => {
    expect(await faultsOf(await deserted())).toEqual([]);
  });
});
