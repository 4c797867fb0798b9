/** The state of a job after an event. */

import type { JobEvent } from './events.ts';
import type { Booking, Job } from './job.ts';

/** A job's first event makes it. Thrown only when a log is out of order, which is a bug. */
export const evolveJob = (job: Job | undefined, event: JobEvent): Job => {
  if (event.type === 'JobBooked') return begun(event.booking);
  if (job === undefined) throw new Error(`${event.type} without a booking before it`);
  return evolveExisting(job, event);
};

/** Member by member: every booking passes here, and a spread of so many takes longer. */
const begun = (booking: Booking): Job => ({
  id: booking.id,
  clientId: booking.clientId,
  bookingSource: booking.bookingSource,
  billingMode: booking.billingMode,
  createdAt: booking.createdAt,
  patient: booking.patient,
  visit: booking.visit,
  testType: booking.testType,
  specialInstructions: booking.specialInstructions,
  externalUserId: booking.externalUserId,
  externalOrderId: booking.externalOrderId,
  passthrough: booking.passthrough,
  payment: 'PENDING',
  shipmentMode: null,
  acceptances: 0,
  invoiceId: null,
  phase: booking.billingMode === 'PATIENT_PAY' ? 'pendingPayment' : 'pending',
});

const evolveExisting = (job: Job, event: Exclude<JobEvent, { type: 'JobBooked' }>): Job => {
  switch (event.type) {
    case 'PaymentFinalized':
      return { ...afterPayment(job, event.confirms), payment: 'PAID' };
    case 'VenueBookingConfirmed':
      return { ...job, phase: 'confirmed', phlebotomist: null, progress: 'assigned', eta: null };
    case 'SearchExhausted':
      return { ...job, phase: 'available' };
    case 'PhlebotomistAccepted':
      return {
        ...job,
        acceptances: job.acceptances + 1,
        phase: 'confirmed',
        phlebotomist: event.phlebotomist,
        progress: 'assigned',
        eta: null,
      };
    case 'PhlebotomistWithdrew':
    case 'PhlebotomistUnassigned':
      // O93, reading A.
      return { ...withoutPhase(job), phase: 'pending' };
    case 'EnRouteMarked':
      return { ...confirmed(job), progress: 'enRoute' };
    case 'ArrivalMarked':
      return { ...confirmed(job), progress: 'arrived' };
    case 'EtaUpdated':
      return { ...confirmed(job), eta: event.newEta };
    case 'VisitStarted':
    case 'CheckedIn':
      return {
        ...withoutPhase(job),
        phase: 'inProgress',
        phlebotomist: confirmed(job).phlebotomist,
        startedAt: event.at,
      };
    case 'JobCompleted':
      return {
        ...withoutPhase(job),
        shipmentMode: event.collection.shipmentMode,
        phase: 'completed',
        startedAt: job.phase === 'inProgress' ? job.startedAt : event.at,
        completedAt: event.at,
        partner: event.partner,
      };
    case 'NoShowFlagged':
      return { ...withoutPhase(job), phase: 'noShow', flaggedAt: event.at };
    case 'JobCancelled':
      return {
        ...withoutPhase(job),
        phase: 'cancelled',
        cancelledAt: event.at,
        cancelledBy: event.by,
        startedAt: job.phase === 'inProgress' ? job.startedAt : null,
      };
    case 'JobRescheduled':
      // The status stays as it is (O94, reading A).
      return { ...job, visit: { ...job.visit, appointmentAt: event.appointmentAt } };
    case 'JobInvoiced':
      return { ...job, invoiceId: event.invoiceId };
    case 'JobPaid':
      return { ...job, payment: 'PAID' };
    case 'JobRefunded':
      return { ...job, payment: 'REFUNDED' };
    case 'SearchBegan':
    case 'CancelRepeated':
      return job;
  }
};

/** A paid MOBILE booking waits for its phlebotomist (O33, reading A). */
const afterPayment = (job: Job, confirms: boolean): Job => {
  if (confirms) {
    return { ...job, phase: 'confirmed', phlebotomist: null, progress: 'assigned', eta: null };
  }
  return job.phase === 'pendingPayment' ? { ...job, phase: 'pending' } : job;
};

const confirmed = (job: Job): Extract<Job, { phase: 'confirmed' }> => {
  if (job.phase !== 'confirmed') throw new Error(`a ${job.phase} job has no visit under way`);
  return job;
};

/** The job without the members of its phase, so that none leaks into the next. */
const withoutPhase = (job: Job) => ({
  id: job.id,
  clientId: job.clientId,
  bookingSource: job.bookingSource,
  billingMode: job.billingMode,
  createdAt: job.createdAt,
  patient: job.patient,
  visit: job.visit,
  testType: job.testType,
  specialInstructions: job.specialInstructions,
  externalUserId: job.externalUserId,
  externalOrderId: job.externalOrderId,
  passthrough: job.passthrough,
  payment: job.payment,
  shipmentMode: job.shipmentMode,
  acceptances: job.acceptances,
  invoiceId: job.invoiceId,
});
