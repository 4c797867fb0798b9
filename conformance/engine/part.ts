/** What a run tells of itself, so that merge-reports sees which runs are parts of one whole, and which are missing. */
import { createHash } from 'node:crypto';
import type { Depth } from './depth.ts';
import { planChecks, planProbes } from './plan.ts';
import type { Selection } from './plan.ts';
import type { Plan } from './run.ts';

export type Part = {
  /** As in 2/4; null when the run was not parted. */
  readonly shard: string | null;
  readonly depth: Depth;
  /** The same for the same checks and probes in the same order, before they are parted. */
  readonly selection: string;
};

type Steered = { readonly selection: Selection; readonly depth?: Depth };

export function describePart(
  { checks, probes }: Plan,
  { selection: { only, skip, shard }, depth = 'default' }: Steered,
): Part {
  const whole = { only, skip };
  const selected = [...planChecks(checks, whole, probes), ...planProbes(probes, whole)];
  return {
    shard: shard === undefined ? null : `${String(shard.index)}/${String(shard.count)}`,
    depth,
    selection: markOf(selected.map(({ id }) => id)),
  };
}

/** So long that no two selections have the same by chance. */
const markLength = 16;

/** Of ids rather than of flags: `--only auth` and the ids of that area select the same. */
const markOf = (ids: readonly string[]): string =>
  createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, markLength);
