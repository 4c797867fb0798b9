import { describe, expect, it } from 'vitest';
import { givenControl } from '../../../test/page-driver/given-control.ts';
import { givenWish } from '../../../test/page-driver/given-wish.ts';
import type { PageField } from './page-field.ts';
import type { FormControl } from './screen.ts';
import { textToWrite } from './write-text.ts';

const card = { number: '4242', expiryMonth: '07', expiryYear: '2039', cvc: '123' };
const written = (field: PageField, changes: Partial<FormControl> = {}) =>
  textToWrite(field, givenControl(changes), { ...givenWish, card });

describe('the text for a field', () => {
  it('has a date in the form that the page asks for, else as the API has it', () => {
    expect(written('dateOfBirth')).toBe('1988-04-12');
    expect(written('dateOfBirth', { type: 'date', hint: 'dd/mm/yyyy' })).toBe('1988-04-12');
    expect(written('dateOfBirth', { placeholder: 'DD/MM/YYYY' })).toBe('12/04/1988');
    expect(written('dateOfBirth', { hint: 'For example 31.12.1980' })).toBe('12.04.1988');
  });

  it('has the end of a card in the form that the page asks for', () => {
    expect(written('cardExpiry')).toBe('07/39');
    expect(written('cardExpiry', { placeholder: 'MM / YYYY' })).toBe('07 / 2039');
    expect(written('cardExpiry', { type: 'month' })).toBe('2039-07');
    expect(written('cardExpiryYear', { placeholder: 'YY' })).toBe('39');
  });

  it('is what a check wants to be written, as it is', () => {
    const wish = { ...givenWish, fields: { dateOfBirth: 'never' } };
    const control = givenControl({ placeholder: 'DD/MM/YYYY' });
    expect(textToWrite('dateOfBirth', control, wish)).toBe('never');
  });

  it('is none for what the patient has not got', () => {
    expect(written('addressLine2')).toBeUndefined();
  });
});
