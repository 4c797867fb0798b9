/** The part of the default world that belongs to one client, and how parts make a whole. */

import type { World } from '../world.ts';
import type { Booker } from './booker.ts';
import type { SeededClient } from './clients.ts';
import type { Maker } from './maker.ts';
import type { SeededVenues } from './venues.ts';

export type Part = Required<Pick<World, 'jobs' | 'invoices' | 'refunds' | 'disputes' | 'links'>>;

/** What a part is made with. */
export type Scene = {
  readonly make: Maker;
  readonly client: SeededClient;
  readonly venues: SeededVenues;
  readonly book: Booker;
};

export const joined = (parts: readonly Part[]): Part => ({
  jobs: parts.flatMap((part) => part.jobs),
  invoices: parts.flatMap((part) => part.invoices),
  refunds: parts.flatMap((part) => part.refunds),
  disputes: parts.flatMap((part) => part.disputes),
  links: parts.flatMap((part) => part.links),
});
