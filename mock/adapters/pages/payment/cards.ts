/** The cards that the payment page knows, with the numbers by which people test card payments. */

import { mobileTimeZone } from '../../../domain/job/appointment.ts';
import { dateAt } from '../../../domain/zoned-time.ts';
import { textIn, type Entered } from '../entered.ts';
import type { Mistake } from '../views/fields.ts';

export type CardOutcome = 'approved' | 'declined' | 'insufficient' | 'asksBank';

/** Numbers that no bank gives out; `outcome` is what comes of a payment with it. */
export const testCards: readonly {
  readonly number: string;
  readonly outcome: CardOutcome;
  readonly words: string;
}[] = [
  { number: '4242 4242 4242 4242', outcome: 'approved', words: 'Payment succeeds' },
  { number: '4000 0027 6000 3184', outcome: 'asksBank', words: 'The bank asks you to confirm' },
  { number: '4000 0000 0000 0002', outcome: 'declined', words: 'Card is declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient', words: 'Not enough money' },
];

export const refusalWords: { readonly [Outcome in 'declined' | 'insufficient']: string } = {
  declined: 'Your card was declined. Nothing was charged. Try another card.',
  insufficient: 'There is not enough money on this card. Nothing was charged. Try another card.',
};

/** What comes of a payment with this card, or what is wrong with the entries. `now` is ms. */
export const tryCard = (
  entered: Entered,
  now: number,
): { readonly outcome: CardOutcome } | { readonly mistakes: readonly Mistake[] } => {
  const digits = textIn(entered, 'cardNumber').replaceAll(/[\s-]/g, '');
  const mistakes = [
    { field: 'cardName', message: nameMistake(textIn(entered, 'cardName')) },
    { field: 'cardNumber', message: numberMistake(digits) },
    { field: 'cardExpiry', message: expiryMistake(textIn(entered, 'cardExpiry'), now) },
    { field: 'cardCode', message: codeMistake(textIn(entered, 'cardCode')) },
  ].filter((mistake): mistake is Mistake => mistake.message !== undefined);
  const card = testCardOf(digits);
  return card === undefined || mistakes.length > 0 ? { mistakes } : { outcome: card.outcome };
};

const testCardOf = (digits: string) =>
  testCards.find(({ number }) => number.replaceAll(' ', '') === digits);

const nameMistake = (name: string): string | undefined =>
  name === '' ? 'Enter the name on the card.' : undefined;

const numberMistake = (digits: string): string | undefined => {
  if (digits === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) {
    return 'Enter the card number as it is on the card: a digit seems to be wrong.';
  }
  // A real card has no business in a sandbox, whatever it would have paid.
  return testCardOf(digits) === undefined
    ? 'The sandbox takes no real cards: use one of the test cards below.'
    : undefined;
};

/** The formula of Luhn (ISO/IEC 7812-1, annex B). */
const hasCheckDigit = (digits: string): boolean => {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const expiryMistake = (written: string, now: number): string | undefined => {
  if (written === '') return 'Enter the expiry date.';
  const parts = /^(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})$/.exec(written);
  if (parts === null) return 'Enter the expiry date as month and year, like 12/30.';
  const [, month = '', year = ''] = parts;
  // A card is good to the end of its month.
  const thisMonth = dateAt(now, mobileTimeZone).slice(0, 7);
  return `20${year}-${month.padStart(2, '0')}` < thisMonth
    ? 'This card has expired. Use another card.'
    : undefined;
};

const codeMistake = (code: string): string | undefined => {
  if (code === '') return 'Enter the security code.';
  return /^\d{3,4}$/.test(code)
    ? undefined
    : 'Enter the security code: the three digits on the back of the card.';
};
