/** What the ends of all cases come to: which flaw is caught by which check, what is not proven, who is blamed. Pure. */
import type { Check } from '../../conformance/engine/check.ts';
import { isJudged } from '../../conformance/requirements.ts';
import type { Requirement } from '../../conformance/requirements.ts';
import type { Flaw } from '../flaws/flaw.ts';
import { brokenBy } from './breaks.ts';
import type { CaseEnd } from './judge-case.ts';

export type FlawRow = {
  readonly name: string;
  /** Of the first check that is there for it. */
  readonly area: string;
  /** Ids of requirements.yaml. */
  readonly breaks: readonly string[];
  /** The checks that are there for it, and have caught it. */
  readonly caughtBy: readonly string[];
  readonly isCaught: boolean;
  /** Whether a validator that knows only the schemas says more than of a sound server. */
  readonly bySchema: boolean;
};

export type Proof = {
  readonly flaws: readonly FlawRow[];
  readonly latitudes: readonly { readonly name: string; readonly blamed: readonly string[] }[];
  /** Checks that no flaw has turned red. */
  readonly unproven: readonly string[];
  /** Of the MUSTs and SHOULDs of the server and its pages. */
  readonly requirements: {
    readonly judged: number;
    /** Some check cites it. */
    readonly provable: number;
    /** Each check that cites it has caught a flaw. */
    readonly proven: number;
    readonly withoutFlaw: readonly string[];
    readonly unprovable: readonly Requirement[];
    readonly unheld: readonly Requirement[];
  };
  readonly cost: {
    readonly requests: number;
    /** Added over all runs, which go on side by side. */
    readonly seconds: number;
    readonly schemaSeconds: number;
  };
};

export type Given = {
  readonly flaws: readonly Flaw[];
  readonly checks: readonly Check[];
  readonly requirements: readonly Requirement[];
};

export function proofOf(ends: readonly CaseEnd[], given: Given): Proof {
  const byName = new Map(given.flaws.map((flaw) => [flaw.name, flaw]));
  const checks = new Map(given.checks.map((check) => [check.id, check]));
  const sound = new Set(
    ends
      .filter(({ kind }) => kind === 'latitude')
      .flatMap(({ schemaOnly }) => schemaOnly.complaints),
  );
  const flawEnds = ends.filter(({ kind }) => kind === 'flaw');
  const flaws = flawEnds.flatMap((end) => {
    const flaw = byName.get(end.name);
    return flaw === undefined ? [] : [rowOf(end, flaw, { checks, sound })];
  });
  const caught = new Set(flawEnds.flatMap(({ red, warned }) => [...red, ...warned]));
  return {
    flaws,
    latitudes: ends
      .filter(({ kind }) => kind === 'latitude')
      .map(({ name, red, warned, errors }) => ({ name, blamed: [...red, ...warned, ...errors] })),
    unproven: given.checks.map(({ id }) => id).filter((id) => !caught.has(id)),
    requirements: statementsOf(given, caught, flaws),
    cost: {
      requests: sum(flawEnds.map(({ requests }) => requests)),
      seconds: sum(flawEnds.map(({ seconds }) => seconds)),
      schemaSeconds: sum(flawEnds.map(({ schemaOnly }) => schemaOnly.seconds)),
    },
  };
}

type Sides = { readonly checks: ReadonlyMap<string, Check>; readonly sound: ReadonlySet<string> };

function rowOf(end: CaseEnd, flaw: Flaw, { checks, sound }: Sides): FlawRow {
  const meant = [...flaw.red, ...(flaw.warned ?? [])];
  const caughtBy = meant.filter((id) => end.red.includes(id) || end.warned.includes(id));
  const breaks = brokenBy(flaw, checks);
  const cited = caughtBy.flatMap((id) => checks.get(id)?.requirements ?? []);
  return {
    ...{ name: end.name, breaks, caughtBy },
    area: checks.get(meant[0] ?? '')?.area ?? '',
    // By every check that is there for it, one of which cites what is broken.
    isCaught: caughtBy.length === meant.length && breaks.some((id) => cited.includes(id)),
    bySchema: end.schemaOnly.complaints.some((one) => !sound.has(one)),
  };
}

function statementsOf(
  { checks, requirements }: Given,
  caught: ReadonlySet<string>,
  flaws: readonly FlawRow[],
): Proof['requirements'] {
  const judged = requirements.filter(isJudged);
  const holders = (id: string): readonly Check[] =>
    checks.filter((check) => check.requirements.includes(id));
  const provable = judged.filter(({ id }) => holders(id).length > 0);
  const shown = new Set(
    flaws.flatMap(({ caughtBy }) =>
      caughtBy.flatMap((id) => checks.find((check) => check.id === id)?.requirements ?? []),
    ),
  );
  return {
    judged: judged.length,
    provable: provable.length,
    proven: provable.filter(({ id }) => holders(id).every((check) => caught.has(check.id))).length,
    withoutFlaw: provable.map(({ id }) => id).filter((id) => !shown.has(id)),
    unprovable: judged.filter(({ reason }) => reason !== undefined),
    unheld: judged.filter(({ id, reason }) => reason === undefined && holders(id).length === 0),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
