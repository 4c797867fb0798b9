/** The open points of the spec that the sandbox can answer either way, and its usual answer. */

/**
 * Each entry: the readings by name, the usual one first. `docs/assumptions.md` tells what every
 * value means and where it is acted on; `--policy O09=400` chooses another.
 */
export const policyChoices = {
  /** ETA events: emitted as the event table says, or silent as the failure-mode notes say. */
  O01: ['emitted', 'silent'],
  /** job.confirmed for IN_VENUE at payment finalization: state table, or event table. */
  O02: ['emitted', 'silent'],
  /** A phlebotomist's own cancellation: no event, or dispatch.unassigned. */
  O03: ['silent', 'unassigned'],
  /** Cancelling again inside the lock or under dispute: idempotent 200, or 409. */
  O05: ['200', '409'],
  /** May the client cancel an AVAILABLE job. */
  O06: ['client', 'staff'],
  /** Status of the refusal to cancel a completed booking. */
  O07: ['409', '400'],
  /** Status for a key that lacks the scope. */
  O08: ['403', '401'],
  /** Status for a client that lacks the capability. */
  O09: ['403', '400'],
  /** Does canUseMobilePhleb gate POST /bookings for MOBILE. */
  O10: ['gated', 'open'],
  /** Does scope kind `venue` need canUseVenueNetwork. */
  O11: ['gated', 'open'],
  /** Does GET /venue-field-definitions need canUseVenueNetwork. */
  O12: ['open', 'gated'],
  /** Scope of GET /test-panels: none, or bookings:read. */
  O13: ['any', 'bookings:read'],
  /** Request keys that the spec does not define. */
  O15: ['ignore', 'refuse'],
  /** A list limit outside 1 to 100. */
  O18: ['clamp', 'refuse'],
  /** Filter values that are in no list of the spec. */
  O20: ['refuse', 'empty'],
  /** The postcode filter: the whole outward code, or any prefix. */
  O21: ['outward', 'prefix'],
  /** A fully booked slot in the availability list. */
  O22: ['omit', 'zero'],
  /** Does a cancelled job give its place back. */
  O24: ['frees', 'holds'],
  /** An unknown or hidden venue in POST /bookings. */
  O25: ['400', '404'],
  /** Exactly 24 hours before the appointment. */
  O27: ['cancels', 'locked'],
  /** Cancelling after the appointment. */
  O29: ['409', '200'],
  /** job.cancelled on a repeated cancel. */
  O30: ['once', 'every'],
  /** IN_VENUE bookings of a WEEKLY_INVOICE client. */
  O32: ['pending', 'confirmed'],
  /** checkedInAt of a MOBILE job once it was started. */
  O35: ['start', 'null'],
  /** `fulfillment` before the draw, where it is visible. */
  O36: ['created', 'completed'],
  /** Where an invoice gets its hosted address: at minting, or when it is issued later. */
  O57: ['minted', 'issued'],
  /** A late lab receipt after the results. */
  O59: ['back', 'stays'],
  /** Does cancelling a paid PATIENT_PAY booking start a refund. */
  O61: ['refund', 'none'],
  /** job.confirmed when another phlebotomist accepts. */
  O66: ['every', 'first'],
  /** X-API-Version missing or other than 1. */
  O48: ['accept', 'refuse'],
  /** phone: E.164 or UK national form, or any text. */
  O50: ['strict', 'any'],
  /** Optional request fields sent as null. */
  O74: ['refuse', 'absent'],
} as const;

export type PolicyId = keyof typeof policyChoices;

export type Policies = { readonly [Id in PolicyId]: (typeof policyChoices)[Id][number] };

/** The first reading of every choice. */
export const usualPolicies = Object.fromEntries(
  Object.entries(policyChoices).map(([id, values]) => [id, values[0]]),
) as Policies;
