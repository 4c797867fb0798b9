/** An id that no thing has, in the form that the server gives to its ids. */
import type { Random } from '../engine/random.ts';

export type UnknownId = {
  readonly id: string;
  /** Whether it has the form of a real id for certain. If not, a server may refuse its form before it looks it up (O70). */
  readonly inForm: boolean;
};

/** How many characters at the end of an id are changed at the most: enough that no other thing has it. */
const tailLength = 12;

/** An id without `_` and `-` may begin with a word all the same, which is hardly longer than this. */
const prefixLength = 4;

/**
 * A server may look at the form of an id before it looks the thing up, so the unknown id is made from a real one,
 * and only the part behind its last `_` or `-` is changed: what stands before it may be a word of the server's.
 * Without an example it is a random UUID.
 */
export function unknownIdLike(example: string | undefined, random: Random): UnknownId {
  if (example === undefined) return { id: randomUuid(random), inForm: false };
  const headLength = Math.max(example.lastIndexOf('_'), example.lastIndexOf('-')) + 1;
  const head = example.slice(0, headLength);
  const own = example.slice(headLength);
  const { id, inForm } = anotherNumber(own, random) ?? anotherWord(own, head !== '', random);
  return { id: head + id, inForm };
}

/** For a number, and for a number behind letters; undefined for any other word. */
function anotherNumber(own: string, random: Random): UnknownId | undefined {
  const [, letters = '', number] = /^(\D*)(\d+)$/.exec(own) ?? [];
  if (number === undefined) return undefined;
  const another = differentNumber(number, random);
  // A counter may become longer; a number with a letter or a zero before it may be one of a certain length.
  const isCounter = letters === '' && !number.startsWith('0');
  return { id: letters + another, inForm: isCounter || another.length === number.length };
}

/** Of a long number the end is drawn anew; a short one becomes a far one, and keeps its length if it is padded. */
function differentNumber(number: string, random: Random): string {
  if (number.length >= 7) {
    const kept = number.slice(0, Math.max(1, number.length - tailLength));
    return kept + differentDigits(number.slice(kept.length), random);
  }
  const isPadded = number.startsWith('0') && number.length >= 4;
  return isPadded ? farNumber(random).slice(0, number.length) : farNumber(random);
}

const farNumber = (random: Random): string => String(900_000_000 + random.below(99_999_999));

function differentDigits(digits: string, random: Random): string {
  const drawn = Array.from(digits, () => String(random.below(10))).join('');
  return drawn === digits ? differentDigits(digits, random) : drawn;
}

/** A word with enough different characters is shuffled in itself, which keeps its alphabet. */
function anotherWord(own: string, hasHead: boolean, random: Random): UnknownId {
  const tail = own.slice(-tailLength);
  if (new Set(tail.replace(/[^A-Za-z0-9]/g, '')).size < 6) {
    return { id: own + farNumber(random), inForm: false };
  }
  const keepsItsBeginning = hasHead || own.length >= tailLength + prefixLength;
  return { id: own.slice(0, -tailLength) + shuffled(tail, random), inForm: keepsItsBeginning };
}

/** Letters and digits change places; whatever else there is stays. */
function shuffled(text: string, random: Random): string {
  const characters = Array.from(text);
  const places = characters.flatMap((character, index) =>
    /[A-Za-z0-9]/.test(character) ? [index] : [],
  );
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (const place of places) {
      const other = places[random.below(places.length)] ?? place;
      [characters[place], characters[other]] = [characters[other] ?? '', characters[place] ?? ''];
    }
    if (characters.join('') !== text) break;
  }
  return characters.join('');
}

function randomUuid(random: Random): string {
  const hex = (length: number): string =>
    Array.from({ length }, () => random.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
