/** The one place that spells a job's wire status, and reads it back for the list filter. */

import type { Job, JobPhaseName } from '../../domain/job/job.ts';

/**
 * Spec, "States and transitions". IN_PROGRESS and NO_SHOW are guesses (A01, A02): the spec names
 * no status after a start or a no-show. COMPLETED is O34, reading A. ARRIVED never occurs (O04).
 */
const statusOf: { readonly [Phase in JobPhaseName]: string } = {
  pendingPayment: 'PENDING_PAYMENT',
  pending: 'PENDING',
  available: 'AVAILABLE',
  confirmed: 'CONFIRMED',
  inProgress: 'IN_PROGRESS',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

export const jobStatus = (job: Pick<Job, 'phase'>): string => statusOf[job.phase];

/** The phases shown as `status`: none for a word that this service never uses. */
export const phasesOf = (status: string): readonly JobPhaseName[] =>
  (Object.keys(statusOf) as JobPhaseName[]).filter((phase) => statusOf[phase] === status);

/** Words that the spec knows as a job status although no job of this service can have them. */
export const isKnownJobStatus = (status: string): boolean =>
  status === 'ARRIVED' || phasesOf(status).length > 0;
