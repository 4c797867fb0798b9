/** Kinds of values that several things of a world have. */

import { isDate, isEmail } from '#contract/formats.ts';
import type { Patient } from '../../domain/job/job.ts';
import { dayExpected, isDay, isMoment, momentExpected } from '../moment.ts';
import { anyMap, oneOf, orNull, text, textThat, textUpTo, type Members } from './check.ts';

/** Stands in addresses, so it is kept to what needs no escape there. */
export const id = textThat('an id of letters, digits, ".", "_" and "-", at most 100', (given) =>
  /^[A-Za-z0-9][\w.-]{0,99}$/.test(given),
);

export const moment = textThat(momentExpected, isMoment);
export const day = textThat(dayExpected, isDay);

/** Spec, POST /bookings, location. */
export const postcode = textThat('a UK postcode in upper case, as in LS1 4AP', (given) =>
  /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/.test(given),
);

export const patientMembers: Members<Patient> = {
  firstName: text,
  lastName: text,
  email: textThat('an email address', isEmail),
  phone: text,
  dateOfBirth: textThat('a date, as in 1984-05-17', isDate),
  gender: oneOf('MALE', 'FEMALE'),
};

/** What the client supplied to know its booking by (spec, Limits: 200 characters). */
export const correlation = {
  externalUserId: orNull(textUpTo(200)),
  externalOrderId: orNull(textUpTo(200)),
  passthrough: orNull(anyMap),
};
