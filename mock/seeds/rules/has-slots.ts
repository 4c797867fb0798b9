/** Whether a venue can have slots at all; of its weekly hours slot.ts knows more. */

import { placesOf } from '../../domain/venue/slots.ts';
import type { Venue } from '../../domain/venue/venue.ts';

export const hasSlots = (venue: Venue): boolean =>
  placesOf(venue) > 0 && venue.operatingHours !== null;
