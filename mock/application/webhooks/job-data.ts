/** The job payload that job events carry (spec, "Envelope"). */

import type * as wire from '#contract/model.ts';
import { startedAt, type Job } from '../../domain/job/job.ts';
import type { JobEvent } from '../../domain/job/events.ts';
import { jobStatus } from '../projections/job-status.ts';
import { visibleFulfillment, type JobView } from '../projections/job.ts';
import { toIso, toIsoOrNull } from '../projections/time.ts';

/** What every event of a job carries, for the client's correlation; no other keys (O16, O39). */
export const jobData = (eventId: string, job: Job, view: JobView): wire.JobEventData => ({
  id: eventId,
  jobId: job.id,
  externalUserId: job.externalUserId,
  externalOrderId: job.externalOrderId,
  passthroughJson: job.passthrough,
  fulfillmentChannel: job.visit.channel,
  status: jobStatus(job),
  paymentStatus: job.payment,
  ...visibleFulfillment(job, view),
});

/** O67, reading A: a single letter; a whole code point, so that half a character never leaves. Of spaces alone, a dash. */
const initialOf = (name: string): string =>
  /^\s*(?<initial>\S)/u.exec(name)?.groups?.['initial'] ?? '-';

/** What the event itself adds to the job payload. */
export const jobEventExtras = (event: JobEvent, job: Job): Readonly<Record<string, unknown>> => {
  switch (event.type) {
    case 'JobBooked':
      return {
        billingMode: job.billingMode,
        scheduledFor: toIso(job.visit.appointmentAt),
        patient: {
          firstName: job.patient.firstName,
          lastName: initialOf(job.patient.lastName),
          phoneLast4: job.patient.phone.replaceAll(/\D/g, '').slice(-4),
        },
      };
    case 'PhlebotomistAccepted':
      // O65, reading A: nested.
      return { phlebotomist: event.phlebotomist };
    case 'SearchBegan':
      return { searchRadiusMiles: event.searchRadiusMiles };
    case 'PhlebotomistUnassigned':
      return { reason: event.reason };
    case 'PhlebotomistWithdrew':
      return { reason: 'phlebotomist_cancelled' };
    case 'EtaUpdated':
      return { previousEta: toIsoOrNull(event.previousEta), newEta: toIso(event.newEta) };
    case 'CheckedIn':
      return { checkedInAt: toIsoOrNull(startedAt(job)) };
    case 'JobRescheduled':
      return {
        scheduledFor: toIso(event.appointmentAt),
        previousScheduledFor: toIso(event.previousAppointmentAt),
        ...(job.visit.channel === 'IN_VENUE' ? { venueSlotStart: toIso(event.appointmentAt) } : {}),
      };
    case 'PaymentFinalized':
    case 'VenueBookingConfirmed':
    case 'SearchExhausted':
    case 'EnRouteMarked':
    case 'ArrivalMarked':
    case 'VisitStarted':
    case 'JobCompleted':
    case 'NoShowFlagged':
    case 'JobCancelled':
    case 'CancelRepeated':
    case 'JobInvoiced':
    case 'JobPaid':
    case 'JobRefunded':
      return {};
  }
};
