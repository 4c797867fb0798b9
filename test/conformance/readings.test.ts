/** Where the spec can be read in two ways the sandbox can, too: under every reading it passes. */
import type { Selection } from '../../conformance/engine/plan.ts';
import { describe, expect, it } from 'vitest';
import { policyChoices, usualPolicies } from '../../mock/domain/policy.ts';
import { judgeMade } from '../flaws/judge-flaw.ts';

const others = Object.entries(policyChoices).flatMap(([id, [, ...values]]) =>
  values.map((value) => [id, value] as const),
);

/** Checks that look into what by the other reading is not there: an event (O01). */
const nothingToSee = ['PAYLOAD-08'];

/** So many readings differ from the usual ones at a time: a whole run for each alone would take minutes. */
const atOnce = 5;

const groups = Array.from({ length: Math.ceil(others.length / atOnce) }, (_, group) =>
  // Neighbours are about the same thing, and would hide each other.
  others.filter((_one, place) => place % Math.ceil(others.length / atOnce) === group),
);

/** Half of the checks for each group; PHLEBO_WHOLE=1 puts every check to every group. */
const halfOf = (place: number): Partial<Selection> =>
  process.env['PHLEBO_WHOLE'] === '1' ? {} : { shard: { index: (place % 2) + 1, count: 2 } };

describe('the other reading of', () => {
  it.concurrent.each(
    groups.map((group, place) => ({ name: group.flat().join(' '), group, half: halfOf(place) })),
  )(
    '$name turns no check red',
    async ({ group, half }) => {
      const policies = { ...usualPolicies, ...Object.fromEntries(group) };
      const { exitCode, results } = await judgeMade(
        { policies },
        // No reading that can be chosen is about the pages.
        { selection: { only: [], skip: ['hosted'], ...half } },
      );
      const red = results.checks.filter(
        ({ id, verdict }) =>
          verdict !== 'pass' && !(verdict === 'not-testable' && nothingToSee.includes(id)),
      );
      expect(
        red.map(({ id, verdict, reason, expected, actual }) => ({
          ...{ id, verdict, reason, expected, actual },
        })),
      ).toEqual([]);
      expect(exitCode).toBe(0);
    },
    120_000,
  );
});
