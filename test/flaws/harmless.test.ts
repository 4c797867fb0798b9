/** What the spec leaves to a server turns nothing red. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import type { Judged } from '../conformance/judge.ts';
import { isWhole, partOf } from '../conformance/part-of.ts';
import { blindLatitudes } from '../blind/latitudes.ts';
import { harmlessWebhooks } from './harmless-webhooks.ts';
import { harmless } from './harmless.ts';
import type { Harmless } from './harmless.ts';
import { judgeMade, judgeThrough } from './judge-flaw.ts';
import { sandboxTarget } from './sandbox.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Runs of some length, several at a time. */
const patienceMs = 240_000;

/** So many differences at a time: a run for each alone would take minutes, and `npm run prove` has one. */
const atOnce = isWhole ? 1 : 4;

/** Another tenth of the checks for each server. */
const parts = 10;

/** Neighbours are about the same thing, and would hide each other. */
const groups = Array.from({ length: Math.ceil(harmless.length / atOnce) }, (_, group) =>
  harmless.filter((_one, place) => place % Math.ceil(harmless.length / atOnce) === group),
);

/** Each of them sees what the one before it has made of the answer. */
const allOf = (some: readonly Harmless[]): Tamper =>
  some
    .map(({ tamper }) => tamper())
    .reduce((inner, outer) => (asked, forward) => outer(asked, (passed) => inner(passed, forward)));

/** In a part of a run what looks back on answers may find none that it is about. */
const looksBack = new Set(catalogue.filter(({ kind }) => kind === 'passive').map(({ id }) => id));
const maySeeNothing = (id: string): boolean => !isWhole && looksBack.has(id);

function expectAllGreen(
  { results, exitCode }: Judged,
  untestable: readonly string[] = [],
  warned: readonly string[] = [],
): void {
  const others = results.checks.filter(
    ({ id, verdict }) =>
      verdict !== 'pass' &&
      !(verdict === 'warn' && warned.includes(id)) &&
      !(verdict === 'not-testable' && (untestable.includes(id) || maySeeNothing(id))),
  );
  expect(
    others.map(({ id, verdict, reason, expected, actual }) => ({
      ...{ id, verdict, reason, expected, actual },
    })),
  ).toEqual([]);
  expect(exitCode).toBe(0);
}

describe('a server that, as it may,', () => {
  it.concurrent.each(
    groups.map((group, place) => ({
      names: group.map(({ name }) => name).join('; '),
      ...{ group, part: partOf(place, parts) },
    })),
  )(
    '$names: passes',
    async ({ group, part }) => {
      const untestable = group.flatMap((one) => one.untestable ?? []);
      // Each has a sandbox of its own: some checks move the clock.
      const sandbox = await sandboxTarget();
      try {
        // Hosted pages do not pass the proxy.
        const selection = { only: [], skip: ['hosted'], ...part };
        expectAllGreen(await judgeThrough(sandbox, allOf(group), { selection }), untestable);
      } finally {
        await sandbox.close();
      }
    },
    patienceMs,
  );

  it.concurrent.each(blindLatitudes.map((one, place) => ({ ...one, part: partOf(place, parts) })))(
    '$name: passes',
    async ({ tamper, sandbox, part, untestable, warned }) => {
      const selection = { only: [], skip: ['hosted'], ...part };
      if (tamper === undefined) {
        expectAllGreen(await judgeMade(sandbox(), { selection }), untestable, warned);
        return;
      }
      const target = await sandboxTarget();
      try {
        const judged = await judgeThrough(target, tamper(), { selection });
        expectAllGreen(judged, untestable, warned);
      } finally {
        await target.close();
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
