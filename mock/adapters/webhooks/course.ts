/** What becomes of a delivery after an attempt: the answer decides, and the ladder. */

import { delayBefore, type Schedule } from './ladder.ts';
import type { Answer, DeliveryRecord, Failure } from './records.ts';
import { retryAfterMs } from './retry-after.ts';

export type Course =
  | { readonly state: 'delivered' }
  | { readonly state: 'disabled'; readonly reason: string }
  | { readonly state: 'exhausted'; readonly reason: string }
  /** `inMs` from the end of the attempt. */
  | { readonly state: 'failing'; readonly inMs: number };

/** The last step of the standard ladder: a receiver that asks for more is not waited for longer. */
const longestRetryAfter = 24 * 60 * 60 * 1000;

export type Result = { readonly response: Answer | null; readonly error: Failure | null };

/**
 * Standard Webhooks, "Deliverability and reliability": 2xx alone is success, a redirect is a
 * failure like others, 410 ends it, and Retry-After is taken into account.
 */
export const courseAfter = (
  { response, error }: Result,
  { rung, number }: Pick<DeliveryRecord, 'rung' | 'number'>,
  schedule: Schedule,
  realNow: number,
): Course => {
  if (error === null && response !== null) {
    if (response.status >= 200 && response.status <= 299) return { state: 'delivered' };
    if (response.status === 410) {
      return { state: 'disabled', reason: 'The receiver answered 410 Gone.' };
    }
  }
  const delay = delayBefore(rung + 1, number, schedule);
  if (delay === undefined) {
    const attempts = schedule.ladder.length;
    return { state: 'exhausted', reason: `All ${attempts} attempts failed; it can be resent.` };
  }
  const asked = retryAfterMs(response?.headers['retry-after'], realNow) ?? 0;
  return { state: 'failing', inMs: Math.max(delay, Math.min(asked, longestRetryAfter)) };
};
