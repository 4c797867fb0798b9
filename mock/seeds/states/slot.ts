/** The slot of a venue that a moment stands for, whatever the weekday and the hour. */

import type { Venue, Weekday } from '../../domain/venue/venue.ts';
import { weekdays } from '../../domain/venue/venue.ts';
import { addDays, dateAt, instantOf } from '../../domain/zoned-time.ts';
import { MINUTE } from './context.ts';

/** A venue with hours at all has a free slot within so many days, or is booked out by the world. */
const daysSearched = 60;

export type Search = {
  readonly forward: boolean;
  /** Whether the slot that starts then (ms) has a place left. */
  readonly isFree: (start: number) => boolean;
};

/**
 * The start (ms) of the nearest free slot at or after `instant` (ms), or at or before it.
 * Undefined when the venue has none in sixty days.
 */
export const slotNear = (venue: Venue, instant: number, search: Search): number | undefined => {
  const { forward, isFree } = search;
  let date = dateAt(instant, venue.timezone);
  for (let day = 0; day <= daysSearched; day += 1) {
    const starts = startsOn(venue, date, forward);
    const reachable = day === 0 ? nearTo(instant, { starts, date, venue, forward }) : starts;
    for (const minutes of reachable) {
      const start = instantOf(date, minutes, venue.timezone);
      if (start === undefined || (forward ? start < instant : start > instant)) continue;
      if (isFree(start)) return start;
    }
    date = addDays(date, forward ? 1 : -1);
  }
  return undefined;
};

type Day = {
  readonly starts: readonly number[];
  readonly date: string;
  readonly venue: Venue;
  readonly forward: boolean;
};

/** Leaves off the starts that lie well on the wrong side: finding an instant takes its time. */
const nearTo = (instant: number, { starts, date, venue, forward }: Day): readonly number[] => {
  const midnight = instantOf(date, 0, venue.timezone);
  if (midnight === undefined) return starts;
  // Off by an hour on the days when clocks change.
  const minutes = (instant - midnight) / MINUTE;
  return starts.filter((at) => (forward ? at >= minutes - 60 : at <= minutes + 60));
};

/** Minutes after midnight at which the day's slots begin; the latest first when going back. */
const startsOn = (venue: Venue, date: string, forward: boolean): readonly number[] => {
  const hours = venue.operatingHours?.[weekdayOf(date)];
  if (hours === undefined || hours === null) return [];
  const open = minutesOf(hours.open);
  const length = venue.slotDurationMinutes;
  const count = Math.floor((minutesOf(hours.close) - open) / length);
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => open + length * (forward ? index : count - 1 - index),
  );
};

const weekdayOf = (date: string): Weekday =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
