import { describe, expect, it } from 'vitest';
import { testCards, tryCard } from './cards.ts';

const now = Date.parse('2027-01-12T09:00:00Z');
const good = {
  cardName: 'Alex Example',
  cardNumber: '4242424242424242',
  cardExpiry: '12/30',
  cardCode: '123',
};
const wrongFields = (over: object): readonly string[] => {
  const tried = tryCard({ ...good, ...over }, now);
  return 'mistakes' in tried ? tried.mistakes.map(({ field }) => field) : [];
};

describe('a card', () => {
  it.each(testCards)('$number comes to: $outcome', ({ number, outcome }) => {
    expect(tryCard({ ...good, cardNumber: number }, now)).toEqual({ outcome });
    expect(tryCard({ ...good, cardNumber: number.replaceAll(' ', '-') }, now)).toEqual({ outcome });
  });

  it.each(['01/27', '1/27', '01/2027', '01 / 27', '0127', '01.27'])(
    'that ends this month (%j) is good',
    (cardExpiry) => {
      expect(wrongFields({ cardExpiry })).toEqual([]);
    },
  );

  it.each([
    ['no name', { cardName: '' }, 'cardName'],
    ['no number', { cardNumber: '' }, 'cardNumber'],
    ['letters for a number', { cardNumber: 'four' }, 'cardNumber'],
    ['a wrong check digit', { cardNumber: '4242424242424241' }, 'cardNumber'],
    ['a number that is none of the test cards', { cardNumber: '5555555555554444' }, 'cardNumber'],
    ['an end that is past', { cardExpiry: '12/26' }, 'cardExpiry'],
    ['no end', { cardExpiry: '' }, 'cardExpiry'],
    ['a month that is none', { cardExpiry: '13/30' }, 'cardExpiry'],
    ['no code', { cardCode: '' }, 'cardCode'],
    ['a code of two digits', { cardCode: '12' }, 'cardCode'],
  ])('with %s is refused at its field', (_, over, field) => {
    expect(wrongFields(over)).toEqual([field]);
  });

  it('with all of it missing has each field named', () => {
    const tried = tryCard({}, now);
    expect('mistakes' in tried && tried.mistakes.map(({ field }) => field)).toEqual([
      'cardName',
      'cardNumber',
      'cardExpiry',
      'cardCode',
    ]);
  });
});
