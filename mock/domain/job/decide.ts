/** Which events a command on an existing job leads to, or why it may not happen now. */

import { isRefusal, refuse, type Decision, type Refusal } from '../refusal.ts';
import { decideClientCancel } from './cancel.ts';
import type { Command, JobCommand } from './commands.ts';
import type { JobEvent } from './events.ts';
import type { Channel, Job, JobPhaseName, Phlebotomist } from './job.ts';
import { pricePence } from './price.ts';

/** The state table of the spec ("States and transitions", Job), command by command. */
export const decideJob = (command: JobCommand, job: Job): Decision<JobEvent> => {
  switch (command.type) {
    case 'cancelAsClient':
      return decideClientCancel(command, job);
    case 'cancelAsStaff':
      return cancelAsStaff(job, command.now);
    case 'finalizePayment':
      return finalizePayment(job, command.now);
    case 'confirmVenueBooking':
      return (
        wrongChannel(job, 'IN_VENUE', 'confirming a venue booking') ??
        wrongPhase(job, ['pending']) ?? [{ type: 'VenueBookingConfirmed', at: command.now }]
      );
    case 'search':
    case 'exhaustSearch':
    case 'accept':
    case 'withdraw':
    case 'unassign':
    case 'markEnRoute':
    case 'markArrived':
    case 'updateEta':
    case 'start':
      return wrongChannel(job, 'MOBILE', 'a phlebotomist') ?? decideDispatch(command, job);
    case 'checkIn':
      return (
        wrongChannel(job, 'IN_VENUE', 'a venue check-in') ??
        wrongPhase(
          job,
          ['confirmed'],
          'Finalize the payment first: check-in needs a confirmed booking.',
        ) ?? [{ type: 'CheckedIn', at: command.now }]
      );
    case 'complete':
      return complete(command, job);
    case 'flagNoShow': // A13
      return wrongPhase(job, ['confirmed']) ?? [{ type: 'NoShowFlagged', at: command.now }];
    case 'reschedule':
      return reschedule(job, command.appointmentAt, command.now);
    case 'invoice':
    case 'recordPayment':
    case 'recordRefund':
      return decideMoney(command, job);
  }
};

const complete = (command: Command<'complete'>, job: Job): Decision<JobEvent> => {
  const refused = wrongPhase(job, ['inProgress'], 'Start the visit or check the patient in first.');
  const { now: at, partner, sampleId, collection } = command;
  return refused ?? [{ type: 'JobCompleted', at, partner, sampleId, collection }];
};

type DispatchCommand = Extract<
  JobCommand,
  {
    type:
      | 'search'
      | 'exhaustSearch'
      | 'accept'
      | 'withdraw'
      | 'unassign'
      | 'markEnRoute'
      | 'markArrived'
      | 'updateEta'
      | 'start';
  }
>;

const assigned = 'No phlebotomist holds this job: let one accept it first.';

const decideDispatch = (command: DispatchCommand, job: Job): Decision<JobEvent> => {
  const at = command.now;
  switch (command.type) {
    case 'search':
      return (
        wrongPhase(job, ['pending']) ?? [
          { type: 'SearchBegan', at, searchRadiusMiles: command.searchRadiusMiles },
        ]
      );
    case 'exhaustSearch':
      return wrongPhase(job, ['pending']) ?? [{ type: 'SearchExhausted', at }];
    case 'accept':
      return (
        wrongPhase(job, ['pending']) ?? [
          {
            type: 'PhlebotomistAccepted',
            at,
            phlebotomist: command.phlebotomist,
            first: job.acceptances === 0,
          },
        ]
      );
    case 'withdraw': {
      const held = heldBy(job);
      return isRefusal(held) ? held : [{ type: 'PhlebotomistWithdrew', at, phlebotomist: held }];
    }
    case 'unassign': {
      const held = heldBy(job);
      return isRefusal(held)
        ? held
        : [{ type: 'PhlebotomistUnassigned', at, phlebotomist: held, reason: command.reason }];
    }
    case 'markEnRoute':
      return progress(job, ['assigned'], { type: 'EnRouteMarked', at });
    case 'markArrived':
      return progress(job, ['assigned', 'enRoute'], { type: 'ArrivalMarked', at });
    case 'updateEta': {
      const held = heldBy(job);
      if (isRefusal(held)) return held;
      const previousEta = job.phase === 'confirmed' ? job.eta : null;
      return [{ type: 'EtaUpdated', at, previousEta, newEta: command.newEta }];
    }
    case 'start': {
      const held = heldBy(job);
      return isRefusal(held) ? held : [{ type: 'VisitStarted', at }];
    }
  }
};

const heldBy = (job: Job): Phlebotomist | Refusal => {
  if (job.phase === 'confirmed' && job.phlebotomist !== null) return job.phlebotomist;
  return wrongPhase(job, ['confirmed'], assigned) ?? wrongPhaseOf(job, assigned);
};

