import { describe, expect, it } from 'vitest';
import { refuse, type RefusalReason } from '../../domain/refusal.ts';
import { usualPolicies, type Policies } from '../../domain/policy.ts';
import { failureOf } from './refusal-verdict.ts';
import { failureIn, root, withStubApi } from './stub-api.ts';

const verdict = (reason: RefusalReason, policies: Partial<Policies> = {}) => {
  const { status, error } = failureOf(refuse(reason, 'why'), { ...usualPolicies, ...policies });
  return `${status} ${error}`;
};

describe('a refusal becomes', () => {
  it.each([
    ['invalid', '400 VALIDATION'],
    ['not-found', '404 NOT_FOUND'],
    ['capability-missing', '403 CAPABILITY_DENIED'],
    ['cancel-under-dispute', '409 BOOKING_UNDER_DISPUTE'],
    ['cancel-within-24h', '409 CANCELLATION_LOCKED'],
    ['cancel-available', '409 CANCELLATION_BY_STAFF_ONLY'],
    ['cancel-completed', '409 BOOKING_COMPLETED'],
    ['venue-not-bookable', '400 VALIDATION'],
    ['slot-not-offered', '400 VALIDATION'],
    ['slot-past', '400 VALIDATION'],
    ['slot-full', '400 VALIDATION'],
    ['panel-unknown', '400 VALIDATION'],
    ['cursor-invalid', '400 VALIDATION'],
    ['wrong-phase', '400 VALIDATION'],
    ['wrong-channel', '400 VALIDATION'],
    ['already-done', '400 VALIDATION'],
    ['dispute-open', '400 VALIDATION'],
    ['link-expired', '400 VALIDATION'],
    ['link-used', '400 VALIDATION'],
    ['link-scope', '400 VALIDATION'],
    ['link-unknown', '404 NOT_FOUND'],
  ] as const)('%s: %s', (reason, expected) => {
    expect(verdict(reason)).toBe(expected);
  });

  it.each([
    ['cancel-completed', { O07: '400' }, '400 VALIDATION'],
    ['capability-missing', { O09: '400' }, '400 VALIDATION'],
    ['venue-not-bookable', { O25: '404' }, '404 NOT_FOUND'],
  ] as const)('%s with %j: %s', (reason, policies, expected) => {
    expect(verdict(reason, policies)).toBe(expected);
  });
});

it('a refused operation is answered with its reason and message, and no data', async () => {
  const cancelBooking = async () => refuse('cancel-within-24h', 'The appointment is too near.');
  await withStubApi({ operations: { cancelBooking } }, async (api) => {
    const answer = await api.ask(`${root}/bookings/id_1/cancel`, { method: 'POST' });
    expect(failureIn(answer)).toEqual({
      status: 409,
      error: 'CANCELLATION_LOCKED',
      reason: 'cancel-within-24h',
      message: 'The appointment is too near.',
    });
  });
});
