/** Runs a family of flaws: each is found out by exactly those of its checks that are there for it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { idsWith } from '../conformance/judge.ts';
import type { Flaw } from './flaw.ts';
import { judgeFlaw } from './judge-flaw.ts';
import { sandboxTarget } from './sandbox.ts';
import type { SandboxTarget } from './sandbox.ts';

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
    const { red, warned = [], blocked = [], among = [], depth = 'default' } = flaw;
    const only = [...red, ...warned, ...blocked, ...among];
    // One at a time: some of them remember what was asked last.
    const hasPages = only.some((id) => /^(?:HOSTED|PAYPAGE)-/.test(id));
    const browser = hasPages ? 'auto' : 'none';
    const settings = { workers: 1, depth, browser, selection: { only, skip: [] } };
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
