import { expect, it } from 'vitest';
import { toldOf } from './tell-reply.ts';

const advanced = (listed: number, more?: number) => {
  const at = '2027-01-04T09:00:00.000Z';
  const rows = Array.from({ length: listed }, () => ({ at, what: 'invoice.overdue' }));
  const rest = more === undefined ? [] : [{ at, what: 'more', count: more }];
  const result = { now: at, happened: [...rows, ...rest] };
  return toldOf({ action: 'clock.advance' }, { ok: true, result });
};

it.each([
  [0, undefined, /nothing fell due/, []],
  [1, undefined, /1 thing happened/, []],
  [21, undefined, /21 things happened/, ['and 1 more']],
  [1_000, 299_000, /300000 things happened/, ['and 299980 more']],
])('a move of the clock tells of %d listed and %s left out', (listed, more, text, rest) => {
  const told = advanced(listed, more);
  expect(told.text).toMatch(text);
  expect(told.rows?.slice(20)).toEqual(rest);
});
