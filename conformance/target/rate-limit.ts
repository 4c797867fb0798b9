/** A 429 is no answer to a question: it is waited out, and the question asked again. */

/** The default limit counts by the minute (Limits); one second more leaves the window behind for certain. */
const windowSeconds = 61;

/**
 * How often one request is repeated before its 429 is taken for the server's answer: others may use up each new
 * minute before it.
 */
export const patience = 8;

/** Lets this many seconds of the server's time pass. */
export type LetPass = (seconds: number) => Promise<void>;

/** What Retry-After says, in seconds or as a date, but never more than the window; without it the window. */
export function secondsToWait(headers: Readonly<Record<string, string>>, nowMs: number): number {
  const header = headers['retry-after'];
  if (header === undefined) return windowSeconds;
  const seconds = /^\d+$/.test(header) ? Number(header) : (parseHttpDate(header) - nowMs) / 1000;
  if (Number.isNaN(seconds)) return windowSeconds;
  return Math.min(Math.max(Math.ceil(seconds), 1), windowSeconds);
}

/** Of the three forms one names no zone, and means GMT all the same (RFC 9110, 5.6.7). NaN for anything else. */
const parseHttpDate = (text: string): number =>
  Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
