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
      let token: string | undefined;
      try {
        token = tokenOf(flags);
        const client = createControlClient(flags.sandbox, token);
        await run(client, flags as never, ...(words as never[]));
      } catch (error) {
        if (!(error instanceof SandboxError || error instanceof UsageError)) throw error;
        console.error(withoutToken(error.message, token));
        process.exitCode = exitCodeOf(error);
      }
    };

/** 2: the command line is wrong, also where only the sandbox can see it. 1: refused, or nobody there. */
const exitCodeOf = (error: SandboxError | UsageError): 1 | 2 => {
  if (error instanceof UsageError) return 2;
  return error.code === 'INVALID' || error.code === 'UNSUPPORTED' ? 2 : 1;
};

/** A shorter one would be found anywhere. */
const shortestToken = 4;

/** It may have been given in a wrong place, which the sentence quotes. */
const withoutToken = (sentence: string, token = ''): string =>
  token.length < shortestToken ? sentence : sentence.replaceAll(token, '***');

const tokenOf = (flags: ClientFlags): string | undefined => {
  const token = writtenToken(flags);
  // As fetch takes the value of a header (Fetch Standard, 2.2.2).
  if (token === undefined || /^[\t\x20-\x7e\x80-\xff]*$/.test(token)) return token;
  throw new UsageError(
    'The control token has a line break or another character that no header can carry: it takes a file with the token and nothing else.',
  );
};

const writtenToken = ({ controlTokenFile }: ClientFlags): string | undefined => {
  if (controlTokenFile === undefined) return process.env['PHLEBO_CONTROL_TOKEN']?.trim();
  try {
    return readFileSync(controlTokenFile, 'utf8').trim();
  } catch (error) {
    throw new UsageError(unreadable(error));
  }
};

/** Without the name, as node's own words have it: it may be the token. */
const unreadable = (error: unknown): string => {
  const [why = ''] = (error instanceof Error ? error.message : String(error)).split(',');
  return `--control-token-file cannot be read (${why}): it takes the name of a file, not the token.`;
};

/** A result as a person reads it, or as one line of JSON. */
export const print = (flags: Pick<ClientFlags, 'json'>, result: unknown, text?: string): void => {
  if (flags.json) console.log(jsonText(result));
  else console.log(text ?? jsonText(result, 2));
};
