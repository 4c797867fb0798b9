/** The life of a job, and of its sample. */

import * as z from 'zod';
import { createInternalBooking } from '../../../application/actions/bookings-internal.ts';
import * as jobs from '../../../application/actions/jobs.ts';
import { rescheduleJob } from '../../../application/actions/reschedule.ts';
import { publishResults, receiveSample } from '../../../application/actions/samples.ts';
import { on, type Handlers } from '../handler.ts';
import { id, jsonObject, positive, text, timestamp, webUrl } from '../schemas.ts';

const ofJob = z.strictObject({ jobId: id });

const sample = z.strictObject({
  barcode: text.nullable().optional(),
  shipmentMode: text.optional(),
  clientMetadata: jsonObject.nullable().optional(),
  collectionNotes: z.string().nullable().optional(),
});

export const jobHandlers: Handlers = {
  'payment.finalize': on(ofJob, jobs.finalizePayment),
  'dispatch.search': on(
    ofJob.extend({ searchRadiusMiles: positive.optional() }),
    jobs.searchPhlebotomist,
  ),
  'dispatch.exhaust': on(ofJob, jobs.exhaustSearch),
  'dispatch.unassign': on(ofJob.extend({ reason: text.optional() }), jobs.unassignPhlebotomist),
  'phlebotomist.accept': on(
    ofJob.extend({ phlebotomist: z.strictObject({ name: text, phone: text }).optional() }),
    jobs.acceptJob,
  ),
  'phlebotomist.cancel': on(ofJob, jobs.withdrawPhlebotomist),
  'phlebotomist.enRoute': on(ofJob, jobs.markEnRoute),
  'phlebotomist.arrive': on(ofJob, jobs.markArrived),
  'phlebotomist.updateEta': on(ofJob.extend({ newEta: timestamp }), jobs.updateEta),
  'phlebotomist.start': on(ofJob, jobs.startVisit),
  'venue.checkIn': on(ofJob, jobs.checkIn),
  'job.complete': on(
    ofJob.extend({
      sample: sample.optional(),
      partner: z.strictObject({ id: text, name: text }).optional(),
    }),
    jobs.completeJob,
  ),
  'patient.noShow': on(ofJob, jobs.flagNoShow),
  'staff.cancel': on(ofJob, jobs.cancelAsStaff),
  'staff.reschedule': on(
    ofJob.extend({ scheduledFor: timestamp.optional(), venueSlotStart: timestamp.optional() }),
    rescheduleJob,
  ),
  'lab.receive': on(ofJob, receiveSample),
  'lab.publish': on(ofJob.extend({ resultsUrl: webUrl.optional() }), publishResults),
  'booking.createInternal': on(
    z.strictObject({
      clientId: id,
      fulfillmentChannel: z.enum(['MOBILE', 'IN_VENUE']).optional(),
    }),
    createInternalBooking,
  ),
};
