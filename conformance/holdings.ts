/** Which checks and observations hold each statement of the spec, and which statements nothing holds yet. */
import type { Check, Probe } from './engine/check.ts';
import { isJudged } from './requirements.ts';
import type { Requirement } from './requirements.ts';

export type Holding = {
  readonly requirement: Requirement;
  /** Ids of the checks that cite it. */
  readonly checks: readonly string[];
  /** Of an OPEN statement: ids of the probes, and of the checks, that write down what is answered. */
  readonly observers: readonly string[];
};

/** One for each requirement, in their order. */
export const holdingsOf = (
  requirements: Iterable<Requirement>,
  catalogue: readonly Check[],
  probes: readonly Probe[],
): readonly Holding[] =>
  [...requirements].map((requirement) => ({
    requirement,
    checks: catalogue
      .filter((check) => check.requirements.includes(requirement.id))
      .map(({ id }) => id),
    observers: [
      ...probes.filter(({ id }) => requirement.open.includes(id)).map(({ id }) => id),
      ...catalogue
        .filter(({ observes }) => observes?.some((point) => requirement.open.includes(point)))
        .map(({ id }) => id),
    ],
  }));

/** What a check or an observation could hold, and none does yet. What others have to keep is never among it. */
export function isUnheld({ requirement, checks, observers }: Holding): boolean {
  if (requirement.reason !== undefined) return false;
  if (requirement.level === 'OPEN') return observers.length === 0;
  return isJudged(requirement) && checks.length === 0;
}

export type Tally = {
  /** The MUSTs of the server and its pages. */
  readonly musts: number;
  /** Those of them that a check holds. */
  readonly held: number;
  /** Those that no test from outside can hold. */
  readonly unholdable: number;
  readonly unheld: number;
};

export function tally(holdings: readonly Holding[]): Tally {
  const musts = holdings.filter(
    ({ requirement }) => requirement.level === 'MUST' && isJudged(requirement),
  );
  const count = (is: (holding: Holding) => boolean): number => musts.filter(is).length;
  return {
    musts: musts.length,
    held: count(({ checks }) => checks.length > 0),
    unholdable: count(({ requirement }) => requirement.reason !== undefined),
    unheld: count(isUnheld),
  };
}
