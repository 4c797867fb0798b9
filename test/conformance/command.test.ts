/** `phlebo check` as a user starts it: a process of its own, with flags, files, signals and exit codes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Results } from '../../conformance/report/results.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { faultsOfEvents } from '../report/schemas.ts';
import { answering, deserted } from './wrong-server.ts';

let dir: string;
let sandbox: SandboxTarget;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-command-'));
  sandbox = await sandboxTarget({ controlToken: 'a-control-token' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

type Ended = { readonly code: number | null; readonly out: string; readonly err: string };

function start(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [inject('builtCli'), 'check', ...args], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env['PATH'], ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]): Ended => ({
    code: code as number | null,
    ...output,
  }));
  return { child, ended };
}

const run = (...args: readonly string[]): Promise<Ended> => start(args).ended;
const reportsIn = (name: string): string => join(dir, name);

// Each starts a process that reads the sources: several seconds on a busy machine.
const patient = { timeout: 120_000 };

describe('phlebo check', patient, () => {
  it('passes the sandbox: 0, with address and token from the environment, and shows no secret', async () => {
    const reports = reportsIn('passed');
    const some = ['--only', 'booking,auth,webhook,wire', '--seed', '7'];
    const { ended } = start(['--report', 'pretty,json', '--report-dir', reports, ...some], {
      PHLEBO_URL: sandbox.url,
      PHLEBO_CONTROL: sandbox.controlUrl,
      PHLEBO_CONTROL_TOKEN: 'a-control-token',
      PHLEBO_STRICT: 'false',
    });
    const { code, out, err } = await ended;
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/✔ BOOK-01/);
    expect(out).toMatch(/seed 7/);
    expect(out).not.toContain('\u001b[');

    const written = ['results.json', 'results.ndjson'].map((name) =>
      readFileSync(join(reports, name), 'utf8'),
    );
    for (const text of [out, ...written]) {
      expect(text).not.toContain('a-control-token');
      // A secret is longer than the words of a title.
      expect(text).not.toMatch(/whsec_[A-Za-z0-9+/]{16}/);
    }
    const lines = written[1]?.trimEnd().split('\n') ?? [];
    const types = lines.map((line) => (JSON.parse(line) as { type: string }).type);
    expect([types[0], types.at(-1)]).toEqual(['start', 'end']);
  });

  it('fails a wrong server: 1, and explains it', async () => {
    const server = await answering((request, response) => {
      request.resume();
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>oops</h1>');
    });
    const { code, out } = await run('--url', server.url, '--report-dir', reportsIn('failed'));
    await server.close();
    expect(code).toBe(1);
    expect(out).toMatch(/✘ AUTH-01 .*\n.*A missing key gives 401|Every endpoint requires/);
    expect(out).toMatch(/spec +Authentication, 1; Authentication, 3/);
    expect(out).toMatch(/came +500 <h1>oops<\/h1>/);
    expect(out).toMatch(/repeat +curl -sS -i -X POST/);
  });

  it('cannot reach a deserted address: 3, in one sentence', async () => {
    const { code, out } = await run(
      '--url',
      await deserted(),
      '--report-dir',
      reportsIn('deserted'),
    );
    expect(code).toBe(3);
    expect(out).toMatch(/cannot be reached: nothing listens there .*Is the server running/);
  });

  it.each([
    ['without a server', [], /which server\? Give --url/],
    ['with an option that it does not know', ['--threads', '4'], /unknown option '--threads'/],
    [
      'with a report that it does not know',
      ['--report', 'pdf'],
      /"pdf" is no report; there are pretty, json, junit/,
    ],
    ['with a name that is no check', ['--list', '--only', 'BOKO-01'], /did you mean book-01\?/],
    ['with a time without a unit', ['--timeout', '10'], /as in 10s or 500ms/],
    ['with the path in the address', ['--url', 'http://h/api/integration/v1'], /leave it out/],
    [
      'with a profile that is not there',
      ['--profile', '/nowhere.yaml'],
      /nowhere\.yaml cannot be read/,
    ],
  ])('is wrong usage %s: 2', async (_, args, words) => {
    const { code, err } = await run(...args);
    expect(err).toMatch(words);
    expect(code).toBe(2);
  });

  it('names the faults of a profile and of a list of expected failures', async () => {
    const [profile, expected] = [join(dir, 'faulty.yaml'), join(dir, 'expected.yaml')];
    writeFileSync(profile, 'url: http://h\nclient: {}\n');
    writeFileSync(expected, '- { check: BOOK-01 }\n');
    const first = await run('--profile', profile);
    expect(first).toMatchObject({ code: 2 });
    expect(first.err).toMatch(
      /faulty\.yaml:2:\d+ client is not known here; did you mean clients\?/,
    );
    const second = await run('--url', 'http://h', '--expected', expected);
    expect(second).toMatchObject({ code: 2 });
    expect(second.err).toMatch(/expected\.yaml:1:\d+ \[0\]\.reason is missing/);
  });

  it('writes a profile with --init, and never over one that is there', async () => {
    const file = join(dir, 'fresh.yaml');
    expect(await run('--init', file)).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toMatch(/^# What phlebo check needs/);
    const again = await run('--init', file);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toMatch(/fresh\.yaml is there already and is left as it is: name another/);
  });

  it('shows the checks with --list and the requests with --dry-run, and asks nothing', async () => {
    const three = 'CANCEL-01,CANCEL-02,CANCEL-03';
    const list = await run('--list', '--only', three);
    expect(list).toMatchObject({ code: 0 });
    expect(list.out.trimEnd().split('\n')).toHaveLength(3);
    const dry = await run('--dry-run', '--url', 'http://127.0.0.1:1', '--only', three);
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toMatch(/CANCEL-01 +POST \/api\/integration\/v1\/bookings\/\{id\}\/cancel/);
    expect(dry.out).toMatch(
      /3 checks and 0 probes of http:\/\/127\.0\.0\.1:1: at most \d+ requests/,
    );
  });

  it('counts every generated case with --depth full, a few without, and knows no other depth', async () => {
    const asked = async (...depth: readonly string[]): Promise<number> => {
      const only = ['--url', 'http://127.0.0.1:1', '--only', 'GEN-02'];
      const { out } = await run('--dry-run', ...only, ...depth);
      return Number(/bookings \((\d+) times\)/.exec(out)?.[1]);
    };
    const few = await asked();
    expect(await asked('--depth', 'default')).toBe(few);
    expect(await asked('--depth', 'full')).toBeGreaterThan(3 * few);
    expect(await run('--depth', 'deep')).toMatchObject({ code: 2 });
  });
});

describe('names that are none', patient, () => {
  it.each(['', ' ', ','])('run nothing, rather than everything: --only %j', async (names) => {
    const { code, err } = await run('--list', '--url', 'http://127.0.0.1:1', '--only', names);
    expect(code).toBe(2);
    expect(err).toContain('It names nothing: leave it out to run everything.');
  });
});

describe('a run that is ended from outside', patient, () => {
  /** Answers so many requests, and then no more. */
  const stalling = (answers: number) => {
    let stalled: () => void = () => undefined;
    const isStalling = new Promise<void>((resolve) => (stalled = resolve));
    let asked = 0;
    const server = answering((request, response) => {
      request.resume();
      asked += 1;
      if (asked > answers) {
        stalled();
        return;
      }
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"success":false,"error":"INVALID_API_KEY"}');
    });
    return { server, isStalling };
  };

  it('by SIGINT writes its reports and ends with 3', async () => {
    const { server, isStalling } = stalling(9);
    const { url, close } = await server;
    const reports = reportsIn('interrupted');
    const { child, ended } = start([
      '--url',
      url,
      '--report',
      'pretty,json',
      '--report-dir',
      reports,
    ]);
    await isStalling;
    child.kill('SIGINT');
    const { code, out } = await ended;
    await close();
    expect(code).toBe(3);
    expect(out).toMatch(/The run ended early: the run was called off/);
    const results = JSON.parse(readFileSync(join(reports, 'results.json'), 'utf8')) as Results;
    const passed = results.checks.filter(
      ({ area, verdict }) => area === 'auth' && verdict === 'pass',
    );
    expect(passed).not.toHaveLength(0);
  });

  it('by SIGKILL leaves whole lines of evidence', async () => {
    const { server, isStalling } = stalling(9);
    const { url, close } = await server;
    const reports = reportsIn('killed');
    const { child, ended } = start([
      ...['--url', url, '--workers', '1', '--report', 'json', '--report-dir', reports],
    ]);
    await isStalling;
    child.kill('SIGKILL');
    await ended;
    await close();
    const text = readFileSync(join(reports, 'results.ndjson'), 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(faultsOfEvents(text)).toEqual([]);
    const events = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(events.filter(({ type }) => type === 'check')).not.toHaveLength(0);
    expect(existsSync(join(reports, 'results.json'))).toBe(false);
  });
});
