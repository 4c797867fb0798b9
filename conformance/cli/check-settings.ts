/** From flags, environment and files to the settings of a run. What does not fit is a UsageError. */
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CheckSettings } from '../check-server.ts';
import { parseExpectations } from '../engine/expected.ts';
import type { Environment } from '../yaml/environment.ts';
import { isHeaderValue, notForHeader } from '../target/http.ts';
import { emptyProfile, parseProfile } from '../target/profile/load-profile.ts';
import type { Profile } from '../target/profile/profile.ts';
import { UsageError } from '../usage-error.ts';
import type { Selection } from '../engine/plan.ts';
import { terminalPrompt } from './terminal-prompt.ts';
import type { Flags } from './flags.ts';

const defaultTimeoutMs = 10_000;

/** So many checks ask at the same time: enough to hide a few milliseconds of network, few enough to be read along. */
const defaultWorkers = 4;

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
    selection: selectionOf(flags),
    workers: flags.workers ?? defaultWorkers,
    ...(flags.browser === false ? { browser: 'none' } : {}),
    rate: flags.rate,
    strict: flags.strict ?? false,
    ...drawing(flags),
    expectations: flags.expected === undefined ? [] : readExpectations(flags.expected),
  };
}

/** Of two entries for one check, each would go on excusing it when the other's day has passed. */
function readExpectations(file: string): CheckSettings['expectations'] {
  const expectations = parseExpectations(file, readText(file));
  const ids = expectations.map(({ check }) => check);
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  if (twice.size === 0) return expectations;
  throw new UsageError(`${file} lists twice: ${[...twice].join(', ')}. Keep one entry for each`);
}

/** What generated input follows from, and how much of it there is. */
const drawing = ({ seed, depth }: Flags): Pick<CheckSettings, 'seed' | 'depth'> => ({
  seed: seed ?? randomInt(seeds),
  depth: depth ?? 'default',
});

const readProfile = ({ profile }: Flags, environment: Environment): Profile =>
  profile === undefined
    ? emptyProfile()
    : parseProfile({ file: profile, text: readText(profile), environment });

/** Which checks the flags select. */
export const selectionOf = ({ only = [], skip = [], shard }: Flags): Selection => ({
  only,
  skip,
  ...(shard === undefined ? {} : { shard }),
});

/** The flag goes before the profile. */
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
      return command(control.run, flags);
    case 'manual':
      return { kind: 'manual', prompt: terminalPrompt() };
  }
}

/** A profile from elsewhere is code where it names a program: whoever runs it must want that. */
function command(run: readonly string[], { allowCommands }: Flags): CheckSettings['control'] {
  const [program, ...words] = run;
  if (program === undefined) {
    throw new UsageError(
      'control.run in the profile is empty: name the program, as in [./control.sh]',
    );
  }
  if (allowCommands === true) return { kind: 'command', run: [program, ...words] };
  throw new UsageError(
    `the profile wants to run ${program} for each control action; allow it with --allow-commands`,
  );
}

function address(url: string, flag: string, token: string | undefined): CheckSettings['control'] {
  const read = URL.canParse(url) ? new URL(url) : undefined;
  if (read !== undefined && `${read.username}${read.password}` !== '') {
    throw new UsageError(
      `${flag} must not carry credentials: give the token by PHLEBO_CONTROL_TOKEN`,
    );
  }
  if (read === undefined || !/^https?:$/.test(read.protocol)) {
    throw new UsageError(`${flag} "${withoutSecrets(url)}" is not an http address`);
  }
  if (token !== undefined && !isHeaderValue(token)) {
    throw new UsageError(`the control token ${notForHeader}`);
  }
  return { url, token: token === '' ? undefined : token };
}

/** What is no address may hold all the same what belongs to one: a password, a token in the query. */
const withoutSecrets = (url: string): string =>
  url.replace(/^.*@/s, '…@').replace(/[?#].*$/s, '?…');

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} cannot be read: ${why}`);
  }
}
