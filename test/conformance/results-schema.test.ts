/** results.json is what its published schema says, whatever became of the run. */
import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonReport } from '../../conformance/report/json.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { judge } from './judge.ts';
import { always, deserted } from './wrong-server.ts';

const schema = new URL('../../conformance/report/results.schema.json', import.meta.url);
const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);

async function faultsOf(...judged: Parameters<typeof judge>): Promise<unknown> {
  const { results } = await judge(...judged);
  return validate(JSON.parse(jsonReport(results))) ? [] : validate.errors;
}

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget();
});
afterAll(async () => {
  await sandbox.close();
});

describe('results.json fits its schema', () => {
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
