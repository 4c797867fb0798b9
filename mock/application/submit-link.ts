/** A patient's submission of a hosted-booking page: one booking for one link, or none. */

import type { CreateBookingRequest } from '#contract/model.ts';
import { decideLink, linkAllows, type BookingLink } from '../domain/booking-link/booking-link.ts';
import type { Job } from '../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../domain/refusal.ts';
import { book } from './book.ts';
import { bookingOf } from './booking-request.ts';
import { change, move, type Change } from './change.ts';
import type { Deps } from './ports.ts';

const unknownLink = refuse('link-unknown', 'This booking link is not one of ours.');

/** The link of a token that this sandbox signed, whatever state it is in. */
export const linkOfToken = async (deps: Deps, token: string): Promise<BookingLink | Refusal> => {
  const id = await deps.tokens.read(token);
  const link = id === undefined ? undefined : await deps.store.get('link', id);
  return link ?? unknownLink;
};

/**
 * Consumes the link and books, both or neither: of two submissions that race, one gets
 * `link-used` (spec, POST /booking-url; O64, reading A). `request` holds to the contract; its
 * correlation keys are ignored in favour of those that the client gave when it minted the link.
 */
export const submitLink = async (
  deps: Deps,
  token: string,
  request: CreateBookingRequest,
): Promise<Job | Refusal> => {
  const link = await linkOfToken(deps, token);
  if (isRefusal(link)) return link;
  return change(deps, (context) => consume(context, link, request));
};

const consume = async (
  context: Change,
  link: BookingLink,
  request: CreateBookingRequest,
): Promise<Job | Refusal> => {
  const { ids, now, tx } = context;
  const client = await tx.get('client', link.clientId);
  if (client === undefined) return unknownLink;
  const origin = { id: ids.next('job'), client, now, correlation: link };
  const booking = bookingOf(request, { ...origin, bookingSource: 'INTEGRATION_HOSTED' });
  if (!linkAllows(link.scope, booking.visit)) {
    return refuse('link-scope', 'This link is for another way of booking.');
  }
  const consumed = await move(context, 'link', link.id, (current) =>
    decideLink({ type: 'consume', now, jobId: booking.id }, current),
  );
  return isRefusal(consumed) ? consumed : book(context, booking);
};
