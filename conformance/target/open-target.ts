/** Opens the way to a server: its API, its control endpoint, and a first request that shows it is there. */
import type { EvidenceLog } from '../engine/evidence.ts';
import { ApiClient } from './api-client.ts';
import { Slots } from '../engine/slots.ts';
import { connectControl, Unreachable } from './connect.ts';
import type { ControlAddress } from './connect.ts';
import { commandChannel } from './command-channel.ts';
import { httpChannel } from './control-channel.ts';
import { noControl } from './control.ts';
import type { Control } from './control.ts';
import type { Exchange } from './exchange.ts';
import type { Limits } from './http.ts';
import { manualChannel } from './manual-channel.ts';
import type { Prompt } from './manual-channel.ts';
import { Pace } from './pace.ts';
import type { Profile } from './profile/profile.ts';
import type { LetPass } from './rate-limit.ts';
import { secretsInQuery } from './secrets.ts';
import type { Secrets } from './secrets.ts';
import { TransportError } from './transport-error.ts';

/** How the hidden actors are moved. */
export type ControlSettings =
  | { readonly kind?: 'http'; readonly url: string; readonly token: string | undefined }
  | { readonly kind: 'command'; readonly run: readonly [string, ...string[]] }
  | { readonly kind: 'manual'; readonly prompt: Prompt };

export type TargetSettings = {
  /** {base_url}. */
  readonly url: string;
  readonly profile: Profile;
  /** Null when no profile was given. */
  readonly profileName: string | null;
  readonly control: ControlSettings | undefined;
  readonly timeoutMs: number;
  /** The most requests a minute that any one key may make; undefined when only the profile's budgets count. */
  readonly rate: number | undefined;
  /** The most requests that are on their way at the same time; left out: as many as are made. */
  readonly workers?: number;
};

export type TargetPorts = {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  readonly sleep: LetPass;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
};

export type Target = {
  readonly api: ApiClient;
  readonly pace: Pace;
  /** Requests a minute of the keys that have a budget of their own. */
  readonly budgets: Map<string, number>;
  readonly control: Control;
  readonly isAlive: () => Promise<boolean>;
};

export type OpenedTarget = { readonly target: Target; readonly unreachable: string | undefined };

/** Throws a UsageError when an address or a token is wrong. A silent server is a value: the run reports it. */
export async function openTarget(
  settings: TargetSettings,
  ports: TargetPorts,
): Promise<OpenedTarget> {
  learnSecrets(settings, ports.secrets);
  const limits: Limits = { timeoutMs: settings.timeoutMs, signal: ports.signal };
  let control = noControl('the target was not reached', 'start it');
  const letPass: LetPass = (seconds) => passTime(control, seconds, ports.sleep);
  const budgets = lentBudgets(settings.profile);
  const pace = new Pace(
    { now: () => ports.now().getTime(), sleep: (ms) => ports.sleep(ms / 1000) },
    (key) => Math.min(settings.rate ?? Infinity, budgets.get(key ?? '') ?? Infinity),
  );
  const slots = new Slots(settings.workers ?? Infinity);
  const api = new ApiClient({ baseUrl: settings.url, limits, letPass, pace, slots, ...ports });

  const probe = (): Promise<Exchange> => api.call({ operation: 'listBookings' }, []);
  const isAlive = async (): Promise<boolean> => (await probe()).answer.kind === 'whole';
  // What the runner asks for itself is no answer that a check could pass on.
  const opened = (unreachable?: string): OpenedTarget => ({
    target: { api, pace, budgets, control, isAlive },
    unreachable,
  });

  try {
    const first = await probe();
    if (first.answer.kind === 'none') {
      return opened(
        `${settings.url} cannot be reached: ${first.answer.problem}. Is the server running, and is this its address?`,
      );
    }
    control = await connectControl(controlAddress(settings, limits, ports), first.answer);
    return opened();
  } catch (error) {
    if (error instanceof Unreachable || isCalledOff(error)) return opened(error.message);
    throw error;
  }
}

function controlAddress(
  { control }: TargetSettings,
  limits: Limits,
  { secrets, evidence }: TargetPorts,
): ControlAddress | undefined {
  switch (control?.kind) {
    case 'command':
      return {
        name: `the command ${control.run[0]}`,
        channel: commandChannel(control.run, limits),
        ...{ secrets, evidence },
      };
    case 'manual':
      return {
        name: 'the person at the prompt',
        channel: manualChannel(control.prompt),
        ...{ secrets, evidence },
      };
    case 'http':
    case undefined:
      if (control === undefined) return undefined;
      return {
        name: `the control endpoint ${control.url}`,
        channel: httpChannel(control, limits, secrets),
        ...{ secrets, evidence },
      };
  }
}

/** A server on virtual time would answer 429 for ever while the runner slept. */
async function passTime(control: Control, seconds: number, sleep: LetPass): Promise<void> {
  if (control.clock === 'virtual' && control.offers('clock.advance')) {
    await control.act('clock.advance', { seconds }, []);
  } else {
    await sleep(seconds);
  }
}

/** What the profile allows the keys that it lends. */
function lentBudgets({ clients }: Profile): Map<string, number> {
  const lent = Object.values(clients).filter((one) => one !== undefined && one !== 'none');
  return new Map(
    lent.flatMap(({ keys, requestsPerMinute }) =>
      keys.map(({ key }) => [key, requestsPerMinute] as const),
    ),
  );
}

/** Before anything is written down, all that must not be is known. */
function learnSecrets({ profile, control }: TargetSettings, secrets: Secrets): void {
  if (control !== undefined && 'token' in control && control.token !== undefined) {
    secrets.add(control.token);
  }
  if (control !== undefined && 'url' in control) {
    for (const secret of secretsInQuery(control.url)) secrets.add(secret);
  }
  for (const client of Object.values(profile.clients)) {
    if (client === undefined || client === 'none') continue;
    if (client.webhookSecret !== undefined) secrets.add(client.webhookSecret);
    for (const { key } of client.keys) secrets.add(key);
  }
}

const isCalledOff = (error: unknown): error is TransportError =>
  error instanceof TransportError && error.fault === 'aborted';
