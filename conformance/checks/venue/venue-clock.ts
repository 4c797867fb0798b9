/** What the clock on a venue's wall shows, and when it is changed. */

const partsIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

export type LocalTime = {
  /** monday … sunday */
  readonly day: string;
  /** HH:MM */
  readonly time: string;
};

/** `ms` since 1970, as the venue sees it. */
export function localTime(ms: number, zone: string): LocalTime {
  const parts = Object.fromEntries(
    partsIn(zone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const { weekday = '', hour = '', minute = '' } = parts;
  return { day: weekday.toLowerCase(), time: `${hour}:${minute}` };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The same moment of UTC on each day shows another time from the change on; undefined when there is none so soon. */
export function clockChangeWithin(zone: string, from: Date, days: number): number | undefined {
  const noon = Date.parse(`${from.toISOString().slice(0, 10)}T12:00:00Z`);
  const before = localTime(noon, zone).time;
  const moments = Array.from({ length: days }, (_, index) => noon + (index + 1) * dayMs);
  return moments.find((moment) => localTime(moment, zone).time !== before);
}

/** The moment at which the venue's clock shows this time (HH:MM) on the day (UTC) of `day`. */
export function momentAt(day: Date, time: string, zone: string): Date {
  const date = day.toISOString().slice(0, 10);
  const guess = Date.parse(`${date}T${time}:00Z`);
  const shown = Date.parse(`${date}T${localTime(guess, zone).time}:00Z`);
  return new Date(guess - (shown - guess));
}
