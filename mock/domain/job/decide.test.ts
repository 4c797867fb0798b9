import { describe, expect, it } from 'vitest';
import { answerTo, jobCommands } from '../../../test/given/job-commands.ts';
import { aJob, phaseNames } from '../../../test/given/jobs.ts';
import { isRefusal } from '../refusal.ts';
import type { JobCommandType } from './commands.ts';
import { decideJob } from './decide.ts';
import type { JobEventType } from './events.ts';
import type { Channel, Job, JobPhaseName } from './job.ts';
import type { RefusalReason } from '../refusal.ts';

/** What a cell says: the one event that happens, the reason why none does, or that none is due. */
type Cell = JobEventType | RefusalReason | 'nothing';
type Cells = { readonly otherwise: Cell } & { readonly [Phase in JobPhaseName]?: Cell };

const notMobile: Cells = { otherwise: 'wrong-channel' };
const whileOpen = (cell: Cell, ended: Pick<Cells, 'completed' | 'cancelled'>): Cells => ({
  otherwise: cell,
  ...ended,
});
const bothChannels = (cells: Cells) => ({ MOBILE: cells, IN_VENUE: cells });

/** Spec, "States and transitions": every command in every phase of both channels. */
const table: { readonly [Type in JobCommandType]: { readonly [Name in Channel]: Cells } } = {
  cancelAsClient: bothChannels(
    whileOpen('JobCancelled', { completed: 'cancel-completed', cancelled: 'CancelRepeated' }),
  ),
  cancelAsStaff: bothChannels(
    whileOpen('JobCancelled', { completed: 'wrong-phase', cancelled: 'already-done' }),
  ),
  finalizePayment: bothChannels({
    otherwise: 'PaymentFinalized',
    available: 'wrong-phase',
    cancelled: 'wrong-phase',
  }),
  confirmVenueBooking: {
    MOBILE: { otherwise: 'wrong-channel' },
    IN_VENUE: { otherwise: 'wrong-phase', pending: 'VenueBookingConfirmed' },
  },
  search: { MOBILE: { otherwise: 'wrong-phase', pending: 'SearchBegan' }, IN_VENUE: notMobile },
  exhaustSearch: {
    MOBILE: { otherwise: 'wrong-phase', pending: 'SearchExhausted' },
    IN_VENUE: notMobile,
  },
  accept: {
    MOBILE: { otherwise: 'wrong-phase', pending: 'PhlebotomistAccepted' },
    IN_VENUE: notMobile,
  },
  withdraw: {
    MOBILE: { otherwise: 'wrong-phase', confirmed: 'PhlebotomistWithdrew' },
    IN_VENUE: notMobile,
  },
  unassign: {
    MOBILE: { otherwise: 'wrong-phase', confirmed: 'PhlebotomistUnassigned' },
    IN_VENUE: notMobile,
  },
  markEnRoute: {
    MOBILE: { otherwise: 'wrong-phase', confirmed: 'EnRouteMarked' },
    IN_VENUE: notMobile,
  },
  markArrived: {
    MOBILE: { otherwise: 'wrong-phase', confirmed: 'ArrivalMarked' },
    IN_VENUE: notMobile,
  },
  updateEta: { MOBILE: { otherwise: 'wrong-phase', confirmed: 'EtaUpdated' }, IN_VENUE: notMobile },
  start: { MOBILE: { otherwise: 'wrong-phase', confirmed: 'VisitStarted' }, IN_VENUE: notMobile },
  checkIn: {
    MOBILE: { otherwise: 'wrong-channel' },
    IN_VENUE: { otherwise: 'wrong-phase', confirmed: 'CheckedIn' },
  },
  complete: bothChannels({ otherwise: 'wrong-phase', inProgress: 'JobCompleted' }),
  flagNoShow: bothChannels({ otherwise: 'wrong-phase', confirmed: 'NoShowFlagged' }),
  reschedule: bothChannels({
    otherwise: 'wrong-phase',
    pendingPayment: 'JobRescheduled',
    pending: 'JobRescheduled',
    confirmed: 'JobRescheduled',
  }),
  invoice: bothChannels({ otherwise: 'wrong-phase', completed: 'JobInvoiced' }),
  recordPayment: bothChannels({ otherwise: 'JobPaid' }),
  recordRefund: bothChannels({ otherwise: 'nothing' }),
};

