/** POST /bookings, GET /bookings, GET /bookings/{id}, its cancel and its sample. */

import type { CreateBookingRequest } from '#contract/model.ts';
import type { Client } from '../../domain/client/client.ts';
import type { Booking, BookingSource, Job } from '../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { book } from '../book.ts';
import { bookingOf } from '../booking-request.ts';
import { change, moveJob, type Change } from '../change.ts';
import type { Caller, Operations } from '../operation.ts';
import { isUnderDispute } from '../under-dispute.ts';
import type { Deps } from '../ports.ts';
import { phasesOf } from '../projections/job-status.ts';
import { projectJob, projectJobListItem, type JobView } from '../projections/job.ts';
import { projectSample } from '../projections/sample.ts';
import { instantIn, pageOf, phaseFilter } from './listing.ts';

type BookingOperations = Pick<
  Operations,
  'createBooking' | 'listBookings' | 'getBooking' | 'cancelBooking' | 'getBookingSample'
>;

export const bookingOperations = (deps: Deps): BookingOperations => ({
  createBooking: async (caller, { body }) => {
    const job = await change(deps, (context) =>
      book(context, requestedBooking(context, body as CreateBookingRequest, caller.client)),
    );
    return isRefusal(job) ? job : creationAnswer(job, deps);
  },

  listBookings: async (caller, input) => {
    const { query } = input;
    const phases = phaseFilter(query['status'], phasesOf);
    const page = await deps.store.jobs({
      ...pageOf(input),
      clientId: caller.client.id,
      phases,
      bookingSource: query['bookingSource'] as BookingSource | undefined,
      // The wrong way round they find nothing (O82).
      createdFrom: instantIn(query['createdFrom']),
      createdTo: instantIn(query['createdTo']),
    });
    if (isRefusal(page)) return page;
    const view = viewOf(caller, deps);
    return {
      bookings: page.items.map((job) => projectJobListItem(job, view)),
      nextCursor: page.nextCursor,
    };
  },

  // The venue is shown although it may be hidden by now (A26).
  getBooking: async (caller, { id }) => {
    const job = await ownJob(deps, caller, id);
    if (isRefusal(job)) return job;
    const { visit } = job;
    const venue =
      visit.channel === 'IN_VENUE' ? await deps.store.get('venue', visit.venueId) : undefined;
    const sample = await deps.store.latestSample(id);
    return { job: projectJob(job, venue, sample, viewOf(caller, deps)) };
  },

  cancelBooking: (caller, { id }) =>
    change(deps, async (context) => {
      const job = await context.tx.get('job', id);
      if (job?.clientId !== caller.client.id) return noSuchBooking;
      const cancelled = await moveJob(context, id, {
        type: 'cancelAsClient',
        now: context.now,
        underDispute: await isUnderDispute(context.tx, id),
        refundId: context.ids.next('rf'),
        policies: context.policies(),
      });
      return isRefusal(cancelled) ? cancelled : { jobId: id, status: 'CANCELLED' };
    }),

  getBookingSample: async (caller, { id }) => {
    const job = await ownJob(deps, caller, id);
    if (isRefusal(job)) return job;
    const sample = await deps.store.latestSample(id);
    return { sample: sample === undefined ? null : projectSample(sample) };
  },
});

const noSuchBooking = refuse('not-found', 'There is no booking with this id.');

/** Another client's booking is answered as one that does not exist (spec, Tenancy). */
const ownJob = async (deps: Deps, caller: Caller, id: string): Promise<Job | Refusal> => {
  const job = await deps.store.get('job', id);
  return job?.clientId === caller.client.id ? job : noSuchBooking;
};

const viewOf = (caller: Caller, deps: Deps): JobView => ({
  fulfillerVisibility: caller.client.fulfillerVisibility,
  policies: deps.policies(),
});

const requestedBooking = (
  context: Change,
  request: CreateBookingRequest,
  client: Client,
): Booking =>
  bookingOf(request, {
    id: context.ids.next('job'),
    client,
    bookingSource: 'INTEGRATION_API',
    now: context.now,
    correlation: request,
  });

/** The defined shape, not that of the walkthrough (O14). */
const creationAnswer = (job: Job, { addresses }: Deps) =>
  job.billingMode === 'PATIENT_PAY'
    ? {
        jobId: job.id,
        status: 'PENDING_PAYMENT' as const,
        paymentRequiredUrl: addresses.paymentPage(job.id),
      }
    : { jobId: job.id, status: 'PENDING' as const, bookingUrl: addresses.staffPage(job.id) };
