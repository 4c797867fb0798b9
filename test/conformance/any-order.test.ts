/** No check minds which others were run before it, or are run beside it: in any order all pass. */
import { describe, expect, it } from 'vitest';
import { probes } from '../../conformance/checks/probes.ts';
import { seededRandom } from '../../conformance/engine/random.ts';
import type { Random } from '../../conformance/engine/random.ts';
import { allChecks } from '../../conformance/packaged-scenarios.ts';
import { judgeMade } from '../flaws/judge-flaw.ts';
import { isWhole, partOf } from './part-of.ts';

/** PHLEBO_WHOLE=1 takes more of them. */
const seeds = isWhole ? 50 : 1;

const inAnyOrder = <T>(all: readonly T[], random: Random): readonly T[] => {
  const rest = [...all];
  return all.flatMap(() => rest.splice(random.below(rest.length), 1));
};

describe('in an order that comes of a seed', () => {
  it.each(Array.from({ length: seeds }, (_, index) => index + 1))(
    'every check passes, seed %i',
    async (seed) => {
      const random = seededRandom(seed, 'the order of the checks');
      const { exitCode, results } = await judgeMade(
        {},
        {
          seed,
          workers: random.pick([1, 2, 4, 8, 16, 32]),
          judges: {
            checks: inAnyOrder(allChecks(), random),
            probes: inAnyOrder(probes, random),
          },
          // Pages take seconds each: `npm run check` runs them beside one another.
          selection: {
            only: [],
            skip: ['hosted', 'SCENARIO-46', 'SCENARIO-47'],
            // In an order that is another for each seed every third one is another part, too.
            ...partOf(seed, 3),
          },
        },
      );
      expect(
        results.checks
          .filter(({ verdict }) => verdict !== 'pass')
          .map(({ id, verdict, reason, expected, actual }) => ({
            ...{ id, verdict, reason, expected, actual },
          })),
      ).toEqual([]);
      expect(exitCode).toBe(0);
    },
    120_000,
  );
});
