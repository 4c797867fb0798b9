/** The verbs of the conformance suite, for the `phlebo` command. */
import type { Command } from 'commander';
import { registerAnswers } from './cli/answers.ts';
import { registerCheck } from './cli/check.ts';
import { registerLint } from './cli/lint.ts';
import { registerMergeReports } from './cli/merge-reports.ts';
import { registerRequirements } from './cli/requirements.ts';
import { registerRun } from './cli/run.ts';
import { registerTestbench } from './cli/testbench.ts';

export function registerConformanceCommands(program: Command): void {
  registerCheck(program);
  registerRun(program);
  registerLint(program);
  registerMergeReports(program);
  registerRequirements(program);
  registerTestbench(program);
  registerAnswers(program);
}
