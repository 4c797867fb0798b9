import { describe, expect, it } from 'vitest';
import { givenControl } from '../../../test/page-driver/given-control.ts';
import { questionsIn } from './recognize.ts';
import type { FormControl, Option } from './screen.ts';

const fieldsOf = (...controls: readonly Partial<FormControl>[]) =>
  questionsIn(controls.map((one, index) => givenControl({ index, ...one }))).map(
    ({ field }) => field,
  );

const options = (...labels: readonly string[]): readonly Option[] =>
  labels.map((label) => ({ value: label, label, group: '', disabled: false }));

describe('a question of a page', () => {
  it.each([
    ['given-name', 'firstName'],
    ['section-patient shipping postal-code', 'postcode'],
    ['bday', 'dateOfBirth'],
    ['bday-month', 'birthMonth'],
    ['address-level2', 'city'],
    ['cc-csc', 'cardCvc'],
  ])('is known by its token %s first', (autocomplete, field) => {
    expect(fieldsOf({ autocomplete, label: 'Email' })).toEqual([field]);
  });

  it.each([
    ['Forename(s)', 'firstName'],
    ['Family name *', 'lastName'],
    ['Your name', 'fullName'],
    ['E-mail (required)', 'email'],
    ['A number on which we can call you', 'phone'],
    ['Date of birth', 'dateOfBirth'],
    ['Town or city', 'city'],
    ['Address line 2 (optional)', 'addressLine2'],
    ['Preferred date', 'preferredDate'],
    ['Anything we should know', 'specialInstructions'],
    ['Card number', 'cardNumber'],
    ['Name on card', 'cardName'],
    ['Valid until', 'cardExpiry'],
    ['Security code', 'cardCvc'],
  ])('is known by its name: %s', (label, field) => {
    expect(fieldsOf({ label })).toEqual([field]);
  });

  it('is known by what its choices are', () => {
    const select = { role: 'select' as const, label: 'Please choose' };
    expect(
      fieldsOf(
        { ...select, options: options('Male', 'Female') },
        { ...select, options: options('Morning', 'Evening') },
        { ...select, options: options('We visit you at home', 'You come to a clinic') },
        { ...select, options: options('09:00', '09:30') },
      ),
    ).toEqual(['gender', 'timePreference', 'fulfillmentChannel', 'venueSlotStart']);
  });

  it('takes radios of one name for one question, which its legend asks', () => {
    const radio = { role: 'radio' as const, name: 'x', group: 'Which test?' };
    expect(fieldsOf({ ...radio, label: 'Iron' }, { ...radio, label: 'Thyroid' })).toEqual([
      'testType',
    ]);
  });

  it('knows the parts of a date by the group in which they stand', () => {
    const group = 'Date of birth';
    expect(
      fieldsOf({ group, label: 'Day' }, { group, label: 'Month' }, { group, label: 'Year' }),
    ).toEqual(['birthDay', 'birthMonth', 'birthYear']);
  });

  it('knows the parts of the day of a visit, too', () => {
    const group = 'What date should we come?';
    expect(
      fieldsOf({ group, label: 'Day' }, { group, label: 'Month' }, { group, label: 'Year' }),
    ).toEqual(['preferredDay', 'preferredMonth', 'preferredYear']);
  });

  it('takes a box for consent when it must be ticked, and for nothing otherwise', () => {
    const box = { role: 'checkbox' as const, label: 'Send me news' };
    expect(fieldsOf({ ...box, required: true }, box)).toEqual(['consent', undefined]);
  });

  it('is a day where only a day can be given, whatever it is called', () => {
    const day = { type: 'date' };
    expect(
      fieldsOf({ ...day, label: 'Show times from' }, { ...day, label: 'When were you born?' }),
    ).toEqual(['preferredDate', 'dateOfBirth']);
  });

  it('is what the profile says, whatever it looks like', () => {
    expect(fieldsOf({ label: 'Email', meant: ['city'] })).toEqual(['city']);
  });

  it('is no button', () => {
    expect(fieldsOf({ role: 'button', label: 'Email me' })).toEqual([]);
  });
});
