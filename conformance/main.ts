/** The verbs of the conformance suite, for the `phlebo` command. */
import type { Command } from 'commander';
import { registerCheck } from './cli/check.ts';

export function registerConformanceCommands(program: Command): void {
  registerCheck(program);
}
