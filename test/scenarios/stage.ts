/** A testbench beside a server, as `phlebo testbench` serves it, in the test's own process. */
import { Bench } from '../../conformance/engine/bench.ts';
import type { Observation } from '../../conformance/engine/bench.ts';
import { EvidenceLog } from '../../conformance/engine/evidence.ts';
import { closeWorkshop, openWorkshop } from '../../conformance/open-workshop.ts';
import { emptyProfile } from '../../conformance/target/profile/load-profile.ts';
import type { Profile } from '../../conformance/target/profile/profile.ts';
import { Secrets } from '../../conformance/target/secrets.ts';
import { serveTestbench } from '../../conformance/testbench/serve-testbench.ts';
import { createTestbench } from '../../conformance/testbench/testbench.ts';
import type { Testbench } from '../../conformance/testbench/testbench.ts';

export type Server = { readonly url: string; readonly controlUrl?: string };

export type Stage = {
  /** The address of the API. */
  readonly api: string;
  /** The address of the testbench. */
  readonly url: string;
  /** A testbench of its own, which remembers nothing of the served one. */
  readonly testbench: () => Testbench;
  readonly observations: readonly Observation[];
  readonly close: () => Promise<void>;
};

/** Without a control URL the hidden actors cannot be moved. */
export async function openStage(
  { url, controlUrl }: Server,
  profile: Partial<Profile> = {},
): Promise<Stage> {
  const secrets = new Secrets();
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const { workshop, unreachable } = await openWorkshop(
    {
      url,
      // All of it in one process: what is late by a quarter of a second does not come.
      profile: { ...emptyProfile(), webhookSettle: 250, ...profile },
      profileName: null,
      control: controlUrl === undefined ? undefined : { url: controlUrl, token: undefined },
      ...{ timeoutMs: 5000, rate: undefined, workers: 4, seed: 1 },
    },
    {
      signal: new AbortController().signal,
      now: () => new Date(),
      sleep: (seconds) => pause(seconds * 1000),
      evidence: new EvidenceLog(secrets, () => undefined),
      onObservation: () => undefined,
      ...{ secrets, pause },
    },
  );
  if (unreachable !== undefined) throw new Error(unreachable);
  const testbench = (): Testbench => createTestbench(new Bench(workshop));
  const served = await serveTestbench(testbench(), { port: 0, onServed: () => undefined });
  return {
    ...{ api: url, url: served.url, testbench, observations: workshop.observations },
    close: async () => {
      await served.close();
      await closeWorkshop(workshop);
    },
  };
}
