/** Which of many cases a run goes through, when it does not go through all: spread, and settled by the seed. Pure. */
import type { Random } from '../engine/random.ts';

type Choosable = { readonly rule: string; readonly member: string };

/**
 * At most so many of them: each rule once as far as they reach, then each member once, then whatever the seed brings.
 * Infinity gives all of them, in their own order.
 */
export function choose<T extends Choosable>(
  all: readonly T[],
  count: number,
  random: Random,
): readonly T[] {
  if (count >= all.length) return all;
  const mixed = shuffle(all, random);
  const ofEachRule = firstOfEach(mixed, ({ rule }) => rule);
  const members = new Set(ofEachRule.map(({ member }) => member));
  const ofEachMember = firstOfEach(mixed, ({ member }) => member).filter(
    ({ member }) => !members.has(member),
  );
  return [...new Set([...ofEachRule, ...ofEachMember, ...mixed])].slice(0, count);
}

const firstOfEach = <T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const firsts = new Map<string, T>();
  for (const one of all) if (!firsts.has(keyOf(one))) firsts.set(keyOf(one), one);
  return [...firsts.values()];
};

function shuffle<T>(all: readonly T[], random: Random): readonly T[] {
  const rest = [...all];
  return all.flatMap(() => rest.splice(random.below(rest.length), 1));
}
