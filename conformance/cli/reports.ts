/** Where reports go: results.ndjson line by line as things happen, the others when the run is over. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import picocolors from 'picocolors';
import type { CheckEnd, CheckPorts } from '../check-server.ts';
import { inertOutput } from '../report/github.ts';
import { endedOf } from '../report/json.ts';
import { ndjsonLine } from '../report/ndjson.ts';
import type { NdjsonEvent } from '../report/ndjson.ts';
import { briefEnd, prettyEnd, prettyLine } from '../report/pretty.ts';
import type { Report } from '../report/report.ts';
import { loadRequirements } from '../requirements.ts';
import { UsageError } from '../usage-error.ts';
import { makeFolder } from './make-folder.ts';
import type { ReportFormat } from './report-formats.ts';
import { statusLine } from './status-line.ts';
import { writeReports } from './write-reports.ts';

/** The run is over, and its reports are not whole: what is there of them must not be taken for all. */
export class UnwrittenReports extends Error {
  override readonly name = 'UnwrittenReports';

  constructor(dir: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`the reports in ${dir} are not whole, since they could not be written: ${why}`, {
      cause,
    });
  }
}

export type ReportSettings = {
  readonly formats: readonly ReportFormat[];
  readonly dir: string;
  readonly print: (text: string) => void;
  /** Told how the run ended when `print` is not: a job that fails says why, whatever reports it asked for. */
  readonly complain: (text: string) => void;
  readonly coloured: boolean;
  /** How many checks the run has. */
  readonly checks: number;
  readonly strict: boolean;
  /** Whether what was printed can be wiped out again: a terminal. */
  readonly live: boolean;
  readonly stepSummary: string | undefined;
};

export type Reports = Pick<CheckPorts, 'onStart' | 'onEvidence' | 'onCheck' | 'onObservation'> & {
  readonly onScenario: (name: string, text: string) => void;
  readonly onWait: (seconds: number) => void;
  /** Writes and prints what came of it. Rejects with UnwrittenReports when some of it could not be written. */
  readonly finish: (end: CheckEnd) => Promise<void>;
};

/** Makes the folder and begins results.ndjson. Throws a UsageError when it cannot. */
export function openReports(settings: ReportSettings): Reports {
  const { formats, dir } = settings;
  const file = openNdjson(dir);
  // One synchronous write for each line: whatever ends the process, the lines before it are whole.
  // A full disk is no reason to leave the rest of the server unjudged: what was judged is still printed.
  let loss: unknown;
  const note = (event: NdjsonEvent): void => {
    if (loss !== undefined) return;
    try {
      writeFileSync(file, ndjsonLine(event));
    } catch (error) {
      loss = error;
    }
  };
  const colors = picocolors.createColors(settings.coloured);
  const teller = tellerOf(settings);
  const status = statusLine({ ...settings, print: teller, colors });
  const told = new Set<string>();
  return {
    onStart: (start) => {
      note({ type: 'start', schemaVersion: 1, ...start });
      status.begin();
    },
    onEvidence: (id, evidence) => {
      note({ type: 'evidence', id, ...evidence });
    },
    onObservation: (observation) => {
      note({ type: 'observation', observation });
    },
    onScenario: scenarioKeeper(dir),
    onCheck: (entry) => {
      note({ type: 'check', ...entry });
      told.add(entry.id);
      status.line(prettyLine(entry, colors), entry);
    },
    onWait: (seconds) => {
      const words = `  the rate limit is reached: ${String(Math.ceil(seconds))} s until the next request\n`;
      status.line(colors.dim(words));
    },
    finish: async (end) => {
      const report: Report = { ...end, strict: settings.strict };
      const { durationMs, requests, summary, coverage, checks } = end.results;
      // What an early end has left unasked is in no line yet, and none vanishes from the count.
      for (const entry of checks) if (!told.has(entry.id)) note({ type: 'check', ...entry });
      note({ type: 'end', ...endedOf(report), durationMs, requests, summary, coverage });
      closeSync(file);
      status.end();
      await writeReports(report, { ...settings, requirements: loadRequirements() }).catch(
        (error: unknown) => {
          loss ??= error;
        },
      );
      teller(prettyEnd(report, dir, colors));
      if (!formats.includes('pretty')) settings.complain(briefEnd(report, dir));
      if (loss !== undefined) throw new UnwrittenReports(dir, loss);
    },
  };

  function tellerOf({ print }: ReportSettings): (text: string) => void {
    if (!formats.includes('pretty')) return () => undefined;
    // On GitHub a line of a server's text could be a command to the job.
    if (!formats.includes('github')) return print;
    return (text) => {
      print(inertOutput(text));
    };
  }
}

/** Into `walks/` of the folder of the reports, by name. */
const scenarioKeeper =
  (dir: string) =>
  (name: string, text: string): void => {
    const folder = join(dir, 'walks');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.arazzo.yaml`), text);
  };

/** What a run may leave beside results.ndjson. */
const others = ['results.json', 'junit.xml', 'report.html', 'summary.md'];

/** Reports of an earlier run would be taken for this one's, should it be cut off. Other people's files stay. */
function clearReports(dir: string): void {
  if (!existsSync(join(dir, 'results.ndjson'))) return;
  for (const name of others) rmSync(join(dir, name), { force: true });
  for (const folder of ['pages', 'walks']) {
    rmSync(join(dir, folder), { recursive: true, force: true });
  }
}

function openNdjson(dir: string): number {
  makeFolder(dir);
  try {
    clearReports(dir);
    return openSync(join(dir, 'results.ndjson'), 'w');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`reports cannot be written to ${dir}: ${why}`);
  }
}
