import { describe, expect, it } from 'vitest';
import { seededRandom } from './random.ts';

describe('generated input', () => {
  it('is the same for the same seed and label', () => {
    expect(seededRandom(7, 'BOOK-01').word(12)).toBe(seededRandom(7, 'BOOK-01').word(12));
  });

  it('differs with the seed and with the label', () => {
    const word = seededRandom(7, 'BOOK-01').word(12);
    expect(seededRandom(8, 'BOOK-01').word(12)).not.toBe(word);
    expect(seededRandom(7, 'BOOK-02').word(12)).not.toBe(word);
  });

  it('stays below the limit', () => {
    const random = seededRandom(1, 'x');
    const drawn = Array.from({ length: 1000 }, () => random.below(7));
    expect(Math.min(...drawn)).toBe(0);
    expect(Math.max(...drawn)).toBe(6);
  });

  it('picks each of several things, and nothing else', () => {
    const random = seededRandom(1, 'x');
    const drawn = Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c']));
    expect([...new Set(drawn)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('writes words of small letters and digits, as long as is asked', () => {
    expect(seededRandom(1, 'x').word(200)).toMatch(/^[a-z0-9]{200}$/);
  });

  it('stays what it is from release to release, so that a seed of an old report can be used', () => {
    const random = seededRandom(7, 'BOOK-01');
    expect([random.word(12), random.below(1000)]).toEqual(['n7j0i0mlm1pb', 933]);
  });
});
