/** From file names to scenarios, and what lint has to say of them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadRequirements } from '../requirements.ts';
import { apiSource } from '../scenario/api-source.ts';
import { lintScenario, lintTogether } from '../scenario/lint/lint-scenario.ts';
import { loadScenario } from '../scenario/load-scenario.ts';
import type { ScenarioFile } from '../scenario/load-scenario.ts';
import type { PlacedRemark } from '../scenario/remark.ts';
import type { Sources } from '../scenario/source.ts';
import { loadTestbenchSource } from '../testbench-source.ts';
import { UsageError } from '../usage-error.ts';

export type ReadScenarios = {
  /** Those that could be read. */
  readonly scenarios: readonly ScenarioFile[];
  readonly remarks: readonly PlacedRemark[];
  /** How many files there were. */
  readonly files: number;
};

export const scenarioSources = (): Sources => ({
  api: apiSource,
  testbench: loadTestbenchSource(),
});

/** A folder stands for all `*.arazzo.yaml` in it, at any depth. Throws a UsageError for what cannot be read. */
export function readScenarios(names: readonly string[]): ReadScenarios {
  const files = names.flatMap(filesAt);
  const known = { sources: scenarioSources(), requirements: new Set(loadRequirements().keys()) };
  const loaded = files.map((file) => loadScenario(file, readText(file)));
  const scenarios = loaded.flatMap((one) => (one.ok ? [one.scenario] : []));
  const remarks = [
    ...loaded.flatMap((one) => lintScenario(one, known)),
    ...lintTogether(scenarios),
  ];
  return { scenarios, remarks, files: files.length };
}

const suffix = /\.arazzo\.(?:ya?ml|json)$/;

function filesAt(name: string): readonly string[] {
  if (!isFolder(name)) return [name];
  const found = readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file))
    .sort()
    .map((file) => join(name, file));
  if (found.length > 0) return found;
  throw new UsageError(`${name} has no scenario: their names end with .arazzo.yaml`);
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read: ${why}`);
  }
}

/** file:line:column, so that an editor leads there. */
export const remarkLine = ({ file, line, column, severity, message, rule }: PlacedRemark): string =>
  `${file}:${String(line)}:${String(column)} ${severity}: ${message} (${rule})\n`;
