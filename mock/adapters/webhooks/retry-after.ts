/** How long a receiver asks to be left alone (RFC 9110, 10.2.3). */

/** `Sun, 06 Nov 1994 08:49:37 GMT`, or one of its two obsolete forms (RFC 9110, 5.6.7). */
const httpDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? [\w :-]+$/;

/** Milliseconds from `realNow` (ms): a date is the receiver's own, so real, time. */
export const retryAfterMs = (
  header: string | readonly string[] | undefined,
  realNow: number,
): number | undefined => {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!httpDate.test(text)) return undefined;
  // Without a zone Date.parse would take asctime's form for local time; all three mean GMT.
  const instant = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - realNow);
};
