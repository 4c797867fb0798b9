import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  decideRefund,
  decideRefundCreation,
  evolveRefund,
  type Refund,
  type RefundCommand,
  type RefundPhase,
  type RefundTerms,
} from './refund.ts';

const terms: RefundTerms = {
  id: 'rf_1',
  jobId: 'job_1',
  clientId: 'cl_1',
  amount: 85,
  reason: 'requested_by_customer',
  cancelledJob: false,
  notes: null,
  processorPaymentIntentId: 'pi_1',
  createdAt: 1,
};
const pending = evolveRefund(undefined, { type: 'RefundCreated', at: 1, terms });
const inPhase = (phase: RefundPhase): Refund => ({ ...pending, phase });

const commands: { readonly [Type in RefundCommand['type']]: RefundCommand } = {
  settle: { type: 'settle', now: 2, processorRefundId: 're_1' },
  fail: { type: 'fail', now: 2 },
  reconcile: { type: 'reconcile', now: 2, processorRefundId: 're_1' },
};

it('is pending when it is created, which comes before all else', () => {
  expect(evolveRefund(undefined, { type: 'RefundCreated', at: 1, terms })).toEqual({
    ...terms,
    phase: 'pending',
    processorRefundId: null,
  });
  expect(() => evolveRefund(undefined, { type: 'RefundFailed', at: 1 })).toThrow(
    'RefundFailed without a refund before it',
  );
});

it.each([
  { from: 'pending', settle: 'succeeded', fail: 'failed', reconcile: 'reconciled' },
  { from: 'failed', settle: null, fail: null, reconcile: 'reconciled' },
  { from: 'succeeded', settle: null, fail: null, reconcile: null },
  { from: 'reconciled', settle: null, fail: null, reconcile: null },
] as const)('a refund in phase $from: %o', ({ from, ...row }) => {
  for (const [type, to] of Object.entries(row)) {
    const decision = decideRefund(commands[type as RefundCommand['type']], inPhase(from));
    if (to === null) expect(decision).toMatchObject({ refused: 'wrong-phase' });
    else if (isRefusal(decision)) expect.fail(decision.message);
    else expect(decision.reduce(evolveRefund, inPhase(from)).phase).toBe(to);
  }
});

describe('what the processor calls it', () => {
  it.each([
    ['settle', 're_1'],
    ['reconcile', 're_1'],
    ['fail', null],
  ] as const)('after %s is %s', (type, processorRefundId) => {
    const decision = decideRefund(commands[type], pending);
    if (isRefusal(decision)) expect.fail(decision.message);
    expect(decision.reduce(evolveRefund, pending)).toMatchObject({ processorRefundId });
  });
});

it('is blocked while a dispute is open', () => {
  expect(decideRefundCreation(terms, true)).toMatchObject({ refused: 'dispute-open' });
  expect(decideRefundCreation(terms, false)).toEqual([{ type: 'RefundCreated', at: 1, terms }]);
});
