/** `phlebo lint`: holds scenario files against Arazzo and the profile, without asking anything of a server. */
import type { Command } from 'commander';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { visible } from '../report/visible.ts';
import type { PlacedRemark } from '../scenario/remark.ts';
import { endWith } from './end-with.ts';
import { readScenarios, remarkLine } from './read-scenarios.ts';

type Flags = { readonly json?: boolean };

const codes = `
Ends with 0 when there is no error (warnings may be), 1 when there is one, 2 when a file cannot be read or the
command was given wrongly.`;

export function registerLint(program: Command): void {
  program
    .command('lint')
    .description(
      'hold scenario files (Arazzo 1.0.1) against the profile that all runners understand',
    )
    .argument('<files...>', 'scenario files, or folders of *.arazzo.yaml')
    .option('--json', 'print {files, remarks} as JSON')
    .addHelpText('after', codes)
    .action(async (files: readonly string[], flags: Flags) => {
      process.exitCode = await endWith('lint', () => Promise.resolve(lint(files, flags)));
    });
}

function lint(names: readonly string[], { json }: Flags): ExitCode {
  const { remarks, files } = readScenarios(names);
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ files, remarks }, undefined, 2)}\n`);
  } else {
    for (const remark of remarks)
      process.stdout.write(`${visible(remarkLine(remark).trimEnd())}\n`);
    process.stdout.write(summary(files, remarks));
  }
  const isWrong = remarks.some(({ severity }) => severity === 'error');
  return isWrong ? exitCodes.failed : exitCodes.passed;
}

function summary(files: number, remarks: readonly PlacedRemark[]): string {
  const errors = remarks.filter(({ severity }) => severity === 'error').length;
  return `${counted(files, 'file')}: ${counted(errors, 'error')}, ${counted(remarks.length - errors, 'warning')}\n`;
}

const counted = (count: number, noun: string): string =>
  `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
