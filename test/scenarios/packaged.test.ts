/** The scenarios that come with the package, as checks: sound, each shown to fail, and none green for lack of evidence. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenarios } from '../../conformance/cli/read-scenarios.ts';
import { loadPackagedScenarios, scenarioIds } from '../../conformance/packaged-scenarios.ts';
import { loadRequirements } from '../../conformance/requirements.ts';
import { idsWith, judge } from '../conformance/judge.ts';
import type { Judged } from '../conformance/judge.ts';
import { judgeFlaw } from '../flaws/judge-flaw.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { scenarioFlaws } from '../flaws/scenario-flaws.ts';

const checks = loadPackagedScenarios().flatMap((scenario) => scenario.checks);
const judges = { checks, probes: [] };
const all = checks.map(({ id }) => id);

let sandbox: SandboxTarget;
beforeAll(async () => {
  sandbox = await sandboxTarget({ world: 'empty' });
});
afterAll(async () => {
  await sandbox.close();
});

type Target = { readonly url: string; readonly controlUrl: string };

const judgeScenarios = (
  { url, controlUrl }: Target,
  only: readonly string[] = [],
): Promise<Judged> => {
  const control = { url: controlUrl, token: undefined };
  // Some of them go through hosted pages.
  const browser = 'auto';
  return judge(url, { control, judges, browser, selection: { only, skip: [] } });
};

it('lint has nothing to say of them', () => {
  expect(readScenarios(['scenarios']).remarks).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it('each holds statements, and only such as a check can hold', () => {
  const requirements = loadRequirements();
  const odd = checks.flatMap((check) =>
    check.requirements.filter((id) => {
      const requirement = requirements.get(id);
      return requirement?.level !== 'MUST' || requirement.reason !== undefined;
    }),
  );
  expect(odd).toEqual([]);
  expect(checks.filter((check) => check.requirements.length === 0)).toEqual([]);
});

it('they pass as checks, several at a time', { timeout: 60_000 }, async () => {
  const { results, exitCode } = await judgeScenarios(sandbox);
  expect(results.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
  expect(exitCode).toBe(0);
});

it('without control none is green, and each says what it needs', async () => {
  const judged = await judge(sandbox.url, { judges, browser: 'auto' });
  expect(judged.exitCode).toBe(5);
  expect(idsWith(judged, 'not-testable')).toEqual(all);
  expect(judged.results.checks.filter(({ reason }) => !reason?.includes('--control'))).toEqual([]);
});

it('one is named as its file is, with its folder or without', () => {
  expect(scenarioIds(['first-booking'])).toEqual(['SCENARIO-01']);
  expect(scenarioIds(['booking/first-booking', 'rate-limit'])).toEqual([
    'SCENARIO-01',
    ...scenarioIds(['limits/rate-limit']),
  ]);
  expect(() => scenarioIds(['first-boking'])).toThrow(/no scenario first-boking.*first-booking/);
});

describe('a server that', { timeout: 60_000 }, () => {
  it.each(scenarioFlaws)('$name: fails the scenarios that are there for it', async (flaw) => {
    // A sandbox of its own: what one run leaves behind holds up a later one that moves the clock.
    const own = await sandboxTarget({ world: 'empty' });
    try {
      const selection = { only: flaw.red, skip: [] };
      const end = await judgeFlaw(flaw, own, { judges, browser: 'auto', selection });
      expect([...idsWith(end, 'fail')].sort()).toEqual([...flaw.red].sort());
    } finally {
      await own.close();
    }
  });

  it('signs wrongly is there for every scenario that no other is for', () => {
    const shown = scenarioFlaws.flatMap(({ red }) => red);
    expect([...shown].sort()).toEqual([...all].sort());
  });
});
