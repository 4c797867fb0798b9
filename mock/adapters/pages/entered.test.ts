import { describe, expect, it } from 'vitest';
import { enteredIn, textIn } from './entered.ts';

describe('what was entered', () => {
  it('has no white space at its ends, and of a field that came twice the last', () => {
    expect(enteredIn({ one: ' a b ', two: ['x', 'y'] })).toEqual({ one: 'a b', two: 'y' });
  });

  it.each([[undefined], ['text'], [null], [{ one: { nested: true } }]])(
    'is no text in %j',
    (body) => {
      expect(textIn(enteredIn(body), 'one')).toBe('');
    },
  );

  it('is not what every object has', () => {
    expect(textIn(enteredIn({}), 'constructor')).toBe('');
  });
});
