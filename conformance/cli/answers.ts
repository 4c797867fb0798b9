/** `phlebo answers`: how a server answers what the spec leaves open, alone or beside another. */
import type { Command } from 'commander';
import { diffAnswers } from '../answers/diff-answers.ts';
import { readAnswers } from '../answers/read-answers.ts';
import { showAnswers, showDifferences } from '../answers/show-answers.ts';
import { unseeable } from '../checks/probes/unseeable.ts';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { UsageError } from '../usage-error.ts';
import { visible } from '../report/visible.ts';
import { endWith } from './end-with.ts';
import { wasCutOff } from './was-cut-off.ts';

type Flags = { readonly json?: boolean };

const where = 'results.json, results.ndjson, or the folder to which check has written its reports';

export function registerAnswers(program: Command): void {
  const answers = program
    .command('answers')
    .description(
      'the answers of a server to what the spec leaves open, as phlebo check has seen them',
    );
  answers
    .command('show')
    .description('print each open point with its answer, and what the sandbox does as a rule')
    .argument('<file>', where)
    .option('--json', 'as JSON')
    .action(async (file: string, flags: Flags) => {
      process.exitCode = await endWith('answers show', async () => show(file, flags));
    });
  answers
    .command('diff')
    .description('compare two servers; ends with 1 when an answer differs')
    .argument('<a>', where)
    .argument('<b>', 'the same of the other server')
    .option('--json', 'as JSON')
    .action(async (a: string, b: string, flags: Flags) => {
      process.exitCode = await endWith('answers diff', async () => diff([a, b], flags));
    });
}

const print = (text: string): void => void process.stdout.write(text);

/** On stderr: what is printed is the same list, only a shorter one. */
function tellCutOff(verb: string, path: string): void {
  if (!wasCutOff(path)) return;
  process.stderr.write(
    `phlebo ${verb}: ${visible(path)} is of a run that was cut off before its end: some open points were not asked\n`,
  );
}

const asJson = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

function show(file: string, { json }: Flags): ExitCode {
  const answers = readAnswers(file);
  tellCutOff('answers show', file);
  print(json === true ? asJson(answers) : showAnswers(answers, unseeable));
  return exitCodes.passed;
}

/** Two runs that have seen nothing in common are not the same: they cannot be compared. */
function diff([a, b]: readonly [string, string], { json }: Flags): ExitCode {
  const differences = diffAnswers(readAnswers(a), readAnswers(b));
  for (const file of [a, b]) tellCutOff('answers diff', file);
  if (!differences.some(({ kind }) => kind === 'same' || kind === 'different')) {
    throw new UsageError(`no open point was seen in both ${a} and ${b}`);
  }
  print(json === true ? asJson(differences) : showDifferences(differences));
  return differences.some(({ kind }) => kind === 'different') ? exitCodes.failed : exitCodes.passed;
}
