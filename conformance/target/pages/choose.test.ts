import { describe, expect, it } from 'vitest';
import { givenWish } from '../../../test/page-driver/given-wish.ts';
import { choose } from './choose.ts';
import type { PageField } from './page-field.ts';
import type { PageWish } from './page-wish.ts';

const choice = (value: string, label = value, disabled = false) => ({ value, label, disabled });

const chosen = (
  field: PageField,
  choices: readonly ReturnType<typeof choice>[],
  more: Partial<PageWish> = {},
): string | undefined => choose(choices, field, { ...givenWish, ...more })?.choice.value;

const slot = { start: '2027-01-05T09:00:00Z', local: '09:00' };

describe('a choice', () => {
  it.each<[PageField, readonly [string, string][], string]>([
    [
      'gender',
      [
        ['1', 'Male'],
        ['2', 'Female'],
      ],
      '2',
    ],
    [
      'timePreference',
      [
        ['a', 'In the morning'],
        ['b', 'In the afternoon'],
      ],
      'b',
    ],
    [
      'testType',
      [
        ['x', 'Thyroid'],
        ['y', 'Full blood count'],
      ],
      'y',
    ],
    [
      'birthMonth',
      [
        ['', 'Month'],
        ['3', 'Mar'],
        ['4', 'Apr'],
      ],
      '4',
    ],
    [
      'birthDay',
      [
        ['02', '02'],
        ['12', '12'],
      ],
      '12',
    ],
    [
      'cardExpiryYear',
      [
        ['38', '38'],
        ['39', '39'],
      ],
      '39',
    ],
    [
      'preferredDate',
      [
        ['d1', 'Mon 4 January'],
        ['d2', 'Tue 5 January'],
      ],
      'd2',
    ],
  ])('of %s is the one wished for', (field, choices, value) => {
    const card = { number: '4', expiryMonth: '12', expiryYear: '2039', cvc: '1' };
    const listed = choices.map(([one, label]) => choice(one, label));
    expect(chosen(field, listed, { card })).toBe(value);
  });

  it('of a channel is not one that speaks of both', () => {
    const ways = [choice('a', 'At a clinic near your home'), choice('b', 'We come to your home')];
    expect(chosen('fulfillmentChannel', ways, { channel: 'MOBILE' })).toBe('b');
  });

  it('of a slot is known by its instant, in whatever offset', () => {
    const slots = [choice('2027-01-05T09:30:00Z'), choice('2027-01-05T10:00:00+01:00', 'ten')];
    expect(chosen('venueSlotStart', slots, { slot })).toBe('2027-01-05T10:00:00+01:00');
  });

  it('of a slot is known by the time on the wall: 19:00 is not 9:00', () => {
    const slots = [choice('s1', '19:00'), choice('s2', '9:00 am')];
    expect(chosen('venueSlotStart', slots, { slot })).toBe('s2');
  });

  it('of a slot is not the same time of another day', () => {
    const slots = [choice('2027-01-06 09:00'), choice('2027-01-05 09:00')];
    expect(chosen('venueSlotStart', slots, { slot })).toBe('2027-01-05 09:00');
  });

  it('is the first that can be had when the wish is not on offer, and says so', () => {
    const panels = [choice('', 'Choose a test'), choice('x', 'Iron', true), choice('y', 'Zinc')];
    expect(choose(panels, 'testType', givenWish)).toEqual({ choice: panels[2], wished: false });
  });

  it('is none when nothing can be chosen', () => {
    expect(choose([choice('', 'Choose')], 'venue', givenWish)).toBeUndefined();
  });
});
