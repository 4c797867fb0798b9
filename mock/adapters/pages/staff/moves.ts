/** What staff may do with a booking now: found out by trying it where nothing is kept. */

import { cancelAsStaff, flagNoShow } from '../../../application/actions/jobs.ts';
import { rescheduleJob } from '../../../application/actions/reschedule.ts';
import { toIso } from '../../../application/projections/time.ts';
import type { Deps } from '../../../application/ports.ts';
import type { Job } from '../../../domain/job/job.ts';
import { isRefusal, refuse, type Refusal } from '../../../domain/refusal.ts';
import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import { beginningOfTime, endOfTime, instantOf } from '../../../domain/zoned-time.ts';
import { textIn, type Entered } from '../entered.ts';

export type MoveName = 'reschedule' | 'no-show' | 'cancel';

export const moveNames: readonly MoveName[] = ['reschedule', 'no-show', 'cancel'];

export type Moves = {
  readonly cancel: boolean;
  readonly noShow: boolean;
  /** A time is written, or one of these (ms) is chosen; undefined: it cannot be moved. */
  readonly reschedule: 'any' | readonly number[] | undefined;
};

const minute = 60_000;

/** `starts`: free ones (ms) of the booking's venue; [] for a visit at home. */
export const movesOf = async (
  rehearsal: Deps,
  job: Job,
  starts: readonly number[],
): Promise<Moves> => {
  const { id: jobId, visit } = job;
  const isAllowed = async (outcome: Promise<object>): Promise<boolean> => !isRefusal(await outcome);
  const others = starts.filter((start) => start !== visit.appointmentAt);
  const trial =
    visit.channel === 'MOBILE'
      ? { jobId, scheduledFor: visit.appointmentAt + minute }
      : { jobId, venueSlotStart: others[0] };
  const canMove = await isAllowed(rescheduleJob(rehearsal, trial));
  return {
    cancel: await isAllowed(cancelAsStaff(rehearsal, { jobId })),
    noShow: await isAllowed(flagNoShow(rehearsal, { jobId })),
    reschedule: canMove ? (visit.channel === 'MOBILE' ? 'any' : others) : undefined,
  };
};

/** The same commands as the control plane's `staff.*`. */
export const carryOut = async (
  deps: Deps,
  job: Job,
  move: MoveName,
  entered: Entered,
): Promise<object> => {
  const { id: jobId } = job;
  switch (move) {
    case 'cancel':
      return cancelAsStaff(deps, { jobId });
    case 'no-show':
      return flagNoShow(deps, { jobId });
    case 'reschedule': {
      const at = timeIn(job, textIn(entered, 'time'));
      if (isRefusal(at)) return at;
      return rescheduleJob(
        deps,
        job.visit.channel === 'MOBILE'
          ? { jobId, scheduledFor: at }
          : { jobId, venueSlotStart: at },
      );
    }
  }
};

/** A visit's time is written as clocks in the UK show it; a slot comes as an instant. */
const timeIn = ({ visit }: Job, text: string): number | Refusal => {
  const at = visit.channel === 'MOBILE' ? localTime(text) : Date.parse(text);
  return at === undefined || !isInCalendar(at)
    ? refuse('invalid', 'Choose a date and a time.')
    : at;
};

/** Not for a time that is none (NaN). */
const isInCalendar = (at: number): boolean => at >= beginningOfTime && at < endOfTime;

const localTime = (text: string): number | undefined => {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (parts === null) return undefined;
  const [, date = '', hours, minutes] = parts;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // A 31st of February is read as a day of March.
  if (!isInCalendar(midnight) || !toIso(midnight).startsWith(date)) return undefined;
  return instantOf(date, Number(hours) * 60 + Number(minutes), mobileTimeZone);
};
