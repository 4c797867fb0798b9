import { describe, expect, it } from 'vitest';
import { answerTo, jobCommands } from '../../../test/given/job-commands.ts';
import { aJob, APPOINTMENT, NOW, onTheWay } from '../../../test/given/jobs.ts';
import { decideJob } from './decide.ts';

describe('a phlebotomist under way', () => {
  it.each([
    { progress: 'assigned', markEnRoute: 'EnRouteMarked', markArrived: 'ArrivalMarked' },
    { progress: 'enRoute', markEnRoute: 'already-done', markArrived: 'ArrivalMarked' },
    { progress: 'arrived', markEnRoute: 'already-done', markArrived: 'already-done' },
  ] as const)('who is $progress', ({ progress, markEnRoute, markArrived }) => {
    const job = onTheWay(progress);
    expect(answerTo(jobCommands.markEnRoute, job)).toBe(markEnRoute);
    expect(answerTo(jobCommands.markArrived, job)).toBe(markArrived);
    expect(answerTo(jobCommands.start, job)).toBe('VisitStarted');
    expect(answerTo(jobCommands.withdraw, job)).toBe('PhlebotomistWithdrew');
  });

  it.each([
    ['enRoute', 'The phlebotomist is on the way already.'],
    ['arrived', 'The phlebotomist has arrived already.'],
  ] as const)('who is %s is not marked en route: %s', (progress, message) => {
    expect(decideJob(jobCommands.markEnRoute, onTheWay(progress))).toMatchObject({ message });
  });

  it('tells the ETA before the new one', () => {
    expect(decideJob(jobCommands.updateEta, onTheWay('enRoute', NOW))).toEqual([
      { type: 'EtaUpdated', at: NOW, previousEta: NOW, newEta: NOW + 60_000 },
    ]);
  });

  it('is the first to accept, or another one after a loss (O66)', () => {
    const again = aJob('pending', 'MOBILE', { acceptances: 1 });
    expect(decideJob(jobCommands.accept, aJob('pending'))).toMatchObject([{ first: true }]);
    expect(decideJob(jobCommands.accept, again)).toMatchObject([{ first: false }]);
  });
});

describe('a visit', () => {
  it.each([
    { channel: 'MOBILE', phase: 'pendingPayment', wasConfirmed: false },
    { channel: 'MOBILE', phase: 'pending', wasConfirmed: false },
    { channel: 'MOBILE', phase: 'confirmed', wasConfirmed: true },
    { channel: 'IN_VENUE', phase: 'pendingPayment', wasConfirmed: true },
    { channel: 'IN_VENUE', phase: 'pending', wasConfirmed: true },
    { channel: 'IN_VENUE', phase: 'confirmed', wasConfirmed: true },
  ] as const)(
    'that is moved, of a $channel job in $phase, had a time that was confirmed (O85): $wasConfirmed',
    ({ channel, phase, wasConfirmed }) => {
      expect(decideJob(jobCommands.reschedule, aJob(phase, channel))).toEqual([
        {
          type: 'JobRescheduled',
          at: NOW,
          appointmentAt: APPOINTMENT + 3_600_000,
          previousAppointmentAt: APPOINTMENT,
          wasConfirmed,
        },
      ]);
    },
  );

  it('is not moved to the time it has', () => {
    const command = { ...jobCommands.reschedule, appointmentAt: APPOINTMENT };
    expect(answerTo(command, aJob('confirmed'))).toBe('already-done');
  });
});

it('is told who cancelled: staff start no refund by it', () => {
  expect(decideJob(jobCommands.cancelAsStaff, aJob('confirmed'))).toEqual([
    { type: 'JobCancelled', at: NOW, by: 'staff', refundId: null },
  ]);
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
      expect(decideJob(jobCommands.finalizePayment, aJob(phase, channel))).toEqual([
        { type: 'PaymentFinalized', at: NOW, confirms },
      ]);
    },
  );

  it.each(['PAID', 'REFUNDED'] as const)('is refused when the payment is %s', (payment) => {
    const job = aJob('pending', 'MOBILE', { payment });
    expect(answerTo(jobCommands.finalizePayment, job)).toBe('already-done');
  });
});

describe('money that others settle', () => {
  it('leaves a paid job paid, and refunds only a paid one, when it is the whole price', () => {
    const paid = aJob('completed', 'MOBILE', { payment: 'PAID' });
    expect(answerTo(jobCommands.recordPayment, paid)).toBe('nothing');
    expect(answerTo(jobCommands.recordRefund, paid)).toBe('JobRefunded');
    expect(answerTo({ ...jobCommands.recordRefund, amountPence: 8499 }, paid)).toBe('nothing');
    const atVenue = aJob('completed', 'IN_VENUE', { payment: 'PAID' });
    expect(answerTo({ ...jobCommands.recordRefund, amountPence: 6000 }, atVenue)).toBe(
      'JobRefunded',
    );
    expect(answerTo({ ...jobCommands.recordRefund, amountPence: 5999 }, atVenue)).toBe('nothing');
  });

  it('puts a job on one invoice only', () => {
    const billed = aJob('completed', 'MOBILE', { invoiceId: 'inv_0' });
    expect(answerTo(jobCommands.invoice, billed)).toBe('already-done');
  });
});
