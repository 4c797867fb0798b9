import { describe, expect, it } from 'vitest';
import { inTime } from './in-time.ts';

const given = { catastrophic: /^(a+)+$/, text: `${'a'.repeat(40)}b` };

describe('a time limit over work', () => {
  it('gives back what comes of the work, undefined among it', () => {
    expect(inTime(5000, () => 1 + 1)).toEqual({ value: 2 });
    expect(inTime(5000, () => undefined)).toEqual({ value: undefined });
  });

  it('ends a pattern that would not end, and then holds for the next', () => {
    expect(inTime(50, () => given.catastrophic.test(given.text))).toBeUndefined();
    expect(inTime(5000, () => 1)).toEqual({ value: 1 });
  });

  it('lets through what the work throws', () => {
    const fault = new TypeError('no');
    const work = (): never => {
      throw fault;
    };
    expect(() => inTime(5000, work)).toThrow(fault);
  });
});
