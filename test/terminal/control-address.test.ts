/** What stands in the address of the control endpoint, and is a secret, is shown nowhere. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deserted } from '../conformance/wrong-server.ts';
import { sandboxTarget, type SandboxTarget } from '../flaws/sandbox.ts';
import { runPhlebo } from './process.ts';

let sandbox: SandboxTarget;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-control-'));
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

const secret = 'abcSECRET';
const formats = 'pretty,json,html,junit,markdown,github';

/** All that is said, and all that is written. */
const check = async (control: string, name: string) => {
  const reports = join(dir, name);
  const { code, out, err } = await runPhlebo([
    ...['check', '--url', sandbox.url, '--control', control, '--only', 'AUTH-01,BOOK-01,wire'],
    ...['--report', formats, '--report-dir', reports],
  ]);
  const files = readdirSync(dir).includes(name) ? readdirSync(reports) : [];
  const written = files
    .filter((file) => /\.\w+$/.test(file))
    .map((file) => readFileSync(join(reports, file), 'utf8'));
  return { code, out, err, files, all: [out, err, ...written].join('\n') };
};

// Each starts a process: several seconds on a busy machine.
describe('the address of the control endpoint', { timeout: 60_000 }, () => {
  it('is refused with a password in it, which is not shown: 2', async () => {
    const control = sandbox.controlUrl.replace('//', `//ann:${secret}@`);
    const { code, err, all, files } = await check(control, 'credentials');
    expect(code).toBe(2);
    expect(err).toMatch(/--control must not carry credentials: .* PHLEBO_CONTROL_TOKEN\n$/);
    expect(all).not.toContain(secret);
    expect(files).toEqual([]);
  });

  it('of the server is refused likewise: 2', async () => {
    const url = sandbox.url.replace('//', `//ann:${secret}@`);
    const { code, err } = await runPhlebo(['check', '--url', url]);
    expect(code).toBe(2);
    expect(err).toContain('must not carry credentials');
    expect(err).not.toContain(secret);
  });

  it('may have a token in its query, which no report shows: 0', async () => {
    const { code, all, files } = await check(`${sandbox.controlUrl}?token=${secret}`, 'query');
    expect(code).toBe(0);
    expect(files).toEqual(expect.arrayContaining(['results.json', 'report.html', 'junit.xml']));
    expect(all).toContain('/_sandbox/control?token=***');
    expect(all).not.toContain(secret);
  });

  it('is told without the token when it is deserted: 3', async () => {
    const { code, all } = await check(`${await deserted()}/?token=${secret}`, 'deserted');
    expect(code).toBe(3);
    expect(all).toContain('?token=*** cannot be reached');
    expect(all).not.toContain(secret);
  });

  it('is told without the token when it is wrong: 2', async () => {
    const { code, err, all } = await check(`${sandbox.url}/nowhere?token=${secret}`, 'wrong');
    expect(code).toBe(2);
    expect(err).toContain('?token=*** does not speak the control protocol');
    expect(all).not.toContain(secret);
  });

  it('is told by the testbench without the token', async () => {
    const bench = ['testbench', '--port', '0', '--url', sandbox.url, '--control'];
    const wrong = await runPhlebo([...bench, `${sandbox.url}/nowhere?token=${secret}`]);
    const gone = await runPhlebo([...bench, `${await deserted()}/?token=${secret}`]);
    expect([wrong.code, gone.code]).toEqual([2, 3]);
    for (const { err } of [wrong, gone]) {
      expect(err).toContain('?token=***');
      expect(err).not.toContain(secret);
    }
  });
});
