import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerMockCommand } from './main.ts';
import { startSandbox } from './start-sandbox.ts';

// It is the command line that is looked at here.
vi.mock('./start-sandbox.ts', () => ({ startSandbox: vi.fn() }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'phlebo-main-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const phlebo = async (...words: readonly string[]) => {
  const err = vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(startSandbox)
    .mockClear()
    .mockRejectedValue(Object.assign(new Error(), { code: 'EACCES' }));
  const program = new Command();
  registerMockCommand(program);
  await program.parseAsync(['mock', '--port', '0', ...words], { from: 'user' });
  const token = vi.mocked(startSandbox).mock.calls.map(([options]) => options?.controlToken);
  return { code: process.exitCode, err: err.mock.calls.flat().join(), token };
};

it.each(['', '\n', ' \t\n\n'])('a file without a token in it starts nothing: %j', async (text) => {
  const file = join(folder, 'token');
  writeFileSync(file, text);
  // The one that is not asked for does not stand in for it either.
  vi.stubEnv('PHLEBO_CONTROL_TOKEN', 'another');
  const { code, err, token } = await phlebo('--control-token-file', file);
  expect({ code, token }).toEqual({ code: 2, token: [] });
  expect(err).toMatch(/^--control-token-file names a file that is empty/);
  expect(err).not.toContain(file);
});

it('the token of a file is taken without what surrounds it', async () => {
  const file = join(folder, 'token');
  writeFileSync(file, ' open sesame\n');
  expect((await phlebo('--control-token-file', file)).token).toEqual(['open sesame']);
});

it('an empty variable is no token, as one that is not set', async () => {
  vi.stubEnv('PHLEBO_CONTROL_TOKEN', ' ');
  expect((await phlebo()).token).toEqual([undefined]);
});
