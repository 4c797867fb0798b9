/** results.ndjson: one line for each thing as it happens, so that a killed run leaves its evidence. */
import type { Observation } from '../engine/bench.ts';
import type { Evidence } from '../engine/evidence.ts';
import type { ExitCode } from '../engine/exit-code.ts';
import type { StaleExpectation } from '../engine/expected.ts';
import type { CheckEntry, Results } from './results.ts';

export type NdjsonEvent =
  | ({ readonly type: 'start' } & Pick<
      Results,
      'schemaVersion' | 'suite' | 'target' | 'seed' | 'startedAt'
    >)
  | ({ readonly type: 'evidence'; readonly id: string } & Evidence)
  | ({ readonly type: 'check' } & CheckEntry)
  | { readonly type: 'observation'; readonly observation: Observation }
  | ({
      readonly type: 'end';
      readonly exitCode: ExitCode;
      readonly aborted: string | null;
      readonly stale: readonly StaleExpectation[];
    } & Pick<Results, 'durationMs' | 'requests' | 'summary' | 'coverage'>);

/** JSON has no raw line break outside of its strings' escapes, so each event is one line. */
export const ndjsonLine = (event: NdjsonEvent): string => `${JSON.stringify(event)}\n`;
