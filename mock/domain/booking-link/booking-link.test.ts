import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import {
  decideLink,
  evolveLink,
  linkAllows,
  linkLifetimeMs,
  type BookingLink,
  type LinkScope,
  type LinkTerms,
} from './booking-link.ts';

const terms: LinkTerms = {
  id: 'jti-1',
  clientId: 'cl_1',
  scope: { kind: 'all-mobile' },
  externalUserId: null,
  externalOrderId: null,
  passthrough: null,
  patient: {},
  mintedAt: 0,
  expiresAt: linkLifetimeMs,
};
const minted = evolveLink(undefined, { type: 'LinkMinted', at: 0, terms });

const consume = (now: number, link: BookingLink = minted) =>
  decideLink({ type: 'consume', now, jobId: 'job_1' }, link);

describe('a booking link', () => {
  it('is unused when it is minted, which comes before all else', () => {
    expect(evolveLink(undefined, { type: 'LinkMinted', at: 0, terms })).toEqual({
      ...terms,
      usedBy: null,
    });
    const consumed = { type: 'LinkConsumed', at: 1, jobId: 'job_1' } as const;
    expect(() => evolveLink(undefined, consumed)).toThrow('LinkConsumed without a link before it');
  });

  it.each([
    [0, 'LinkConsumed'],
    [linkLifetimeMs - 1, 'LinkConsumed'],
    [linkLifetimeMs, 'link-expired'],
    [linkLifetimeMs + 1, 'link-expired'],
  ])('%i ms after it was minted: %s', (now, expected) => {
    const decision = consume(now);
    expect(isRefusal(decision) ? decision.refused : decision[0]?.type).toBe(expected);
  });

  it('is consumed by the first submission', () => {
    const decision = consume(1);
    if (isRefusal(decision)) expect.fail(decision.message);
    const used = decision.reduce(evolveLink, minted);
    expect(used.usedBy).toBe('job_1');
    expect(consume(2, used)).toMatchObject({ refused: 'link-used' });
    expect(consume(linkLifetimeMs, used)).toMatchObject({ refused: 'link-used' });
  });
});

describe('the ways of booking that its scope allows', () => {
  const here = { channel: 'IN_VENUE', venueId: 'ven_1' } as const;
  const elsewhere = { channel: 'IN_VENUE', venueId: 'ven_2' } as const;
  const home = { channel: 'MOBILE' } as const;

  it.each<[LinkScope, boolean, boolean, boolean]>([
    [{ kind: 'all-mobile' }, true, false, false],
    [{ kind: 'all-venues' }, false, true, true],
    [{ kind: 'venue', venueId: 'ven_1' }, false, true, false],
    [{ kind: 'mobile-then-venue-fallback' }, true, true, true],
  ])('%o: at home %s, at ven_1 %s, at ven_2 %s', (scope, atHome, atHere, atElsewhere) => {
    expect(linkAllows(scope, home)).toBe(atHome);
    expect(linkAllows(scope, here)).toBe(atHere);
    expect(linkAllows(scope, elsewhere)).toBe(atElsewhere);
  });
});
