/** GET /venues, GET /venues/{id} and its availability. */

import type { Policies } from '../../domain/policy.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { placesOf, slotsBetween } from '../../domain/venue/slots.ts';
import { isBookable, type Venue } from '../../domain/venue/venue.ts';
import { takenAt } from '../book.ts';
import type { Operations } from '../operation.ts';
import type { Deps } from '../ports.ts';
import { projectSlot, projectVenue, projectVenueDetail } from '../projections/catalogue.ts';

/** Spec, Limits: "Venue list size". */
const defaultLimit = 50;

export const venueOperations = (
  deps: Deps,
): Pick<Operations, 'listVenues' | 'getVenue' | 'getVenueAvailability'> => ({
  listVenues: async (_, { query }) => {
    const all = await deps.store.venues();
    const refused = unknownFilter(all, query, deps.policies());
    if (refused !== undefined) return refused;
    const limit = query['limit'] === undefined ? defaultLimit : Number(query['limit']);
    const venues = all
      .filter(isBookable)
      .filter((venue) => matches(venue, query, deps.policies()))
      .slice(0, limit)
      .map(projectVenue);
    return { venues, total: venues.length };
  },

  getVenue: async (_, { id }) => {
    const venue = await shownVenue(deps, id);
    return isRefusal(venue) ? venue : { venue: projectVenueDetail(venue) };
  },

  getVenueAvailability: async (_, { id, query }) => {
    const venue = await shownVenue(deps, id);
    if (isRefusal(venue)) return venue;
    const now = deps.clock.now();
    const from = Math.max(now + 1, Date.parse(query['from'] ?? ''));
    const to = Date.parse(query['to'] ?? '');
    const slots = slotsBetween(venue, from, to);
    const policies = deps.policies();
    const starts = slots.map((slot) => slot.start);
    const taken = await takenAt(deps.store, policies, id, starts);
    return {
      slots: slots
        .map((slot, index) => projectSlot(slot, Math.max(0, placesOf(venue) - (taken[index] ?? 0))))
        .filter((slot) => slot.capacity > 0 || (policies.O22 === 'zero' && placesOf(venue) > 0)),
    };
  },
});

/** A venue that is not verified, active and public is not disclosed (O54, reading A). */
const shownVenue = async (deps: Deps, id: string): Promise<Venue | Refusal> => {
  const venue = await deps.store.get('venue', id);
  return venue !== undefined && isBookable(venue)
    ? venue
    : refuse('not-found', 'There is no venue with this id.');
};

type Query = Readonly<Record<string, string>>;

const matches = (venue: Venue, query: Query, policies: Pick<Policies, 'O21'>): boolean => {
  const { postcode, type, capability } = query;
  return (
    (postcode === undefined || isIn(venue, postcode, policies)) &&
    (type === undefined || venue.venueType === type) &&
    (capability === undefined || venue.capabilities.includes(capability))
  );
};

/** O21: the outward code must be equal, or the written prefix is enough. */
const isIn = (venue: Venue, postcode: string, policies: Pick<Policies, 'O21'>): boolean => {
  const wanted = postcode.trim().toUpperCase();
  if (policies.O21 === 'prefix') {
    return withoutSpaces(venue.postcode).startsWith(withoutSpaces(wanted));
  }
  return outwardCode(venue.postcode) === outwardCode(wanted);
};

const withoutSpaces = (postcode: string): string => postcode.replaceAll(/\s/g, '').toUpperCase();

/** "SW1A 1AA", "sw1a1aa" and "SW1A" all give "SW1A": the inward code is a digit and two letters. */
const outwardCode = (postcode: string): string =>
  withoutSpaces(postcode).replace(/^(.{2,4})\d[A-Z]{2}$/, '$1');

/** O20: a type or capability that no venue of the operator has is refused, or finds nothing. */
const unknownFilter = (
  all: readonly Venue[],
  { type, capability }: Query,
  policies: Pick<Policies, 'O20'>,
): Refusal | undefined => {
  if (policies.O20 === 'empty') return undefined;
  const faults = [
    type === undefined || all.some((venue) => venue.venueType === type)
      ? undefined
      : 'query.type: expected a venue type that is in use',
    capability === undefined || all.some((venue) => venue.capabilities.includes(capability))
      ? undefined
      : 'query.capability: expected a venue capability that is in use',
  ].filter((fault) => fault !== undefined);
  return faults.length === 0 ? undefined : refuse('invalid', faults.join('; '));
};
