/** The names that a mistyped one may have meant. */

const MOST = 3;

/** Up to three of `names`, the nearest first; none when nothing is near. */
export const nearest = (wanted: string, names: readonly string[]): readonly string[] => {
  const folded = wanted.slice(0, 64).toLowerCase();
  const allowed = Math.max(2, Math.floor(folded.length / 3));
  return names
    .map((name) => ({ name, distance: distanceOf(folded, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= allowed || sharesWord(folded, name.toLowerCase()))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ name }) => name);
};

/** `jobs.complete`, `complete` and `job.complete` mean the same to a person. */
const sharesWord = (wanted: string, name: string): boolean => {
  const words = new Set(wanted.split(/[^a-z]+/).filter((word) => word.length > 2));
  return name.split('.').some((word) => words.has(word));
};

/** Levenshtein: single letters added, dropped or changed. */
const distanceOf = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let done = 1; done <= from.length; done += 1) {
    const next = [done];
    for (let at = 1; at <= to.length; at += 1) {
      const changed = (row[at - 1] ?? 0) + (from[done - 1] === to[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};
