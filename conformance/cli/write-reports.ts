/** Writes the reports of a run that is over: files into the folder, annotations and the summary for GitHub. */
import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../report/report.ts';
import type { Requirement } from '../requirements.ts';
import type { ReportFormat } from './report-formats.ts';

export type Desk = {
  readonly formats: readonly ReportFormat[];
  readonly dir: string;
  readonly print: (text: string) => void;
  /** Where the job's summary goes (GITHUB_STEP_SUMMARY), on GitHub. */
  readonly stepSummary: string | undefined;
  readonly requirements: ReadonlyMap<string, Requirement>;
};

/**
 * Each format is loaded when it is asked for: a run that wants none of them starts without them. One that cannot be
 * written does not keep the others from it; rejects with the first error when all have been tried.
 */
export async function writeReports(report: Report, desk: Desk): Promise<void> {
  const errors: unknown[] = [];
  for (const format of new Set(desk.formats)) {
    await writers[format](report, desk).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

type Writer = (report: Report, desk: Desk) => Promise<void>;

const writers: Readonly<Record<ReportFormat, Writer>> = {
  // Told line by line as things happen, and at the end by whoever told the lines.
  pretty: () => Promise.resolve(),
  json: async (report, { dir }) => {
    const { jsonReport } = await import('../report/json.ts');
    writeFileSync(join(dir, 'results.json'), jsonReport(report));
  },
  junit: async (report, { dir }) => {
    const { junitReport } = await import('../report/junit.ts');
    writeFileSync(join(dir, 'junit.xml'), junitReport(report));
  },
  html: async (report, { dir, requirements }) => {
    const { htmlReport } = await import('../report/html/html.ts');
    const { readHtmlAssets } = await import('../html-assets.ts');
    writeFileSync(
      join(dir, 'report.html'),
      htmlReport(report, { requirements, assets: readHtmlAssets() }),
    );
  },
  markdown: async (report, { dir }) => {
    const { markdownReport } = await import('../report/markdown.ts');
    writeFileSync(join(dir, 'summary.md'), markdownReport(report));
  },
  github: async (report, { print, stepSummary: file }) => {
    const { githubAnnotations, stepSummary } = await import('../report/github.ts');
    const { markdownReport } = await import('../report/markdown.ts');
    print(githubAnnotations(report));
    if (file === undefined || file === '') return;
    const alreadyThere = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    appendFileSync(file, stepSummary(markdownReport(report), alreadyThere));
  },
};
