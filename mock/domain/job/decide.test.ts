import { describe, expect, it } from 'vitest';
import { aJob, APPOINTMENT, NOW, onTheWay, phaseNames } from '../../../test/given/jobs.ts';
import { usualPolicies } from '../policy.ts';
import { isRefusal } from '../refusal.ts';
import type { Command, JobCommand, JobCommandType } from './commands.ts';
import { decideJob } from './decide.ts';
import type { Collection, JobEventType } from './events.ts';
import type { Channel, Job, JobPhaseName } from './job.ts';
import type { RefusalReason } from '../refusal.ts';

const now = NOW;

const collection: Collection = {
  barcode: 'SB1',
  shipmentMode: 'VENUE_OR_PATIENT_TO_LAB',
  shipmentModeSource: 'CLIENT_DEFAULT',
  clientMetadata: null,
  collectionNotes: null,
};

const commands: { readonly [Type in JobCommandType]: Command<Type> } = {
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
  complete: { type: 'complete', now, partner: null, sampleId: 'smp_1', collection },
  flagNoShow: { type: 'flagNoShow', now },
  reschedule: { type: 'reschedule', now, appointmentAt: APPOINTMENT + 3_600_000 },
  invoice: { type: 'invoice', now, invoiceId: 'inv_1' },
  recordPayment: { type: 'recordPayment', now },
  recordRefund: { type: 'recordRefund', now, amountPence: 8500 },
};

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

const answer = (command: JobCommand, job: Job): string => {
  const decision = decideJob(command, job);
  if (isRefusal(decision)) return decision.refused;
  return decision.length === 0 ? 'nothing' : decision.map((event) => event.type).join(' ');
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

describe.each(Object.values(commands))('$type', (command) => {
  const cells = (['MOBILE', 'IN_VENUE'] as const).flatMap((channel) =>
    phaseNames.map((phase) => {
      const row = table[command.type][channel];
      return { channel, phase, expected: row[phase] ?? row.otherwise };
    }),
  );
  it.each(cells)('of a $channel job in phase $phase: $expected', ({ channel, phase, expected }) => {
    expect(answer(command, aJob(phase, channel))).toBe(expected);
  });

  const refused = cells.flatMap(({ channel, phase }) => {
    const job = aJob(phase, channel);
    const decision = decideJob(command, job);
    return isRefusal(decision) ? [{ channel, phase, job, ...decision }] : [];
  });
  it.each(refused)('of a $channel job in phase $phase is refused with what is so', (cell) => {
    const { job, phase, message } = cell;
    expect(message).toMatch(/^[A-Z].+\.$/);
    const untrue = claims.filter(([said, isSo]) => said.test(message) && !isSo(job));
    expect(untrue.map(([said]) => `${said.source} in: ${message}`)).toEqual([]);
    // A step is named where it leads on, and only there.
    const leads = firstSteps[command.type]?.includes(phase) === true;
    if (cell.refused === 'wrong-phase') expect(/\bfirst\b/.test(message)).toBe(leads);
  });
});

describe('a phlebotomist under way', () => {
  it.each([
    { progress: 'assigned', markEnRoute: 'EnRouteMarked', markArrived: 'ArrivalMarked' },
    { progress: 'enRoute', markEnRoute: 'already-done', markArrived: 'ArrivalMarked' },
    { progress: 'arrived', markEnRoute: 'already-done', markArrived: 'already-done' },
  ] as const)('who is $progress', ({ progress, markEnRoute, markArrived }) => {
    const job = onTheWay(progress);
    expect(answer(commands.markEnRoute, job)).toBe(markEnRoute);
    expect(answer(commands.markArrived, job)).toBe(markArrived);
    expect(answer(commands.start, job)).toBe('VisitStarted');
    expect(answer(commands.withdraw, job)).toBe('PhlebotomistWithdrew');
  });

  it.each([
    ['enRoute', 'The phlebotomist is on the way already.'],
    ['arrived', 'The phlebotomist has arrived already.'],
  ] as const)('who is %s is not marked en route: %s', (progress, message) => {
    expect(decideJob(commands.markEnRoute, onTheWay(progress))).toMatchObject({ message });
  });

  it('tells the ETA before the new one', () => {
    expect(decideJob(commands.updateEta, onTheWay('enRoute', now))).toEqual([
      { type: 'EtaUpdated', at: now, previousEta: now, newEta: now + 60_000 },
    ]);
  });

  it('is the first to accept, or another one after a loss (O66)', () => {
    const again = aJob('pending', 'MOBILE', { acceptances: 1 });
    expect(decideJob(commands.accept, aJob('pending'))).toMatchObject([{ first: true }]);
    expect(decideJob(commands.accept, again)).toMatchObject([{ first: false }]);
  });
});

describe('payment finalization', () => {
  it.each([
    { channel: 'IN_VENUE', phase: 'pendingPayment', confirms: true },
    { channel: 'IN_VENUE', phase: 'pending', confirms: true },
    { channel: 'IN_VENUE', phase: 'confirmed', confirms: false },
    { channel: 'MOBILE', phase: 'pendingPayment', confirms: false },
    { channel: 'MOBILE', phase: 'pending', confirms: false },
  ] as const)(
    'of a $channel job in $phase confirms it: $confirms',
    ({ channel, phase, confirms }) => {
      expect(decideJob(commands.finalizePayment, aJob(phase, channel))).toEqual([
        { type: 'PaymentFinalized', at: now, confirms },
      ]);
    },
  );

  it.each(['PAID', 'REFUNDED'] as const)('is refused when the payment is %s', (payment) => {
    const job = aJob('pending', 'MOBILE', { payment });
    expect(answer(commands.finalizePayment, job)).toBe('already-done');
  });
});

describe('money that others settle', () => {
  it('leaves a paid job paid, and refunds only a paid one, when it is the whole price', () => {
    const paid = aJob('completed', 'MOBILE', { payment: 'PAID' });
    expect(answer(commands.recordPayment, paid)).toBe('nothing');
    expect(answer(commands.recordRefund, paid)).toBe('JobRefunded');
    expect(answer({ ...commands.recordRefund, amountPence: 8499 }, paid)).toBe('nothing');
  });

  it('puts a job on one invoice only', () => {
    const billed = aJob('completed', 'MOBILE', { invoiceId: 'inv_0' });
    expect(answer(commands.invoice, billed)).toBe('already-done');
  });
});

it('refuses to move a visit to the time it has', () => {
  const command = { ...commands.reschedule, appointmentAt: APPOINTMENT };
  expect(answer(command, aJob('confirmed'))).toBe('already-done');
});
