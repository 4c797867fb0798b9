/**
 * The model: which rows of x-lifecycle a booking can go over from where it is, and what must be seen then. Pure.
 *
 * A move is named by its row. Moves that the control protocol lets a server refuse as senseless (a second departure,
 * a departure after the arrival) are not in it.
 */
import type { EventType } from '#contract/events.ts';
import { lifecycle } from '#contract/lifecycle.ts';
import type { Condition, PhaseOf, Row } from '#contract/lifecycle.ts';
import { newJob } from './job-state.ts';
import type { Facts, JobState } from './job-state.ts';
import { notWalked, rowNotes } from './row-notes.ts';

export type Prediction = {
  readonly state: JobState;
  /** Events that must come of it, each once. */
  readonly must: readonly EventType[];
  /** Events that may come of it, each once at the most. */
  readonly may: readonly EventType[];
  /** Control may refuse the action; then nothing has changed. */
  readonly mayBeRefused: boolean;
  /** The API refuses it with 4xx. */
  readonly isRefused: boolean;
};

const isOfJob = ({ thing }: Row): boolean => thing === 'job' || thing === 'sample';

/** POST /bookings is where each walk begins; the sample's creation comes with the completion of the job. */
const isMove = (row: Row): boolean => !row.from.includes('none') && notWalked[row.id] === undefined;

const rows: readonly Row[] = lifecycle.rows.filter(isOfJob);
const moves: ReadonlyMap<string, Row> = new Map(
  rows.filter(isMove).map((row) => [row.id, row] as const),
);

/** Every row that walks go over, the beginning and what comes along included. */
export const walkedRows: readonly string[] = rows
  .map(({ id }) => id)
  .filter((id) => notWalked[id] === undefined);

/** Those that no server may refuse to go over. */
export const sureRows: readonly string[] = walkedRows.filter(
  (id) => rowNotes[id]?.mayBeRefused === undefined,
);

export function rowOf(move: string): Row {
  const row = moves.get(move);
  if (row === undefined) throw new Error(`no walk goes over ${move}`);
  return row;
}

/** The control actions that walks need. */
export const actionsOfMoves: readonly string[] = [
  ...new Set([...moves.values()].map(({ trigger }) => trigger)),
].filter((trigger) => trigger !== 'cancelBooking');

/** What the creation of a booking brings. */
export function beginning(facts: Facts): Prediction {
  // A booking billed weekly may be confirmed at once (O32).
  const isOpen = facts.channel === 'IN_VENUE' && facts.billingMode === 'WEEKLY_INVOICE';
  return {
    state: newJob(facts),
    must: ['job.created'],
    may: isOpen ? ['job.confirmed'] : [],
    ...{ mayBeRefused: false, isRefused: false },
  };
}

/** The rows that a walk of these facts goes over by its first step. */
export const rowsOfBeginning = ({ billingMode }: Facts): readonly string[] => [
  billingMode === 'WEEKLY_INVOICE'
    ? 'job-created-for-weekly-invoice'
    : 'job-created-for-patient-pay',
];

/** The rows that a move goes over: its own, and what comes along. */
export const rowsOfMove = (move: string): readonly string[] =>
  rowOf(move).trigger === 'job.complete' ? [move, 'sample-registered'] : [move];

export const movesFrom = (state: JobState): readonly string[] =>
  [...moves.values()].filter((row) => fits(row, state)).map(({ id }) => id);

const fits = (row: Row, state: JobState): boolean =>
  row.from.some((phase) => phase === (row.thing === 'job' ? state.phase : state.sample)) &&
  holds(row.when, state) &&
  (sensible[row.trigger]?.(state) ?? true);

/** Walks keep away from the lock, and have no dispute. */
const holds = (when: Condition = { words: '' }, { channel, billingMode, isLost }: JobState) =>
  [channel, undefined].includes(when.channel) &&
  [billingMode, undefined].includes(when.billingMode) &&
  when.lock !== 'inside' &&
  when.dispute !== 'open' &&
  [isLost ? 'later' : 'first', undefined].includes(when.acceptance);

