/** One part of a run as it was found in its folder: what results.ndjson, or results.json, says of it. */
import type { Observation } from '../engine/bench.ts';
import type { Evidence } from '../engine/evidence.ts';
import type { Part } from '../engine/part.ts';
import type { Ended, ResultsFile } from './json.ts';
import type { NdjsonEvent } from './ndjson.ts';
import type { CheckEntry, Results } from './results.ts';

export type Shard = Pick<
  Results,
  'suite' | 'target' | 'seed' | 'startedAt' | 'durationMs' | 'requests'
> & {
  /** Its folder. */
  readonly name: string;
  /** Undefined when the file does not tell: results.json, and results.ndjson of an older version. */
  readonly part: Part | undefined;
  readonly checks: readonly CheckEntry[];
  readonly observations: readonly Observation[];
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Undefined when the run was cut off before its end. */
  readonly ended: Ended | undefined;
};

export const shardOfResults = (name: string, results: ResultsFile): Shard => ({
  ...results,
  name,
  part: undefined,
  evidence: new Map(Object.entries(results.evidence)),
  ended: results,
});

/** Undefined when the events do not begin with a start: then there was no run. */
export function shardOfEvents(name: string, events: readonly NdjsonEvent[]): Shard | undefined {
  const [start] = events;
  if (start?.type !== 'start') return undefined;
  const ended = of(events, 'end').at(-1);
  const evidence = of(events, 'evidence').map(({ id, type: _, ...one }) => [id, one] as const);
  const asked = evidence.filter(([, { kind }]) => kind === 'http').length;
  return {
    ...start,
    name,
    part: partOf(start),
    checks: of(events, 'check').map(({ type: _, ...entry }) => entry),
    observations: of(events, 'observation').map(({ observation }) => observation),
    // To leave the type out of a union's members gives back the union.
    evidence: new Map(evidence as readonly (readonly [string, Evidence])[]),
    ended,
    durationMs: ended?.durationMs ?? 0,
    requests: ended?.requests ?? asked,
  };
}

function partOf({ shard, depth, selection }: Partial<Part>): Part | undefined {
  if (shard === undefined || depth === undefined || selection === undefined) return undefined;
  return { shard, depth, selection };
}

type Of<T extends NdjsonEvent['type']> = Extract<NdjsonEvent, { readonly type: T }>;

const of = <T extends NdjsonEvent['type']>(events: readonly NdjsonEvent[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);
