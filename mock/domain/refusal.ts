/** A refusal is a value, not an exception: why a command may not happen in the present state. */

/**
 * The cause ids of refusals that the domain and the application can give.
 * They travel to the caller in the `x-sandbox-reason` header, so they are short, stable and
 * named after the cause, not after the status that the HTTP edge makes of them.
 */
export type RefusalReason =
  | 'invalid'
  | 'not-found'
  | 'capability-missing'
  | 'cancel-completed'
  | 'cancel-under-dispute'
  | 'cancel-within-24h'
  | 'cancel-available'
  | 'venue-not-bookable'
  | 'slot-not-offered'
  | 'slot-past'
  | 'slot-full'
  | 'panel-unknown'
  | 'cursor-invalid'
  | 'wrong-phase'
  | 'wrong-channel'
  | 'already-done'
  | 'dispute-open'
  | 'link-expired'
  | 'link-used'
  | 'link-unknown'
  | 'link-scope';

export type Refusal = { readonly refused: RefusalReason; readonly message: string };

/** What a decider answers: the events that happened, or why none could. */
export type Decision<Event> = readonly Event[] | Refusal;

export const refuse = (refused: RefusalReason, message: string): Refusal => ({ refused, message });

export const isRefusal = (value: unknown): value is Refusal =>
  // A result may count what was refused under the same name.
  typeof value === 'object' &&
  value !== null &&
  'refused' in value &&
  typeof value.refused === 'string';
