/** A run against a server that is made wrong, or otherwise, in one thing. */
import type { CheckSettings } from '../../conformance/check-server.ts';
import type { SandboxOptions } from '../../mock/start-sandbox.ts';
import { judge } from '../conformance/judge.ts';
import type { Judged } from '../conformance/judge.ts';
import { hostedSite } from '../page-driver/fixtures/hosted-site.ts';
import type { SiteFaults } from '../page-driver/fixtures/site-faults.ts';
import type { Flaw } from './flaw.ts';
import { sandboxTarget } from './sandbox.ts';
import type { SandboxTarget } from './sandbox.ts';
import { tamperingProxy } from './tampering-proxy.ts';
import type { Tamper } from './tampering-proxy.ts';

/** Whether the flaw stands before the sandbox given, which is then left as it is, or has one of its own. */
export function judgeFlaw(
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
    const control = { url: sandbox.controlUrl, token: undefined };
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
