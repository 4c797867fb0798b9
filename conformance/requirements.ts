/** The statements of the spec, read from requirements.yaml: what each says, who has to keep it, and how firm it is. */
import { readFileSync } from 'node:fs';
import type { Level } from './engine/verdict.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { listOf, object, oneOf, optional, text } from './yaml/shape.ts';

/** OPEN is what the spec leaves open: it is observed, never judged. */
export const requirementLevels = ['MUST', 'SHOULD', 'OPEN'] as const satisfies readonly (
  Level | 'OPEN'
)[];
/** Who has to keep a statement. */
export const parties = ['server', 'pages', 'receiver', 'client'] as const;

export type Requirement = {
  /** R-AREA-nn. */
  readonly id: string;
  /** The heading of the spec under which it stands, and the row or sentence where that is needed to find it. */
  readonly section: string;
  readonly level: (typeof requirementLevels)[number];
  readonly party: (typeof parties)[number];
  readonly text: string;
  /** The open points that an OPEN statement is about, as in O07; of any other level it has none. */
  readonly open: readonly string[];
  /** Why no test from outside can hold it. */
  readonly reason: string | undefined;
};

const shape = listOf(
  object({
    id: text,
    section: text,
    level: oneOf(...requirementLevels),
    party: oneOf(...parties),
    text,
    open: optional(listOf(text), []),
    reason: optional(text, undefined),
  }),
);

let loaded: ReadonlyMap<string, Requirement> | undefined;

/** All requirements by id, in the order of the file, which is read once. */
export function loadRequirements(): ReadonlyMap<string, Requirement> {
  // By its folder, so that the same address holds from this file and from a bundle in dist/.
  const url = new URL('../conformance/requirements.yaml', import.meta.url);
  loaded ??= readRequirements(readFileSync(url, 'utf8'));
  return loaded;
}

/** Throws when the text is no list of requirements, or when one of them is not as it must be: every fault is named. */
export function readRequirements(yaml: string): ReadonlyMap<string, Requirement> {
  const listed = readYaml({ file: 'requirements.yaml', text: yaml }, shape);
  const faults = listed.flatMap((requirement, index) => [
    ...faultsOf(requirement),
    ...(listed.findIndex(({ id }) => id === requirement.id) < index
      ? [`${requirement.id} is given twice: give the later one the next free number of its area`]
      : []),
  ]);
  if (faults.length > 0) throw new Error(`requirements.yaml: ${faults.join('; ')}`);
  return new Map(listed.map((requirement) => [requirement.id, requirement]));
}

function faultsOf({ id, level, open }: Requirement): readonly string[] {
  const odd = open.filter((point) => !/^O\d{2}$/.test(point));
  return [
    ...(/^R-[A-Z]+-\d{2,3}$/.test(id) ? [] : [`${id} is no id of the form R-AREA-nn`]),
    ...(level === 'OPEN' && open.length === 0
      ? [`${id} is OPEN, and names no open point: say open: [O07]`]
      : []),
    ...(level !== 'OPEN' && open.length > 0
      ? [`${id} is ${level}, and names an open point: make what is open a statement of its own`]
      : []),
    ...odd.map((point) => `${id} names ${point}, which is no open point of the form O07`),
  ];
}

/** Whether it is judged in a run of `check`: a MUST or a SHOULD of the server or of its pages. */
export const isJudged = ({ level, party }: Requirement): boolean =>
  level !== 'OPEN' && (party === 'server' || party === 'pages');

/** The middle of its id: R-BOOK-07 is of the area BOOK. */
export const areaOf = ({ id }: Pick<Requirement, 'id'>): string => id.split('-')[1] ?? '';
