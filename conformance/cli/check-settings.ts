/** From flags, environment and files to the settings of a run. What does not fit is a UsageError. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckSettings } from '../check-server.ts';
import { parseExpectations } from '../engine/expected.ts';
import type { Environment } from '../yaml/environment.ts';
import { emptyProfile, parseProfile } from '../target/profile/load-profile.ts';
import type { Profile } from '../target/profile/profile.ts';
import { UsageError } from '../usage-error.ts';
import type { Flags } from './flags.ts';

const defaultTimeoutMs = 10_000;

/** The largest seed that is drawn: short enough to be typed again. */
const seeds = 1_000_000;

export function checkSettings(flags: Flags, environment: Environment): CheckSettings {
  const profile = readProfile(flags, environment);
  const url = flags.url ?? profile.url;
  if (url === undefined) {
    throw new UsageError('which server? Give --url URL (or PHLEBO_URL), or url: in the profile');
  }
  return {
    url,
    profile,
    profileName: flags.profile === undefined ? null : profile.name,
    control: controlAddress(flags, profile, environment),
    timeoutMs: flags.timeout ?? defaultTimeoutMs,
    selection: { only: flags.only ?? [], skip: flags.skip ?? [] },
    strict: flags.strict ?? false,
    seed: flags.seed ?? randomInt(seeds),
    expectations:
      flags.expected === undefined
        ? []
        : parseExpectations(flags.expected, readText(flags.expected)),
  };
}

const readProfile = ({ profile }: Flags, environment: Environment): Profile =>
  profile === undefined
    ? emptyProfile()
    : parseProfile({ file: profile, text: readText(profile), environment });

/** The flag goes before the profile. Of the kinds that a profile may name, this version drives http. */
function controlAddress(
  flags: Flags,
  { control }: Profile,
  environment: Environment,
): CheckSettings['control'] {
  const token = environment['PHLEBO_CONTROL_TOKEN'];
  if (flags.control !== undefined) return address(flags.control, '--control', token);
  switch (control.kind) {
    case 'none':
      return undefined;
    case 'http':
      return address(control.url, 'control.url', control.token ?? token);
    case 'command':
    case 'manual':
      throw new UsageError(
        `control of the kind ${control.kind} cannot be driven by this version; use http, or none`,
      );
  }
}

function address(url: string, flag: string, token: string | undefined): CheckSettings['control'] {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) {
    return { url, token: token === '' ? undefined : token };
  }
  throw new UsageError(`${flag} "${url}" is not an http address`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read: ${why}`);
  }
}
