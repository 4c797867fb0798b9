/** The flags of `phlebo check`: each also has an environment variable, and none takes a secret. */
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { depths } from '../engine/depth.ts';
import type { Depth } from '../engine/depth.ts';
import type { Shard } from '../engine/plan.ts';
import { parseBaseUrl } from '../target/base-url.ts';
import { parseDuration } from '../target/duration.ts';
import type { Environment } from '../yaml/environment.ts';
import { parseFormats, reportWords } from './report-formats.ts';
import type { ReportFormat } from './report-formats.ts';

/** What the flags say; what was not given is not there. */
export type Flags = {
  readonly url?: string;
  readonly control?: string;
  readonly profile?: string;
  readonly init?: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly scenario?: readonly string[];
  readonly expected?: string;
  readonly seed?: number;
  readonly depth?: Depth;
  readonly timeout?: number;
  readonly workers?: number;
  readonly rate?: number;
  readonly shard?: Shard;
  readonly allowCommands?: boolean;
  /** False: hosted pages are not opened. */
  readonly browser?: boolean;
  readonly report?: readonly ReportFormat[];
  readonly reportDir?: string;
  readonly strict?: boolean;
  readonly list?: boolean;
  readonly dryRun?: boolean;
};

const valued: readonly (readonly [flags: string, env: string, text: string, parse?: Parse])[] = [
  ['--url <url>', 'PHLEBO_URL', 'the server: {base_url}, without /api/integration/v1', baseUrl],
  [
    '--control <url>',
    'PHLEBO_CONTROL',
    'its control endpoint; the token comes from PHLEBO_CONTROL_TOKEN',
  ],
  ['--profile <file>', 'PHLEBO_PROFILE', 'what the runner must know of a server without control'],
  ['--init <file>', 'PHLEBO_INIT', 'write a commented profile, and do no more'],
  ['--only <names>', 'PHLEBO_ONLY', 'run these only: check ids, areas or tags, with commas', some],
  ['--skip <names>', 'PHLEBO_SKIP', 'leave these out', list],
  [
    '--scenario <names>',
    'PHLEBO_SCENARIO',
    'run these scenarios, and only what --only names beside them, as in first-booking',
    some,
  ],
  ['--expected <file>', 'PHLEBO_EXPECTED', 'known failures: a YAML list of {check, reason, until}'],
  ['--seed <number>', 'PHLEBO_SEED', 'every generated input follows from it', wholeNumber],
  [
    '--depth <depth>',
    'PHLEBO_DEPTH',
    'default: of generated cases a few, chosen by the seed; full: all of them',
    depth,
  ],
  [
    '--workers <number>',
    'PHLEBO_WORKERS',
    'requests on their way, and checks, at the same time (default 4)',
    workers,
  ],
  ['--rate <rate>', 'PHLEBO_RATE', 'the most requests of each key, as in 50/m', rate],
  ['--shard <k/n>', 'PHLEBO_SHARD', 'the k-th of n parts; merge-reports joins them', shard],
  ['--timeout <time>', 'PHLEBO_TIMEOUT', 'for each answer, as in 10s (the default) or 500ms', time],
  ['--report <formats>', 'PHLEBO_REPORT', reportWords, parseFormats],
  [
    '--report-dir <dir>',
    'PHLEBO_REPORT_DIR',
    'where reports go (default ./phlebo-report, of run ./phlebo-run)',
  ],
];

const switches: readonly (readonly [flag: string, env: string, text: string])[] = [
  ['--strict', 'PHLEBO_STRICT', 'let violated SHOULDs fail the run, too'],
  ['--no-browser', 'PHLEBO_NO_BROWSER', 'open no hosted pages: what needs them is not-testable'],
  [
    '--allow-commands',
    'PHLEBO_ALLOW_COMMANDS',
    'let the profile name a program that moves the hidden actors',
  ],
  ['--list', 'PHLEBO_LIST', 'show the selected checks, and do no more'],
  ['--dry-run', 'PHLEBO_DRY_RUN', 'show what would be asked and how many requests it takes'],
];

type Parse = (value: string, previous: unknown) => unknown;

export const addFlags = (command: Command): Command => addSome(command, () => true);

