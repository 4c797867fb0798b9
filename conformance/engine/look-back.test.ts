import { describe, expect, it } from 'vitest';
import { aDelivery, aDeliveryCheck, anExchange, aPassiveCheck } from '../../test/given/workshop.ts';
import type { DeliveryCheck, PassiveCheck, Seen } from './check.ts';
import { lookBack } from './look-back.ts';
import { held } from './outcome.ts';

const finding = { expected: 'none', actual: 'one' };

describe('a passive check', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => anExchange(`e${String(index + 1)}`));
  const judged = (judge: PassiveCheck['judge'], exchanges: Seen['exchanges'] = twelve) =>
    lookBack(aPassiveCheck(judge), { exchanges, deliveries: [] });

  it('that holds has nothing to say of how, and nothing to show', () => {
    expect(judged(() => undefined)).toEqual({ outcome: held(), evidence: [] });
  });

  it('describes the last of the examples that it shows, in the order of happening', () => {
    const { outcome, evidence } = judged((one) => ({ expected: 'none', actual: one.evidence }));
    expect(evidence).toEqual(['e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e10']);
    expect(outcome).toEqual({
      kind: 'violated',
      expected: 'none',
      actual: 'e10 (12 of 12 answers: getBooking)',
    });
  });

  it('names each operation once at which it found something', () => {
    const exchanges = [
      anExchange('e1', 'getBooking'),
      anExchange('e2', 'listVenues'),
      anExchange('e3', 'getBooking'),
    ];
    expect(judged(() => finding, exchanges).outcome).toMatchObject({
      actual: 'one (3 of 3 answers: getBooking, listVenues)',
    });
  });

  it('judges only the answers that it concerns', () => {
    const check = aPassiveCheck(() => finding, {
      concerns: ({ operation }) => operation.operationId === 'listVenues',
    });
    const exchanges = [anExchange('e1', 'getBooking'), anExchange('e2', 'listVenues')];
    expect(lookBack(check, { exchanges, deliveries: [] })).toMatchObject({
      outcome: { actual: 'one (1 of 1 answers: listVenues)' },
      evidence: ['e2'],
    });
  });

  it('is not-testable where no answer concerns it, whatever else was seen', () => {
    const check = aPassiveCheck(() => undefined, { concerns: () => false });
    const { outcome } = lookBack(check, { exchanges: twelve, deliveries: [aDelivery('e9')] });
    expect(outcome).toMatchObject({
      kind: 'lacking',
      reason: expect.stringMatching(/^no answer/) as string,
    });
  });
});

describe('a check of webhooks', () => {
  const judged = (
    judge: DeliveryCheck['judge'],
    deliveries: Seen['deliveries'],
    changes: Partial<DeliveryCheck> = {},
  ) => lookBack(aDeliveryCheck(judge, changes), { exchanges: [anExchange('e1')], deliveries });

  it('is not-testable when none has come, whatever was answered', () => {
    expect(judged(() => undefined, []).outcome).toMatchObject({
      kind: 'lacking',
      reason: expect.stringMatching(/^no webhook/) as string,
    });
  });

  it('is not-testable when none of the kind has come', () => {
    const { outcome } = judged(() => undefined, [aDelivery('e2')], { concerns: () => false });
    expect(outcome.kind).toBe('lacking');
  });

  it('holds when all that have come are sound', () => {
    expect(judged(() => undefined, [aDelivery('e2')])).toEqual({ outcome: held(), evidence: [] });
  });

  it('is violated by one among many, and says how many and to whom', () => {
    const deliveries = [
      aDelivery('e2'),
      aDelivery('e3', { mailbox: 'other', answered: 500 }),
      aDelivery('e4', { mailbox: 'other' }),
    ];
    const { outcome, evidence } = judged(
      ({ answered }) => (answered === 500 ? finding : undefined),
      deliveries,
    );
    expect(evidence).toEqual(['e3']);
    expect(outcome).toEqual({
      kind: 'violated',
      expected: 'none',
      actual: 'one (1 of 3 webhooks: to other)',
    });
  });

  it('judges only the webhooks that it concerns', () => {
    const deliveries = [aDelivery('e2'), aDelivery('e3', { mailbox: 'other' })];
    const { evidence } = judged(() => finding, deliveries, {
      concerns: ({ mailbox }) => mailbox === 'other',
    });
    expect(evidence).toEqual(['e3']);
  });
});
