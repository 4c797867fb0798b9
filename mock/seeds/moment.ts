/**
 * Times as people write them in a world file, most of them relative to the clock's start, so that
 * a world is the same story on whatever day it is told.
 */

import { isDate, isDateTime } from '#contract/formats.ts';
import { mobileTimeZone } from '../domain/job/appointment.ts';
import { addDays, dateAt, instantOf } from '../domain/zoned-time.ts';
import type { Day, Moment } from './world.ts';

const MINUTE = 60_000;
const unitMs = { w: 10_080 * MINUTE, d: 1440 * MINUTE, h: 60 * MINUTE, m: MINUTE, s: 1000 };

const offsetForm =
  /^([+-])(?=\d)(?:(\d{1,4})w)?(?:(\d{1,4})d)?(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,4})s)?$/;
const localForm = /^(today(?:[+-]\d{1,4})?|\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d)$/;
const todayForm = /^today([+-]\d{1,4})?$/;

export const momentExpected =
  'a moment: now, -2d3h or +90m (from the start of the clock), "today+2 10:30", or 2026-12-01T09:30:00Z';
export const dayExpected = 'a day: today, today+3, today-3, or 2026-12-01';

/** Four digits of a unit, and these years, keep every instant where dates have their usual form. */
const yearForm = /^(?:19|20|21)/;

export const isDay = (text: string): boolean =>
  todayForm.test(text) || (isDate(text) && yearForm.test(text));

export const isMoment = (text: string): boolean => {
  if (text === 'now' || offsetForm.test(text)) return true;
  if (isDateTime(text)) return yearForm.test(text);
  const day = localForm.exec(text)?.[1];
  return day !== undefined && isDay(day);
};

/** Reads moments and days against one start of the clock. */
export type Calendar = {
  /** ms. */
  readonly startAt: number;
  /** ms. `timeZone`: whose clocks `today 10:30` means; UK time unless said. */
  readonly instant: (moment: Moment, timeZone?: string) => number;
  /** YYYY-MM-DD; `today` is the UK's. */
  readonly date: (day: Day) => string;
};

/** Throws for a text that is neither moment nor day: the reader lets none through. */
export const calendarFrom = (startAt: number): Calendar => {
  const todays = new Map<string, string>();
  const today = (timeZone: string): string => {
    const known = todays.get(timeZone) ?? dateAt(startAt, timeZone);
    todays.set(timeZone, known);
    return known;
  };
  const date = (day: Day, timeZone = mobileTimeZone): string => {
    const days = todayForm.exec(day);
    if (days !== null) return addDays(today(timeZone), Number(days[1] ?? 0));
    if (isDate(day)) return day;
    throw new Error(`"${day}" is not ${dayExpected}`);
  };
  const instant = (moment: Moment, timeZone = mobileTimeZone): number => {
    if (moment === 'now') return startAt;
    const offset = offsetForm.exec(moment);
    if (offset !== null) return startAt + offsetMs(offset);
    const local = localForm.exec(moment);
    if (local !== null)
      return localInstant(date(local[1] ?? '', timeZone), local[2] ?? '', timeZone);
    if (isDateTime(moment)) return Date.parse(moment);
    throw new Error(`"${moment}" is not ${momentExpected}`);
  };
  return { startAt, instant, date: (day) => date(day) };
};

const offsetMs = ([, sign, weeks, days, hours, minutes, seconds]: RegExpExecArray): number => {
  const count = (digits: string | undefined, unit: keyof typeof unitMs): number =>
    Number(digits ?? 0) * unitMs[unit];
  const length =
    count(weeks, 'w') +
    count(days, 'd') +
    count(hours, 'h') +
    count(minutes, 'm') +
    count(seconds, 's');
  return sign === '-' ? -length : length;
};

/** A time that the change to summer time skips is the one an hour later. */
const localInstant = (date: string, time: string, timeZone: string): number => {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const instant = instantOf(date, minutes, timeZone) ?? instantOf(date, minutes + 60, timeZone);
  if (instant === undefined) throw new Error(`${date} ${time} does not occur in ${timeZone}`);
  return instant;
};
