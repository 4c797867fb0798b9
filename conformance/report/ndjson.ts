/**
 * results.ndjson: one line for each thing as it happens, so that a killed run leaves its evidence.
 * events.schema.json beside this file describes a line.
 */
import type { Observation } from '../engine/bench.ts';
import type { Evidence } from '../engine/evidence.ts';
import type { Part } from '../engine/part.ts';
import type { Ended } from './json.ts';
import type { CheckEntry, Results } from './results.ts';

/** Of its part an older version did not tell. */
export type NdjsonEvent =
  | ({ readonly type: 'start' } & Partial<Part> &
      Pick<Results, 'schemaVersion' | 'suite' | 'target' | 'seed' | 'startedAt'>)
  | ({ readonly type: 'evidence'; readonly id: string } & Evidence)
  | ({ readonly type: 'check' } & CheckEntry)
  | { readonly type: 'observation'; readonly observation: Observation }
  | ({ readonly type: 'end' } & Ended &
      Pick<Results, 'durationMs' | 'requests' | 'summary' | 'coverage'>);

/** JSON has no raw line break outside of its strings' escapes, so each event is one line. */
export const ndjsonLine = (event: NdjsonEvent): string => `${JSON.stringify(event)}\n`;
