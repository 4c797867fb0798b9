/** What `check` and `run` do with their flags: list, show what would be asked, or judge and report. */
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkServer } from '../check-server.ts';
import type { Judges } from '../check-server.ts';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { planChecks, planProbes } from '../engine/plan.ts';
import { checkSettings, selectionOf } from './check-settings.ts';
import type { Flags } from './flags.ts';
import { hidingQuery } from './hide-query.ts';
import { defaultReportDir } from './report-formats.ts';
import { openReports } from './reports.ts';
import { listChecks, showDryRun } from './show-plan.ts';

const print = (text: string): void => {
  process.stdout.write(text);
};

/** Throws a UsageError for what cannot be carried out as it was given. */
export async function carryOut(flags: Flags, judges: Judges): Promise<ExitCode> {
  const { checks, probes } = judges;
  if (flags.list === true) {
    print(listChecks(planChecks(checks, selectionOf(flags), probes)));
    return exitCodes.passed;
  }
  const dir = flags.reportDir ?? defaultReportDir;
  const settings = { ...checkSettings(flags, process.env), judges, pageFolder: dir };
  const plan = planChecks(checks, settings.selection, probes);
  if (flags.dryRun === true) {
    print(showDryRun([...plan, ...planProbes(probes, settings.selection)], settings));
    return exitCodes.passed;
  }
  const reports = openReports({
    formats: flags.report ?? ['pretty'],
    ...{ dir, print },
    complain: (text) => {
      process.stderr.write(text);
    },
    coloured: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
    live: process.stdout.isTTY,
    checks: plan.length,
    strict: settings.strict,
    stepSummary: process.env['GITHUB_STEP_SUMMARY'],
  });
  const { signal } = callOffOnSignal();
  const hiding = hidingQuery(settings.control);
  const end = await checkServer(settings, {
    ...hiding.ports(reports),
    signal,
    now: () => new Date(),
    sleep: async (seconds) => {
      reports.onWait(seconds);
      // A wait that is called off ends at once; the next request then ends the run.
      await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
    },
    pause: async (ms) => {
      await sleep(ms, undefined, { signal }).catch(() => undefined);
    },
  }).catch((error: unknown) => {
    throw hiding.error(error);
  });
  await reports.finish(hiding.end(end));
  return end.exitCode;
}

/** The first signal ends the run in order, reports included; a second one ends the process. */
function callOffOnSignal(): AbortController {
  const controller = new AbortController();
  // Each wait of a check listens to it, and many wait at the same time.
  setMaxListeners(0, controller.signal);
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      controller.abort();
    });
  }
  return controller;
}
