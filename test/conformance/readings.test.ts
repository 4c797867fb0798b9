/** Where the spec can be read in two ways the sandbox can, too: under every reading it passes. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { policyChoices, usualPolicies } from '../../mock/domain/policy.ts';
import { judgeMade } from '../flaws/judge-flaw.ts';
import { partOf } from './part-of.ts';

const others = Object.entries(policyChoices).flatMap(([id, [, ...values]]) =>
  values.map((value) => [id, value] as const),
);

/**
 * Checks that look into what by the other reading is not there: an event (O01). And in a part of a run what looks back
 * on answers may find none that it is about.
 */
const nothingToSee = [
  'PAYLOAD-08',
  ...catalogue.filter(({ kind }) => kind === 'passive').map(({ id }) => id),
];

/** So many readings differ from the usual ones at a time: a whole run for each alone would take minutes. */
const atOnce = 8;

const groups = Array.from({ length: Math.ceil(others.length / atOnce) }, (_, group) =>
  // Neighbours are about the same thing, and would hide each other.
  others.filter((_one, place) => place % Math.ceil(others.length / atOnce) === group),
);

describe('the other reading of', () => {
  it.concurrent.each(
    groups.map((group, place) => ({ name: group.flat().join(' '), group, part: partOf(place, 5) })),
  )(
    '$name turns no check red',
    async ({ group, part }) => {
      const policies = { ...usualPolicies, ...Object.fromEntries(group) };
      const { exitCode, results } = await judgeMade(
        { policies },
        // No reading that can be chosen is about the pages.
        { selection: { only: [], skip: ['hosted'], ...part } },
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
    240_000,
  );
});
