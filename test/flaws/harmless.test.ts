/** What the spec leaves to a server turns nothing red. */
import { describe, expect, it } from 'vitest';
import type { Judged } from '../conformance/judge.ts';
import { isWhole, partOf } from '../conformance/part-of.ts';
import { harmlessWebhooks } from './harmless-webhooks.ts';
import { harmless } from './harmless.ts';
import { judgeMade, judgeThrough } from './judge-flaw.ts';
import { sandboxTarget } from './sandbox.ts';

/** Runs of some length, several at a time. */
const patienceMs = 120_000;

/** Another eighth of the checks for each: all of it then takes a minute or two. */
const parts = 8;

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
  it.concurrent.each(harmless.map((one, place) => ({ ...one, part: partOf(place, parts) })))(
    '$name: passes',
    async ({ tamper, untestable, part }) => {
      // Each has a sandbox of its own: some checks move the clock.
      const sandbox = await sandboxTarget();
      try {
        // Hosted pages do not pass the proxy.
        const selection = { only: [], skip: ['hosted'], ...part };
        expectAllGreen(await judgeThrough(sandbox, tamper(), { selection }), untestable);
      } finally {
        await sandbox.close();
      }
    },
    patienceMs,
  );

  it.concurrent.each(harmlessWebhooks.map((one, place) => ({ ...one, place })))(
    '$name: passes',
    async ({ sandbox, place, areas = ['webhook', 'event'] }) => {
      // One area for each, by turns: each passes alone.
      const only = isWhole ? areas : areas.slice(place % areas.length).slice(0, 1);
      const selection = { only, skip: [] };
      expectAllGreen(await judgeMade(sandbox(), { selection }));
    },
    patienceMs,
  );
});
