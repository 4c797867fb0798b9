import { describe, expect, it } from 'vitest';
import { aCheck, aDeliveryCheck, aPassiveCheck, aProbe } from '../../test/given/workshop.ts';
import { asksAt, tagsOf } from './check.ts';
import { held } from './outcome.ts';

describe('what a check calls itself', () => {
  const usual = { asks: ['getBooking'] as const };

  it('is more in a full run only where it says so', () => {
    const thorough = { ...usual, fullAsks: ['getBooking', 'getBooking'] as const };
    expect(asksAt(thorough, 'default')).toEqual(['getBooking']);
    expect(asksAt(thorough, 'full')).toEqual(['getBooking', 'getBooking']);
    expect(asksAt(usual, 'full')).toEqual(['getBooking']);
  });
});

describe('the tags by which it is selected', () => {
  const nothing = () => undefined;
  const asks = ['getBooking'] as const;

  it('are what it asks, that it is a probe, or that it only looks on', () => {
    const active = { ...aCheck('A-01', () => Promise.resolve(held())), asks };
    expect(tagsOf(active)).toEqual(['getBooking']);
    expect(tagsOf(aProbe(() => Promise.resolve({ answer: '' }), { asks }))).toEqual([
      ...['getBooking', 'probe'],
    ]);
    expect(tagsOf(aPassiveCheck(nothing))).toEqual(['passive']);
    expect(tagsOf(aDeliveryCheck(nothing))).toEqual(['passive']);
  });
});
