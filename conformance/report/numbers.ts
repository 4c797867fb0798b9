/** The numbers of a run in words, as every report tells them. */
import type { Summary, Verdict } from '../engine/verdict.ts';
import { verdictWords } from './severity.ts';
import type { Results } from './results.ts';

type Count = { readonly verdict: Verdict; readonly count: number; readonly word: string };

const order: readonly (readonly [Verdict, keyof Summary])[] = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['warn', 'warn'],
  ['error', 'error'],
  ['not-testable', 'notTestable'],
  ['not-applicable', 'notApplicable'],
];

/** Only what has occurred; observations are no checks and are told elsewhere. */
export const countsOf = (summary: Summary): readonly Count[] =>
  order
    .map(([verdict, key]) => ({ verdict, count: summary[key], word: verdictWords[verdict] }))
    .filter(({ count }) => count > 0);

export const coverageLine = ({ coverage }: Pick<Results, 'coverage'>): string =>
  `${String(coverage.proved)} of ${String(coverage.requirements)} requirements proved (${String(coverage.provable)} could be)`;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
