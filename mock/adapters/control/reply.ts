/** What the control endpoint answers, and how a refusal reads there (protocol, "Transport"). */

import { isRefusal, type Refusal, type RefusalReason } from '../../domain/refusal.ts';

export type ControlError = 'UNSUPPORTED' | 'INVALID' | 'NOT_FOUND' | 'REFUSED';

export type Reply =
  | { readonly ok: true; readonly result: object }
  | { readonly ok: false; readonly error: ControlError; readonly message: string };

export const failure = (error: ControlError, message: string): Reply => ({
  ok: false,
  error,
  message,
});

const errorOf: { readonly [Reason in RefusalReason]: Exclude<ControlError, 'UNSUPPORTED'> } = {
  invalid: 'INVALID',
  'cursor-invalid': 'INVALID',
  'not-found': 'NOT_FOUND',
  'link-unknown': 'NOT_FOUND',
  'panel-unknown': 'NOT_FOUND',
  'capability-missing': 'REFUSED',
  'cancel-completed': 'REFUSED',
  'cancel-under-dispute': 'REFUSED',
  'cancel-within-24h': 'REFUSED',
  'cancel-available': 'REFUSED',
  'venue-not-bookable': 'REFUSED',
  'slot-not-offered': 'REFUSED',
  'slot-past': 'REFUSED',
  'slot-full': 'REFUSED',
  'wrong-phase': 'REFUSED',
  'wrong-channel': 'REFUSED',
  'already-done': 'REFUSED',
  'dispute-open': 'REFUSED',
  'link-expired': 'REFUSED',
  'link-used': 'REFUSED',
  'link-scope': 'REFUSED',
};

/** Deciders name the member of an API request; an action has parameters, and no body around them. */
const asParameter = (message: string): string => message.replace(/^body\./, '');

export const replyTo = (outcome: object | Refusal): Reply =>
  isRefusal(outcome)
    ? failure(errorOf[outcome.refused], asParameter(outcome.message))
    : { ok: true, result: outcome };
