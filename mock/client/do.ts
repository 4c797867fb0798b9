/** `phlebo do ACTION name=value…`: any action of the control plane. */

import type { Command } from 'commander';
import { UsageError } from '../options.ts';
import { readAssignments } from './assignments.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';

export const registerDo = (program: Command): void => {
  withSandbox(
    program
      .command('do')
      .description('Carry out a control action, as in: phlebo do phlebotomist.accept jobId=job_…')
      .argument('<action>', 'its name; "phlebo do describe" lists them all')
      .argument(
        '[name=value...]',
        'parameters; a.b=value for nested ones; values may be JSON, as in a=\'"7"\' for a text of digits',
      ),
  ).action(
    asVerb(async (client, flags: ClientFlags, action: string, words: readonly string[]) => {
      const parameters = readAssignments(words);
      if ('action' in parameters)
        throw new UsageError('The action is the first word, no parameter.');
      print(flags, await client.act(action, parameters));
    }),
  );
};
