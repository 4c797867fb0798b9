/** results.json: the run as data, for machines. results.schema.json beside this file describes it. */
import type { Report } from './report.ts';
import type { Results } from './results.ts';

/** How the run ended, as data. */
export type Ended = Pick<Report, 'exitCode' | 'strict' | 'stale'> & {
  readonly aborted: string | null;
};

export type ResultsFile = Results & Ended;

export const endedOf = ({ exitCode, strict, stale, aborted }: Report): Ended => ({
  ...{ exitCode, strict, stale },
  aborted: aborted ?? null,
});

const resultsFile = (report: Report): ResultsFile => {
  const { checks, observations, evidence, ...head } = report.results;
  return { ...head, ...endedOf(report), checks, observations, evidence };
};

export const jsonReport = (report: Report): string =>
  `${JSON.stringify(resultsFile(report), null, 2)}\n`;
