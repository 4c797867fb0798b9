/** Whole runs with one power less each: what can be run is green, the rest says what it lacks, and nothing is red. */
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { catalogue } from '../../conformance/checks/catalogue.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import { countingMinutes, virtualTime } from './budgets.ts';
import { failuresOf, idsWith, judge } from './judge.ts';
import type { Judged } from './judge.ts';
import { actOn, allScopes, lentKey, offering, profile } from './lending.ts';
import { partOf } from './part-of.ts';

vi.setConfig({ testTimeout: 180_000 });

async function withSandbox(
  work: (sandbox: SandboxTarget) => Promise<void>,
  options: Parameters<typeof sandboxTarget>[0] = {},
): Promise<void> {
  const sandbox = await sandboxTarget(options);
  try {
    await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

/** All but the pages, for which there is no browser here. */
const selection = { only: [], skip: ['hosted'] };

const passive = new Set(catalogue.filter(({ kind }) => kind !== 'active').map(({ id }) => id));

/** Nothing red; what was not run says what would have to be given; what is green has been asked for. */
function expectHonest(end: Judged, least: { readonly green: number; readonly lacking: RegExp }) {
  expect(failuresOf(end)).toEqual([]);
  expect(idsWith(end, 'warn')).toEqual([]);
  expect(end.exitCode).toBe(0);
  const { checks } = end.results;
  const green = checks.filter(({ verdict }) => verdict === 'pass');
  expect(green.length).toBeGreaterThanOrEqual(least.green);
  // A check that looks back on everything has no exchange of its own to show.
  const unshown = green.filter(({ id, evidence }) => !passive.has(id) && evidence.length === 0);
  expect(unshown.map(({ id }) => id)).toEqual([]);
  const untestable = checks.filter(({ verdict }) => verdict === 'not-testable');
  expect(untestable.filter(({ reason }) => !/To make it testable: ./.test(reason ?? ''))).toEqual(
    [],
  );
  expect(untestable.some(({ reason }) => least.lacking.test(reason ?? ''))).toBe(true);
}

it('control by a command does what control over HTTP does', async () => {
  await withSandbox(async (sandbox) => {
    const program = fileURLToPath(new URL('./control-by-command.mjs', import.meta.url));
    const run = [process.execPath, program, sandbox.controlUrl] as const;
    // A process for each action: some checks will do.
    const some = { only: ['auth', 'REFUND-02', 'SAMPLE-08'], skip: [] };
    const end = await judge(sandbox.url, { control: { kind: 'command', run }, selection: some });
    expect(failuresOf(end)).toEqual([]);
    expect(end.results.checks.filter(({ verdict }) => verdict !== 'pass')).toEqual([]);
    expect(end.exitCode).toBe(0);
  });
});

it('a person who does what the prompt asks for moves the hidden actors', async () => {
  await withSandbox(async (sandbox) => {
    const act = actOn(sandbox);
    const person = async (text: string): Promise<string> => {
      const action = /WAITING for (\S+)/.exec(text)?.[1] ?? '';
      const named = [...text.matchAll(/^ {4}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        JSON.parse(value) as unknown,
      ]);
      const parameters = Object.fromEntries(named) as Record<string, unknown>;
      return JSON.stringify(await act(action, parameters));
    };
    const lent = `
name: by hand
clients:
  primary:
    billingMode: WEEKLY_INVOICE
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
`;
    const end = await judge(sandbox.url, {
      profile: profile(lent, { KEY: await lentKey(sandbox) }),
      control: { kind: 'manual', prompt: person },
      selection,
    });
    expectHonest(end, { green: 150, lacking: /clock|inbox|client/ });
    // Only with a phlebotomist, who is moved by hand, does a job get so far.
    expect(idsWith(end, 'pass')).toContain('LIFE-01');
  });
});

it('a clock that cannot be moved leaves the rules of time untested', async () => {
  await withSandbox(async (sandbox) => {
    const proxy = await offering(sandbox, (name) => name !== 'clock.advance');
    const control = { url: `${proxy.url}/_sandbox/control`, token: undefined };
    // Where the minute of the rate limit cannot be skipped, it is waited for.
    const quick = { only: [], skip: ['hosted', 'limit'], ...partOf(0, 3) };
    const end = await judge(proxy.url, { control, selection: quick });
    await proxy.close();
    expectHonest(end, { green: 170, lacking: /clock\.advance/ });
  });
});

it('without a way in for webhooks nothing that webhooks show is green', async () => {
  await withSandbox(async (sandbox) => {
    const control = { url: sandbox.controlUrl, token: undefined };
    const deaf = { ...profile('name: deaf\ninbox: none\n', {}), webhookSettle: 400 };
    const end = await judge(sandbox.url, { control, profile: deaf, selection });
    expectHonest(end, { green: 300, lacking: /inbox|webhook/i });
    const ofWebhooks = catalogue.filter(
      ({ kind, area }) => kind === 'delivery' || area === 'webhook',
    );
    const passed = new Set(idsWith(end, 'pass'));
    expect(ofWebhooks.map(({ id }) => id).filter((id) => passed.has(id))).toEqual([]);
  });
});

it('one client with one key, 60 requests a minute: the budget is kept by the server’s own count', async () => {
  await withSandbox(
    async (sandbox) => {
      const time = virtualTime(actOn(sandbox));
      const key = await lentKey(sandbox);
      const counted = countingMinutes(key, 60, time);
      const proxy = await tamperingProxy(sandbox.url, counted.tamper);
      const lent = `
name: one key
webhookSettle: 0.4s
clients:
  primary:
    billingMode: WEEKLY_INVOICE
    requestsPerMinute: 60
    keys: [{ key: "\${KEY}", scopes: [${allScopes.join(', ')}] }]
`;
      const end = await judge(
        proxy.url,
        { profile: profile(lent, { KEY: key }), selection, workers: 8 },
        { now: () => new Date(time.now()), sleep: time.sleep },
      );
      await proxy.close();
      expectHonest(end, { green: 100, lacking: /client|control/ });
      expect(counted.most()).toBeGreaterThan(30);
      expect(counted.refused()).toEqual([]);
    },
    // Stands still, and is moved along.
    { startAt: Date.now() },
  );
});
