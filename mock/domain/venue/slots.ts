/** The start times that a venue offers: a grid from opening time, in the venue's own zone. */

import { addDays, calendarEnd, dateAt, instantsOn } from '../zoned-time.ts';
import { weekdays, type Venue } from './venue.ts';

const MINUTE = 60_000;

/** `start` and `end` are ms since the epoch. */
export type SlotTime = { readonly start: number; readonly end: number };

/** Places at one start time: the stations; no stations known, no place (O23, reading A). */
export const placesOf = (venue: Venue): number => venue.phlebotomyStations ?? 0;

/**
 * All slots with `from <= start < to` (O53, reading A), in order of time. The slots that have
 * begun are not offered (O81), so `from` is the present or later.
 */
export const slotsBetween = (venue: Venue, from: number, to: number): SlotTime[] => {
  const slots: SlotTime[] = [];
  if (to <= from || to > calendarEnd) return slots;
  // A slot of the local day before may begin in the window: start one day early.
  let date = addDays(dateAt(from, venue.timezone), -1);
  const last = dateAt(to, venue.timezone);
  for (; date <= last; date = addDays(date, 1)) {
    for (const slot of slotsOn(venue, date)) {
      if (slot.start >= from && slot.start < to) slots.push(slot);
    }
  }
  return slots;
};

/** Is `start` (ms) one of the venue's start times. */
export const isOnGrid = (venue: Venue, start: number): boolean =>
  start < calendarEnd &&
  slotsOn(venue, dateAt(start, venue.timezone)).some((slot) => slot.start === start);

/**
 * The slots of one local day. Each begins at a time that the venue's clocks really show, and ends
 * `slotDurationMinutes` of real time later, by closing time. So the hour that the change to summer
 * time skips has no slots, nor what a slot across it runs into; of an hour that occurs twice only
 * the first is offered (A25).
 */
const slotsOn = (venue: Venue, date: string): SlotTime[] => {
  const day = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
  const hours = day === undefined ? undefined : venue.operatingHours?.[day];
  if (hours === undefined || hours === null) return [];
  const close = minutesOf(hours.close);
  const instantAt = instantsOn(date, venue.timezone);
  const closing = firstFrom(close, instantAt);
  const length = venue.slotDurationMinutes;
  const slots: SlotTime[] = [];
  let free = -Infinity;
  for (let at = minutesOf(hours.open); at + length <= close; at += length) {
    const start = instantAt(at);
    if (start === undefined || start < free) continue;
    const end = start + length * MINUTE;
    if (end > closing) break;
    slots.push({ start, end });
    free = end;
  }
  return slots;
};

/** When clocks first show that time or a later one: a skipped time has no instant of its own. */
const firstFrom = (minutes: number, instantAt: (minutes: number) => number | undefined): number => {
  for (let at = minutes; ; at += 1) {
    const instant = instantAt(at);
    if (instant !== undefined) return instant;
  }
};

const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