const progress = (
  job: Job,
  from: readonly ('assigned' | 'enRoute' | 'arrived')[],
  event: JobEvent,
): Decision<JobEvent> => {
  const held = heldBy(job);
  if (isRefusal(held)) return held;
  if (job.phase === 'confirmed' && from.includes(job.progress)) return [event];
  const isThere = job.phase === 'confirmed' && job.progress === 'arrived';
  return refuse(
    'already-done',
    `The phlebotomist ${isThere ? 'has arrived' : 'is on the way'} already.`,
  );
};

/** A15: neither the 24-hour rule nor a dispute binds staff. */
const cancelAsStaff = (job: Job, now: number): Decision<JobEvent> => {
  if (job.phase === 'cancelled') return refuse('already-done', 'The job is cancelled already.');
  if (job.phase === 'completed') return wrongPhaseOf(job, 'A completed job cannot be cancelled.');
  return [{ type: 'JobCancelled', at: now, by: 'staff', refundId: null }];
};

/** A17: once, at any time before the booking is cancelled. */
const finalizePayment = (job: Job, now: number): Decision<JobEvent> => {
  if (job.payment !== 'PENDING') return refuse('already-done', 'The payment was finalized before.');
  if (job.phase === 'available' || job.phase === 'cancelled') {
    return wrongPhaseOf(job, 'No payment is due for it.');
  }
  const confirms =
    job.visit.channel === 'IN_VENUE' && (job.phase === 'pendingPayment' || job.phase === 'pending');
  return [{ type: 'PaymentFinalized', at: now, confirms }];
};

/** O85, O94: before the visit begins, also before it is confirmed. */
const reschedule = (job: Job, appointmentAt: number, now: number): Decision<JobEvent> => {
  const refused = wrongPhase(job, ['pendingPayment', 'pending', 'confirmed']);
  if (refused !== undefined) return refused;
  const previousAppointmentAt = job.visit.appointmentAt;
  if (appointmentAt === previousAppointmentAt) {
    return refuse('already-done', 'The appointment is at that time already.');
  }
  const wasConfirmed = job.visit.channel === 'IN_VENUE' || job.phase === 'confirmed';
  return [{ type: 'JobRescheduled', at: now, appointmentAt, previousAppointmentAt, wasConfirmed }];
};

/** A16: what the money events of other things do to the job; a part refund leaves it PAID. */
const decideMoney = (
  command: Extract<JobCommand, { type: 'invoice' | 'recordPayment' | 'recordRefund' }>,
  job: Job,
): Decision<JobEvent> => {
  switch (command.type) {
    case 'invoice':
      if (job.invoiceId !== null) {
        return refuse('already-done', `Job ${job.id} is on an invoice already.`);
      }
      return job.phase === 'completed'
        ? [{ type: 'JobInvoiced', at: command.now, invoiceId: command.invoiceId }]
        : wrongPhaseOf(job, `Only completed jobs are billed, and ${job.id} is not.`);
    case 'recordPayment':
      return job.payment === 'PENDING' ? [{ type: 'JobPaid', at: command.now }] : [];
    case 'recordRefund':
      return job.payment === 'PAID' && command.amountPence >= pricePence[job.visit.channel]
        ? [{ type: 'JobRefunded', at: command.now }]
        : [];
  }
};

const wrongPhaseOf = (job: Job, sentence: string): Refusal =>
  refuse('wrong-phase', `The job is in phase ${job.phase}. ${sentence}`);

/** `firstStep`: what leads there, said only while the job has not come that far. */
const wrongPhase = (
  job: Job,
  allowed: readonly JobPhaseName[],
  firstStep?: string,
): Refusal | undefined => {
  if (allowed.includes(job.phase)) return undefined;
  const leadsThere = firstStep !== undefined && liesBefore(job.phase, allowed);
  return wrongPhaseOf(job, leadsThere ? firstStep : stateOf(job));
};

const way: readonly JobPhaseName[] = [
  'pendingPayment',
  'pending',
  'confirmed',
  'inProgress',
  'completed',
];

/** From a phase off the way no step leads back to it. */
const liesBefore = (phase: JobPhaseName, allowed: readonly JobPhaseName[]): boolean =>
  way.includes(phase) && allowed.every((one) => way.indexOf(phase) < way.indexOf(one));

const stateOf = (job: Job): string => {
  switch (job.phase) {
    case 'pendingPayment':
      return 'It waits for its payment.';
    case 'pending':
      return `It waits ${job.visit.channel === 'MOBILE' ? 'for a phlebotomist' : 'to be confirmed'}.`;
    case 'available': // A14, O06
      return 'No phlebotomist was found for it: it waits for staff to cancel it.';
    case 'confirmed':
      return job.phlebotomist === null
        ? 'It is confirmed already.'
        : 'A phlebotomist holds it already.';
    case 'inProgress':
      return 'The visit has begun already.';
    case 'completed':
      return 'The visit is over.';
    case 'cancelled':
      return 'There will be no visit.';
    case 'noShow':
      return 'The patient did not come: there will be no visit.';
  }
};

const wrongChannel = (job: Job, channel: Channel, what: string): Refusal | undefined =>
  job.visit.channel === channel
    ? undefined
    : refuse('wrong-channel', `The job is ${job.visit.channel}: ${what} belongs to ${channel}.`);
