/** The outcome of a run as data: results.json, and what every other report is made from. */
import type { Observation } from '../engine/bench.ts';
import type { Area } from '../engine/check.ts';
import type { Coverage } from '../engine/coverage.ts';
import type { Evidence } from '../engine/evidence.ts';
import type { CheckResult } from '../engine/run.ts';
import type { Level, Summary, Verdict } from '../engine/verdict.ts';
import type { Requirement } from '../requirements.ts';

export type CheckEntry = {
  readonly id: string;
  readonly title: string;
  readonly area: Area;
  readonly level: Level;
  readonly requirements: readonly string[];
  readonly section: string;
  readonly verdict: Verdict;
  readonly expectedFailure: boolean;
  /** A failure: the requirement in words. Not testable: which power is missing and how to give it. */
  readonly reason: string | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly evidence: readonly string[];
  readonly durationMs: number;
};

export type Results = {
  readonly schemaVersion: 1;
  readonly suite: { readonly version: string; readonly contract: string };
  readonly target: { readonly url: string; readonly profile: string | null };
  readonly seed: number;
  readonly startedAt: string;
  readonly durationMs: number;
  readonly requests: number;
  readonly summary: Summary;
  readonly coverage: Coverage;
  readonly checks: readonly CheckEntry[];
  readonly observations: readonly Observation[];
  readonly evidence: Readonly<Record<string, Evidence>>;
};

type Context = {
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly expectedFailure: boolean;
};

export function checkEntry(
  result: CheckResult,
  { requirements, expectedFailure }: Context,
): CheckEntry {
  const { check, verdict, evidence, durationMs } = result;
  const cited = check.requirements.flatMap((id) => requirements.get(id) ?? []);
  return {
    id: check.id,
    title: check.title,
    area: check.area,
    level: check.level,
    requirements: check.requirements,
    section: [...new Set(cited.map(({ section }) => section))].join('; '),
    verdict,
    expectedFailure,
    ...explained(result, cited),
    evidence,
    durationMs,
  };
}

/** A check names first what it is there for; one that holds the fields of a resource cites dozens. */
const mostTexts = 3;

function inWords(cited: readonly Requirement[]): string {
  const texts = cited.slice(0, mostTexts).map(({ text }) => text);
  const left = cited.length - texts.length;
  return [...texts, ...(left > 0 ? [`(And ${String(left)} more statements.)`] : [])].join(' ');
}

type Explanation = Pick<CheckEntry, 'reason' | 'expected' | 'actual'>;

function explained({ outcome }: CheckResult, cited: readonly Requirement[]): Explanation {
  const only = (reason: string | null): Explanation => ({ reason, expected: null, actual: null });
  switch (outcome.kind) {
    case 'held':
      return only(outcome.seen ?? null);
    case 'violated': {
      return { reason: inWords(cited), expected: outcome.expected, actual: outcome.actual };
    }
    case 'lacking':
      return only(`${outcome.reason}. To make it testable: ${outcome.remedy}.`);
    case 'absent':
    case 'broken':
      return only(outcome.reason);
  }
}
