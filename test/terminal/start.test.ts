// How a verb finds its sandbox, and how it ends: as a process, with flags and variables.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../mock/start-sandbox.ts';
import { answering, deserted } from '../conformance/wrong-server.ts';
import { runPhlebo, startPhlebo } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

let dir: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'phlebo-terminal-'));
  sandbox = await startSandbox({ controlToken: 'open sesame' });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dir, { recursive: true, force: true });
});

describe('the sandbox', () => {
  it('is named by flag or variable, the scheme left out if one likes', async () => {
    const token = { PHLEBO_CONTROL_TOKEN: 'open sesame' };
    const bare = sandbox.url.replace('http://', '');
    const byFlag = await runPhlebo(['clock', 'show', '--sandbox', `${bare}/`], token);
    expect(byFlag).toMatchObject({ code: 0, err: '' });
    const byVariable = await runPhlebo(['clock', 'show'], {
      ...token,
      PHLEBO_SANDBOX: sandbox.url,
      PHLEBO_JSON: '1',
    });
    expect(byVariable).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(byVariable.out)).toMatchObject({ frozen: false, rate: 1 });
    const off = await runPhlebo(['clock', 'show'], {
      ...token,
      PHLEBO_SANDBOX: sandbox.url,
      PHLEBO_JSON: 'false',
    });
    expect(off.out).toMatch(/, and it runs\.\n$/);
  });

  it('wants its token, which comes from a variable or a file and is never shown', async () => {
    const env = { PHLEBO_SANDBOX: sandbox.url };
    const without = await runPhlebo(['do', 'describe'], env);
    expect(without).toMatchObject({ code: 1, out: '' });
    expect(without.err).toMatch(
      /^This sandbox has a control token: give it in PHLEBO_CONTROL_TOKEN/,
    );
    const file = join(dir, 'token');
    writeFileSync(file, 'open sesame\n');
    const fromFile = await runPhlebo(['do', 'describe', '--json'], {
      ...env,
      PHLEBO_CONTROL_TOKEN_FILE: file,
    });
    expect(fromFile).toMatchObject({ code: 0, err: '' });
    expect(fromFile.out).not.toContain('sesame');
    const stream = await runPhlebo(['logs', 'tail'], { ...env, PHLEBO_CONTROL_TOKEN: 'wrong' });
    expect(stream).toMatchObject({ code: 1 });
    const nowhere = await runPhlebo(['do', 'describe', '--control-token-file', '/nowhere'], env);
    expect(nowhere).toMatchObject({ code: 2, out: '' });
  });

  it('that is not there, or is something else, is said in one sentence: 1', async () => {
    const url = await deserted();
    for (const verb of [
      ['do', 'describe'],
      ['listen'],
      ['logs', 'tail'],
      ['trigger', 'job.created'],
    ]) {
      const { code, out, err } = await runPhlebo([...verb, '--sandbox', url]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(
        `No sandbox answers at ${url}: start one with npm start, or name another with --sandbox.\n`,
      );
    }
    const server = await answering((request, response) => {
      request.resume();
      response.writeHead(200).end('<h1>Welcome</h1>');
    });
    const stranger = await runPhlebo(['do', 'describe'], { PHLEBO_SANDBOX: server.url });
    await server.close();
    expect(stranger.code).toBe(1);
    expect(stranger.err).toMatch(/^What answers at \S+ is no phlebo sandbox \(status 200\)\.\n$/);
  });

  it.each([
    [
      'an address that is none',
      ['do', 'describe', '--sandbox', 'http://'],
      /--sandbox takes an add/,
    ],
    [
      'another kind of address',
      ['do', 'describe', '--sandbox', 'ftp://h'],
      /--sandbox takes an add/,
    ],
    ['a verb that is not there', ['lisen'], /unknown command 'lisen'/],
    ['half a verb', ['events'], /Usage: phlebo events/],
    ['an option that is not there', ['listen', '--forward', 'x'], /unknown option '--forward'/],
    ['a verb within that is not there', ['clock', 'stop'], /unknown command 'stop'/],
  ])('with %s is wrong usage: 2', async (_, args, words) => {
    const { code, out, err } = await runPhlebo(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(words);
  });
});

describe('a reader that has read enough', () => {
  const env = (): Record<string, string> => ({
    PHLEBO_SANDBOX: sandbox.url,
    PHLEBO_CONTROL_TOKEN: 'open sesame',
  });

  it.each([
    ['do', ['do', 'describe']],
    ['events list', ['events', 'list']],
  ])('does no harm to %s', async (_, args) => {
    const { child, ended } = startPhlebo(args, env());
    child.stdout.destroy();
    expect(await ended).toEqual({ code: 0, out: '', err: '' });
  });

  it('does not keep trigger from finishing what it has begun', async () => {
    const { child, ended } = startPhlebo(['trigger', 'sample.results_ready'], env());
    child.stdout.destroy();
    expect(await ended).toMatchObject({ code: 0, err: '' });
    const { items } = await sandbox.publisher.events({ types: ['sample.results_ready'] });
    expect(items).toHaveLength(1);
  });

  it('ends logs tail', async () => {
    const { child, ended, line } = startPhlebo(['logs', 'tail'], env());
    await line(/^Following/);
    child.stdout.destroy();
    await fetch(`${sandbox.url}/api/integration/v1/bookings`);
    expect(await ended).toMatchObject({
      code: 0,
      err: expect.not.stringMatching(/EPIPE/) as string,
    });
  });
});
