/**
 * The page checks as they are, on pages that they were not made for: three sites, each by a maker who did not know
 * how the runner finds its way. Sound they pass; a fault is found out.
 */
import { describe, expect, it } from 'vitest';
import type { CheckEntry } from '../../conformance/report/results.ts';
import type { Judged } from '../conformance/judge.ts';
import { partOf } from '../conformance/part-of.ts';
import { faultySets } from './fault-finds.ts';
import { judgeSet } from './judge-set.ts';
import { pageSetNames } from './start-page-set.ts';

/** A walk of each check through pages of its own, three sites at a time, on a machine that may be busy. */
const patienceMs = 180_000;

/** By id, without those that passed. */
const notPassed = ({ results }: Judged): Readonly<Record<string, CheckEntry['verdict']>> =>
  Object.fromEntries(
    results.checks
      .filter(({ verdict }) => verdict !== 'pass')
      .map(({ id, verdict }) => [id, verdict]),
  );

const whyNot = ({ results }: Judged): string =>
  results.checks
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ id, reason, actual }) => `${id}: ${actual ?? reason ?? ''}`)
    .join('\n');

describe('pages of another make', () => {
  it.concurrent.each(pageSetNames.map((name, place) => ({ name, part: partOf(place, 3) })))(
    '$name: pass when they are sound',
    async ({ name, part }) => {
      const end = await judgeSet(name, { selection: { only: ['hosted'], skip: [], ...part } });
      expect(notPassed(end), whyNot(end)).toEqual({});
    },
    patienceMs,
  );

  it.concurrent.each(faultySets())(
    '$name, $fault: are found out ($says)',
    async ({ name, fault, found }) => {
      const end = await judgeSet(
        name,
        { selection: { only: Object.keys(found), skip: [] } },
        fault,
      );
      expect(notPassed(end), whyNot(end)).toEqual(found);
    },
    patienceMs,
  );
});
