/** Output that cannot be written ends in one sentence and the exit code of the runner's own failures. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sandboxTarget, type SandboxTarget } from '../flaws/sandbox.ts';
import { answering, deserted } from '../conformance/wrong-server.ts';

/** Takes no byte: a file of Linux for this very purpose. */
const fullDevice = '/dev/full';

let sandbox: SandboxTarget;
let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-lost-'));
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

const run = async (
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly err: string }> => {
  const full = openSync(fullDevice, 'w');
  const child = spawn(process.execPath, [inject('builtCli'), ...args], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  let err = '';
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, err };
};

const sentence = /^phlebo: the output cannot be written: ENOSPC.*\n$/;

// Each starts a process: several seconds on a busy machine.
describe.skipIf(!existsSync(fullDevice))('on a full disk', { timeout: 60_000 }, () => {
  const judging = (name: string): readonly string[] => [
    ...['check', '--url', sandbox.url, '--control', sandbox.controlUrl, '--only', 'AUTH-01'],
    ...['--report-dir', join(dir, name)],
  ];

  it('check goes on to its end, whose reports are whole: 4', async () => {
    const { code, err } = await run(...judging('check'));
    expect(err).toMatch(sentence);
    expect(code).toBe(4);
    const lines = readFileSync(join(dir, 'check', 'results.ndjson'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'end', exitCode: 0 });
  });

  it('no failed check is told that nobody could read of: 4', async () => {
    const server = await answering((_, response) => response.writeHead(500).end());
    const to = ['--url', server.url, '--only', 'AUTH-01', '--report-dir', join(dir, 'failed')];
    const { code } = await run('check', ...to);
    await server.close();
    expect(code).toBe(4);
  });

  it('a server that is not there is told all the same: 3', async () => {
    const url = await deserted();
    const { code } = await run('check', '--url', url, '--report-dir', join(dir, 'deserted'));
    expect(code).toBe(3);
  });

  it.each([
    ['requirements', [], 4],
    ['check', ['--list'], 4],
    ['--help', [], 4],
    ['mock', ['--port', '0'], 1],
  ])('%s %j ends with one sentence', async (verb, args, expected) => {
    const { code, err } = await run(verb, ...args);
    expect(err).toMatch(sentence);
    expect(code).toBe(expected);
  });

  it('clock show ends with one sentence', async () => {
    const { code, err } = await run('clock', 'show', '--sandbox', sandbox.url);
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('the testbench stops by itself', async () => {
    const { code, err } = await run(
      ...['testbench', '--port', '0', '--url', sandbox.url, '--control', sandbox.controlUrl],
    );
    expect(err).toMatch(sentence);
    expect(code).toBe(4);
  });
});
