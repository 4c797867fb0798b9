/** The scenarios that come with the package, as checks: sound, each shown to fail, and none green for lack of evidence. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScenarios } from '../../conformance/cli/read-scenarios.ts';
import { loadPackagedScenarios, scenarioIds } from '../../conformance/packaged-scenarios.ts';
import { loadRequirements } from '../../conformance/requirements.ts';
import { idsWith, judge } from '../conformance/judge.ts';
import type { Judged } from '../conformance/judge.ts';
import { afterSigning, posting, withHeaders } from '../flaws/posting.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { json, onItems, onMember, withMember } from '../flaws/tampering.ts';
import type { Json } from '../flaws/tampering.ts';
import { tamperingProxy } from '../flaws/tampering-proxy.ts';
import type { Reply, Tamper } from '../flaws/tampering-proxy.ts';

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

/** A sandbox of its own: what one run leaves behind holds up a later one that moves the clock. */
async function failedThrough(tamper: Tamper, ids: readonly string[]): Promise<readonly string[]> {
  const own = await sandboxTarget({ world: 'empty' });
  const proxy = await tamperingProxy(own.url, tamper);
  try {
    return idsWith(await judgeScenarios({ ...own, url: proxy.url }, ids), 'fail');
  } finally {
    await proxy.close();
    await own.close();
  }
}

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

const success = (data: unknown): Reply => json(200, { success: true, data });

/** Grants what the server refuses with this status. */
const granting =
  (operation: string, status: number, data: unknown): Tamper =>
  async (asked, forward) => {
    const reply = await forward(asked);
    return asked.operation === operation && reply.status === status ? success(data) : reply;
  };

const onJob = (change: (job: Json) => Json): Tamper =>
  onMember('getBooking', 'job', (job) => change(job));

/** Each fails by itself: what it waits for comes, and something else is wrong. */
const wrong: readonly (readonly [name: string, id: string, tamper: Tamper])[] = [
  ['gives links without an address', 'SCENARIO-02', onMember('createBookingUrl', 'url', () => 'x')],
  ['shows another venue', 'SCENARIO-03', onMember('getVenue', 'venue', withMember('id', 'other'))],
  ['cancels within the lock', 'SCENARIO-15', granting('cancelBooking', 409, {})],
  [
    'makes a booking without the scope',
    'SCENARIO-32',
    granting('createBooking', 403, { jobId: 'j', status: 'PENDING' }),
  ],
  [
    'lists bookings without the scope',
    'SCENARIO-33',
    granting('listBookings', 403, { bookings: [], nextCursor: null }),
  ],
  [
    'lists venues without the capability',
    'SCENARIO-34',
    granting('listVenues', 403, { venues: [], total: 0 }),
  ],
  ['shows a booking to everybody', 'SCENARIO-31', granting('getBooking', 404, { job: {} })],
  [
    'takes a missing key for a fault of the body',
    'SCENARIO-35',
    async (asked, forward) => {
      const reply = await forward(asked);
      return reply.status === 401 ? { ...reply, status: 400 } : reply;
    },
  ],
  [
    'has no rate limit',
    'SCENARIO-36',
    granting('listBookings', 429, { bookings: [], nextCursor: null }),
  ],
  [
    'ends every list with its first page',
    'SCENARIO-37',
    onMember('listBookings', 'nextCursor', () => null),
  ],
  [
    'filters by no status',
    'SCENARIO-38',
    (asked, forward) =>
      forward({ ...asked, path: asked.path.replace('status=CANCELLED', 'limit=9') }),
  ],
  [
    'lets a booking expire',
    'SCENARIO-41',
    onJob((job) => (job['status'] === 'AVAILABLE' ? { ...job, status: 'EXPIRED' } : job)),
  ],
  [
    'forgets that a booking came by a page',
    'SCENARIO-46',
    onItems('listBookings', 'bookings', withMember('bookingSource', 'INTEGRATION_API')),
  ],
  [
    'does not hear of a payment on its page',
    'SCENARIO-47',
    onJob((job) => (job['status'] === 'CONFIRMED' ? { ...job, status: 'PENDING_PAYMENT' } : job)),
  ],
  ['shows an ETA', 'SCENARIO-42', onJob(withMember('eta', '2027-01-04T09:00:00Z'))],
  [
    'does not name the partner',
    'SCENARIO-44',
    onJob((job) => ('fulfillment' in job ? { ...job, fulfillment: null } : job)),
  ],
];

describe('a server that', () => {
  it.each(wrong)('%s fails %s', { timeout: 60_000 }, async (_, id, tamper) => {
    expect(await failedThrough(tamper, [id])).toEqual([id]);
  });

  it('signs with the wrong secret fails every other scenario', { timeout: 60_000 }, async () => {
    const others = all.filter((id) => !wrong.some(([, one]) => one === id));
    const forging = await sandboxTarget(
      posting(
        afterSigning((post) =>
          withHeaders(post, { 'webhook-signature': 'v1,bm90IGEgc2lnbmF0dXJl' }),
        ),
      )(),
    );
    try {
      expect(idsWith(await judgeScenarios(forging, others), 'fail')).toEqual(others);
    } finally {
      await forging.close();
    }
  });
});
