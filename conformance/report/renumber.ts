/** Gives the evidence of several shards ids of one row: each shard has counted from e1. */
import type { Shard } from './shard.ts';

export function renumbered(shards: readonly Shard[]): readonly Shard[] {
  let before = 0;
  return shards.map((shard) => {
    const highest = Math.max(0, ...[...shard.evidence.keys()].map(numberOf));
    const moved = moveIds(shard, before);
    before += highest;
    return moved;
  });
}

/** A check may name a record that a cut-off shard has not kept; its id moves with the others all the same. */
function moveIds(shard: Shard, by: number): Shard {
  const move = (id: string): string => `e${String(numberOf(id) + by)}`;
  const withMoved = <T extends { readonly evidence: readonly string[] }>(one: T): T => ({
    ...one,
    evidence: one.evidence.map(move),
  });
  return {
    ...shard,
    checks: shard.checks.map(withMoved),
    observations: shard.observations.map(withMoved),
    evidence: new Map([...shard.evidence].map(([id, record]) => [move(id), record])),
  };
}

const numberOf = (id: string): number => Number(id.slice(1));
