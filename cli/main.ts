#!/usr/bin/env node
/** `phlebo`: finds the verb, hands over to the sandbox or to the runner, and ends with its code. */

import { Command, CommanderError } from 'commander';
import { mindLostOutput } from './lost-output.ts';
import { version } from './version.ts';
import { withoutValue } from './without-value.ts';

const program = new Command('phlebo')
  .description('A sandbox and a conformance suite for the Phlebotomy Booking Integration API.')
  .version(version)
  .configureOutput({
    outputError: (sentence, write) => {
      write(withoutValue(sentence));
    },
  })
  .exitOverride()
  .showHelpAfterError('Run it with --help to see what it takes.');

/** Verbs that talk to a running sandbox. */
const clientVerbs = new Set(['do', 'trigger', 'listen', 'events', 'logs', 'clock']);

/** Loads only what the verb needs: the sandbox must start fast, and the runner is large. */
const register = async (verb = ''): Promise<void> => {
  const isClientVerb = clientVerbs.has(verb);
  if (!isClientVerb) {
    const { registerMockCommand } = await import('../mock/main.ts');
    registerMockCommand(program);
  }
  if (verb !== 'mock') {
    const { registerClientCommands } = await import('../mock/client/register.ts');
    registerClientCommands(program);
  }
  if (verb !== 'mock' && !isClientVerb) {
    const { registerConformanceCommands } = await import('../conformance/main.ts');
    registerConformanceCommands(program);
  }
};

mindLostOutput(process.argv[2]);

try {
  await register(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  // Commander has printed its sentence already. Help and --version end with 0.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else throw error;
}
