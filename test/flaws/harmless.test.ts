/** What the spec leaves to a server turns nothing red. */
import { describe, expect, it } from 'vitest';
import type { Selection } from '../../conformance/engine/plan.ts';
import type { Judged } from '../conformance/judge.ts';
import { harmlessWebhooks } from './harmless-webhooks.ts';
import { harmless } from './harmless.ts';
import { judgeMade, judgeThrough } from './judge-flaw.ts';
import { sandboxTarget } from './sandbox.ts';

/** Runs of some length, several at a time. */
const patienceMs = 120_000;

/**
 * A third of the checks for each difference, another third for the next, so that all of it takes a minute or two;
 * PHLEBO_WHOLE=1 puts every check to every difference.
 */
const shardOf = (place: number): Partial<Selection> =>
  process.env['PHLEBO_WHOLE'] === '1' ? {} : { shard: { index: (place % 3) + 1, count: 3 } };

function expectAllGreen({ results, exitCode }: Judged, untestable: readonly string[] = []): void {
  const others = results.checks.filter(
    ({ id, verdict }) =>
      verdict !== 'pass' && !(verdict === 'not-testable' && untestable.includes(id)),
  );
  expect(
    others.map(({ id, verdict, reason, expected, actual }) => ({
      ...{ id, verdict, reason, expected, actual },
    })),
  ).toEqual([]);
  expect(exitCode).toBe(0);
}

describe('a server that, as it may,', () => {
  it.concurrent.each(harmless.map((one, place) => ({ ...one, shard: shardOf(place) })))(
    '$name: passes',
    async ({ tamper, untestable, shard }) => {
      // Each has a sandbox of its own: some checks move the clock.
      const sandbox = await sandboxTarget();
      try {
        // Hosted pages do not pass the proxy.
        const selection = { only: [], skip: ['hosted'], ...shard };
        expectAllGreen(await judgeThrough(sandbox, tamper(), { selection }), untestable);
      } finally {
        await sandbox.close();
      }
    },
    patienceMs,
  );

  it.concurrent.each(harmlessWebhooks)(
    '$name: passes',
    async ({ sandbox }) => {
      const selection = { only: ['webhook', 'event'], skip: [] };
      expectAllGreen(await judgeMade(sandbox(), { selection }));
    },
    patienceMs,
  );
});
