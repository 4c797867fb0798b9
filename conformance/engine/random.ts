/** Generated input that follows from the seed: the same seed and label always give the same values. */

export type Random = {
  /** A whole number from 0 up to, not including, the limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** So many characters a-z0-9. */
  readonly word: (length: number) => string;
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Each label has its own sequence, so that leaving checks out does not change the input of the others. */
export function seededRandom(seed: number, label: string): Random {
  const next = mulberry32(hash(`${String(seed)}/${label}`));
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    word: (length) =>
      Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
  };
}

/** FNV-1a over UTF-16 code units. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return state >>> 0;
}

/** Tommy Ettinger's mulberry32: 32 bits of state, good enough for test data. */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
