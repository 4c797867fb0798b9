/** What the wizard says about each wrong answer. */

import type { AnswerName, Problem } from '../desk/answers.ts';
import type { Errors } from './fields.ts';

const missing: { readonly [Name in AnswerName]?: string } = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your email address',
  phone: 'Enter your phone number',
  dateOfBirth: 'Choose the day, month and year of your birth',
  gender: 'Choose your sex',
  channel: 'Choose where you would like your appointment',
  addressLine1: 'Enter the first line of your address',
  city: 'Enter your town or city',
  postcode: 'Enter your postcode',
  preferredDate: 'Choose a day',
  timePreference: 'Choose a part of the day',
  venueId: 'Choose a clinic',
  slotStart: 'Choose a time',
  testType: 'Choose a blood test',
};

const wrong: { readonly [Name in AnswerName]?: string } = {
  email: 'Enter an email address in the form name@example.com',
  phone: 'Enter a phone number, such as 07700 900123 or +44 7700 900123',
  dateOfBirth: 'Your date of birth must be a day of the calendar',
  postcode: 'Enter a full UK postcode, such as SW1A 1AA',
  preferredDate: 'Choose a day that is still to come',
};

/** In the order in which the page asks. */
export const errorsOf = (problems: readonly Problem[]): Errors =>
  new Map(
    problems.map(({ name, why }) => [
      name,
      why === 'gone'
        ? 'That time has just been taken. Choose another'
        : ((why === 'wrong' ? wrong[name] : undefined) ?? missing[name] ?? 'Check this answer'),
    ]),
  );
