/** What a link's patient may choose from, as it is at this moment. */

import { listFreeSlots } from '../../../application/actions/inspect.ts';
import type { Deps } from '../../../application/ports.ts';
import { linkAllows, type LinkScope } from '../../../domain/booking-link/booking-link.ts';
import type { Panel } from '../../../domain/panel/panel.ts';
import { isRefusal } from '../../../domain/refusal.ts';
import { isBookable, type Venue } from '../../../domain/venue/venue.ts';
import { dateAt } from '../../../domain/zoned-time.ts';

export const venuesOffered = async (
  { store }: Pick<Deps, 'store'>,
  scope: LinkScope,
): Promise<readonly Venue[]> =>
  (await store.venues()).filter(
    (venue) => isBookable(venue) && linkAllows(scope, { channel: 'IN_VENUE', venueId: venue.id }),
  );

/** Starts (ms) of the slots of the next 30 days that have a place, none that has begun. */
export const freeStarts = async (deps: Deps, venueId: string): Promise<readonly number[]> => {
  const free = await listFreeSlots(deps, { venueId });
  if (isRefusal(free)) return [];
  const now = deps.clock.now();
  return free.slots.map((start) => Date.parse(start)).filter((start) => start > now);
};

/** A day (YYYY-MM-DD at the venue) and its starts (ms), both in order. */
export type Day = { readonly date: string; readonly starts: readonly number[] };

export const daysOf = (starts: readonly number[], timeZone: string): readonly Day[] => {
  const days = new Map<string, number[]>();
  for (const start of starts) {
    const date = dateAt(start, timeZone);
    days.set(date, [...(days.get(date) ?? []), start]);
  }
  return [...days].map(([date, own]) => ({ date, starts: own }));
};

const pageSize = 100;

export const panelsOffered = async (
  { store }: Pick<Deps, 'store'>,
  clientId: string,
): Promise<readonly Panel[]> => {
  const panels: Panel[] = [];
  for (let after: string | undefined; ;) {
    const page = await store.panels({ clientId, limit: pageSize, after });
    if (isRefusal(page)) return panels;
    panels.push(...page.items);
    if (page.nextCursor === null) return panels;
    after = page.nextCursor;
  }
};

/** Venues whose name or town holds the text, or whose postcode begins with it. */
export const venuesNear = (venues: readonly Venue[], near: string): readonly Venue[] => {
  const wanted = near.toLowerCase();
  const compact = wanted.replaceAll(/\s/g, '');
  return venues.filter(
    ({ name, city, postcode }) =>
      `${name} ${city}`.toLowerCase().includes(wanted) ||
      postcode.toLowerCase().replaceAll(/\s/g, '').startsWith(compact),
  );
};
