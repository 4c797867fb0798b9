import { describe, expect, it } from 'vitest';
import { refuse } from '../../../domain/refusal.ts';
import { mistakeOfRefusal, mistakesOf } from './mistakes.ts';

describe('faults of the API in the words of a form', () => {
  it('stand at the fields of the form, in its order', () => {
    const faults = [
      { place: 'body.appointment.testType', expected: 'text' },
      { place: 'body.location.postcode', expected: 'a UK postcode' },
      { place: 'body.venueSlotStart', expected: 'a date-time' },
      { place: 'body.patient.firstName', expected: 'text' },
    ];
    expect(mistakesOf(faults, {}).map(({ field }) => field)).toEqual([
      'slot',
      'firstName',
      'postcode',
      'testType',
    ]);
  });

  it('tell what is empty from what is wrong', () => {
    const faults = [{ place: 'body.patient.email', expected: 'an email address' }];
    expect(mistakesOf(faults, {})[0]?.message).toBe('Enter your email address.');
    expect(mistakesOf(faults, { email: 'x' })[0]?.message).toMatch(/in the correct form/);
  });

  it('are told once for each field', () => {
    const phone = { place: 'body.patient.phone', expected: 'a number' };
    expect(mistakesOf([phone, phone], { phone: '12' })).toHaveLength(1);
  });

  it('of a place that the form does not have are told all the same', () => {
    const faults = [{ place: 'body.passthrough', expected: 'an object' }];
    expect(mistakesOf(faults, {})).toEqual([
      { field: '', message: 'Expected an object (body.passthrough).' },
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    ['slot-full', 'slot'],
    ['slot-past', 'slot'],
    ['slot-not-offered', 'slot'],
    ['panel-unknown', 'testType'],
    ['venue-not-bookable', ''],
    ['link-scope', ''],
  ] as const)('%s stands at the field %j', (refused, field) => {
    expect(mistakeOfRefusal(refuse(refused, 'why')).field).toBe(field);
  });
});
