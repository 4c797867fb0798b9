/** The one number that a CI job sees. */

export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5;

export const exitCodes = {
  passed: 0,
  failed: 1,
  usage: 2,
  unreachable: 3,
  broken: 4,
  nothingExercised: 5,
} as const satisfies Record<string, ExitCode>;

/** What became of a run that was not refused as wrong usage (2, which goes before all of this). */
export type RunFacts = {
  /** The target could not be reached, or the run was called off. */
  readonly aborted: boolean;
  /** Checks in which the runner or its testbench broke. */
  readonly errors: number;
  /** Failures that gate: not expected ones, and warnings only with --strict. */
  readonly gating: number;
  /** Expectations that no longer hold. */
  readonly stale: number;
  /** Checks that were put to the server at all. */
  readonly exercised: number;
};

/** Where several apply: unreachable, then broken, then failed, then nothing exercised. */
export function exitCodeOf(facts: RunFacts): ExitCode {
  if (facts.aborted) return exitCodes.unreachable;
  if (facts.errors > 0) return exitCodes.broken;
  if (facts.gating > 0 || facts.stale > 0) return exitCodes.failed;
  if (facts.exercised === 0) return exitCodes.nothingExercised;
  return exitCodes.passed;
}
