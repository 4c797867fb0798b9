/** Judges one server: puts target, plan, run and results together. No terminal, no files, no process. */
import { catalogue } from './checks/catalogue.ts';
import { probes } from './checks/probes.ts';
import type { Observation, Workshop } from './engine/bench.ts';
import type { Check, Probe } from './engine/check.ts';
import { coverageOf } from './engine/coverage.ts';
import type { Depth } from './engine/depth.ts';
import { EvidenceLog } from './engine/evidence.ts';
import type { Evidence } from './engine/evidence.ts';
import { exitCodeOf } from './engine/exit-code.ts';
import type { ExitCode } from './engine/exit-code.ts';
import { isExpected, staleExpectations } from './engine/expected.ts';
import type { Expectation, StaleExpectation } from './engine/expected.ts';
import { countExercised } from './engine/not-seen.ts';
import { describePart } from './engine/part.ts';
import type { Part } from './engine/part.ts';
import { planChecks, planProbes } from './engine/plan.ts';
import type { Selection } from './engine/plan.ts';
import { runChecks } from './engine/run.ts';
import type { CheckResult } from './engine/run.ts';
import { gates, summarize } from './engine/verdict.ts';
import { closeWorkshop, openWorkshop } from './open-workshop.ts';
import { checkEntry } from './report/results.ts';
import type { CheckEntry, Results } from './report/results.ts';
import { loadRequirements } from './requirements.ts';
import type { Requirement } from './requirements.ts';
import { describeSuite } from './suite.ts';
import type { TargetSettings } from './target/open-target.ts';
import type { LetPass } from './target/rate-limit.ts';
import { Secrets } from './target/secrets.ts';

/** What a run judges by, and what it writes down. */
export type Judges = { readonly checks: readonly Check[]; readonly probes: readonly Probe[] };

export type CheckSettings = TargetSettings & {
  /** Left out: all that there is. */
  readonly judges?: Judges;
  readonly selection: Selection;
  /** How many checks ask something at the same time. */
  readonly workers: number;
  /** In the place of the profile's pages.browser: `none` does without. */
  readonly browser?: string;
  /** Where screenshots and traces of pages go; left out: nowhere. */
  readonly pageFolder?: string;
  readonly strict: boolean;
  readonly seed: number;
  /** How many of its cases a check goes through; left out: a few. */
  readonly depth?: Depth;
  readonly expectations: readonly Expectation[];
};

type Begun = Pick<Results, 'suite' | 'target' | 'seed' | 'startedAt'>;

export type RunStart = Begun & Part;

/** Where a run meets the world: its clock, the way to call it off, and who is told of what as it happens. */
export type CheckPorts = {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Lets real time pass, while a rate limit is waited out. */
  readonly sleep: LetPass;
  /** Lets real time pass (ms), while silence is listened to. */
  readonly pause: (ms: number) => Promise<void>;
  readonly onStart: (start: RunStart) => void;
  readonly onEvidence: (id: string, evidence: Evidence) => void;
  readonly onCheck: (entry: CheckEntry) => void;
  readonly onObservation: (observation: Observation) => void;
  /** Is given scenario files that reproduce a failure, as they are made; left out: they are not kept. */
  readonly onScenario?: (name: string, text: string) => void;
};

export type CheckEnd = {
  readonly results: Results;
  readonly exitCode: ExitCode;
  readonly stale: readonly StaleExpectation[];
  readonly aborted: string | undefined;
};

const everything: Judges = { checks: catalogue, probes };

/** Throws a UsageError when the run cannot even begin; whatever the server does is a result. */
export async function checkServer(settings: CheckSettings, ports: CheckPorts): Promise<CheckEnd> {
  const judges = settings.judges ?? everything;
  const plan = {
    checks: planChecks(judges.checks, settings.selection, judges.probes),
    probes: planProbes(judges.probes, settings.selection),
  };
  const requirements = loadRequirements();
  const secrets = new Secrets();
  const evidence = new EvidenceLog(secrets, ports.onEvidence);
  const started = ports.now();
  const start: Begun = {
    suite: describeSuite(),
    target: { url: settings.url, profile: settings.profileName },
    seed: settings.seed,
    startedAt: started.toISOString(),
  };
  ports.onStart({ ...start, ...describePart(judges, settings) });

  const entryOf = (result: CheckResult): CheckEntry => {
    const expectedFailure = isExpected(settings.expectations, result.check.id, result.verdict);
    // maskDeep keeps the shape: only texts change.
    return secrets.maskDeep(checkEntry(result, { requirements, expectedFailure })) as CheckEntry;
  };
  const { workshop, unreachable } = await openWorkshop(settings, { ...ports, secrets, evidence });
  const ran = runChecks(plan, workshop, {
    abortedBefore: unreachable,
    onResult: (result) => {
      ports.onCheck(entryOf(result));
    },
  });
  const { results, aborted } = await ran.finally(() => closeWorkshop(workshop));
  const measured = {
    ...start,
    durationMs: ports.now().getTime() - started.getTime(),
    requests: workshop.api.requests,
  };
  const checks = results.map(entryOf);
  return concludeRun(settings, { measured, checks, aborted, requirements, workshop });
}

type Ran = {
  readonly measured: Omit<
    Results,
    'schemaVersion' | 'summary' | 'coverage' | 'checks' | 'observations' | 'evidence'
  >;
  readonly checks: readonly CheckEntry[];
  readonly aborted: string | undefined;
  readonly requirements: ReadonlyMap<string, Requirement>;
  readonly workshop: Workshop;
};

/** Adds up what the checks have said. Pure. */
function concludeRun(settings: CheckSettings, ran: Ran): CheckEnd {
  const { measured, checks, aborted, requirements, workshop } = ran;
  const judges = (settings.judges ?? everything).checks;
  const verdicts = new Map(checks.map(({ id, verdict }) => [id, verdict]));
  const stale = staleExpectations(settings.expectations, {
    catalogue: new Set(judges.map(({ id }) => id)),
    verdicts,
    today: measured.startedAt.slice(0, 10),
  });
  const results: Results = {
    schemaVersion: 1,
    ...measured,
    summary: summarize([...verdicts.values()], workshop.observations.length),
    coverage: coverageOf(requirements.values(), judges, verdicts),
    checks,
    observations: workshop.observations,
    evidence: workshop.evidence.all(),
  };
  const exitCode = exitCodeOf({
    aborted: aborted !== undefined,
    errors: results.summary.error,
    gating: checks.filter((one) => gates(one.verdict, settings) && !one.expectedFailure).length,
    stale: stale.length,
    exercised: countExercised(results),
  });
  return { results, exitCode, stale, aborted };
}
