// The string formats that openapi.yaml names, as functions without a dependency.
// The compiled validators and the query validation use the same ones.

const DATE = /^\d{4}-\d\d-\d\d$/;

/** RFC 3339, and the ISO 8601 forms next to it that Date.parse reads too: no seconds, `+0100`. */
const DATE_TIME =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;

/** ISO 8601, extended or basic, offset or none, leap second or none. */
const TIMESTAMP =
  /^\d{4}(?:-\d\d-\d\d|\d{4})T(?:[01]\d|2[0-3])(?::?[0-5]\d(?::?(?:[0-5]\d|60)(?:[.,]\d+)?)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/i;

const EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

const URI = /^[a-z][a-z\d+.-]*:(?:[a-z\d\-._~:/?#[\]@!$&'()*+,;=]|%[\da-f]{2})+$/i;

const ZERO = 48;
const HYPHEN = 45;

function digits(text: string, from: number, count: number): number {
  let value = 0;
  for (let index = from; index < from + count; index += 1) {
    value = value * 10 + text.charCodeAt(index) - ZERO;
  }
  return value;
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the date that begins the text is in the calendar: 2026-02-30 is not. */
function startsInCalendar(text: string): boolean {
  const gap = text.charCodeAt(4) === HYPHEN ? 1 : 0;
  const month = digits(text, 4 + gap, 2);
  const day = digits(text, 6 + 2 * gap, 2);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(month, digits(text, 0, 4));
}

/** `YYYY-MM-DD`, a day of the calendar (RFC 3339, full-date). */
export function isDate(text: string): boolean {
  return DATE.test(text) && startsInCalendar(text);
}

/**
 * A date-time as a request must have it: with `Z` or a numeric offset ("POST /bookings",
 * venueSlotStart; O52 for the others). Whatever passes, Date.parse reads.
 */
export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && startsInCalendar(text);
}

/**
 * A timestamp as a server may send it. "Timestamps are ISO 8601 strings": the specification asks for
 * an offset only in requests, so that a server without one cannot be called wrong (O92).
 */
export function isTimestamp(text: string): boolean {
  return TIMESTAMP.test(text) && startsInCalendar(text);
}

/** A dot-atom, an `@` and a domain of two labels or more, as ajv-formats and Zod read "email". */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** An absolute URI (RFC 3986): a scheme, and only characters that a URI may have. */
export function isUri(text: string): boolean {
  return URI.test(text);
}

/** By the names under which the generator compiles them; `timestamp` is date-time in answers. */
export const formats = {
  date: isDate,
  'date-time': isDateTime,
  timestamp: isTimestamp,
  email: isEmail,
  uri: isUri,
};
