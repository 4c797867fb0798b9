/**
 * Numbers from a seed, the same wherever integers are 32 bits wide. faker draws its own for the
 * names that it chooses; a thousand digits of ids drawn through it would be felt at every start.
 */

export type Chance = {
  /** Inclusive, and at most 2³² values. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
  /** So many hexadecimal digits, a multiple of eight. */
  readonly hex: (length: number) => string;
  /** So many characters of the alphabet. */
  readonly text: (alphabet: string, length: number) => string;
};

/** sfc32 by Chris Doty-Humphrey (PractRand), its first numbers thrown away as its author advises. */
export const chanceFrom = (seed: number): Chance => {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let spent = 0; spent < 16; spent += 1) next();

  const below = (count: number): number => Math.floor((next() / 2 ** 32) * count);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[below(items.length)] as T;
  };
  return {
    between: (low, high) => low + below(high - low + 1),
    pick,
    shuffled: (items) => shuffled(items, below),
    hex: (length) => {
      let digits = '';
      while (digits.length < length) digits += next().toString(16).padStart(8, '0');
      return digits;
    },
    text: (alphabet, length) => {
      let drawn = '';
      while (drawn.length < length) drawn += alphabet.charAt(below(alphabet.length));
      return drawn;
    },
  };
};

/** Fisher and Yates. */
const shuffled = <T>(items: readonly T[], below: (count: number) => number): readonly T[] => {
  const left = [...items];
  const mixed: T[] = [];
  while (left.length > 0) mixed.push(...left.splice(below(left.length), 1));
  return mixed;
};
