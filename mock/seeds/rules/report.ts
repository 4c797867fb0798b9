/** How a rule tells what it found, and what all rules look things up in. */

import type { Venue } from '../../domain/venue/venue.ts';
import type { Panel } from '../../domain/panel/panel.ts';
import type { CompleteClient } from '../complete/client.ts';
import type { CompleteWorld } from '../complete/complete-world.ts';
import type { CompleteJob } from '../complete/job.ts';
import type { Path } from '../fault.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';

/** `missing`: see Fault. */
export type Report = (path: Path, message: string, missing?: string) => void;

type ById<T> = ReadonlyMap<string, T>;

export type Facts = {
  readonly world: CompleteWorld;
  readonly clients: ById<CompleteClient>;
  readonly panels: ById<Panel>;
  readonly venues: ById<Venue>;
  readonly jobs: ById<CompleteJob>;
  readonly ledger: Ledger;
};

export const factsOf = (world: CompleteWorld): Facts => ({
  world,
  clients: byId(world.clients),
  panels: byId(world.panels),
  venues: byId(world.venues),
  jobs: byId(world.jobs),
  ledger: ledgerOf(world),
});

const byId = <T extends { readonly id: string }>(items: readonly T[]): ById<T> =>
  new Map(items.map((item) => [item.id, item]));

const shownIds = 6;

/**
 * The thing that `id` names, or undefined when there is none, which is then told with the ids that
 * could have been meant.
 */
export const findIn = <T>(
  items: ById<T>,
  kind: string,
  id: string,
  report: (message: string, missing?: string) => void,
): T | undefined => {
  const found = items.get(id);
  if (found !== undefined) return found;
  const known = [...items.keys()];
  const some = known.slice(0, shownIds).join(', ') + (known.length > shownIds ? ' …' : '');
  const hint = known.length === 0 ? `the world has no ${kind}` : `expected one of ${some}`;
  report(id === '' ? `is missing: ${hint}` : `no ${kind} has the id "${id}": ${hint}`, id);
  return undefined;
};
