/** The statements of the spec that checks hold, read from requirements.yaml. */
import { readFileSync } from 'node:fs';
import type { Level } from './engine/verdict.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { listOf, object, oneOf, text } from './yaml/shape.ts';

export type Requirement = {
  readonly id: string;
  /** The heading of the spec under which it stands, and the row or sentence where that is needed to find it. */
  readonly section: string;
  readonly level: Level;
  /** Who has to keep it. */
  readonly party: 'server' | 'pages' | 'receiver' | 'client';
  readonly text: string;
};

const shape = listOf(
  object({
    id: text,
    section: text,
    level: oneOf('MUST', 'SHOULD'),
    party: oneOf('server', 'pages', 'receiver', 'client'),
    text,
  }),
);

let loaded: ReadonlyMap<string, Requirement> | undefined;

/** All requirements by id, in the order of the file, which is read once. */
export function loadRequirements(): ReadonlyMap<string, Requirement> {
  loaded ??= readRequirements();
  return loaded;
}

function readRequirements(): ReadonlyMap<string, Requirement> {
  // By its folder, so that the same address holds from this file and from a bundle in dist/.
  const url = new URL('../conformance/requirements.yaml', import.meta.url);
  const listed = readYaml({ file: 'requirements.yaml', text: readFileSync(url, 'utf8') }, shape);
  return new Map(listed.map((requirement) => [requirement.id, requirement]));
}
