/** How much of the spec a run could put to the server, and how much of that held. */
import { isJudged } from '../requirements.ts';
import type { Requirement } from '../requirements.ts';
import type { Check } from './check.ts';
import { exercised } from './verdict.ts';
import type { Verdict } from './verdict.ts';

export type Coverage = {
  /** The MUSTs and SHOULDs of the server and its pages, those included that no check holds (yet, or for a reason). */
  readonly requirements: number;
  readonly provable: number;
  readonly proved: number;
};

/**
 * A requirement is provable when a check for it could be exercised, proved when all its checks passed. What the
 * server does not have leaves the count; a check that was left out or could not be tested stays in it. What is open,
 * or is for a receiver or a client to keep, is not counted at all.
 */
export function coverageOf(
  requirements: Iterable<Requirement>,
  catalogue: readonly Check[],
  verdicts: ReadonlyMap<string, Verdict>,
): Coverage {
  const counts = { requirements: 0, provable: 0, proved: 0 };
  const holders = holdersOf(catalogue);
  for (const requirement of requirements) {
    if (!isJudged(requirement)) continue;
    const checks = holders.get(requirement.id) ?? [];
    const seen = checks.map((id) => verdicts.get(id) ?? 'not-testable');
    const applicable = seen.filter((verdict) => verdict !== 'not-applicable');
    if (checks.length > 0 && applicable.length === 0) continue;
    counts.requirements += 1;
    if (applicable.some(exercised)) counts.provable += 1;
    if (applicable.length > 0 && applicable.every((verdict) => verdict === 'pass'))
      counts.proved += 1;
  }
  return counts;
}

/** The ids of the checks of each requirement that has any. */
function holdersOf(catalogue: readonly Check[]): ReadonlyMap<string, readonly string[]> {
  const holders = new Map<string, string[]>();
  for (const { id, requirements } of catalogue) {
    for (const requirement of new Set(requirements)) {
      const ids = holders.get(requirement) ?? [];
      ids.push(id);
      holders.set(requirement, ids);
    }
  }
  return holders;
}
