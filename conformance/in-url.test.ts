import { expect, it } from 'vitest';
import { inUrl } from './in-url.ts';

it('a text of a server fits into a URL, whatever it holds', () => {
  expect(inUrl('a/b?c')).toBe('a%2Fb%3Fc');
  expect(inUrl('💉')).toBe('%F0%9F%92%89');
  expect(inUrl('a\ud800')).toBe('a%EF%BF%BD');
});
