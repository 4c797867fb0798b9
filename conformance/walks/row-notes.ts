/** What the spec leaves open at the rows of x-lifecycle: a server may do the one or the other, and is right. */
import type { EventType } from '#contract/events.ts';
import type { JobState } from './job-state.ts';

export type RowNote = {
  /** Events that may come of the row and need not; the others that it names must come. */
  readonly may?: readonly EventType[];
  /** Whether control may refuse it in this state, and the job goes on as it was. */
  readonly mayBeRefused?: (state: JobState) => boolean;
};

const always = (): boolean => true;
const afterLoss = ({ isLost }: JobState): boolean => isLost;
/** The table names no such cancel, though its row has "any": a server may not know it. */
const afterTheVisit = ({ phase }: JobState): boolean =>
  phase === 'inProgress' || phase === 'noShow';

export const rowNotes: Readonly<Record<string, RowNote>> = {
  // O02.
  'job-confirmed-by-payment': { may: ['job.confirmed'] },
  // O02, O32; a server in which nothing is to be paid refuses it (control protocol).
  'job-confirmed-by-payment-for-weekly-invoice': { may: ['job.confirmed'], mayBeRefused: always },
  // O30.
  'job-cancelled-again': { may: ['job.cancelled'] },
  // O93: what a lost job can be besides accepted again is the server's choice.
  'job-nobody-found': { mayBeRefused: afterLoss },
  // O66.
  'job-accepted-by-another': { may: ['job.confirmed'] },
  // O03.
  'job-phlebotomist-cancels': { may: ['dispatch.unassigned'] },
  // O04.
  'job-phlebotomist-arrives': { may: ['job.arrived', 'job.in_progress'] },
  // O01.
  'job-eta-updated': { may: ['job.eta_updated'] },
  'job-cancelled-by-staff': { mayBeRefused: afterTheVisit },
  // There may be nothing yet to be given back.
  'job-cancelled-with-its-refund': { mayBeRefused: always },
  // O85.
  'job-moved-before-confirmation': { may: ['job.rescheduled'], mayBeRefused: always },
  // The lab may have no way to correct what it has published.
  'sample-results-published': { mayBeRefused: ({ isPublished }) => isPublished },
  'job-moved-to-another-slot': { mayBeRefused: ({ phase }) => phase !== 'confirmed' },
};

const clientOrStaff = 'Whether the client or only staff may cancel an AVAILABLE job is open (O06).';
const afterNoShow =
  'Both answers are right after a no-show, whose appointment is over by rights (O29).';
const byTime = 'It hangs on the clock, and is judged where the clock is moved.';
const byDispute = 'It needs a dispute: judged by CANCEL-17 to CANCEL-20.';
const byStaff = 'Staff book: whether that is told is open (O31).';

/** Rows of jobs that no walk goes over, and why. */
export const notWalked: Readonly<Record<string, string>> = {
  'job-cancelled-by-client-when-available': clientOrStaff,
  'job-cancelled-by-client-after-no-show': afterNoShow,
  'job-cancel-refused-inside-lock': byTime,
  'job-cancel-refused-inside-lock-when-available': byTime,
  'job-cancel-refused-inside-lock-after-no-show': byTime,
  'job-cancel-again-inside-lock': byTime,
  'job-stays-available': byTime,
  'job-cancel-refused-under-dispute': byDispute,
  'job-cancel-again-under-dispute': byDispute,
  'job-created-by-staff-for-weekly-invoice': byStaff,
  'job-created-by-staff-for-patient-pay': byStaff,
};
