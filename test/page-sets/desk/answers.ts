/** What a patient has answered, as text; each set asks for it in its own words and fields. */

import { validateBody } from '#contract/validate.ts';
import type { CreateBookingRequest } from '#contract/model.ts';
import { extraFaults } from '../../../mock/application/extra-faults.ts';
import type { Deps } from '../../../mock/application/ports.ts';

export const answerNames = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'gender',
  'channel',
  'addressLine1',
  'addressLine2',
  'city',
  'county',
  'postcode',
  'preferredDate',
  'timePreference',
  'venueId',
  'slotStart',
  'testType',
  'specialInstructions',
] as const;

export type AnswerName = (typeof answerNames)[number];

/** Dates are YYYY-MM-DD, `slotStart` is ISO 8601, `channel` MOBILE or IN_VENUE; '' is no answer. */
export type Answers = { readonly [Name in AnswerName]: string };

export type Problem = {
  readonly name: AnswerName;
  /** `gone`: it was offered, and somebody else has it by now. */
  readonly why: 'missing' | 'wrong' | 'gone';
};

/** From a lookup by name, trimmed; what patients write in other ways is put into the API's form. */
export const answersFrom = (read: (name: AnswerName) => string): Answers => {
  const given = Object.fromEntries(answerNames.map((name) => [name, read(name).trim()])) as Answers;
  return { ...given, postcode: given.postcode.toUpperCase().replaceAll(/\s+/g, ' ') };
};

/** The body of POST /bookings that says the same. Holds to the contract when nothing is wrong. */
export const requestOf = (answers: Answers): CreateBookingRequest => {
  const { firstName, lastName, email, phone, dateOfBirth, gender } = answers;
  const patient = { firstName, lastName, email, phone, dateOfBirth, gender };
  const request =
    answers.channel === 'IN_VENUE'
      ? { ...venuePart(answers), fulfillmentChannel: 'IN_VENUE', patient }
      : { ...mobilePart(answers), fulfillmentChannel: 'MOBILE', patient };
  return request as CreateBookingRequest;
};

const venuePart = ({ venueId, slotStart, testType, specialInstructions }: Answers) => ({
  ...{ venueId, venueSlotStart: slotStart },
  appointment: { testType, ...given({ specialInstructions }) },
});

const mobilePart = (answers: Answers) => {
  const { addressLine1, addressLine2, city, county, postcode } = answers;
  const { preferredDate, timePreference, testType, specialInstructions } = answers;
  return {
    location: { addressLine1, city, postcode, ...given({ addressLine2, county }) },
    appointment: { preferredDate, timePreference, testType, ...given({ specialInstructions }) },
  };
};

/** Optional members are left out where nothing was written. */
const given = (members: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== ''));

/** What POST /bookings would fault in these answers, by the answer that is at fault. */
export const problemsIn = (
  answers: Answers,
  { clock, policies }: Pick<Deps, 'clock' | 'policies'>,
): readonly Problem[] => {
  const body = requestOf(answers);
  const input = { id: '', query: {}, body };
  const faults = [
    ...validateBody('createBooking', body),
    ...extraFaults('createBooking', input, policies(), clock.now()),
  ];
  const names = new Set(faults.map(({ place }) => nameAt(place)));
  if (answers.channel === '') names.add('channel');
  return answerNames
    .filter((name) => names.has(name))
    .map((name) => ({ name, why: answers[name] === '' ? 'missing' : 'wrong' }));
};

const nameAt = (place: string): string => {
  const member = place.slice(place.lastIndexOf('.') + 1);
  return member === 'venueSlotStart' ? 'slotStart' : member;
};
