/** The form of a venue in a world file. */

import { weekdays, type Weekday } from '../../domain/venue/venue.ts';
import type { WorldVenue } from '../world.ts';
import {
  isMap,
  listOf,
  mapOf,
  numberFrom,
  orNull,
  text,
  textThat,
  wholeFrom,
  yesOrNo,
  type Check,
  type Members,
} from './check.ts';
import { id } from './values.ts';

const time = textThat('a time from 00:00 to 24:00', (given) =>
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(given),
);

const hours: Check = (given, path, tell) => {
  mapOf({ open: time, close: time }, 'open', 'close')(given, path, tell);
  if (!isMap(given)) return;
  const { open, close } = given;
  // Fixed widths: the order of the texts is the order of the times.
  if (typeof open === 'string' && typeof close === 'string' && open >= close) {
    tell([...path, 'close'], `expected a time after ${open}, got ${close}`);
  }
};

const operatingHours = mapOf(
  Object.fromEntries(weekdays.map((weekday) => [weekday, orNull(hours)])) as Members<
    Record<Weekday, unknown>
  >,
);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
};

const textOrNull = orNull(text);
const texts = listOf(text);

export const venueShape = mapOf<WorldVenue>({
  id,
  slug: text,
  name: text,
  venueType: text,
  description: textOrNull,
  addressLine1: text,
  addressLine2: textOrNull,
  city: text,
  county: textOrNull,
  postcode: text,
  phone: textOrNull,
  website: textOrNull,
  email: textOrNull,
  averageRating: orNull(numberFrom(0)),
  totalReviews: wholeFrom(0),
  capabilities: texts,
  equipment: texts,
  operatingHours: orNull(operatingHours),
  phlebotomyStations: orNull(wholeFrom(0)),
  logoUrl: textOrNull,
  photos: texts,
  cqcRegistered: yesOrNo,
  cqcNumber: textOrNull,
  latitude: orNull(numberFrom(-90, 90)),
  longitude: orNull(numberFrom(-180, 180)),
  basePrice: orNull(numberFrom(0)),
  slotDurationMinutes: wholeFrom(1, 1440),
  timezone: textThat('an IANA time zone, as in Europe/London', isTimeZone),
  active: yesOrNo,
  verified: yesOrNo,
  acceptsPublicBookings: yesOrNo,
});
