/** Guesses which word was meant, so that a message about an unknown one can offer the fix. */

/** The end of a sentence: empty when no candidate is near enough to be a slip. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = closest(word, candidates);
  return guess === undefined ? '' : `; did you mean ${guess}?`;
}

/** The candidate at the smallest edit distance, or undefined when none is near enough to be a slip. */
function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (best === undefined || distance < best.distance) best = { candidate, distance };
  }
  const near = Math.max(2, Math.floor(word.length / 3));
  return best !== undefined && best.distance <= near ? best.candidate : undefined;
}

/** Levenshtein's distance, one row at a time. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const substituted = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
