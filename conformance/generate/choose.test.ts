import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../engine/random.ts';
import { choose } from './choose.ts';

const anyCases = fc.array(
  fc.record({ rule: fc.constantFrom('a', 'b', 'c'), member: fc.constantFrom('x', 'y', 'z', 'v') }),
  { maxLength: 40 },
);
const anySeed = fc.nat(1_000);

describe('what is chosen', () => {
  it('is as many as are wanted, or all that there are, none of them twice', () => {
    fc.assert(
      fc.property(anyCases, fc.nat(50), anySeed, (all, count, seed) => {
        const chosen = choose(all, count, seededRandom(seed, 'test'));
        expect(chosen).toHaveLength(Math.min(count, all.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.filter((one) => !all.includes(one))).toEqual([]);
      }),
    );
  });

  it('has each rule once before any rule twice', () => {
    fc.assert(
      fc.property(anyCases, fc.nat(50), anySeed, (all, count, seed) => {
        const chosen = choose(all, count, seededRandom(seed, 'test'));
        const rules = new Set(all.map(({ rule }) => rule)).size;
        const seen = new Set(chosen.map(({ rule }) => rule)).size;
        expect(seen).toBe(Math.min(rules, chosen.length));
      }),
    );
  });

  it('follows from the seed', () => {
    const all = Array.from({ length: 60 }, (_, at) => ({ rule: 'a', member: String(at) }));
    const chosen = (seed: number) => choose(all, 6, seededRandom(seed, 'test'));
    expect(chosen(1)).toEqual(chosen(1));
    expect(chosen(2)).not.toEqual(chosen(1));
  });

  it('is everything in its own order, where nothing is to be left out', () => {
    const all = [
      { rule: 'a', member: 'x' },
      { rule: 'b', member: 'y' },
    ];
    expect(choose(all, Infinity, seededRandom(1, 'test'))).toEqual(all);
  });
});
