/** `staff.reschedule`: another time for a visit, by the parameter of the job's channel. */

import { decideSlot } from '../../domain/job/book.ts';
import { decideJob } from '../../domain/job/decide.ts';
import type { Job } from '../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../domain/refusal.ts';
import { takenAt } from '../book.ts';
import { apply, change, find, type Change } from '../change.ts';
import type { Deps } from '../ports.ts';
import { doneOr, type Done } from './outcome.ts';

export type RescheduleParameters = {
  readonly jobId: string;
  /** MOBILE: ms. Staff may set any time. */
  readonly scheduledFor?: number | undefined;
  /** IN_VENUE: ms; the start of a slot that is on offer at the job's venue. */
  readonly venueSlotStart?: number | undefined;
};

export const rescheduleJob = (
  deps: Deps,
  parameters: RescheduleParameters,
): Promise<Done | Refusal> =>
  change(deps, async (context) => {
    const job = await find(context, 'job', parameters.jobId);
    if (isRefusal(job)) return job;
    const appointmentAt = timeFor(job, parameters);
    if (isRefusal(appointmentAt)) return appointmentAt;
    const decision = decideJob({ type: 'reschedule', now: context.now, appointmentAt }, job);
    if (isRefusal(decision)) return decision;
    const refused = await slotRefusal(context, job, appointmentAt);
    return refused ?? doneOr(await apply(context, 'job', job.id, job, decision));
  });

const timeFor = (
  { visit }: Job,
  { scheduledFor, venueSlotStart }: RescheduleParameters,
): number | Refusal => {
  const [name, wanted, other] =
    visit.channel === 'MOBILE'
      ? (['scheduledFor', scheduledFor, venueSlotStart] as const)
      : (['venueSlotStart', venueSlotStart, scheduledFor] as const);
  return wanted !== undefined && other === undefined
    ? wanted
    : refuse('invalid', `The job is ${visit.channel}: expected ${name} and no other time.`);
};

/** The job itself holds no place there yet: a move to its own time was refused before. */
const slotRefusal = async (
  { tx, now, policies }: Change,
  { visit }: Job,
  start: number,
): Promise<Refusal | undefined> => {
  if (visit.channel === 'MOBILE') return undefined;
  const venue = await tx.get('venue', visit.venueId);
  const [taken = 0] = await takenAt(tx, policies(), visit.venueId, [start]);
  return decideSlot({ venue, taken }, start, now);
};