const beforeConfirmed: readonly JobPhaseName[] = ['pendingPayment', 'pending'];

/** Phases in which a step that comes first is missing, command by command. */
const firstSteps: { readonly [Type in JobCommandType]?: readonly JobPhaseName[] } = {
  withdraw: beforeConfirmed,
  unassign: beforeConfirmed,
  markEnRoute: beforeConfirmed,
  markArrived: beforeConfirmed,
  updateEta: beforeConfirmed,
  start: beforeConfirmed,
  checkIn: beforeConfirmed,
  complete: [...beforeConfirmed, 'confirmed'],
};

const heldIn = (job: Job): boolean => 'phlebotomist' in job && job.phlebotomist !== null;

/** What a refusal may say, and of which jobs it is true. */
const claims: readonly (readonly [RegExp, (job: Job) => boolean])[] = [
  [/No phlebotomist holds/, (job) => !heldIn(job) && beforeConfirmed.includes(job.phase)],
  [/A phlebotomist holds/, heldIn],
  [/is confirmed already/, ({ phase }) => phase === 'confirmed'],
  [/has begun already/, ({ phase }) => phase === 'inProgress'],
  [/visit is over/, ({ phase }) => phase === 'completed'],
  [/no visit/, ({ phase }) => phase === 'cancelled' || phase === 'noShow'],
  [/did not come/, ({ phase }) => phase === 'noShow'],
  [/staff to cancel/, ({ phase }) => phase === 'available'],
  [/waits for its payment/, ({ phase }) => phase === 'pendingPayment'],
  [
    /waits for a phlebotomist/,
    ({ phase, visit }) => phase === 'pending' && visit.channel === 'MOBILE',
  ],
  [
    /waits to be confirmed/,
    ({ phase, visit }) => phase === 'pending' && visit.channel === 'IN_VENUE',
  ],
];

/** Commands that are refused with a reason of their own. */
const ownWords: ReadonlySet<JobCommandType> = new Set([
  'cancelAsStaff',
  'finalizePayment',
  'invoice',
]);

/** Reasons are spelled with hyphens, events without. */
const isReason = (cell: Cell): boolean => cell.includes('-');

describe.each(Object.values(jobCommands))('$type', (command) => {
  const cells = (['MOBILE', 'IN_VENUE'] as const).flatMap((channel) =>
    phaseNames.map((phase) => {
      const row = table[command.type][channel];
      return { channel, phase, expected: row[phase] ?? row.otherwise };
    }),
  );
  it.each(cells)('of a $channel job in phase $phase: $expected', ({ channel, phase, expected }) => {
    expect(answerTo(command, aJob(phase, channel))).toBe(expected);
  });

  const refused = cells.filter(({ expected }) => isReason(expected));
  it.each(refused)('of a $channel job in phase $phase is refused with what is so', (cell) => {
    const job = aJob(cell.phase, cell.channel);
    const decision = decideJob(command, job);
    if (!isRefusal(decision)) expect.fail('it was not refused');
    const { message } = decision;
    expect(message).toMatch(/^[A-Z].+\.$/);
    if (cell.expected === 'wrong-channel') expect(message).toContain(job.visit.channel);
    const untrue = claims.filter(([said, isSo]) => said.test(message) && !isSo(job));
    expect(untrue.map(([said]) => `${said.source} in: ${message}`)).toEqual([]);
    // A step is named where it leads on, and only there; elsewhere it is said how the job stands.
    const leads = firstSteps[command.type]?.includes(cell.phase) === true;
    if (cell.expected !== 'wrong-phase') return;
    expect(/\bfirst\b/.test(message)).toBe(leads);
    const states = claims.filter(([said]) => said.test(message));
    expect(states.length > 0 || leads || ownWords.has(command.type)).toBe(true);
  });
});
