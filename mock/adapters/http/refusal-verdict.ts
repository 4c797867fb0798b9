/** The one table from a refusal of the domain or the application to status and code. */

import type { Policies } from '../../domain/policy.ts';
import type { Refusal, RefusalReason } from '../../domain/refusal.ts';
import { Failure, notFound, validation, type Verdict } from './failure.ts';

type Verdicts = { readonly [Reason in RefusalReason]: Verdict | ((policies: Policies) => Verdict) };

/** Spec, Errors: 409 is for cancellations only; the codes besides VALIDATION are ours (A04). */
const verdicts: Verdicts = {
  invalid: validation,
  'not-found': notFound,
  'capability-missing': ({ O09 }) => (O09 === '403' ? [403, 'CAPABILITY_DENIED'] : validation),

  'cancel-under-dispute': [409, 'BOOKING_UNDER_DISPUTE'],
  'cancel-within-24h': [409, 'CANCELLATION_LOCKED'],
  'cancel-available': [409, 'CANCELLATION_BY_STAFF_ONLY'],
  'cancel-completed': ({ O07 }) => (O07 === '409' ? [409, 'BOOKING_COMPLETED'] : validation),

  'venue-not-bookable': ({ O25 }) => (O25 === '400' ? validation : notFound),
  'slot-not-offered': validation,
  'slot-past': validation,
  'slot-full': validation,
  'panel-unknown': validation,
  'cursor-invalid': validation,

  // Refusals of staff, phlebotomists and hosted pages: no operation of the API gives them.
  'wrong-phase': validation,
  'wrong-channel': validation,
  'already-done': validation,
  'dispute-open': validation,
  'link-expired': validation,
  'link-used': validation,
  'link-unknown': notFound,
  'link-scope': validation,
};

/** What the operations find invalid is told as what the edge finds invalid is. */
const reasonOf = (refused: RefusalReason): string =>
  refused === 'invalid' ? 'validation' : refused;

export const failureOf = ({ refused, message }: Refusal, policies: Policies): Failure => {
  const verdict = verdicts[refused];
  return new Failure(typeof verdict === 'function' ? verdict(policies) : verdict, {
    reason: reasonOf(refused),
    message,
    retryAfterSeconds: undefined,
  });
};
