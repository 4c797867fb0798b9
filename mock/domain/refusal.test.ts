import { expect, it } from 'vitest';
import { isRefusal, refuse } from './refusal.ts';

it('tells a refusal from a result that counts what was refused', () => {
  expect(isRefusal(refuse('not-found', 'There is none.'))).toBe(true);
  expect(isRefusal({ replayed: 3, refused: 1 })).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
  expect(isRefusal(null)).toBe(false);
});
