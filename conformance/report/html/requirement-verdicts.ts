/** What a run says of each requirement: the worst that was said by a check of it. Pure. */
import type { Verdict } from '../../engine/verdict.ts';
import type { Requirement } from '../../requirements.ts';
import type { CheckEntry, Results } from '../results.ts';
import { bySeverity, isBad } from '../severity.ts';

export type Judged = {
  readonly requirement: Requirement;
  /** Those of this run that hold it. */
  readonly checks: readonly CheckEntry[];
  /**
   * `not-asked` where nothing in this run was about it; `in-doubt` where a check has failed that is mainly about
   * another requirement: which of them is violated the check tells, and no table can.
   */
  readonly verdict: Verdict | 'not-asked' | 'in-doubt';
};

/** Those that a server and its pages have to keep; what receivers and clients owe is not judged by this run. */
export function requirementVerdicts(
  requirements: Iterable<Requirement>,
  { checks, observations }: Pick<Results, 'checks' | 'observations'>,
): readonly Judged[] {
  const byRequirement = new Map<string, CheckEntry[]>();
  for (const check of checks) {
    for (const id of check.requirements) {
      byRequirement.set(id, [...(byRequirement.get(id) ?? []), check]);
    }
  }
  const seen = new Set(observations.map(({ id }) => id));
  return [...requirements]
    .filter(({ party }) => party === 'server' || party === 'pages')
    .map((requirement) => {
      const holding = byRequirement.get(requirement.id) ?? [];
      const isObserved = requirement.open.some((id) => seen.has(id));
      const unjudged = isObserved ? 'observed' : 'not-asked';
      return { requirement, checks: holding, verdict: verdictOf(requirement, holding) ?? unjudged };
    });
}

/** The requirement that a check names first is the one that it is mainly about. */
function verdictOf(
  { id }: Requirement,
  holding: readonly CheckEntry[],
): Judged['verdict'] | undefined {
  const verdict = worst(holding);
  if (verdict === undefined || !isBad(verdict)) return verdict;
  const main = worst(holding.filter(({ requirements }) => requirements[0] === id));
  return main !== undefined && isBad(main) ? main : 'in-doubt';
}

const worst = (checks: readonly CheckEntry[]): Verdict | undefined =>
  bySeverity.find((verdict) => checks.some((check) => check.verdict === verdict));

export type Chapter = { readonly name: string; readonly judged: readonly Judged[] };

/** By the heading of the spec: what follows its first comma or bracket is a place within it. */
export function chapters(judged: readonly Judged[]): readonly Chapter[] {
  const byName = new Map<string, Judged[]>();
  for (const one of judged) {
    const name = one.requirement.section.replace(/ *[,(].*$/s, '');
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return [...byName].map(([name, members]) => ({ name, judged: members }));
}
