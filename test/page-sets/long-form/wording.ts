/** What Lane & Vein call each answer, and what they say of a wrong one. */

import type { AnswerName, Problem } from '../desk/answers.ts';

export const titles: { readonly [Name in AnswerName]: string } = {
  firstName: 'Forename',
  lastName: 'Surname',
  email: 'E-mail',
  phone: 'Mobile number',
  dateOfBirth: 'Born on',
  gender: 'I am',
  channel: 'Where shall we meet?',
  addressLine1: 'House and street',
  addressLine2: 'Flat or building (if any)',
  city: 'Town',
  county: 'County (if any)',
  postcode: 'Post code',
  preferredDate: 'Which day suits you?',
  timePreference: 'When on that day?',
  venueId: 'Clinic',
  slotStart: 'Time at the clinic',
  testType: 'What should we test?',
  specialInstructions: 'Is there anything else?',
};

/** Goes on after the title, and stands beside the field. */
export const whatIsWrong = (name: AnswerName, why: Problem['why']): string => {
  if (why === 'gone') return 'no longer free, please pick another';
  if (why === 'missing') return 'please fill this in';
  return rules[name] ?? 'this does not look right';
};

const rules: { readonly [Name in AnswerName]?: string } = {
  email: 'this is not an e-mail address',
  phone: 'this is not a phone number',
  dateOfBirth: 'there is no such day; write it like 27 3 1985',
  postcode: 'this is not a UK post code',
  preferredDate: 'this day has passed',
};
