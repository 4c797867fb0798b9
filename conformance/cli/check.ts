/** `phlebo check`: judges a server. Reads the flags, hands over, and ends with the run's exit code. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { checkServer } from '../check-server.ts';
import { catalogue } from '../checks/catalogue.ts';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { planChecks } from '../engine/plan.ts';
import { visible } from '../report/visible.ts';
import { UsageError } from '../usage-error.ts';
import { checkSettings } from './check-settings.ts';
import { addFlags, readSwitches } from './flags.ts';
import type { Flags } from './flags.ts';
import { initProfile } from './init-profile.ts';
import { openReports } from './reports.ts';
import { listChecks, showDryRun } from './show-plan.ts';

export function registerCheck(program: Command): void {
  addFlags(program.command('check'))
    .description('judge a server by its behaviour on the wire')
    .action(async (flags: Flags) => {
      process.exitCode = await check(readSwitches(flags, process.env));
    });
}

const print = (text: string): void => {
  process.stdout.write(text);
};

/** An expected exit is one sentence; a bug of the runner shows where it happened. */
async function check(flags: Flags): Promise<ExitCode> {
  try {
    return await carryOut(flags);
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`phlebo check: ${visible(error.message)}\n`);
      return exitCodes.usage;
    }
    const trace = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`phlebo check broke, which is a fault of phlebo:\n${String(trace)}\n`);
    return exitCodes.broken;
  }
}

async function carryOut(flags: Flags): Promise<ExitCode> {
  if (flags.init !== undefined) {
    print(initProfile(flags.init));
    return exitCodes.passed;
  }
  if (flags.list === true) {
    print(listChecks(planChecks(catalogue, { only: flags.only ?? [], skip: flags.skip ?? [] })));
    return exitCodes.passed;
  }
  const settings = checkSettings(flags, process.env);
  const plan = planChecks(catalogue, settings.selection);
  if (flags.dryRun === true) {
    print(showDryRun(plan, settings.url));
    return exitCodes.passed;
  }
  const reports = openReports({
    formats: flags.report ?? ['pretty'],
    dir: flags.reportDir ?? 'phlebo-report',
    print,
    coloured: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  });
  const { signal } = callOffOnSignal();
  const end = await checkServer(settings, {
    ...reports,
    signal,
    now: () => new Date(),
    sleep: async (seconds) => {
      reports.onWait(seconds);
      // A wait that is called off ends at once; the next request then ends the run.
      await sleep(seconds * 1000, undefined, { signal }).catch(() => undefined);
    },
  });
  reports.finish(end);
  return end.exitCode;
}

/** The first signal ends the run in order, reports included; a second one ends the process. */
function callOffOnSignal(): AbortController {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      controller.abort();
    });
  }
  return controller;
}
