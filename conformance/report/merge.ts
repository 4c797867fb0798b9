/** Joins the shards of one run into the report that the run would have had in one piece. Pure. */
import type { Check } from '../engine/check.ts';
import { coverageOf } from '../engine/coverage.ts';
import { exitCodeOf } from '../engine/exit-code.ts';
import { countExercised } from '../engine/not-seen.ts';
import { gates, summarize } from '../engine/verdict.ts';
import type { Verdict } from '../engine/verdict.ts';
import type { Requirement } from '../requirements.ts';
import { missingParts, mustBeOneRun } from './one-run.ts';
import type { Report } from './report.ts';
import type { CheckEntry, Results } from './results.ts';
import { renumbered } from './renumber.ts';
import type { Shard } from './shard.ts';

/** What coverage is counted by: that of the suite which made the shards. */
export type Counted = {
  readonly suite: Results['suite'];
  readonly catalogue: readonly Check[];
  readonly requirements: ReadonlyMap<string, Requirement>;
};

/** Throws a UsageError when the shards are not of one run, are doubled, or of another suite than this one. */
export function mergeShards(shards: readonly [Shard, ...Shard[]], counted: Counted): Report {
  const [first] = shards;
  mustBeOneRun(shards, counted.suite);
  const parts = renumbered(shards);
  const found = mergeChecks(parts.flatMap((part) => part.checks));
  const checks = inOrder(found, counted.catalogue);
  const verdicts = new Map(checks.map(({ id, verdict }) => [id, verdict]));
  const observations = parts.flatMap((part) => part.observations);
  const results: Results = {
    schemaVersion: 1,
    ...{ suite: first.suite, target: first.target, seed: first.seed },
    ...spanOf(shards),
    requests: shards.reduce((sum, { requests }) => sum + requests, 0),
    summary: summarize([...verdicts.values()], observations.length),
    coverage: coverageOf(counted.requirements.values(), counted.catalogue, verdicts),
    checks,
    observations,
    evidence: Object.fromEntries(parts.flatMap(({ evidence }) => [...evidence])),
  };
  return { results, ...endOf(shards, results) };
}

/** From the first start to the last end, since shards may run side by side or one after the other. */
function spanOf(shards: readonly Shard[]): Pick<Results, 'startedAt' | 'durationMs'> {
  const starts = shards.map(({ startedAt }) => Date.parse(startedAt));
  const ends = shards.map(({ startedAt, durationMs }) => Date.parse(startedAt) + durationMs);
  const startedAt = Math.min(...starts);
  return {
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Math.max(...ends) - startedAt,
  };
}

/** A check that looks at all traffic is run in each shard: what one of them has found counts. */
function mergeChecks(entries: readonly CheckEntry[]): readonly CheckEntry[] {
  const byId = new Map<string, CheckEntry>();
  for (const entry of entries) {
    const before = byId.get(entry.id);
    byId.set(entry.id, before === undefined ? entry : joined(before, entry));
  }
  return [...byId.values()];
}

/** That a check passed in one shard stands, though another gave it nothing to look at. */
const decisive: readonly Verdict[] = [
  ...(['fail', 'error', 'warn', 'pass'] as const),
  ...(['not-testable', 'not-applicable', 'observed'] as const),
];

function joined(one: CheckEntry, other: CheckEntry): CheckEntry {
  const durationMs = one.durationMs + other.durationMs;
  if (one.verdict === other.verdict) {
    return { ...one, evidence: [...one.evidence, ...other.evidence], durationMs };
  }
  const isFirst = decisive.indexOf(one.verdict) < decisive.indexOf(other.verdict);
  return { ...(isFirst ? one : other), durationMs };
}

/** That of the catalogue: shards tell of checks as they end. */
function inOrder(
  checks: readonly CheckEntry[],
  catalogue: readonly Check[],
): readonly CheckEntry[] {
  const place = new Map(catalogue.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: CheckEntry): number => place.get(id) ?? place.size;
  return [...checks].sort((one, other) => placeOf(one) - placeOf(other));
}

/** By the same rules as for a run in one piece; one of which a shard was cut off or is missing was called off. */
function endOf(
  shards: readonly Shard[],
  { checks, summary, observations }: Results,
): Omit<Report, 'results'> {
  const strict = shards.some(({ ended }) => ended?.strict === true);
  const early = shards.flatMap(({ name, ended }) => {
    if (ended === undefined) return [`${name} was cut off before its end`];
    return ended.aborted === null ? [] : [`${name}: ${ended.aborted}`];
  });
  const aborted = [...early, ...missingWords(missingParts(shards))];
  const listed = shards.flatMap(({ ended }) => ended?.stale ?? []);
  const stale = [...new Map(listed.map((entry) => [entry.check, entry])).values()];
  const exitCode = exitCodeOf({
    aborted: aborted.length > 0,
    errors: summary.error,
    gating: checks.filter((one) => gates(one.verdict, { strict }) && !one.expectedFailure).length,
    stale: stale.length,
    exercised: countExercised({ checks, observations }),
  });
  return { exitCode, strict, stale, aborted: aborted.length > 0 ? aborted.join('; ') : undefined };
}

/** Of a whole in hundreds of parts as many may be missing. */
const mostNamed = 20;

function missingWords(parts: readonly string[]): readonly string[] {
  const [first] = parts;
  if (first === undefined) return [];
  if (parts.length === 1) return [`part ${first} is missing: name its folder, too`];
  const left = parts.length - mostNamed;
  const rest = left > 0 ? ` and ${String(left)} more` : '';
  return [
    `parts ${parts.slice(0, mostNamed).join(', ')}${rest} are missing: name their folders, too`,
  ];
}
