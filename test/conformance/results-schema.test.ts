/** results.json is what its published schema says, whatever became of the run. */
import { describe, expect, it } from 'vitest';
import { jsonReport } from '../../conformance/report/json.ts';
import { judge } from './judge.ts';
import { faultsOfResults } from '../report/schemas.ts';
import { always, deserted } from './wrong-server.ts';

async function faultsOf(...judged: Parameters<typeof judge>): Promise<unknown> {
  const end = await judge(...judged);
  return faultsOfResults(jsonReport({ ...end, strict: false }));
}

// Of a run in which all passes it is shown where the sandbox passes.
describe('results.json fits its schema', { timeout: 60_000 }, () => {
  it('after a run in which all fails', async () => {
    const server = await always(500, 'text/html', '<h1>\u0000\u001b[31m broken</h1>');
    expect(await faultsOf(server.url)).toEqual([]);
    await server.close();
  });

  it('after a run that never began', async () => {
    expect(await faultsOf(await deserted())).toEqual([]);
  });
});
