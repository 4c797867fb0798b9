/** An id that no thing has, in the form that the server gives to its ids. */
import type { Random } from '../engine/random.ts';

/** How many characters at the end of an id make up the part that differs from one to the next. */
const tailLength = 12;

/**
 * A server may look at the form of an id before it looks the thing up, so the unknown id is made from a real one:
 * a long tail is shuffled in itself, which keeps its alphabet; a short number at the end becomes a far one.
 * Without an example it is a random UUID.
 */
export function unknownIdLike(example: string | undefined, random: Random): string {
  if (example === undefined) return randomUuid(random);
  const counter = /^(.*?)\d{1,9}$/.exec(example)?.[1];
  const tail = example.slice(-tailLength);
  if (new Set(tail.replace(/[^A-Za-z0-9]/g, '')).size >= 6) {
    return example.slice(0, -tailLength) + shuffled(tail, random);
  }
  return `${counter ?? example}${String(900_000_000 + random.below(99_999_999))}`;
}

/** Letters and digits change places; whatever separates them stays. */
function shuffled(tail: string, random: Random): string {
  const characters = Array.from(tail);
  const places = characters.flatMap((character, index) =>
    /[A-Za-z0-9]/.test(character) ? [index] : [],
  );
  for (let rounds = 0; rounds < 20; rounds += 1) {
    for (const place of places) {
      const other = places[random.below(places.length)] ?? place;
      [characters[place], characters[other]] = [characters[other] ?? '', characters[place] ?? ''];
    }
    if (characters.join('') !== tail) break;
  }
  return characters.join('');
}

function randomUuid(random: Random): string {
  const hex = (length: number): string =>
    Array.from({ length }, () => random.below(16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
