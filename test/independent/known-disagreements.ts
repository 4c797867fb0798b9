/** Where Prism and contract/validate.ts judge differently, and why. Anything else fails the test. */

import { aBody, type Case } from './cases.ts';

export type Disagreement = {
  readonly prism: 'accepts' | 'refuses';
  readonly about: readonly Case['about'][];
  /** Of the case's `change`. */
  readonly change: RegExp;
  readonly reason: string;
};

const requests = ['body', 'query'] as const;
const answers = ['response', 'webhook'] as const;

export const knownDisagreements: readonly Disagreement[] = [
  {
    prism: 'refuses',
    about: [...requests, ...answers],
    change: / = "2027-01-12T09:30Z"$/,
    reason:
      'Prism reads date-time as RFC 3339, which wants seconds. The specification asks for ISO 8601, where they may be left out.',
  },
  {
    prism: 'refuses',
    about: answers,
    change: / = "2027-01-12T09:30:00"$/,
    reason:
      'The specification asks for an offset in requests only: an answer without one cannot be called wrong (O92).',
  },
  {
    prism: 'refuses',
    about: answers,
    change: / = "20270112T093000Z"$/,
    reason: 'The basic form is ISO 8601 too; RFC 3339, which Prism reads by, leaves it out.',
  },
  {
    prism: 'refuses',
    about: answers,
    change: / = "2027-01-12T09:30:00,5Z"$/,
    reason: 'ISO 8601 allows a comma before the fraction and even prefers it; RFC 3339 does not.',
  },
  {
    prism: 'accepts',
    about: [...requests, ...answers],
    change: / = "2027-01-12 09:30:00Z"$/,
    reason:
      'RFC 3339 lets applications put a space in place of the T "for readability"; ISO 8601, which the specification asks for, does not.',
  },
  {
    prism: 'accepts',
    about: [...requests, ...answers],
    change: / = "2027-01-12T09:30:00\+24:00"$/,
    reason: 'Prism takes 24 for the hours of an offset; both standards end at 23.',
  },
  {
    prism: 'accepts',
    about: requests,
    change: / = "\d{4}-\d\d-\d\dT23:59:60Z"$/,
    reason:
      'Prism takes 23:59:60 of any day. A request must name an instant that the service can compute with, and POSIX time, in which it computes, has no leap seconds.',
  },
  {
    prism: 'accepts',
    about: requests,
    change: / = "2027-01-12T09:30:00\+01"$/,
    reason:
      'Prism takes an offset of hours alone, which RFC 3339, the reading that its format stands for, does not have. ISO 8601 has it, and answers may use it; a request must be readable by Date.parse (contract/README.md).',
  },
  {
    prism: 'accepts',
    about: ['query'],
    change: /^(?:limit|bookingSource|createdFrom|createdTo|periodStart|periodEnd) = ""$/,
    reason:
      'Prism drops a parameter whose text is empty as if it had not been sent; the empty text is no integer, no timestamp and no member of a set.',
  },
  {
    prism: 'accepts',
    about: ['query'],
    change: /^limit = "(?: 10|\+10|0x10|10\.0|1e1|Infinity)"$/,
    reason:
      'Prism has ajv coerce the text by Number(), and so takes spaces, signs, hexadecimal, fractions, exponents and infinity for integers.',
  },
  {
    prism: 'refuses',
    about: ['body'],
    change: new RegExp(`^${aBody}$`),
    reason:
      'Prism refuses each body that openapi.yaml does not describe (415). The specification says "No body" of one operation and nothing of what a server does with one; HTTP lets it be ignored (RFC 9110, 9.3.1), and clients that send {} with every POST are common.',
  },
];

export const isKnown = (row: Disagreement, { about, change, prism }: Case): boolean =>
  row.prism === (prism.length === 0 ? 'accepts' : 'refuses') &&
  row.about.includes(about) &&
  row.change.test(change);
