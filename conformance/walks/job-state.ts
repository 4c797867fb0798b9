/** What the model knows of one booking. The spec's tables decide all of it; what they leave open is not in it. */
import type { Channel } from '#contract/events.ts';
import type { PhaseOf } from '#contract/lifecycle.ts';
import type { BillingMode } from '../target/profile/profile.ts';

/** What does not change in the life of a booking. */
export type Facts = { readonly channel: Channel; readonly billingMode: BillingMode };

/** First those in which nothing hangs on what is open: who is billed weekly need not pay for a visit to a venue. */
export const everyFacts: readonly Facts[] = [
  { channel: 'MOBILE', billingMode: 'WEEKLY_INVOICE' },
  { channel: 'IN_VENUE', billingMode: 'PATIENT_PAY' },
  { channel: 'MOBILE', billingMode: 'PATIENT_PAY' },
  { channel: 'IN_VENUE', billingMode: 'WEEKLY_INVOICE' },
];

export type JobState = Facts & {
  readonly phase: PhaseOf<'job'>;
  readonly sample: PhaseOf<'sample'> | 'none';
  /** What the lab has said at some time; its status may go back by a late receipt, or not (O59). */
  readonly isReceived: boolean;
  readonly isPublished: boolean;
  /** How many phlebotomists have accepted it. */
  readonly acceptances: number;
  /** Its phlebotomist backed out or was removed, and no other one has accepted. */
  readonly isLost: boolean;
  readonly isSearched: boolean;
  readonly leg: 'none' | 'enRoute' | 'arrived';
  /** It was moved to another time, and its status has not been named since (O94). */
  readonly isMoved: boolean;
  readonly hasBegun: boolean;
  readonly isCancelledTwice: boolean;
};

/** Right after POST /bookings. */
export const newJob = (facts: Facts): JobState => ({
  ...facts,
  phase: facts.billingMode === 'WEEKLY_INVOICE' ? 'pending' : 'pendingPayment',
  sample: 'none',
  acceptances: 0,
  leg: 'none',
  ...{ isLost: false, isSearched: false, isMoved: false, hasBegun: false },
  ...{ isReceived: false, isPublished: false, isCancelledTwice: false },
});

/** The status that GET /bookings/{id} must show, or those that it must not show where the spec names none. */
export type StatusDue =
  | { readonly is: string; readonly isNot?: undefined }
  | { readonly isNot: readonly string[]; readonly is?: undefined };

const afterTheEnd = ['CANCELLED', 'COMPLETED', 'ARRIVED'] as const;

export function statusDueOf(state: JobState): StatusDue {
  switch (state.phase) {
    case 'pendingPayment':
      return state.isMoved ? { isNot: afterTheEnd } : { is: 'PENDING_PAYMENT' };
    case 'pending':
      return { isNot: isMerelyBooked(state) ? ['CONFIRMED', ...afterTheEnd] : afterTheEnd };
    case 'available':
      return { is: 'AVAILABLE' };
    case 'confirmed':
      // Other statuses may exist: on the way (the table is silent), and after a move (O94).
      return state.isMoved || state.leg !== 'none' ? { isNot: afterTheEnd } : { is: 'CONFIRMED' };
    case 'inProgress':
    case 'completed':
      return { isNot: ['CANCELLED', 'ARRIVED'] };
    case 'noShow':
      return { isNot: ['ARRIVED'] };
    case 'cancelled':
      return { is: 'CANCELLED' };
  }
}

/** The status of the sample; undefined where the spec leaves it open. */
export function sampleStatusDueOf({ sample, isPublished }: JobState): string | undefined {
  if (sample === 'resultsReady') return 'RESULTS_READY';
  return sample === 'inLab' && !isPublished ? 'RECEIVED_BY_LAB' : undefined;
}

/** A MOBILE job that nobody has accepted: a weekly IN_VENUE job may be CONFIRMED by itself (O32), a lost one stay so (O93). */
const isMerelyBooked = ({ channel, isLost, isMoved }: JobState): boolean =>
  channel === 'MOBILE' && !isLost && !isMoved;
