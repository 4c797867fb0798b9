import { describe, expect, it } from 'vitest';
import { aJob, APPOINTMENT, phaseNames } from '../../../test/given/jobs.ts';
import { usualPolicies, type Policies } from '../policy.ts';
import { isRefusal } from '../refusal.ts';
import { decideClientCancel } from './cancel.ts';
import type { Job } from './job.ts';

const HOUR = 3_600_000;
const LOCK = 24 * HOUR;

type Ask = {
  readonly job?: Job;
  /** How long before the appointment, ms. */
  readonly before?: number;
  readonly underDispute?: boolean;
  readonly policies?: Partial<Policies>;
};

const decide = ({ job = aJob('confirmed'), before = 72 * HOUR, ...ask }: Ask) =>
  decideClientCancel(
    {
      type: 'cancelAsClient',
      now: APPOINTMENT - before,
      underDispute: ask.underDispute ?? false,
      refundId: 'rf_1',
      policies: { ...usualPolicies, ...ask.policies },
    },
    job,
  );

const answer = (ask: Ask): string => {
  const decision = decide(ask);
  return isRefusal(decision) ? decision.refused : decision.map((event) => event.type).join(' ');
};

describe('the 24-hour lock', () => {
  it.each([
    { before: LOCK + 1, usual: 'JobCancelled', locked: 'JobCancelled' },
    { before: LOCK, usual: 'JobCancelled', locked: 'cancel-within-24h' },
    { before: LOCK - 1, usual: 'cancel-within-24h', locked: 'cancel-within-24h' },
    { before: 0, usual: 'cancel-within-24h', locked: 'cancel-within-24h' },
  ])('$before ms before the appointment: $usual, or $locked (O27)', ({ before, usual, locked }) => {
    expect(answer({ before })).toBe(usual);
    expect(answer({ before, policies: { O27: 'locked' } })).toBe(locked);
  });

  it.each([
    { before: 0, open: 'cancel-within-24h' },
    { before: -1, open: 'JobCancelled' },
    { before: -72 * HOUR, open: 'JobCancelled' },
  ])(
    '$before ms before it, where a passed appointment is free (O29): $open',
    ({ before, open }) => {
      expect(answer({ before })).toBe('cancel-within-24h');
      expect(answer({ before, policies: { O29: '200' } })).toBe(open);
    },
  );

  it('names the appointment', () => {
    expect(decide({ before: HOUR })).toMatchObject({
      message: expect.stringContaining('is at 2027-01-07T09:00:00.000Z') as string,
    });
    expect(decide({ before: -HOUR })).toMatchObject({
      message: expect.stringContaining('was at 2027-01-07T09:00:00.000Z') as string,
    });
  });

  it('counts from the time to which staff moved the visit', () => {
    const moved = { ...aJob('confirmed'), visit: { ...aJob('confirmed').visit } };
    const visit = { ...moved.visit, appointmentAt: APPOINTMENT + LOCK };
    expect(answer({ job: { ...moved, visit }, before: HOUR })).toBe('JobCancelled');
  });
});

describe('a dispute', () => {
  it.each(phaseNames)('in phase %s', (phase) => {
    const expected = phase === 'cancelled' ? 'CancelRepeated' : 'cancel-under-dispute';
    expect(answer({ job: aJob(phase), underDispute: true })).toBe(expected);
  });
});

describe('cancelling again (O05)', () => {
  const job = aJob('cancelled');

  it.each([{ before: 72 * HOUR }, { before: HOUR }, { before: 72 * HOUR, underDispute: true }])(
    'changes nothing and is no fault: %o',
    (ask) => {
      expect(answer({ job, ...ask })).toBe('CancelRepeated');
    },
  );

  it.each([
    { before: LOCK, underDispute: false, expected: 'CancelRepeated' },
    { before: LOCK - 1, underDispute: false, expected: 'cancel-within-24h' },
    { before: LOCK, underDispute: true, expected: 'cancel-under-dispute' },
  ])('where the 409 row wins: %o', ({ expected, ...ask }) => {
    expect(answer({ job, ...ask, policies: { O05: '409' } })).toBe(expected);
  });
});

describe('an AVAILABLE job (O06)', () => {
  const job = aJob('available');

  it('is left to staff where they alone may end it', () => {
    expect(answer({ job })).toBe('JobCancelled');
    expect(answer({ job, policies: { O06: 'staff' } })).toBe('cancel-available');
  });

  it('is the only one that is left to staff', () => {
    const others = phaseNames.filter(
      (phase) => !['available', 'completed', 'cancelled'].includes(phase),
    );
    for (const phase of others) {
      expect(answer({ job: aJob(phase), policies: { O06: 'staff' } })).toBe('JobCancelled');
    }
  });

  it('is still under the lock where the client may', () => {
    expect(answer({ job, before: HOUR })).toBe('cancel-within-24h');
  });
});

it.each(['409', '400'] as const)('a completed booking is refused, told as %s (O07)', (O07) => {
  expect(answer({ job: aJob('completed'), policies: { O07 } })).toBe('cancel-completed');
  expect(answer({ job: aJob('completed'), before: HOUR, policies: { O07 } })).toBe(
    'cancel-completed',
  );
});

describe('the refund of a paid booking (O61)', () => {
  it.each([
    { billingMode: 'PATIENT_PAY', payment: 'PAID', O61: 'refund', refundId: 'rf_1' },
    { billingMode: 'PATIENT_PAY', payment: 'PAID', O61: 'none', refundId: null },
    { billingMode: 'PATIENT_PAY', payment: 'PENDING', O61: 'refund', refundId: null },
    { billingMode: 'PATIENT_PAY', payment: 'REFUNDED', O61: 'refund', refundId: null },
    { billingMode: 'WEEKLY_INVOICE', payment: 'PAID', O61: 'refund', refundId: null },
  ] as const)('%o', ({ billingMode, payment, O61, refundId }) => {
    const job = aJob('confirmed', 'MOBILE', { billingMode, payment });
    expect(decide({ job, policies: { O61 } })).toEqual([
      { type: 'JobCancelled', at: APPOINTMENT - 72 * HOUR, by: 'client', refundId },
    ]);
  });
});
