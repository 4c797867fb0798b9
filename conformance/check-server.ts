/** Judges one server: puts target, plan, run and results together. No terminal, no files, no process. */
import { catalogue } from './checks/catalogue.ts';
import type { Observation, Workshop } from './engine/bench.ts';
import { coverageOf } from './engine/coverage.ts';
import { EvidenceLog } from './engine/evidence.ts';
import type { Evidence } from './engine/evidence.ts';
import { exitCodeOf } from './engine/exit-code.ts';
import type { ExitCode } from './engine/exit-code.ts';
import { isExpected, staleExpectations } from './engine/expected.ts';
import type { Expectation, StaleExpectation } from './engine/expected.ts';
import { planChecks } from './engine/plan.ts';
import type { Selection } from './engine/plan.ts';
import { runChecks } from './engine/run.ts';
import type { CheckResult } from './engine/run.ts';
import { exercised, gates, summarize } from './engine/verdict.ts';
import { checkEntry } from './report/results.ts';
import type { CheckEntry, Results } from './report/results.ts';
import { loadRequirements } from './requirements.ts';
import type { Requirement } from './requirements.ts';
import { describeSuite } from './suite.ts';
import { openTarget } from './target/open-target.ts';
import type { TargetSettings } from './target/open-target.ts';
import type { LetPass } from './target/rate-limit.ts';
import { Secrets } from './target/secrets.ts';

export type CheckSettings = TargetSettings & {
  readonly selection: Selection;
  readonly strict: boolean;
  readonly seed: number;
  readonly expectations: readonly Expectation[];
};

export type RunStart = Pick<Results, 'suite' | 'target' | 'seed' | 'startedAt'>;

/** Where a run meets the world: its clock, the way to call it off, and who is told of what as it happens. */
export type CheckPorts = {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Lets real time pass, while a rate limit is waited out. */
  readonly sleep: LetPass;
  readonly onStart: (start: RunStart) => void;
  readonly onEvidence: (id: string, evidence: Evidence) => void;
  readonly onCheck: (entry: CheckEntry) => void;
  readonly onObservation: (observation: Observation) => void;
};

export type CheckEnd = {
  readonly results: Results;
  readonly exitCode: ExitCode;
  readonly stale: readonly StaleExpectation[];
  readonly aborted: string | undefined;
};

/** Throws a UsageError when the run cannot even begin; whatever the server does is a result. */
export async function checkServer(settings: CheckSettings, ports: CheckPorts): Promise<CheckEnd> {
  const plan = planChecks(catalogue, settings.selection);
  const requirements = loadRequirements();
  const secrets = new Secrets();
  const evidence = new EvidenceLog(secrets, ports.onEvidence);
  const started = ports.now();
  const start: RunStart = {
    suite: describeSuite(),
    target: { url: settings.url, profile: settings.profileName },
    seed: settings.seed,
    startedAt: started.toISOString(),
  };
  ports.onStart(start);

  const entryOf = (result: CheckResult): CheckEntry => {
    const expectedFailure = isExpected(settings.expectations, result.check.id, result.verdict);
    // maskDeep keeps the shape: only texts change.
    return secrets.maskDeep(checkEntry(result, { requirements, expectedFailure })) as CheckEntry;
  };
  const { target, unreachable } = await openTarget(settings, { ...ports, secrets, evidence });
  const workshop: Workshop = {
    ...target,
    ...{ profile: settings.profile, seed: settings.seed, secrets, evidence },
    onObservation: ports.onObservation,
    observations: [],
    made: new Map(),
    leftovers: [],
  };
  const { results, aborted } = await runChecks(plan, workshop, {
    abortedBefore: unreachable,
    onResult: (result) => {
      ports.onCheck(entryOf(result));
    },
  });
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
  const verdicts = new Map(checks.map(({ id, verdict }) => [id, verdict]));
  const stale = staleExpectations(settings.expectations, {
    catalogue: new Set(catalogue.map(({ id }) => id)),
    verdicts,
    today: measured.startedAt.slice(0, 10),
  });
  const results: Results = {
    schemaVersion: 1,
    ...measured,
    summary: summarize([...verdicts.values()], workshop.observations.length),
    coverage: coverageOf(requirements.values(), catalogue, verdicts),
    checks,
    observations: workshop.observations,
    evidence: workshop.evidence.all(),
  };
  const exitCode = exitCodeOf({
    aborted: aborted !== undefined,
    errors: results.summary.error,
    gating: checks.filter((one) => gates(one.verdict, settings) && !one.expectedFailure).length,
    stale: stale.length,
    exercised: checks.filter(({ verdict }) => exercised(verdict)).length,
  });
  return { results, exitCode, stale, aborted };
}
