// A verb of the terminal run in the test's own process: what it prints, and the code it ends with.

import { Command, CommanderError } from 'commander';
import { vi } from 'vitest';
import { registerClientCommands } from '../../mock/client/register.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Not for two at a time: the console is one. */
export const runHere = async (sandboxUrl: string, ...args: readonly string[]): Promise<Ran> => {
  const out: string[] = [];
  const err: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void out.push(text));
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((text: string) => void err.push(text));
  const program = new Command('phlebo').exitOverride().configureOutput({
    writeOut: (text) => void out.push(text.trimEnd()),
    writeErr: (text) => void err.push(text.trimEnd()),
  });
  registerClientCommands(program);
  let code = 0;
  try {
    vi.stubEnv('PHLEBO_SANDBOX', sandboxUrl);
    process.exitCode = undefined;
    await program.parseAsync(args, { from: 'user' });
    code = endedWith();
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown;
    code = thrown.exitCode === 0 ? 0 : 2;
  } finally {
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    log.mockRestore();
    error.mockRestore();
  }
  return { code, out: out.join('\n'), err: err.join('\n') };
};

/** Asked by a call: the compiler believes that nothing has changed it. */
const endedWith = (): number => Number(process.exitCode ?? 0);

/** The only line of `--json`, read. */
export const jsonOf = ({ out }: Pick<Ran, 'out'>): unknown => {
  if (out.includes('\n')) throw new Error(`more than one line: ${out}`);
  return JSON.parse(out);
};
