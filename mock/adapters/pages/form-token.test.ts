import { describe, expect, it } from 'vitest';
import { createFormTokens } from './form-token.ts';

describe('a form token', () => {
  const tokens = createFormTokens();
  const token = tokens.sign('book', 'link_1');

  it('holds for the form and the thing that it was signed for', () => {
    expect(tokens.holds(token, 'book', 'link_1')).toBe(true);
  });

  it.each([
    ['another purpose', token, 'pay', 'link_1'],
    ['another thing', token, 'book', 'link_2'],
    ['a shifted border between the two', token, 'boo', 'klink_1'],
    ['no token', '', 'book', 'link_1'],
    ['a shorter text', token.slice(0, -1), 'book', 'link_1'],
    ['another text of its length', `${token.slice(1)}A`, 'book', 'link_1'],
  ])('does not hold for %s', (_, given, purpose, id) => {
    expect(tokens.holds(given, purpose, id)).toBe(false);
  });

  it('is another in another process', () => {
    expect(createFormTokens().holds(token, 'book', 'link_1')).toBe(false);
  });
});
