/** The phase of a job with all that belongs to it, and what happened on the way there. */

import type { JobPhase, JobPhaseName, Phlebotomist, Visit } from '../../domain/job/job.ts';
import type { CompleteJob } from '../complete/job.ts';
import type { Calendar } from '../moment.ts';
import type { Moment } from '../world.ts';
import { MINUTE, type Step } from './context.ts';

const defaultPhlebotomist: Phlebotomist = { name: 'Robin Example', phone: '+447700900321' };

/** `steps`: what happened after the booking was made, in order. */
export type Reached = { readonly phase: JobPhase; readonly steps: readonly Step[] };

type Telling = {
  readonly job: CompleteJob;
  /** ms. */
  readonly appointmentAt: number;
  readonly phlebotomist: Phlebotomist | null;
  readonly instant: (moment: Moment) => number;
  /** What the world does not say happened at the likely time (ms), but never later than now. */
  readonly when: (moment: Moment | null | undefined, likely: number) => number;
};

export const phaseOf = (job: CompleteJob, visit: Visit, calendar: Calendar): Reached => {
  const { startAt, instant } = calendar;
  return reached[job.phase]({
    job,
    appointmentAt: visit.appointmentAt,
    phlebotomist: visit.channel === 'MOBILE' ? (job.phlebotomist ?? defaultPhlebotomist) : null,
    instant,
    when: (moment, likely) =>
      typeof moment === 'string' ? instant(moment) : Math.min(likely, startAt),
  });
};

const reached: { readonly [Phase in JobPhaseName]: (telling: Telling) => Reached } = {
  pendingPayment: () => ({ phase: { phase: 'pendingPayment' }, steps: [] }),
  pending: () => ({ phase: { phase: 'pending' }, steps: [] }),
  available: () => ({ phase: { phase: 'available' }, steps: [] }),

  confirmed: ({ job, phlebotomist, instant }) => {
    const eta = typeof job.eta === 'string' ? instant(job.eta) : null;
    const progress = job.progress ?? 'assigned';
    return { phase: { phase: 'confirmed', phlebotomist, progress, eta }, steps: [] };
  },

  inProgress: ({ job, appointmentAt, phlebotomist, when }) => {
    const startedAt = when(job.startedAt, appointmentAt);
    return {
      phase: { phase: 'inProgress', phlebotomist, startedAt },
      steps: [['startedAt', startedAt]],
    };
  },

  completed: ({ job, appointmentAt, when }) => {
    const startedAt = when(job.startedAt, appointmentAt);
    const completedAt = when(job.completedAt, startedAt + 20 * MINUTE);
    const steps: readonly Step[] = [
      ['startedAt', startedAt],
      ['completedAt', completedAt],
    ];
    return {
      phase: { phase: 'completed', startedAt, completedAt, partner: job.partner ?? null },
      steps,
    };
  },

  cancelled: ({ job, when }) => {
    const startedAt = typeof job.startedAt === 'string' ? when(job.startedAt, Infinity) : null;
    const cancelledAt = when(job.cancelledAt, Infinity);
    // Nobody but staff stops a visit that has begun.
    const cancelledBy = job.cancelledBy ?? (startedAt === null ? 'client' : 'staff');
    const began: readonly Step[] = startedAt === null ? [] : [['startedAt', startedAt]];
    return {
      phase: { phase: 'cancelled', cancelledAt, cancelledBy, startedAt },
      steps: [...began, ['cancelledAt', cancelledAt]],
    };
  },

  noShow: ({ job, appointmentAt, when }) => {
    const flaggedAt = when(job.flaggedAt, appointmentAt + 30 * MINUTE);
    return { phase: { phase: 'noShow', flaggedAt }, steps: [['flaggedAt', flaggedAt]] };
  },
};
