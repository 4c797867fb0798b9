/** The reports that --report may name, as one flag for all verbs that write some. */
import { InvalidArgumentError, Option } from 'commander';

export const reportFormats = ['pretty', 'json', 'junit', 'html', 'markdown', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const defaultReportDir = 'phlebo-report';

const words = reportFormats.join(', ');

export const reportWords = `${words}; results.ndjson is always written`;

/** The flag by itself; `always` says what is written whatever was asked for. */
export const reportOption = (always: string): Option =>
  new Option('--report <formats>', `${words}; ${always}`)
    .env('PHLEBO_REPORT')
    .argParser(parseFormats);

export function parseFormats(value: string): readonly ReportFormat[] {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => {
    const format = reportFormats.find((one) => one === name);
    if (format !== undefined) return format;
    throw new InvalidArgumentError(
      `"${name}" is no report; there are ${reportFormats.join(', ')}.`,
    );
  });
}
