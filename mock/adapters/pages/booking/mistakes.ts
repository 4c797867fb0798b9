/** The API's faults and refusals in the words of a form, each at its field. */

import type { Fault } from '#contract/validate.ts';
import type { Refusal } from '../../../domain/refusal.ts';
import { textIn, type Entered } from '../entered.ts';
import type { Mistake } from '../views/fields.ts';

/** By field, in the order of the form: what to do when it is empty, and when it is wrong. */
const advice: { readonly [field: string]: readonly [empty: string, wrong: string] } = {
  slot: ['Choose a time.', 'That time is no longer free. Choose another.'],
  firstName: ['Enter your first name.', 'Enter your first name.'],
  lastName: ['Enter your last name.', 'Enter your last name.'],
  dateOfBirth: [
    'Enter your date of birth.',
    'Enter your date of birth with day, month and year, like 15/06/1985.',
  ],
  gender: ['Choose your sex.', 'Choose your sex.'],
  email: [
    'Enter your email address.',
    'Enter an email address in the correct form, like name@example.com.',
  ],
  phone: [
    'Enter your phone number.',
    'Enter a UK phone number, like 07700 900123, or one that begins with + and the country code.',
  ],
  addressLine1: ['Enter the first line of your address.', 'Enter the first line of your address.'],
  city: ['Enter your town or city.', 'Enter your town or city.'],
  postcode: ['Enter your postcode.', 'Enter a full UK postcode, like SW1A 1AA.'],
  preferredDate: ['Choose a date for the visit.', 'Choose a date from today on.'],
  timePreference: ['Choose a time of day.', 'Choose a time of day.'],
  testType: ['Choose a test.', 'That test is no longer offered. Choose another.'],
  specialInstructions: ['', 'Enter your notes as plain text.'],
};

const order = Object.keys(advice);

/** Where the body's name and the form's differ. */
const fieldAt: { readonly [place: string]: string } = {
  'body.venueSlotStart': 'slot',
};

/** One for each field, in the order of the form. */
export const mistakesOf = (faults: readonly Fault[], entered: Entered): readonly Mistake[] =>
  faults
    .map((fault) => mistakeOf(fault, entered))
    .filter(
      ({ field }, index, all) =>
        field === '' || all.findIndex((other) => other.field === field) === index,
    )
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));

const mistakeOf = ({ place, expected }: Fault, entered: Entered): Mistake => {
  const field = fieldAt[place] ?? place.split('.').at(-1) ?? '';
  const words = advice[field];
  if (words === undefined) return { field: '', message: `Expected ${expected} (${place}).` };
  return { field, message: words[textIn(entered, field) === '' ? 0 : 1] };
};

const noLongerFree = { field: 'slot', message: 'That time is no longer free. Choose another.' };

const refusals: { readonly [Reason in Refusal['refused']]?: Mistake } = {
  'slot-full': noLongerFree,
  'slot-past': noLongerFree,
  'slot-not-offered': noLongerFree,
  'panel-unknown': {
    field: 'testType',
    message: 'That test is no longer offered. Choose another.',
  },
  'venue-not-bookable': { field: '', message: 'This clinic takes no bookings any more.' },
  'link-scope': { field: '', message: 'This link is for another way of booking.' },
};

/** Of a refusal that another choice in the form can mend. */
export const mistakeOfRefusal = ({ refused, message }: Refusal): Mistake =>
  refusals[refused] ?? { field: '', message };
