/** A few cases that are always the same, and whether they still come out as docs/proof.md says. Pure. */
import { createHash } from 'node:crypto';
import type { Proof } from './proof.ts';
import { flawRow } from './show-proof.ts';

/** Those whose names have the lowest hashes: a new case replaces one at most. */
export function sampleOf<T extends { readonly name: string }>(
  cases: readonly T[],
  size: number,
): readonly T[] {
  const hashed = cases.map((one) => ({ one, hash: hashOf(one.name) }));
  return hashed
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, size)
    .map(({ one }) => one);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The rows that docs/proof.md does not have, each as it would stand there. */
export function driftOf({ flaws, latitudes }: Proof, document: string): readonly string[] {
  const written = new Set(document.split('\n').map(tight));
  const rows = [...flaws.map(flawRow), ...latitudes.map(({ name }) => `- a server that ${name}`)];
  return rows.filter((row) => !written.has(tight(row)));
}

/** How wide the columns of a table are is the formatter's business. */
export const tight = (line: string): string => line.replaceAll(/\s+/g, ' ');
