/** The flags of `phlebo check`: each also has an environment variable, and none takes a secret. */
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { parseBaseUrl } from '../target/base-url.ts';
import { parseDuration } from '../target/duration.ts';
import type { Environment } from '../yaml/environment.ts';

/** What the flags say; what was not given is not there. */
export type Flags = {
  readonly url?: string;
  readonly control?: string;
  readonly profile?: string;
  readonly init?: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly expected?: string;
  readonly seed?: number;
  readonly timeout?: number;
  readonly report?: readonly ReportFormat[];
  readonly reportDir?: string;
  readonly strict?: boolean;
  readonly list?: boolean;
  readonly dryRun?: boolean;
};

export const reportFormats = ['pretty', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const valued: readonly (readonly [flags: string, env: string, text: string, parse?: Parse])[] = [
  ['--url <url>', 'PHLEBO_URL', 'the server: {base_url}, without /api/integration/v1', baseUrl],
  [
    '--control <url>',
    'PHLEBO_CONTROL',
    'its control endpoint; the token comes from PHLEBO_CONTROL_TOKEN',
  ],
  ['--profile <file>', 'PHLEBO_PROFILE', 'what the runner must know of a server without control'],
  ['--init <file>', 'PHLEBO_INIT', 'write a commented profile, and do no more'],
  ['--only <names>', 'PHLEBO_ONLY', 'run these only: check ids, areas or tags, with commas', list],
  ['--skip <names>', 'PHLEBO_SKIP', 'leave these out', list],
  ['--expected <file>', 'PHLEBO_EXPECTED', 'known failures: a YAML list of {check, reason, until}'],
  ['--seed <number>', 'PHLEBO_SEED', 'every generated input follows from it', wholeNumber],
  ['--timeout <time>', 'PHLEBO_TIMEOUT', 'for each answer, as in 10s (the default) or 500ms', time],
  [
    '--report <formats>',
    'PHLEBO_REPORT',
    'pretty, json; results.ndjson is always written',
    formats,
  ],
  ['--report-dir <dir>', 'PHLEBO_REPORT_DIR', 'where reports go (default ./phlebo-report)'],
];

const switches: readonly (readonly [flag: string, env: string, text: string])[] = [
  ['--strict', 'PHLEBO_STRICT', 'let violated SHOULDs fail the run, too'],
  ['--list', 'PHLEBO_LIST', 'show the selected checks, and do no more'],
  ['--dry-run', 'PHLEBO_DRY_RUN', 'show what would be asked and how many requests it takes'],
];

type Parse = (value: string, previous: unknown) => unknown;

export function addFlags(command: Command): Command {
  for (const [flags, env, text, parse] of valued) {
    const option = new Option(flags, text).env(env);
    command.addOption(parse === undefined ? option : option.argParser(parse));
  }
  for (const [flag, env, text] of switches) {
    command.addOption(new Option(flag, `${text} (env: ${env})`));
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

function formats(value: string): readonly ReportFormat[] {
  return split(value).map((name) => {
    const format = reportFormats.find((one) => one === name);
    if (format !== undefined) return format;
    throw new InvalidArgumentError(
      `"${name}" is no report; there are ${reportFormats.join(', ')}.`,
    );
  });
}

function wholeNumber(value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('It is a whole number from 0 up.');
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
