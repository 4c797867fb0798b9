/** What the terminal's verbs have in common: how they find the sandbox, print, and fail. */

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { flag, readSwitches, switchFlag } from '../flags.ts';
import { UsageError } from '../options.ts';
import { jsonText } from './visible.ts';
import { createControlClient, SandboxError, type ControlClient } from './control-client.ts';

export type ClientFlags = {
  readonly sandbox: string;
  readonly controlTokenFile?: string;
  readonly json?: true;
};

export const withSandbox = (command: Command): Command =>
  command
    .addOption(flag('--sandbox <url>', 'the running sandbox', 'http://127.0.0.1:4010'))
    .addOption(flag('--control-token-file <file>', 'file with its token (or PHLEBO_CONTROL_TOKEN)'))
    .addOption(switchFlag('--json', 'JSON, one line for each result'));

/** Runs a verb; what a user can mend is one sentence and an exit code, never a stack. */
export const asVerb =
  // Commander does not type what it passes: each verb says what its own options and words are.
  (run: (client: ControlClient, flags: never, ...words: never[]) => Promise<void>) =>
    async (...given: unknown[]): Promise<void> => {
      // The arguments, then the options, then the command itself.
      const flags = readSwitches(given.at(-1) as Command, given.at(-2) as ClientFlags);
      const words = given.slice(0, -2);
      try {
        const client = createControlClient(flags.sandbox, tokenOf(flags));
        await run(client, flags as never, ...(words as never[]));
      } catch (error) {
        if (!(error instanceof SandboxError || error instanceof UsageError)) throw error;
        console.error(error.message);
        process.exitCode = exitCodeOf(error);
      }
    };

/** 2: the command line is wrong, also where only the sandbox can see it. 1: refused, or nobody there. */
const exitCodeOf = (error: SandboxError | UsageError): 1 | 2 => {
  if (error instanceof UsageError) return 2;
  return error.code === 'INVALID' || error.code === 'UNSUPPORTED' ? 2 : 1;
};

const tokenOf = ({ controlTokenFile }: ClientFlags): string | undefined => {
  if (controlTokenFile === undefined) return process.env['PHLEBO_CONTROL_TOKEN']?.trim();
  try {
    return readFileSync(controlTokenFile, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--control-token-file cannot be read: ${why}`);
  }
};

/** A result as a person reads it, or as one line of JSON. */
export const print = (flags: Pick<ClientFlags, 'json'>, result: unknown, text?: string): void => {
  if (flags.json) console.log(jsonText(result));
  else console.log(text ?? jsonText(result, 2));
};
