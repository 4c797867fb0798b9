/** When the visit of a MOBILE job begins, until staff set a time (O28, reading A). */

import { instantOf } from '../zoned-time.ts';
import type { TimePreference } from './job.ts';

export const mobileTimeZone = 'Europe/London';

/** Start of each part of the day (A11), in minutes after midnight UK time. */
const windowStart: { readonly [Part in TimePreference]: number } = {
  morning: 8 * 60,
  afternoon: 12 * 60,
  evening: 17 * 60,
};

/** The instant (ms) at which the window of `timePreference` begins on `preferredDate`. */
export const mobileAppointmentAt = (
  preferredDate: string,
  timePreference: TimePreference,
): number => {
  const instant = instantOf(preferredDate, windowStart[timePreference], mobileTimeZone);
  // UK clocks change at 01:00: no window starts in a skipped hour.
  if (instant === undefined) throw new Error(`${preferredDate} has no ${timePreference}`);
  return instant;
};
