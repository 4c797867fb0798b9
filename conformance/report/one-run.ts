/** Whether shards are of one run, and whether all of its parts are there. Pure. */
import type { Part } from '../engine/part.ts';
import { UsageError } from '../usage-error.ts';
import type { Results } from './results.ts';
import type { Shard } from './shard.ts';

/** Throws a UsageError that names folders, and says what to do, when they are of several or of another suite. */
export function mustBeOneRun(shards: readonly [Shard, ...Shard[]], suite: Results['suite']): void {
  const [first] = shards;
  mustShare(shards, 'target', 'Let all shards judge the same server.', ({ target }) =>
    target.profile === null ? target.url : `${target.url} (profile ${target.profile})`,
  );
  mustShare(shards, 'seed', 'Give all shards the same --seed.', ({ seed }) => String(seed));
  mustShare(shards, 'suite', 'Run all shards with one version.', (shard) => versionOf(shard.suite));
  if (versionOf(first.suite) !== versionOf(suite)) {
    throw new UsageError(
      `the shards were run by ${versionOf(first.suite)}, and this is ${versionOf(suite)}: merge them with the version that ran them`,
    );
  }
  mustFit(shards);
}

function mustShare<One extends Shard>(
  shards: readonly One[],
  what: string,
  remedy: string,
  told: (shard: One) => string,
): void {
  const [first] = shards;
  const other = shards.find((shard) => first !== undefined && told(shard) !== told(first));
  if (first === undefined || other === undefined) return;
  throw new UsageError(
    `the shards are not of one run: the ${what} of ${first.name} is ${told(first)}, that of ${other.name} is ${told(other)}. ${remedy}`,
  );
}

const versionOf = ({ version, contract }: Results['suite']): string =>
  `phlebo ${version} (contract ${contract})`;

type PartShard = Shard & { readonly part: Part & { readonly shard: string } };

const isPart = (shard: Shard): shard is PartShard => typeof shard.part?.shard === 'string';

/** Runs that were not parted are joined whatever they have selected. */
function mustFit(shards: readonly Shard[]): void {
  const parts = shards.filter(isPart);
  const [first] = parts;
  if (first === undefined) return;
  const whole = shards.find(({ part }) => part?.shard === null);
  if (whole !== undefined) {
    throw new UsageError(
      `the shards are not of one run: ${first.name} is part ${first.part.shard}, and ${whole.name} was run without --shard. Leave ${whole.name} out.`,
    );
  }
  mustShare(parts, 'number of parts', 'Give all shards the same n in --shard k/n.', (shard) =>
    String(countOf(shard)),
  );
  mustShare(parts, 'depth', 'Give all shards the same --depth.', ({ part }) => part.depth);
  const other = parts.find(({ part }) => part.selection !== first.part.selection);
  if (other !== undefined) {
    throw new UsageError(
      `the shards are not of one run: ${other.name} is part of another selection of checks than ${first.name}. Give all shards the same --only, --skip and --scenario (of phlebo run: the same files).`,
    );
  }
  mustDiffer(parts);
}

function mustDiffer(parts: readonly PartShard[]): void {
  const names = new Map<string, string>();
  for (const { name, part } of parts) {
    const before = names.get(part.shard);
    if (before !== undefined) {
      throw new UsageError(
        `part ${part.shard} is there twice, in ${before} and in ${name}. Name one folder for each part.`,
      );
    }
    names.set(part.shard, name);
  }
}

/** As in 2/4. None when a shard does not tell which part it is: it may be the one that seems to be missing. */
export function missingParts(shards: readonly Shard[]): readonly string[] {
  const parts = shards.filter(isPart);
  const [first] = parts;
  if (first === undefined || parts.length < shards.length) return [];
  const there = new Set(parts.map(({ part }) => part.shard));
  const count = countOf(first);
  const due = Array.from({ length: count }, (_, at) => `${String(at + 1)}/${String(count)}`);
  return due.filter((part) => !there.has(part));
}

const countOf = ({ part }: PartShard): number => Number(part.shard.split('/')[1]);
