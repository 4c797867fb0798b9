/** Wall-clock times of a time zone as instants, right on the days when clocks change. */

const MINUTE = 60_000;

/** Dates have four digits for the year, also a day later and in a zone ahead: beyond this, none. */
export const calendarEnd = Date.UTC(9999, 0, 1);

/** The clock stops a year before it, so that what is due then still has a date. */
export const endOfTime = Date.UTC(9998, 0, 1);

/** Clocks and calendars of zones are not what they are now before it. */
export const beginningOfTime = Date.UTC(1900, 0, 1);

/** Since 1972 every zone changes its clocks on a quarter of an hour, and never within one. */
const QUARTER = 15 * MINUTE;

/** Asking Intl takes microseconds, and the same few quarters are asked for again and again. */
type Zone = { readonly format: Intl.DateTimeFormat; readonly offsets: Map<number, number> };
const zones = new Map<string, Zone>();
const offsetsKept = 10_000;

const zoneOf = (timeZone: string): Zone => {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const made = { format, offsets: new Map<number, number>() };
  zones.set(timeZone, made);
  return made;
};

/** `instant` (ms since the epoch) as the zone's clocks show it, read as if it were UTC. */
const wallClock = (instant: number, timeZone: string): number =>
  Math.floor(instant / 1000) * 1000 + offsetAt(instant, timeZone);

/** How far (ms) the zone is ahead of UTC at `instant` (ms since the epoch). */
const offsetAt = (instant: number, timeZone: string): number => {
  const { format, offsets } = zoneOf(timeZone);
  const quarter = Math.floor(instant / QUARTER);
  const known = offsets.get(quarter);
  if (known !== undefined) return known;
  const offset = shownAsUtc(format, quarter * QUARTER) - quarter * QUARTER;
  if (offsets.size >= offsetsKept) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
};

/** en-GB gives "dd/mm/yyyy, hh:mm:ss" with fixed widths, for years of four digits. */
const shownAsUtc = (format: Intl.DateTimeFormat, instant: number): number => {
  const shown = format.format(instant);
  return Date.UTC(
    Number(shown.slice(6, 10)),
    Number(shown.slice(3, 5)) - 1,
    Number(shown.slice(0, 2)),
    Number(shown.slice(12, 14)),
    Number(shown.slice(15, 17)),
    Number(shown.slice(18, 20)),
  );
};

/**
 * The instant (ms since the epoch) at which clocks in `timeZone` show `date` (YYYY-MM-DD) plus
 * `minutes` after midnight. A time that occurs twice is its first occurrence; a time that the
 * change to summer time skips is `undefined`, since no clock ever shows it.
 */
export const instantOf = (date: string, minutes: number, timeZone: string): number | undefined => {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  // Zones are at most 14 hours from UTC and change by an hour or so: the offsets a day before
  // and a day after are the only candidates.
  const before = asUtc - offsetAt(asUtc - 24 * 60 * MINUTE, timeZone);
  const after = asUtc - offsetAt(asUtc + 24 * 60 * MINUTE, timeZone);
  const candidates = before <= after ? [before, after] : [after, before];
  return candidates.find((candidate) => wallClock(candidate, timeZone) === asUtc);
};

/**
 * `instantOf` for many times of one date, up to 24:00. On a day that has 24 hours no clock changes
 * (none changes twice in a day), so that all its times follow from its midnight.
 */
export const instantsOn = (
  date: string,
  timeZone: string,
): ((minutes: number) => number | undefined) => {
  const midnight = instantOf(date, 0, timeZone);
  const next = instantOf(date, 24 * 60, timeZone);
  return midnight !== undefined && next === midnight + 24 * 60 * MINUTE
    ? (minutes) => midnight + minutes * MINUTE
    : (minutes) => instantOf(date, minutes, timeZone);
};

/** The calendar date (YYYY-MM-DD) in `timeZone` at `instant`. */
export const dateAt = (instant: number, timeZone: string): string =>
  new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);

/** The date `days` after `date` (both YYYY-MM-DD). */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 60 * MINUTE).toISOString().slice(0, 10);
