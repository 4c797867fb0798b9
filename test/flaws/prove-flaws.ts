/** Runs a family of flaws: each is found out by exactly those of its checks that are there for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckSettings } from '../../conformance/check-server.ts';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { idsWith, judge } from '../conformance/judge.ts';
import type { Judged } from '../conformance/judge.ts';
import { hostedSite } from '../page-driver/fixtures/hosted-site.ts';
import type { SiteFaults } from '../page-driver/fixtures/site-faults.ts';
import type { Flaw } from './flaw.ts';
import { sandboxTarget } from './sandbox.ts';
import type { SandboxTarget } from './sandbox.ts';
import { tamperingProxy } from './tampering-proxy.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Several run at a time, on a machine that may have other things to do. */
const patienceMs = 60_000;

const movers = new Set(
  catalogue.flatMap((check) => (check.kind === 'active' && check.alone === true ? [check.id] : [])),
);

/** A flaw whose checks move the clock is run when no other is. */
const movesClock = ({ red, warned = [], blocked = [], among = [] }: Flaw): boolean =>
  [...red, ...warned, ...blocked, ...among].some((id) => movers.has(id));

export function proveFlaws(flaws: readonly Flaw[]): void {
  let sandbox: SandboxTarget;
  beforeAll(async () => {
    sandbox = await sandboxTarget();
  });
  afterAll(async () => {
    await sandbox.close();
  });
  const prove = async (flaw: Flaw): Promise<void> => {
    const { red, warned = [], blocked = [], among = [] } = flaw;
    const only = [...red, ...warned, ...blocked, ...among];
    // One at a time: some of them remember what was asked last.
    const settings = { workers: 1, selection: { only, skip: [] } };
    const end = await judgeFlaw(flaw, sandbox, settings);
    expect([...idsWith(end, 'fail')].sort()).toEqual([...red].sort());
    expect([...idsWith(end, 'warn')].sort()).toEqual([...warned].sort());
    expect([...idsWith(end, 'not-testable')].sort()).toEqual([...blocked].sort());
    expect(idsWith(end, 'error')).toEqual([]);
    expect(end.exitCode).toBe(red.length > 0 ? 1 : 0);
  };
  describe('a server that', () => {
    const still = flaws.filter((flaw) => !movesClock(flaw));
    it.concurrent.each(still)('$name: is found out', prove, patienceMs);
    const moving = flaws.filter(movesClock);
    it.each(moving)('$name: is found out', prove, patienceMs);
  });
}

function judgeFlaw(
  flaw: Flaw,
  sandbox: SandboxTarget,
  settings: Partial<CheckSettings>,
): Promise<Judged> {
  if (flaw.tamper !== undefined) return judgeThrough(sandbox, flaw.tamper(), settings);
  if (flaw.site !== undefined) return judgeSite(flaw.site, settings);
  return judgeMade(flaw.sandbox(), settings);
}

/** Judges a sandbox whose links lead to a site of pages of its own, with a browser. */
async function judgeSite(faults: SiteFaults, settings: Partial<CheckSettings>): Promise<Judged> {
  const site = await hostedSite(faults);
  try {
    return await judgeMade(site.options, { browser: 'auto', ...settings });
  } finally {
    await site.close();
  }
}

/** Judges a sound sandbox from behind a proxy that tampers. */
export async function judgeThrough(
  sandbox: SandboxTarget,
  tamper: Tamper,
  settings: Partial<CheckSettings> = {},
): Promise<Judged> {
  const proxy = await tamperingProxy(sandbox.url, tamper);
  try {
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    return await judge(proxy.url, { control, ...settings });
  } finally {
    await proxy.close();
  }
}

/** Judges a sandbox of its own, made otherwise than usual. */
export async function judgeMade(
  options: SandboxOptions,
  settings: Partial<CheckSettings> = {},
): Promise<Judged> {
  const made = await sandboxTarget(options);
  try {
    const control = { url: made.controlUrl, token: undefined };
    return await judge(made.url, { control, ...settings });
  } finally {
    await made.close();
  }
}