/** Which server it is, and how it and its hidden actors are reached. */
const ofTarget = new Set([
  ...['PHLEBO_URL', 'PHLEBO_CONTROL', 'PHLEBO_PROFILE', 'PHLEBO_ALLOW_COMMANDS'],
  'PHLEBO_NO_BROWSER',
  ...['PHLEBO_SEED', 'PHLEBO_RATE', 'PHLEBO_TIMEOUT'],
]);

/** Those of the flags that a verb needs which talks to a server and judges nothing itself. */
export const addTargetFlags = (command: Command): Command =>
  addSome(command, (env) => ofTarget.has(env));

const notOfRun = new Set(['PHLEBO_INIT', 'PHLEBO_SCENARIO', 'PHLEBO_DEPTH']);

/** Those of a verb that judges by files: it writes no profile, chooses no scenario by name, and generates nothing. */
export const addRunFlags = (command: Command): Command =>
  addSome(command, (env) => !notOfRun.has(env));

function addSome(command: Command, isWanted: (env: string) => boolean): Command {
  for (const [flags, env, text, parse] of valued) {
    if (!isWanted(env)) continue;
    const option = new Option(flags, text).env(env);
    command.addOption(parse === undefined ? option : option.argParser(parse));
  }
  for (const [flag, env, text] of switches) {
    if (isWanted(env)) command.addOption(new Option(flag, `${text} (env: ${env})`));
  }
  return command;
}

/** Commander takes a switch for on as soon as its variable is set, PHLEBO_STRICT=false included; so it is read here. */
export function readSwitches(flags: Flags, environment: Environment): Flags {
  const on = (given: boolean | undefined, env: string): boolean =>
    given ?? !['', '0', 'false', 'no'].includes((environment[env] ?? '').toLowerCase());
  return {
    ...flags,
    strict: on(flags.strict, 'PHLEBO_STRICT'),
    // Commander makes of --no-browser that there is a browser unless it is given.
    browser: flags.browser !== false && !on(undefined, 'PHLEBO_NO_BROWSER'),
    allowCommands: on(flags.allowCommands, 'PHLEBO_ALLOW_COMMANDS'),
    list: on(flags.list, 'PHLEBO_LIST'),
    dryRun: on(flags.dryRun, 'PHLEBO_DRY_RUN'),
  };
}

function baseUrl(value: string): string {
  const url = parseBaseUrl(value);
  if (url.ok) return url.url;
  throw new InvalidArgumentError(url.problem);
}

function list(value: string, previous: unknown): readonly string[] {
  const before = Array.isArray(previous) ? (previous as readonly string[]) : [];
  return [...before, ...split(value)];
}

/** An empty variable in the place of names would have everything run, against whatever server stands there. */
function some(value: string, previous: unknown): readonly string[] {
  if (split(value).length > 0) return list(value, previous);
  throw new InvalidArgumentError('It names nothing: leave it out to run everything.');
}

function wholeNumber(value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It is a whole number from 0 up.');
}

function depth(value: string): Depth {
  const found = depths.find((one) => one === value);
  if (found !== undefined) return found;
  throw new InvalidArgumentError(`It is one of ${depths.join(', ')}.`);
}

function shard(value: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? [];
  const [k, n] = [Number(index), Number(count)];
  if (index !== undefined && k >= 1 && k <= n) return { index: k, count: n };
  throw new InvalidArgumentError('Say it as in 2/4: the second of four parts.');
}

const mostWorkers = 64;

function workers(value: string): number {
  const count = Number(value);
  if (/^\d{1,3}$/.test(value) && count >= 1 && count <= mostWorkers) return count;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${String(mostWorkers)}.`);
}

/** Requests a minute. */
function rate(value: string): number {
  const [, count, unit] = /^(\d{1,6})\/(s|m)$/.exec(value) ?? [];
  const perMinute = Number(count) * (unit === 's' ? 60 : 1);
  if (count !== undefined && perMinute > 0) return perMinute;
  throw new InvalidArgumentError('Say it as in 50/m (a minute) or 2/s (a second).');
}

function time(value: string): number {
  const milliseconds = parseDuration(value);
  if (milliseconds !== undefined && milliseconds > 0) return milliseconds;
  throw new InvalidArgumentError('Say it with its unit, as in 10s or 500ms.');
}

const split = (value: string): readonly string[] =>
  value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
