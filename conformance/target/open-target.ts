/** Opens the way to a server: its API, its control endpoint, and a first request that shows it is there. */
import type { EvidenceLog } from '../engine/evidence.ts';
import { ApiClient } from './api-client.ts';
import { connectControl, Unreachable } from './connect.ts';
import type { ControlAddress } from './connect.ts';
import { httpChannel } from './control-channel.ts';
import { noControl } from './control.ts';
import type { Control } from './control.ts';
import type { Exchange } from './exchange.ts';
import type { Limits } from './http.ts';
import type { Profile } from './profile/profile.ts';
import type { LetPass } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import { TransportError } from './transport-error.ts';

export type TargetSettings = {
  /** {base_url}. */
  readonly url: string;
  readonly profile: Profile;
  /** Null when no profile was given. */
  readonly profileName: string | null;
  readonly control: { readonly url: string; readonly token: string | undefined } | undefined;
  readonly timeoutMs: number;
};

export type TargetPorts = {
  readonly signal: AbortSignal;
  readonly sleep: LetPass;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
};

export type Target = {
  readonly api: ApiClient;
  readonly control: Control;
  readonly exchanges: Exchange[];
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
  const api = new ApiClient({ baseUrl: settings.url, limits, letPass, ...ports });

  const probe = (): Promise<Exchange> => api.call({ operation: 'listBookings' }, []);
  const isAlive = async (): Promise<boolean> => (await probe()).answer.kind === 'whole';
  const opened = (exchanges: Exchange[], unreachable?: string): OpenedTarget => ({
    target: { api, control, exchanges, isAlive },
    unreachable,
  });

  try {
    const first = await probe();
    if (first.answer.kind === 'none') {
      return opened(
        [],
        `${settings.url} cannot be reached: ${first.answer.problem}. Is the server running, and is this its address?`,
      );
    }
    control = await connectControl(controlAddress(settings, limits, ports), first.answer);
    return opened([first]);
  } catch (error) {
    if (error instanceof Unreachable || isCalledOff(error)) return opened([], error.message);
    throw error;
  }
}

function controlAddress(
  { control }: TargetSettings,
  limits: Limits,
  { secrets, evidence }: TargetPorts,
): ControlAddress | undefined {
  if (control === undefined) return undefined;
  const channel = httpChannel(control, limits, secrets);
  return { url: control.url, channel, secrets, evidence };
}

/** A server on virtual time would answer 429 for ever while the runner slept. */
async function passTime(control: Control, seconds: number, sleep: LetPass): Promise<void> {
  if (control.clock === 'virtual' && control.offers('clock.advance')) {
    await control.act('clock.advance', { seconds }, []);
  } else {
    await sleep(seconds);
  }
}

/** Before anything is written down, all that must not be is known. */
function learnSecrets({ profile, control }: TargetSettings, secrets: Secrets): void {
  if (control?.token !== undefined) secrets.add(control.token);
  for (const client of Object.values(profile.clients)) {
    if (client === undefined || client === 'none') continue;
    if (client.webhookSecret !== undefined) secrets.add(client.webhookSecret);
    for (const { key } of client.keys) secrets.add(key);
  }
}

const isCalledOff = (error: unknown): error is TransportError =>
  error instanceof TransportError && error.fault === 'aborted';
