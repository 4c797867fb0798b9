/** `phlebo run`: carries out scenario files, a partner's own included, against a server. */
import type { Command } from 'commander';
import { wireChecks } from '../checks/wire.ts';
import { didYouMean } from '../closest.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import { at, isMap } from '../json.ts';
import { scenarioChecks } from '../scenario/as-check.ts';
import type { ScenarioFile } from '../scenario/load-scenario.ts';
import { createTestbench } from '../testbench/testbench.ts';
import { UsageError } from '../usage-error.ts';
import { carryOut } from './carry-out.ts';
import { endWith } from './end-with.ts';
import { addRunFlags, readSwitches } from './flags.ts';
import type { Flags } from './flags.ts';
import { readScenarios, remarkLine, scenarioSources } from './read-scenarios.ts';

type RunFlags = Flags & { readonly input?: readonly string[] };

const words = `
A scenario asks two sources: the server, at the address that --url gives, and the testbench, which is part of phlebo.
It reaches no other host. Every answer of the server is held against the contract, too.
A file that phlebo lint finds wrong is not run.`;

export function registerRun(program: Command): void {
  addRunFlags(program.command('run'))
    .description('run scenario files (Arazzo 1.0.1) against a server')
    .argument('<files...>', 'scenario files, or folders of *.arazzo.yaml')
    .option('--input <name=value...>', 'an input of the workflows; a value that is JSON is JSON')
    .addHelpText('after', words)
    .action(async (files: readonly string[], flags: RunFlags) => {
      process.exitCode = await endWith('run', () => run(files, flags));
    });
}

function run(names: readonly string[], flags: RunFlags): Promise<ExitCode> {
  const { scenarios, remarks } = readScenarios(names);
  const errors = remarks.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new UsageError(
      `the scenarios are not run:\n${errors.map(remarkLine).join('')}`.trimEnd(),
    );
  }
  const checks = scenarioChecks(scenarios, {
    sources: scenarioSources(),
    testbench: createTestbench,
    inputs: readInputFlags(flags.input ?? [], inputNames(scenarios)),
    which: 'all',
  });
  const judges = { checks: [...checks, ...wireChecks], probes: [] };
  // Of its own: a short scenario must not take the place of the report of a whole check.
  const { reportDir = 'phlebo-run' } = flags;
  return carryOut(readSwitches({ ...flags, reportDir }, process.env), judges);
}

/** Throws a UsageError for one that no workflow has: a slip must not change nothing. */
function readInputFlags(
  given: readonly string[],
  names: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const pairs = given.map((pair) => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError(`--input takes name=value, not "${pair}"`);
    }
    if (!names.has(name)) {
      throw new UsageError(`no workflow has an input ${name}${didYouMean(name, names)}`);
    }
    return [name, jsonOrText(value)] as const;
  });
  return Object.fromEntries(pairs);
}

function inputNames(scenarios: readonly ScenarioFile[]): ReadonlySet<string> {
  const workflows = scenarios.flatMap(({ document }) => document.workflows);
  return new Set(
    workflows.flatMap(({ inputs }) => {
      const properties = at(inputs, 'properties');
      return isMap(properties) ? Object.keys(properties) : [];
    }),
  );
}

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
