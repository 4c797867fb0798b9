/** From the fields of the long form, which have names of their own, to answers and back. */

import { answersFrom, type AnswerName, type Answers } from '../desk/answers.ts';
import type { Opened } from '../desk/booking-desk.ts';

/** What each answer's field is called in the form. */
export const fieldNames: { readonly [Name in AnswerName]: string } = {
  firstName: 'fn',
  lastName: 'sn',
  email: 'mail',
  phone: 'mob',
  dateOfBirth: 'born',
  gender: 'sex',
  channel: 'meet',
  addressLine1: 'street',
  addressLine2: 'flat',
  city: 'town',
  county: 'cty',
  postcode: 'pc',
  preferredDate: 'day',
  timePreference: 'part',
  venueId: 'clinic',
  slotStart: 'slot',
  testType: 'test',
  specialInstructions: 'note',
};

/** The day of birth is asked for in parts. */
export const bornNames = { day: 'born-d', month: 'born-m', year: 'born-y' } as const;

export const answersIn = (form: URLSearchParams, opened: Opened): Answers =>
  withinScope(
    answersFrom((name) =>
      name === 'dateOfBirth'
        ? bornIn(form)
        : (words[name]?.[textIn(form, name)] ?? textIn(form, name)),
    ),
    opened,
  );

const textIn = (form: URLSearchParams, name: AnswerName): string =>
  form.get(fieldNames[name])?.trim() ?? '';

/** What the form calls the values of the API. */
const words: { readonly [Name in AnswerName]?: Readonly<Record<string, string>> } = {
  gender: { m: 'MALE', f: 'FEMALE' },
  channel: { home: 'MOBILE', clinic: 'IN_VENUE' },
};

/** YYYY-MM-DD of the parts; parts that make no date stay as they are, and are faulted as a date. */
const bornIn = (form: URLSearchParams): string => {
  const { day, month, year } = bornNames;
  const parts = [year, month, day].map((name) => form.get(name)?.trim() ?? '');
  return parts.every((part) => part === '')
    ? ''
    : parts.map((part) => part.padStart(2, '0')).join('-');
};

export const answersOfHint = (opened: Opened): Answers => {
  const hint: Readonly<Record<string, string | undefined>> = opened.hint;
  return withinScope(
    answersFrom((name) => hint[name] ?? ''),
    opened,
  );
};

/** What a link leaves no choice about is not taken from the form. */
const withinScope = (answers: Answers, { channels, link, venues }: Opened): Answers => {
  const [only] = channels;
  const [firstVenue] = venues;
  return {
    ...answers,
    ...(channels.length === 1 && only !== undefined ? { channel: only } : {}),
    ...(link.scope.kind === 'venue' ? { venueId: firstVenue?.id ?? link.scope.venueId } : {}),
  };
};
