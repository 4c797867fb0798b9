/** Commands for a job, one of each kind, and what comes of them. */

import type { Command, JobCommand, JobCommandType } from '../../mock/domain/job/commands.ts';
import { decideJob } from '../../mock/domain/job/decide.ts';
import type { Collection } from '../../mock/domain/job/events.ts';
import type { Job } from '../../mock/domain/job/job.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import { isRefusal } from '../../mock/domain/refusal.ts';
import { APPOINTMENT, NOW } from './jobs.ts';

const now = NOW;

export const aCollection: Collection = {
  barcode: 'SB1',
  shipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
  shipmentModeSource: 'CLIENT_DEFAULT',
  clientMetadata: null,
  collectionNotes: null,
};

export const jobCommands: { readonly [Type in JobCommandType]: Command<Type> } = {
  cancelAsClient: {
    type: 'cancelAsClient',
    now,
    policies: usualPolicies,
    underDispute: false,
    refundId: 'rf_1',
  },
  cancelAsStaff: { type: 'cancelAsStaff', now },
  finalizePayment: { type: 'finalizePayment', now },
  confirmVenueBooking: { type: 'confirmVenueBooking', now },
  search: { type: 'search', now, searchRadiusMiles: 5 },
  exhaustSearch: { type: 'exhaustSearch', now },
  accept: { type: 'accept', now, phlebotomist: { name: 'Sam Specimen', phone: '+447700900202' } },
  withdraw: { type: 'withdraw', now },
  unassign: { type: 'unassign', now, reason: 'ill' },
  markEnRoute: { type: 'markEnRoute', now },
  markArrived: { type: 'markArrived', now },
  updateEta: { type: 'updateEta', now, newEta: now + 60_000 },
  start: { type: 'start', now },
  checkIn: { type: 'checkIn', now },
  complete: { type: 'complete', now, partner: null, sampleId: 'smp_1', collection: aCollection },
  flagNoShow: { type: 'flagNoShow', now },
  reschedule: { type: 'reschedule', now, appointmentAt: APPOINTMENT + 3_600_000 },
  invoice: { type: 'invoice', now, invoiceId: 'inv_1' },
  recordPayment: { type: 'recordPayment', now },
  recordRefund: { type: 'recordRefund', now, amountPence: 8500 },
};

/** The events by name, the reason of a refusal, or `nothing`. */
export const answerTo = (command: JobCommand, job: Job): string => {
  const decision = decideJob(command, job);
  if (isRefusal(decision)) return decision.refused;
  return decision.length === 0 ? 'nothing' : decision.map(({ type }) => type).join(' ');
};
