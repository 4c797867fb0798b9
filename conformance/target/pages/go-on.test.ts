import { describe, expect, it } from 'vitest';
import { givenControl } from '../../../test/page-driver/given-control.ts';
import { goOnIn } from './go-on.ts';
import type { FormControl } from './screen.ts';

const button = (label: string, changes: Partial<FormControl> = {}): FormControl =>
  givenControl({ role: 'button', type: 'submit', submits: true, label, ...changes });

const pressed = (...controls: readonly FormControl[]) => {
  const found = goOnIn(controls, { forms: new Set([0]), names: { next: 'Weiter' } });
  return found === undefined ? undefined : [found.control.label, found.way];
};

describe('the button that goes on', () => {
  it.each([
    ['Continue', 'next'],
    ['Book appointment', 'book'],
    ['Pay £45.00', 'pay'],
    ['Continue to payment', 'next'],
    ['Absenden', 'book'],
  ])('is %s, which is a way to %s', (label, way) => {
    expect(pressed(button('Back'), button(label))).toEqual([label, way]);
  });

  it('is the one that the profile names, before all others', () => {
    expect(pressed(button('Continue'), button('Weiter', { form: -1 }))).toEqual(['Weiter', 'next']);
  });

  it('is the one of the form that was filled in', () => {
    expect(pressed(button('Continue', { form: 1 }), button('Continue on', { form: 0 }))).toEqual([
      'Continue on',
      'next',
    ]);
  });

  it('is none that goes back, is disabled, or is an entry of a list', () => {
    expect(
      pressed(
        button('Previous'),
        button('Cancel booking'),
        button('Book another appointment'),
        button('Continue', { disabled: true }),
        button('Choose', { near: 'East clinic Choose', form: -1, submits: false }),
      ),
    ).toBeUndefined();
  });

  it('is a link only where there is no form', () => {
    const link = givenControl({ role: 'link', label: 'Start now', form: -1 });
    expect(pressed(link)).toBeUndefined();
    expect(goOnIn([link], { forms: new Set(), names: {} })?.way).toBe('next');
  });
});