const isAtRest = ({ leg }: JobState): boolean => leg === 'none';
const sensible: Readonly<Record<string, (state: JobState) => boolean>> = {
  cancelBooking: ({ isCancelledTwice }) => !isCancelledTwice,
  'dispatch.search': ({ isSearched, isLost }) => !isSearched && !isLost,
  'dispatch.unassign': isAtRest,
  'phlebotomist.cancel': isAtRest,
  'phlebotomist.enRoute': isAtRest,
  'phlebotomist.arrive': ({ leg }) => leg === 'enRoute',
  'phlebotomist.updateEta': ({ leg }) => leg === 'enRoute',
  'staff.reschedule': isAtRest,
};

/** What must be seen when the job goes over this row. */
export function predict(state: JobState, move: string): Prediction {
  const row = rowOf(move);
  const { may = [], mayBeRefused } = rowNotes[move] ?? {};
  const isOpen = isRepetition(row, state) || isMovedUnconfirmed(row, state);
  return {
    state: { ...state, ...changes[row.trigger]?.(state, row), ...phaseAfter(row) },
    must: row.emits.filter((type) => !may.includes(type) && !isOpen),
    may: [
      ...may,
      ...(isOpen ? row.emits : []),
      ...(mayFreeAssigned(row, state) ? ['dispatch.unassigned' as const] : []),
    ],
    mayBeRefused: isOpen || mayBeRefused?.(state) === true,
    isRefused: row.refused !== undefined,
  };
}

/** The lab confirms a receipt again: a server may take it for the same one. */
const isRepetition = ({ trigger }: Row, { isReceived }: JobState): boolean =>
  trigger === 'lab.receive' && isReceived;

/** After a move a visit may have to be confirmed anew (O94), and what is told is the change of a confirmed time (O85). */
const isMovedUnconfirmed = ({ trigger }: Row, { channel, isMoved }: JobState): boolean =>
  trigger === 'staff.reschedule' && channel === 'MOBILE' && isMoved;

/** A server may take the phlebotomist off a visit that does not take place, or not then, and says so. */
const mayFreeAssigned = ({ trigger }: Row, { acceptances, isLost }: JobState): boolean =>
  freeing.has(trigger) && acceptances > 0 && !isLost;
const freeing: ReadonlySet<string> = new Set([
  ...['cancelBooking', 'staff.cancel', 'refund.create', 'patient.noShow', 'staff.reschedule'],
]);

function phaseAfter({ thing, to, trigger }: Row): Partial<JobState> {
  if (to === 'unchanged') return {};
  if (thing === 'sample') return { sample: to as PhaseOf<'sample'> };
  const phase = to as PhaseOf<'job'>;
  return trigger === 'job.complete' ? { phase, sample: 'registered' } : { phase };
}

type Change = (state: JobState, row: Row) => Partial<JobState>;
const loss: Change = () => ({ isLost: true });
const begin: Change = () => ({ hasBegun: true });

/** What a trigger changes besides the phase. */
const changes: Readonly<Record<string, Change>> = {
  'phlebotomist.accept': ({ acceptances }) => ({
    acceptances: acceptances + 1,
    ...{ isLost: false, isMoved: false, leg: 'none' },
  }),
  'phlebotomist.cancel': loss,
  'dispatch.unassign': loss,
  'dispatch.search': () => ({ isSearched: true }),
  'phlebotomist.enRoute': () => ({ leg: 'enRoute' }),
  'phlebotomist.arrive': () => ({ leg: 'arrived' }),
  'phlebotomist.start': begin,
  'venue.checkIn': begin,
  'lab.receive': () => ({ isReceived: true }),
  'lab.publish': () => ({ isPublished: true }),
  'payment.finalize': () => ({ isMoved: false }),
  'staff.reschedule': () => ({ isMoved: true }),
  // Once more is enough, whether it was cancelled or refused.
  cancelBooking: ({ phase }, { refused }) => ({
    isCancelledTwice: phase === 'cancelled' || refused !== undefined,
  }),
};
