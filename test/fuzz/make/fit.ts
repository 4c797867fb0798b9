/** Values that a member of a body could have: right ones, and ones just beyond what is right. */

import fc from 'fast-check';
import type { Known } from '../known.ts';
import { weirdDates, weirdText, weirdTimes } from './weird.ts';

export type Fit = { readonly name: string; readonly value: string };

export const fitFor = ({ venues, panels }: Known['ids']): fc.Arbitrary<Fit> => {
  const fit = (name: string, ...values: readonly fc.Arbitrary<string>[]): fc.Arbitrary<Fit> =>
    fc.oneof(...values).map((value) => ({ name, value }));
  return fc.oneof(
    fit('venueSlotStart', slotStart, fc.constantFrom(...weirdTimes)),
    fit('preferredDate', anyDate, fc.constantFrom(...weirdDates)),
    fit('dateOfBirth', anyDate, fc.constantFrom(...weirdDates)),
    fit('venueId', fc.constantFrom(...venues)),
    fit('testType', fc.constantFrom(...panels)),
    fit('phone', fc.constantFrom(...phones), fc.string({ unit: phoneUnit, maxLength: 20 })),
    fit('email', fc.constantFrom(...emails), fc.emailAddress()),
    fit('postcode', fc.constantFrom(...postcodes), postcode),
    fit('firstName', weirdText),
    fit('specialInstructions', weirdText),
    fit('externalOrderId', fc.string({ unit: 'grapheme', minLength: 195, maxLength: 205 })),
    fit('gender', fc.constantFrom('MALE', 'FEMALE', 'male', 'OTHER')),
    fit('timePreference', fc.constantFrom('morning', 'afternoon', 'evening', 'night')),
    fit('fulfillmentChannel', fc.constantFrom('MOBILE', 'IN_VENUE', 'mobile', '')),
    fit('kind', fc.constantFrom('all-mobile', 'all-venues', 'venue', 'elsewhere')),
  );
};

const quarter = 15 * 60 * 1000;
const monday = Date.parse('2027-01-04T00:00:00Z');

/** From two days before the clock to two weeks after it, on a grid that most venues keep to. */
const slotStart = fc
  .integer({ min: -2 * 96, max: 14 * 96 })
  .map((quarters) => new Date(monday + quarters * quarter).toJSON());

const anyDate = fc.date({ noInvalidDate: true }).map((date) => date.toJSON().slice(0, -14));

const phoneUnit = fc.constantFrom(...Array.from('0123456789+ ()-.x'));

const phones = [
  '+447700900123',
  '07700 900123',
  '00447700900123',
  '(020) 7946 0123',
  '+1 212 555 0100',
  '+',
  '0',
  '+0',
  '7700900123',
  `+${'4'.repeat(15)}`,
  `+${'4'.repeat(16)}`,
  '+44٧٧٠٠٩٠٠١٢٣',
];

const emails = [
  'ada@example.org',
  'ada+tag@example.org',
  'ada@localhost',
  'ada@[127.0.0.1]',
  '"ada b"@example.org',
  'ada@example.org\nBcc: x@example.org',
  `${'a'.repeat(300)}@example.org`,
  'ada@xn--e1afmkfd.example',
  'ada@пример.example',
];

const postcodes = [
  'ZZ99 3VZ',
  'ZZ993VZ',
  'ZZ99\n3VZ',
  'ZZ99\u00a03VZ',
  'zz99 3vz',
  'GIR 0AA',
  'W1A 0AX',
];

const postcode = fc.stringMatching(/^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/);
