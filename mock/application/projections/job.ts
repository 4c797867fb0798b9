/** A job as GET /bookings and GET /bookings/{id} show it (spec, "Job (booking)"). */

import type * as wire from '#contract/model.ts';
import { startedAt, type Job } from '../../domain/job/job.ts';
import type { Policies } from '../../domain/policy.ts';
import type { Sample } from '../../domain/sample/sample.ts';
import type { Venue } from '../../domain/venue/venue.ts';
import { jobStatus } from './job-status.ts';
import { toIso, toIsoOrNull } from './time.ts';

/** How this client sees its jobs. */
export type JobView = {
  readonly fulfillerVisibility: boolean;
  readonly policies: Pick<Policies, 'O35' | 'O36'>;
};

export const projectJobListItem = (job: Job, view: JobView): wire.JobListItem => ({
  id: job.id,
  status: jobStatus(job),
  paymentStatus: job.payment,
  fulfillmentChannel: job.visit.channel,
  bookingSource: job.bookingSource,
  venueId: venueIdOf(job),
  venueSlotStart: slotStartOf(job),
  externalUserId: job.externalUserId,
  externalOrderId: job.externalOrderId,
  createdAt: toIso(job.createdAt),
  ...visibleFulfillment(job, view),
});

export const projectJob = (
  job: Job,
  venue: Venue | undefined,
  sample: Sample | undefined,
  view: JobView,
): wire.Job => ({
  id: job.id,
  status: jobStatus(job),
  paymentStatus: job.payment,
  fulfillmentChannel: job.visit.channel,
  venueId: venueIdOf(job),
  venue: venue === undefined ? null : projectJobVenue(venue),
  venueSlotStart: slotStartOf(job),
  checkedInAt: checkedInAt(job, view),
  externalUserId: job.externalUserId,
  externalOrderId: job.externalOrderId,
  passthrough: job.passthrough,
  shipmentMode: job.shipmentMode,
  sample:
    sample === undefined
      ? null
      : {
          clientMetadata: sample.collection.clientMetadata,
          collectionNotes: sample.collection.collectionNotes,
        },
  ...visibleFulfillment(job, view),
});

const venueIdOf = ({ visit }: Job): string | null =>
  visit.channel === 'IN_VENUE' ? visit.venueId : null;

const slotStartOf = ({ visit }: Job): string | null =>
  visit.channel === 'IN_VENUE' ? toIso(visit.appointmentAt) : null;

/** The same column holds a MOBILE start (O35, reading A) unless the policy says null. */
const checkedInAt = (job: Job, { policies }: JobView): string | null =>
  job.visit.channel === 'MOBILE' && policies.O35 === 'null' ? null : toIsoOrNull(startedAt(job));

const projectJobVenue = ({ id, name, slug, city, postcode }: Venue) => ({
  id,
  name,
  slug,
  city,
  postcode,
});

const internal: { fulfillment: wire.Fulfillment } = {
  fulfillment: { type: 'INTERNAL', partner: null },
};

/** Absent, not null, unless fulfiller visibility is on for the account (spec, "Fulfillment"). */
export const visibleFulfillment = (
  job: Job,
  { fulfillerVisibility, policies }: JobView,
): { fulfillment?: wire.Fulfillment } => {
  if (!fulfillerVisibility) return {};
  if (job.phase !== 'completed') return policies.O36 === 'created' ? internal : {};
  if (job.partner === null) return internal;
  return { fulfillment: { type: 'PARTNER', partner: job.partner } };
};
