/** Writing a booking: the facts that the decision needs, gathered in the same transaction. */

import { decideBooking } from '../domain/job/book.ts';
import type { Booking, Job } from '../domain/job/job.ts';
import { isOfferedTo } from '../domain/panel/panel.ts';
import type { Policies } from '../domain/policy.ts';
import type { Refusal } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue/venue.ts';
import { apply, type Change } from './change.ts';
import type { Reader } from './ports.ts';

/** Books through any door: the API, a hosted page, staff. externalOrderId may repeat (O84). */
export const book = async (context: Change, booking: Booking): Promise<Job | Refusal> => {
  const panel = await context.tx.get('panel', booking.testType);
  const { venue, taken } = await placeOf(context, booking);
  const panelOffered = panel !== undefined && isOfferedTo(panel, booking.clientId);
  const decision = decideBooking(booking, { panelOffered, venue, taken });
  return apply(context, 'job', booking.id, undefined, decision);
};

const placeOf = async (
  context: Change,
  { visit }: Booking,
): Promise<{ venue: Venue | undefined; taken: number }> => {
  if (visit.channel === 'MOBILE') return { venue: undefined, taken: 0 };
  const venue = await context.tx.get('venue', visit.venueId);
  const [taken] = await takenAt(context.tx, context.policies(), visit.venueId, [
    visit.appointmentAt,
  ]);
  return { venue, taken: taken ?? 0 };
};

/** Places held at each of these starts (ms). A cancelled job may free its (O24), no other (O80). */
export const takenAt = async (
  reader: Reader,
  policies: Pick<Policies, 'O24'>,
  venueId: string,
  starts: readonly number[],
): Promise<readonly number[]> => {
  const jobs = await reader.jobsAtSlots(venueId, starts);
  return jobs.map(
    (held) => held.filter((job) => job.phase !== 'cancelled' || policies.O24 === 'holds').length,
  );
};
