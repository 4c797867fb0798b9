import { expect, it } from 'vitest';
import { jsonText } from './visible.ts';

it('prints JSON of others as JSON, with no control character as itself', () => {
  const value = { name: 'a\u009b31m\u202e\u2066\u007f\u0085', nested: ['ok'] };
  const text = jsonText(value, 2);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(JSON.parse(text)).toEqual(value);
});
