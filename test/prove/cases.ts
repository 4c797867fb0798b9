/** All servers on which the suite is tried: those that are wrong in one thing, and those that differ as they may. */
import { policyChoices, usualPolicies } from '../../mock/domain/policy.ts';
import { blindLatitudes } from '../blind/latitudes.ts';
import { flaws } from '../flaws/flaws.ts';
import type { Flaw } from '../flaws/flaw.ts';
import { harmlessWebhooks } from '../flaws/harmless-webhooks.ts';
import { harmless } from '../flaws/harmless.ts';
import { judgeMade, judgeThrough } from '../flaws/judge-flaw.ts';
import type { Judged } from '../conformance/judge.ts';
import type { CheckSettings } from '../../conformance/check-server.ts';
import { sandboxTarget } from '../flaws/sandbox.ts';
import { judgeSet } from '../page-sets/judge-set.ts';
import { pageSetNames } from '../page-sets/start-page-set.ts';
import { scenarioFlaws } from '../flaws/scenario-flaws.ts';
import type { Tamper } from '../flaws/tampering-proxy.ts';

export type Latitude = {
  /** What this server does otherwise, as the end of "a server that …". */
  readonly name: string;
  /** Checks that cannot tell, since it does not say what they would have to know. */
  readonly untestable: readonly string[];
  /** SHOULDs that it does not meet, as it may. */
  readonly warned?: readonly string[];
  readonly judge: (settings: Partial<CheckSettings>) => Promise<Judged>;
};

/** In a sandbox of its own: some checks move the clock. */
async function judgeTampered(tamper: Tamper, settings: Partial<CheckSettings>): Promise<Judged> {
  const sandbox = await sandboxTarget();
  try {
    return await judgeThrough(sandbox, tamper, settings);
  } finally {
    await sandbox.close();
  }
}

const throughProxy = harmless.map(({ name, tamper, untestable = [] }): Latitude => ({
  ...{ name, untestable },
  judge: (settings) => judgeTampered(tamper(), settings),
}));

const byOthers = blindLatitudes.map((one): Latitude => ({
  ...{ name: one.name, untestable: one.untestable ?? [], warned: one.warned ?? [] },
  judge: (settings) =>
    one.tamper === undefined
      ? judgeMade(one.sandbox(), settings)
      : judgeTampered(one.tamper(), settings),
}));

const ofWebhooks = harmlessWebhooks.map(({ name, sandbox }): Latitude => ({
  ...{ name, untestable: [] },
  judge: (settings) => judgeMade({ ...sandbox(), world: 'default' }, settings),
}));

/** Each open point that the sandbox can answer otherwise, by itself. */
const readings = Object.entries(policyChoices).flatMap(([id, [, ...values]]) =>
  values.map((value): Latitude => ({
    name: `answers the open point ${id} by "${value}"`,
    // Where this server sends no event there is none to look into.
    untestable: id === 'O01' ? ['PAYLOAD-08'] : [],
    judge: (settings) => judgeMade({ policies: { ...usualPolicies, [id]: value } }, settings),
  })),
);

/** Their checks are those of the pages: all else is the sandbox's own. */
const otherPages = pageSetNames.map((name): Latitude => ({
  name: `has other hosted pages: ${name}`,
  untestable: [],
  judge: (settings) => judgeSet(name, { ...settings, selection: { only: ['hosted'], skip: [] } }),
}));

export const latitudes: readonly Latitude[] = [
  ...throughProxy,
  ...ofWebhooks,
  ...byOthers,
  ...readings,
  ...otherPages,
];

export const allFlaws: readonly Flaw[] = [...flaws, ...scenarioFlaws];
