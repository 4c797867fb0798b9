/** The client's cancel: idempotent, and locked by a dispute and by the last 24 hours. */

import { refuse, type Decision, type Refusal } from '../refusal.ts';
import type { Command } from './commands.ts';
import type { JobEvent } from './events.ts';
import type { Job } from './job.ts';

const LOCK = 24 * 60 * 60 * 1000;

/**
 * Spec, POST /bookings/{id}/cancel and the state table. The order of the rows: cancelled before
 * (O05), dispute, completed (O07), left to staff (O06), 24-hour lock (O27, O29).
 */
export const decideClientCancel = (
  command: Command<'cancelAsClient'>,
  job: Job,
): Decision<JobEvent> => {
  const { policies, now } = command;
  if (job.phase === 'cancelled') {
    const refused = policies.O05 === '409' ? lockOf(command, job) : undefined;
    return refused ?? [{ type: 'CancelRepeated', at: now }];
  }
  const refused = disputeOf(command) ?? ended(command, job) ?? windowOf(command, job);
  if (refused !== undefined) return refused;
  const refunds =
    policies.O61 === 'refund' && job.billingMode === 'PATIENT_PAY' && job.payment === 'PAID';
  return [
    { type: 'JobCancelled', at: now, by: 'client', refundId: refunds ? command.refundId : null },
  ];
};

const lockOf = (command: Command<'cancelAsClient'>, job: Job): Refusal | undefined =>
  disputeOf(command) ?? windowOf(command, job);

const disputeOf = ({ underDispute }: Command<'cancelAsClient'>): Refusal | undefined =>
  underDispute
    ? refuse('cancel-under-dispute', 'The booking is under dispute and cannot be cancelled.')
    : undefined;

const ended = ({ policies }: Command<'cancelAsClient'>, job: Job): Refusal | undefined => {
  if (job.phase === 'completed') {
    return refuse('cancel-completed', 'The booking is completed and cannot be cancelled.');
  }
  if (job.phase === 'available' && policies.O06 === 'staff') {
    return refuse('cancel-available', 'Nobody was found for this booking: staff will cancel it.');
  }
  return undefined;
};

const windowOf = ({ policies, now }: Command<'cancelAsClient'>, job: Job): Refusal | undefined => {
  const left = job.visit.appointmentAt - now;
  if (left < 0 && policies.O29 === '200') return undefined;
  if (left > LOCK || (left === LOCK && policies.O27 === 'cancels')) return undefined;
  const appointment = new Date(job.visit.appointmentAt).toISOString();
  return refuse(
    'cancel-within-24h',
    left < 0
      ? `The appointment was at ${appointment}: it can no longer be cancelled.`
      : `The appointment is at ${appointment}, less than 24 hours away: it can no longer be cancelled.`,
  );
};
