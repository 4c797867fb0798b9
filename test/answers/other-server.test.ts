/** Where the sandbox has no choice, a server that answers the other way is told of in other words. */
import { beforeAll, describe, expect, it } from 'vitest';
import { policyValues } from '../../conformance/answers/policy-values.ts';
import { probes } from '../../conformance/checks/probes.ts';
import { wasSeen } from '../../conformance/engine/not-seen.ts';
import type { Results } from '../../conformance/report/results.ts';
import { usualPolicies } from '../../mock/domain/policy.ts';
import { judge } from '../conformance/judge.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import { observe, stillClock } from './observed.ts';
import { otherApi, otherSandbox } from './other-server.ts';

/** What neither a proxy nor the way of a webhook changes: who is told of what, and a path that is no operation. */
const notShown = new Set(['O45', 'O46', 'O79', 'O85']);

/** Those of hosted pages want a browser, and no other pages are here to be opened. */
const shown = probes.filter(
  ({ id, area }) => area !== 'hosted' && !Object.hasOwn(policyValues, id) && !notShown.has(id),
);

async function observeOther(): Promise<Results> {
  const policies = { ...usualPolicies, O22: 'zero' } as const;
  const sandbox = await sandboxTarget({ ...otherSandbox(), policies, startAt: stillClock });
  const proxy = await tamperingProxy(sandbox.url, otherApi);
  try {
    const control = { url: sandbox.controlUrl, token: undefined };
    const selection = { only: ['probe'], skip: [] };
    return (await judge(proxy.url, { control, selection })).results;
  } finally {
    await proxy.close();
    await sandbox.close();
  }
}

let usual: Results;
let other: Results;
beforeAll(async () => {
  usual = await observe({}, { startAt: stillClock });
  other = await observeOther();
}, 120_000);

describe('a probe of an open point without a policy', () => {
  it.each(shown)('$id $question', ({ id, question }) => {
    const [one, two] = [usual, other].map(({ observations }) =>
      observations.find((seen) => seen.id === id && seen.question === question),
    );
    expect(two !== undefined && wasSeen(two), two?.answer).toBe(true);
    expect(two?.answer).not.toBe(one?.answer);
  });
});
