/** What every report is made from: the results of a run that is over, and how it ended. */
import type { ExitCode } from '../engine/exit-code.ts';
import type { StaleExpectation } from '../engine/expected.ts';
import type { Results } from './results.ts';

export type Report = {
  readonly results: Results;
  readonly exitCode: ExitCode;
  /** Entries of the list of expected failures that no longer excuse anything. */
  readonly stale: readonly StaleExpectation[];
  /** Why the run ended before its time, when it did. */
  readonly aborted: string | undefined;
  /** Whether a violated SHOULD fails the run, too. */
  readonly strict: boolean;
};
