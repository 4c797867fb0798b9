/** `phlebo check`: judges a server. Reads the flags, hands over, and ends with the run's exit code. */
import type { Command } from 'commander';
import { probes } from '../checks/probes.ts';
import { exitCodes } from '../engine/exit-code.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { allChecks, scenarioIds } from '../packaged-scenarios.ts';
import { carryOut } from './carry-out.ts';
import { endWith } from './end-with.ts';
import { addFlags, readSwitches } from './flags.ts';
import type { Flags } from './flags.ts';
import { initProfile } from './init-profile.ts';

export function registerCheck(program: Command): void {
  addFlags(program.command('check'))
    .description('judge a server by its behaviour on the wire')
    .action(async (flags: Flags) => {
      process.exitCode = await endWith('check', () => check(readSwitches(flags, process.env)));
    });
}

function check(flags: Flags): Promise<ExitCode> {
  if (flags.init === undefined) {
    return carryOut(withScenarios(flags), { checks: allChecks(), probes });
  }
  process.stdout.write(initProfile(flags.init));
  return Promise.resolve(exitCodes.passed);
}

/** A scenario is chosen by its name; from there on its checks are chosen by their ids. */
function withScenarios({ scenario = [], ...flags }: Flags): Flags {
  if (scenario.length === 0) return flags;
  return { ...flags, only: [...(flags.only ?? []), ...scenarioIds(scenario)] };
}
