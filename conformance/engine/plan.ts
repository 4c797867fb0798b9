/** Which checks are run: --only and --skip by check id, area or tag. */
import { didYouMean } from '../closest.ts';
import { UsageError } from '../usage-error.ts';
import { tagsOf } from './check.ts';
import type { Check, Probe } from './check.ts';

export type Selection = {
  readonly only: readonly string[];
  readonly skip: readonly string[];
  readonly shard?: Shard;
};

/** The k-th of n parts, counted from 1. */
export type Shard = { readonly index: number; readonly count: number };

/**
 * The checks of the catalogue that are selected, in its order. A selector that names nothing is refused with a
 * UsageError: a slip must not turn into a run of nothing.
 */
export function planChecks(
  catalogue: readonly Check[],
  { only, skip, shard }: Selection,
  probes: readonly Probe[] = [],
): readonly Check[] {
  // Areas and tags first: a guess that is as near to an id as to an area means the area.
  const names = new Set([...catalogue, ...probes].map(namesOf).flatMap(([, ...groups]) => groups));
  for (const one of [...catalogue, ...probes]) names.add(one.id.toLowerCase());
  for (const selector of [...only, ...skip]) {
    if (!names.has(selector.toLowerCase())) {
      const hint = didYouMean(selector, names);
      throw new UsageError(
        `no check, area or tag is called "${selector}"${hint} (--list shows what there is)`,
      );
    }
  }
  const named = (check: Check, selectors: readonly string[]): boolean =>
    selectors.some((selector) => namesOf(check).includes(selector.toLowerCase()));
  return partOf(
    catalogue.filter((check) => (only.length === 0 || named(check, only)) && !named(check, skip)),
    shard,
  );
}

/**
 * Every n-th of those that ask something, so that each part has some of every area. Passive checks are in every
 * part: each looks at the answers of its own.
 */
function partOf<One extends Check | Probe>(all: readonly One[], shard?: Shard): readonly One[] {
  if (shard === undefined) return all;
  let place = 0;
  return all.filter(({ kind }) => {
    if (kind !== 'active' && kind !== 'probe') return true;
    place += 1;
    return place % shard.count === shard.index % shard.count;
  });
}

/** The probes of the same selection: an observation has no say in it, so one that nothing names is left out. */
export function planProbes(
  probes: readonly Probe[],
  { only, skip, shard }: Selection,
): readonly Probe[] {
  const named = (probe: Probe, selectors: readonly string[]): boolean =>
    selectors.some((selector) => namesOf(probe).includes(selector.toLowerCase()));
  return partOf(
    probes.filter((probe) => (only.length === 0 || named(probe, only)) && !named(probe, skip)),
    shard,
  );
}

const namesOf = (check: Check | Probe): readonly string[] =>
  [check.id, check.area, ...tagsOf(check)].map((name) => name.toLowerCase());
