import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  decideDispute,
  decideDisputeOpening,
  evolveDispute,
  isOpen,
  type Dispute,
  type DisputeCommand,
  type DisputeTerms,
} from './dispute.ts';

const terms: DisputeTerms = {
  id: 'dp_1',
  jobId: 'job_1',
  clientId: 'cl_1',
  amountPence: 8500,
  reason: 'fraudulent',
  processorDisputeId: 'du_1',
  processorChargeId: 'ch_1',
  processorPaymentIntentId: null,
  evidenceDueBy: 9,
  createdAt: 1,
};
const opened = evolveDispute(undefined, { type: 'DisputeOpened', at: 1, terms });
const withStatus = (status: string): Dispute => ({ ...opened, status });

const review: DisputeCommand = { type: 'update', now: 2, status: 'under_review' };
const win: DisputeCommand = { type: 'close', now: 2, outcome: 'won' };
const lose: DisputeCommand = { type: 'close', now: 2, outcome: 'lost' };

describe('a dispute', () => {
  it.each([
    ['needs_response', review, 'under_review'],
    ['needs_response', win, 'won'],
    ['needs_response', lose, 'lost'],
    ['under_review', review, 'already-done'],
    ['under_review', win, 'won'],
    ['under_review', lose, 'lost'],
    ['won', review, 'wrong-phase'],
    ['won', win, 'wrong-phase'],
    ['won', lose, 'wrong-phase'],
    ['lost', review, 'wrong-phase'],
    ['lost', win, 'wrong-phase'],
    ['lost', lose, 'wrong-phase'],
  ] as const)('with status %s, after %o: %s', (status, command, expected) => {
    const dispute = withStatus(status);
    const decision = decideDispute(command, dispute);
    const answer = isRefusal(decision)
      ? decision.refused
      : decision.reduce(evolveDispute, dispute).status;
    expect(answer).toBe(expected);
  });

  it('begins by needing a response, and notes when it changed', () => {
    expect(evolveDispute(undefined, { type: 'DisputeOpened', at: 1, terms })).toEqual({
      ...terms,
      status: 'needs_response',
      updatedAt: 1,
    });
    const closed = evolveDispute(opened, { type: 'DisputeClosed', at: 5, outcome: 'won' });
    expect(closed).toMatchObject({ status: 'won', updatedAt: 5, createdAt: 1 });
  });

  it('is opened before all else that happens to it', () => {
    const closed = { type: 'DisputeClosed', at: 1, outcome: 'won' } as const;
    expect(() => evolveDispute(undefined, closed)).toThrow(
      'DisputeClosed without a dispute before it',
    );
  });

  it('is open in any status but won and lost, since the set is open', () => {
    expect(
      ['needs_response', 'under_review', 'warning_needs_response'].every((status) =>
        isOpen({ status }),
      ),
    ).toBe(true);
    expect(['won', 'lost'].some((status) => isOpen({ status }))).toBe(false);
  });

  it('is the only open one of its job', () => {
    expect(decideDisputeOpening(terms, true)).toMatchObject({ refused: 'dispute-open' });
    expect(decideDisputeOpening(terms, false)).toEqual([{ type: 'DisputeOpened', at: 1, terms }]);
  });
});
