#!/usr/bin/env node
/** `phlebo`: finds the verb, hands over to the sandbox or to the runner, and ends with its code. */

import { Command, CommanderError } from 'commander';
import { version } from './version.ts';

const program = new Command('phlebo')
  .description('A sandbox and a conformance suite for the Phlebotomy Booking Integration API.')
  .version(version)
  .exitOverride()
  .showHelpAfterError('Run it with --help to see what it takes.');

/** Loads only what the verb needs: the sandbox must start fast, the runner is large. */
const register = async (verb: string | undefined): Promise<void> => {
  if (verb !== 'mock') {
    const { registerConformanceCommands } = await import('../conformance/main.ts');
    registerConformanceCommands(program);
  }
  const { registerMockCommand } = await import('../mock/main.ts');
  registerMockCommand(program);
};

try {
  await register(process.argv[2]);
  await program.parseAsync();
} catch (error) {
  // Commander has printed its sentence already. Help and --version end with 0.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else throw error;
}
