/** Where reports go: results.ndjson line by line as things happen, the others when the run is over. */
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import picocolors from 'picocolors';
import type { CheckEnd, CheckPorts } from '../check-server.ts';
import { jsonReport } from '../report/json.ts';
import { ndjsonLine } from '../report/ndjson.ts';
import type { NdjsonEvent } from '../report/ndjson.ts';
import { prettyEnd, prettyLine } from '../report/pretty.ts';
import { UsageError } from '../usage-error.ts';
import type { ReportFormat } from './flags.ts';

export type ReportSettings = {
  readonly formats: readonly ReportFormat[];
  readonly dir: string;
  readonly print: (text: string) => void;
  readonly coloured: boolean;
};

export type Reports = Pick<CheckPorts, 'onStart' | 'onEvidence' | 'onCheck' | 'onObservation'> & {
  readonly onWait: (seconds: number) => void;
  readonly finish: (end: CheckEnd) => void;
};

/** Makes the folder and begins results.ndjson. Throws a UsageError when it cannot. */
export function openReports({ formats, dir, print, coloured }: ReportSettings): Reports {
  const file = openNdjson(dir);
  // One synchronous write for each line: whatever ends the process, the lines before it are whole.
  const note = (event: NdjsonEvent): void => {
    writeFileSync(file, ndjsonLine(event));
  };
  const colors = picocolors.createColors(coloured);
  const tell = formats.includes('pretty') ? print : () => undefined;
  return {
    onStart: (start) => {
      note({ type: 'start', schemaVersion: 1, ...start });
    },
    onEvidence: (id, evidence) => {
      note({ type: 'evidence', id, ...evidence });
    },
    onObservation: (observation) => {
      note({ type: 'observation', observation });
    },
    onCheck: (entry) => {
      note({ type: 'check', ...entry });
      tell(prettyLine(entry, colors));
    },
    onWait: (seconds) => {
      tell(
        colors.dim(`  the rate limit is reached: ${String(seconds)} s until the next request\n`),
      );
    },
    finish: ({ results, exitCode, stale, aborted }) => {
      const { durationMs, requests, summary, coverage } = results;
      note({
        type: 'end',
        ...{ exitCode, aborted: aborted ?? null, stale },
        ...{ durationMs, requests, summary, coverage },
      });
      closeSync(file);
      if (formats.includes('json')) writeFileSync(join(dir, 'results.json'), jsonReport(results));
      tell(prettyEnd({ results, stale, aborted, reportDir: dir }, colors));
    },
  };
}

function openNdjson(dir: string): number {
  try {
    mkdirSync(dir, { recursive: true });
    return openSync(join(dir, 'results.ndjson'), 'w');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`reports cannot be written to ${dir}: ${why}`);
  }
}
