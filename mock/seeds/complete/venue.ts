/** A venue with all that a world may leave out: bookable, and open every day. */

import { slugOf, usualVenue } from '../../application/actions/usual-catalogue.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { derivedId } from '../derived-id.ts';
import type { WorldVenue } from '../world.ts';

export const completeVenue = (venue: WorldVenue, index: number): Venue => {
  const id = venue.id ?? derivedId('ven', index);
  const name = venue.name ?? venue.id ?? `Sandbox Clinic ${index + 1}`;
  return { ...usualVenue, id, name, slug: slugOf(name, id), ...venue };
};
