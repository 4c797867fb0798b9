/** A run of the suite inside the test's own process, against whatever listens at an address. */
import { setMaxListeners } from 'node:events';
import { checkServer } from '../../conformance/check-server.ts';
import type { CheckEnd, CheckPorts, CheckSettings } from '../../conformance/check-server.ts';
import type { CheckEntry } from '../../conformance/report/results.ts';
import { emptyProfile } from '../../conformance/target/profile/load-profile.ts';

export type Judged = CheckEnd & {
  readonly told: { readonly checks: readonly CheckEntry[]; readonly waits: readonly number[] };
};

/** Waits of the rate limit are noted and take no time. */
export async function judge(
  url: string,
  settings: Partial<CheckSettings> = {},
  ports: Partial<CheckPorts> = {},
): Promise<Judged> {
  const checks: CheckEntry[] = [];
  const waits: number[] = [];
  const { signal } = new AbortController();
  // As many checks listen to it as there are.
  setMaxListeners(0, signal);
  const end = await checkServer(
    {
      url,
      // All of it in one process: what is late by so much does not come. A busy machine needs some of it.
      profile: { ...emptyProfile(), webhookSettle: 400 },
      profileName: null,
      control: undefined,
      // Server and runner share one process here, on a machine that may be busy.
      timeoutMs: 30_000,
      selection: { only: [], skip: [] },
      ...{ workers: 4, rate: undefined },
      // Pages take seconds: the tests that are about them ask for a browser.
      browser: 'none',
      strict: false,
      seed: 1,
      expectations: [],
      ...settings,
    },
    {
      signal,
      now: () => new Date(),
      sleep: (seconds) => {
        waits.push(seconds);
        return Promise.resolve();
      },
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onStart: () => undefined,
      onEvidence: () => undefined,
      onCheck: (entry) => checks.push(entry),
      onObservation: () => undefined,
      ...ports,
    },
  );
  return { ...end, told: { checks, waits } };
}

/** Ids by verdict. */
export const idsWith = ({ results }: CheckEnd, verdict: CheckEntry['verdict']): readonly string[] =>
  results.checks.filter((check) => check.verdict === verdict).map(({ id }) => id);

export const reasonOf = ({ results }: CheckEnd, id: string): string | null | undefined =>
  results.checks.find((check) => check.id === id)?.reason;

/** What turned a run red, with the reasons: an empty list reads better in a failed test than a wrong number. */
export const failuresOf = ({ results }: CheckEnd): readonly string[] =>
  results.checks
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
    .map(({ id, verdict, reason, expected, actual }) =>
      [id, verdict, expected ?? reason, 'came:', actual].join(' '),
    );
