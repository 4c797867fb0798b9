import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';

describe('chance', () => {
  it('draws the same from the same seed, everywhere', () => {
    expect(chanceFrom(1).hex(32)).toMatchInlineSnapshot(`"031b18dc0035b808e0244f90285dba97"`);
    expect(chanceFrom(2).hex(32)).toMatchInlineSnapshot(`"61b523fa796e54ce740883fd6bd0237b"`);
    expect(chanceFrom(0).hex(32)).toMatchInlineSnapshot(`"e3d12c6dfe4a50b2d114cd2d6e7d25a4"`);
  });

  it('reaches both ends and nothing beyond', () => {
    const { between } = chanceFrom(1);
    const drawn = new Set(Array.from({ length: 1000 }, () => between(-2, 2)));
    expect([...drawn].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2]);
  });

  it('favours none of ten digits by more than chance would', () => {
    const text = chanceFrom(1).text('0123456789', 100_000);
    for (const digit of '0123456789') {
      // Ten standard deviations either way.
      expect(Math.abs(text.split(digit).length - 1 - 10_000)).toBeLessThan(950);
    }
  });

  it('shuffles without losing or doubling anything', () => {
    const items = Array.from({ length: 50 }, (_, index) => index);
    const mixed = chanceFrom(1).shuffled(items);
    expect(mixed).not.toEqual(items);
    expect([...mixed].sort((a, b) => a - b)).toEqual(items);
  });
});
