/** What the terminal's verbs have in common: how they find the sandbox, print, and fail. */

import { readFileSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { createControlClient, SandboxError, type ControlClient } from './control-client.ts';

export type ClientFlags = {
  readonly sandbox: string;
  readonly controlTokenFile?: string;
  readonly json?: true;
};

/** Exit code of a refusal or an absent sandbox; wrong usage is 2. */
const refusedCode = 1;

export const withSandbox = (command: Command): Command =>
  command
    .addOption(
      new Option('--sandbox <url>', 'address of the running sandbox')
        .env('PHLEBO_SANDBOX')
        .default('http://127.0.0.1:4010'),
    )
    .addOption(
      new Option(
        '--control-token-file <file>',
        'file with its token (or PHLEBO_CONTROL_TOKEN)',
      ).env('PHLEBO_CONTROL_TOKEN_FILE'),
    )
    .option('--json', 'JSON, one line for each result');

/** Runs a verb; what a user can mend is one sentence and exit code 1, never a stack. */
export const asVerb =
  // Commander does not type what it passes: each verb says what its own options and words are.
  (run: (client: ControlClient, flags: never, ...words: never[]) => Promise<void>) =>
    async (...given: unknown[]): Promise<void> => {
      // The arguments, then the options, then the command itself.
      const flags = given.at(-2) as ClientFlags;
      const words = given.slice(0, -2);
      try {
        const client = createControlClient(flags.sandbox, tokenOf(flags));
        await run(client, flags as never, ...(words as never[]));
      } catch (error) {
        if (!(error instanceof SandboxError)) throw error;
        console.error(error.message);
        process.exitCode = refusedCode;
      }
    };

const tokenOf = ({ controlTokenFile }: ClientFlags): string | undefined => {
  if (controlTokenFile === undefined) return process.env['PHLEBO_CONTROL_TOKEN'];
  try {
    return readFileSync(controlTokenFile, 'utf8').trim();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SandboxError(`--control-token-file cannot be read: ${why}`);
  }
};

/** A result as a person reads it, or as one line of JSON. */
export const print = (flags: Pick<ClientFlags, 'json'>, result: unknown, text?: string): void => {
  if (flags.json) console.log(JSON.stringify(result));
  else console.log(text ?? JSON.stringify(result, null, 2));
};
