import { expect, it } from 'vitest';
import { readBody } from './exchange.ts';
import { deepest, isTooDeep } from './nesting.ts';

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const bodyOf = (text: string) => readBody(Buffer.from(text)).body;

it('reads what is nested as deep as it may be, and side by side without end', () => {
  expect(bodyOf(nested(deepest))).toMatchObject({ kind: 'json' });
  expect(isTooDeep(`[${Array.from({ length: 10_000 }, () => '{}').join(',')}]`)).toBe(false);
});

it.each([deepest + 1, 30_000, 4_000_000])('does not read %d levels', (levels) => {
  expect(bodyOf(nested(levels))).toEqual({
    kind: 'unread',
    problem: 'the body is nested more than 500 levels deep',
  });
});

it('takes no bracket in a text for a level', () => {
  const text = JSON.stringify({ 'a"[': '\\"['.repeat(1_000), b: '\\' });
  expect(bodyOf(text)).toEqual({ kind: 'json', value: JSON.parse(text) as unknown });
});

it('survives a text that does not end, and a long one', () => {
  const problem = 'the body is not JSON';
  expect(bodyOf(`"${'['.repeat(100_000)}`)).toEqual({ kind: 'other', problem });
  expect(bodyOf(`"${'\\"'.repeat(4_000_000)}`)).toEqual({ kind: 'other', problem });
  expect(bodyOf(`["${'\\"'.repeat(4_000_000)}"]`)).toMatchObject({ kind: 'json' });
  expect(bodyOf(`"${'a'.repeat(8_000_000)}"`)).toMatchObject({ kind: 'json' });
});
