/** `phlebo merge-reports DIR…`: joins what the shards of a run have left into one results.json and other reports. */
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import picocolors from 'picocolors';
import type { ExitCode } from '../engine/exit-code.ts';
import { inertOutput } from '../report/github.ts';
import { mergeShards } from '../report/merge.ts';
import { briefEnd, prettyEnd } from '../report/pretty.ts';
import type { Report } from '../report/report.ts';
import { loadRequirements } from '../requirements.ts';
import { describeSuite } from '../suite.ts';
import { UsageError } from '../usage-error.ts';
import { endWith } from './end-with.ts';
import { makeFolder } from './make-folder.ts';
import { defaultReportDir, reportOption } from './report-formats.ts';
import type { ReportFormat } from './report-formats.ts';
import { UnwrittenReports } from './reports.ts';
import { writeReports } from './write-reports.ts';
import { allChecks } from '../packaged-scenarios.ts';

type MergeFlags = { readonly report?: readonly ReportFormat[]; readonly reportDir: string };

export function registerMergeReports(program: Command): void {
  program
    .command('merge-reports')
    .description('join the reports of the shards of one run')
    .argument('<dirs...>', 'the folders to which the shards wrote (--report-dir)')
    .addOption(reportOption('results.json is always written'))
    .addOption(
      new Option('--report-dir <dir>', 'where the joined reports go')
        .env('PHLEBO_REPORT_DIR')
        .default(defaultReportDir),
    )
    .action(async (dirs: readonly string[], flags: MergeFlags) => {
      process.exitCode = await endWith('merge-reports', () => mergeReports(dirs, flags));
    });
}

async function mergeReports(dirs: readonly string[], flags: MergeFlags): Promise<ExitCode> {
  const formats = flags.report ?? ['pretty'];
  const requirements = loadRequirements();
  // Loaded here: whoever runs another verb needs no validator of reports.
  const { readShard } = await import('./read-shard.ts');
  const [first, ...others] = dirs.map(readShard);
  if (first === undefined) throw new UsageError('which folders? Name those of the shards');
  const suite = describeSuite();
  const report = mergeShards([first, ...others], { suite, catalogue: allChecks(), requirements });
  const dir = flags.reportDir;
  makeFolder(dir);
  const print = (text: string): void => void process.stdout.write(text);
  const stepSummary = process.env['GITHUB_STEP_SUMMARY'];
  const desk = { formats: ['json', ...formats] as const, dir, print, stepSummary, requirements };
  try {
    for (const shard of dirs) copyPages(shard, dir);
    await writeReports(report, desk);
  } catch (error) {
    throw new UnwrittenReports(dir, error);
  }
  if (formats.includes('pretty')) print(told(report, flags));
  // What is missing is said in any case, as check does: a job keeps its log, and not always its reports.
  else if (report.aborted !== undefined) process.stderr.write(briefEnd(report, dir));
  return report.exitCode;
}

/** Screenshots and traces of pages: their names begin with the check, which was run in one shard only. */
function copyPages(shard: string, dir: string): void {
  const from = join(shard, 'pages');
  if (!existsSync(from) || resolve(shard) === resolve(dir)) return;
  cpSync(from, join(dir, 'pages'), { recursive: true });
}

function told(report: Report, { report: formats = [], reportDir }: MergeFlags): string {
  const coloured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;
  const text = prettyEnd(report, reportDir, picocolors.createColors(coloured));
  return formats.includes('github') ? inertOutput(text) : text;
}
