import { expect, it } from 'vitest';
import { notSeen, wasSeen } from './not-seen.ts';

it('tells an answer of the server from the reason why there is none', () => {
  expect(wasSeen({ answer: notSeen('no clock') })).toBe(false);
  expect(wasSeen({ answer: 'with 409, which was not seen: before' })).toBe(true);
});
