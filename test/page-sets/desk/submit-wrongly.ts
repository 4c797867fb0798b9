/** submitLink as a careless service would have written it: each fault leaves out one of its rules. */

import type { CreateBookingRequest } from '#contract/model.ts';
import { book } from '../../../mock/application/book.ts';
import { bookingOf } from '../../../mock/application/booking-request.ts';
import { change, move, type Change } from '../../../mock/application/change.ts';
import type { Deps } from '../../../mock/application/ports.ts';
import {
  decideLink,
  linkAllows,
  type BookingLink,
} from '../../../mock/domain/booking-link/booking-link.ts';
import type { Job } from '../../../mock/domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../../mock/domain/refusal.ts';
import type { PageFault } from '../faults.ts';

const submissionFaults: ReadonlySet<PageFault | undefined> = new Set<PageFault>([
  'never-consumed',
  'expired-books',
  'correlation-lost',
  'source-is-api',
]);

/** Whether this fault is one of how a submission is carried out. */
export const isOfSubmission = (fault: PageFault | undefined): boolean =>
  submissionFaults.has(fault);

export const submitWrongly = (
  deps: Deps,
  fault: PageFault | undefined,
  { link, request }: { readonly link: BookingLink; readonly request: CreateBookingRequest },
): Promise<Job | Refusal> =>
  change(deps, async (context) => {
    const { ids, now, tx } = context;
    const client = await tx.get('client', link.clientId);
    if (client === undefined) return refuse('link-unknown', 'This link belongs to nobody.');
    const booking = bookingOf(request, {
      ...{ id: ids.next('job'), client, now },
      correlation: fault === 'correlation-lost' ? {} : link,
      bookingSource: fault === 'source-is-api' ? 'INTEGRATION_API' : 'INTEGRATION_HOSTED',
    });
    if (!linkAllows(link.scope, booking.visit)) {
      return refuse('link-scope', 'This link is for another way of booking.');
    }
    const consumed = await consumeWrongly(context, fault, { link, jobId: booking.id });
    return isRefusal(consumed) ? consumed : book(context, booking);
  });

const consumeWrongly = (
  context: Change,
  fault: PageFault | undefined,
  { link, jobId }: { readonly link: BookingLink; readonly jobId: string },
): Promise<BookingLink | Refusal> =>
  move(context, 'link', link.id, (current) => {
    const now = fault === 'expired-books' ? link.mintedAt : context.now;
    if (fault !== 'never-consumed') return decideLink({ type: 'consume', now, jobId }, current);
    const decided = decideLink({ type: 'consume', now, jobId }, { ...current, usedBy: null });
    return isRefusal(decided) ? decided : [];
  });

/** Uses a link up without a booking. What is used up or expired already stays as it is. */
export const useUp = async (deps: Deps, link: BookingLink): Promise<void> => {
  await change(deps, (context) =>
    move(context, 'link', link.id, (current) =>
      decideLink({ type: 'consume', now: context.now, jobId: 'job_none' }, current),
    ),
  );
};
