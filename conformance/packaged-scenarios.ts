/** The scenarios that come with the package, as checks of `phlebo check`. */
import { readdirSync, readFileSync } from 'node:fs';
import { catalogue } from './checks/catalogue.ts';
import { didYouMean } from './closest.ts';
import type { ActiveCheck, Check } from './engine/check.ts';
import { apiSource } from './scenario/api-source.ts';
import { scenarioChecks } from './scenario/as-check.ts';
import { loadScenario } from './scenario/load-scenario.ts';
import type { ScenarioFile } from './scenario/load-scenario.ts';
import { createTestbench } from './testbench/testbench.ts';
import { loadTestbenchSource } from './testbench-source.ts';
import { UsageError } from './usage-error.ts';

export type PackagedScenario = {
  /** From the folder of scenarios on, without its ending: `booking/first-booking`. */
  readonly name: string;
  /** One for each of its workflows that has a mark. */
  readonly checks: readonly ActiveCheck[];
};

const suffix = '.arazzo.yaml';

let loaded: readonly PackagedScenario[] | undefined;

/** Read once, when they are first needed; the tests of the package have linted them. */
export function loadPackagedScenarios(): readonly PackagedScenario[] {
  loaded ??= readAll();
  return loaded;
}

function readAll(): readonly PackagedScenario[] {
  // By its folder, so that the same address holds from this file and from a bundle in dist/.
  const folder = new URL('../scenarios/', import.meta.url);
  const sources = { api: apiSource, testbench: loadTestbenchSource() };
  const settings = { sources, testbench: createTestbench, inputs: {}, which: 'marked' } as const;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -suffix.length),
      checks: scenarioChecks([read(file, new URL(file, folder))], settings),
    }));
}

function read(file: string, url: URL): ScenarioFile {
  const scenario = loadScenario(file, readFileSync(url, 'utf8'));
  if (scenario.ok) return scenario.scenario;
  const [first] = scenario.remarks;
  throw new Error(`scenarios/${file} cannot be read: ${first?.message ?? ''}`);
}

/** Everything that `phlebo check` can judge by: the checks in code, then the scenarios. */
export const allChecks = (): readonly Check[] => [
  ...catalogue,
  ...loadPackagedScenarios().flatMap(({ checks }) => checks),
];

/**
 * The ids of the checks of these scenarios: each is named as its file is, with its folder or without. Throws a
 * UsageError for a name that no scenario has.
 */
export function scenarioIds(names: readonly string[]): readonly string[] {
  const scenarios = loadPackagedScenarios();
  return names.flatMap((wanted) => {
    const found = scenarios.filter(({ name }) => name === wanted || name.endsWith(`/${wanted}`));
    if (found.length > 0) return found.flatMap(({ checks }) => checks.map(({ id }) => id));
    const all = scenarios.flatMap(({ name }) => [name, name.split('/').at(-1) ?? name]);
    throw new UsageError(`there is no scenario ${wanted}${didYouMean(wanted, all)}`);
  });
}
