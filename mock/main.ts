/** `phlebo mock`: reads its options, starts the sandbox, says what a user needs, stops when told. */

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { readAnswers, tellAnswers } from './answers.ts';
import { greeting, greetingJson } from './greeting.ts';
import type { WebhookOptions } from './compose.ts';
import { HostRuleError } from './adapters/webhooks/host-rules.ts';
import { flag, readSwitches, switchFlag } from './flags.ts';
import { readInstant, readInteger, readLadder, readPolicies, UsageError } from './options.ts';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

type Flags = {
  readonly port: string;
  readonly host: string;
  readonly seed: string;
  readonly clock?: string;
  readonly world: string;
  readonly policy: readonly string[];
  readonly answers?: string;
  readonly controlTokenFile?: string;
  readonly allowWebhookHosts?: string;
  readonly webhookRetries: string;
  readonly webhookJitter: boolean;
  readonly json?: true;
};

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const registerMockCommand = (program: Command): void => {
  program
    .command('mock')
    .description('Start the sandbox: the API, its control plane and its reference on one port.')
    .addOption(flag('--port <number>', 'port to listen on; 0 takes a free one', '4010'))
    .addOption(flag('--host <address>', 'address to listen on', '127.0.0.1'))
    .addOption(flag('--seed <number>', 'seed of the named worlds', '1'))
    .addOption(flag('--clock <time>', 'ISO 8601: the clock stands there until moved'))
    .addOption(flag('--world <name|file>', 'default, empty or a world file', 'default'))
    .option(
      '--policy <Oxx=value>',
      'another reading of an open point; repeatable (env: PHLEBO_POLICY)',
      collect,
      [],
    )
    .addOption(
      flag(
        '--answers <file>',
        'answer as the server did of which phlebo check wrote this results.json (or results.ndjson); --policy goes first',
      ),
    )
    .addOption(
      flag(
        '--control-token-file <file>',
        'file with the token of the control plane (or PHLEBO_CONTROL_TOKEN)',
      ),
    )
    .addOption(
      flag(
        '--allow-webhook-hosts <list>',
        'where webhooks may go, as in localhost,*.example.org,10.0.0.0/8',
      ),
    )
    .addOption(
      flag(
        '--webhook-retries <ladder>',
        'standard (ten attempts over 75 hours), or delays in seconds, as in 0,1,5',
        'standard',
      ),
    )
    .addOption(switchFlag('--no-webhook-jitter', 'retries fall due exactly when the ladder says'))
    .addOption(switchFlag('--json', 'print one line of JSON instead of the greeting'))
    .action((flags: Flags, command: Command) => runMock(readSwitches(command, flags)));
};

const runMock = async (flags: Flags): Promise<void> => {
  try {
    const answers = flags.answers === undefined ? undefined : readAnswers(flags.answers);
    const sandbox = await startSandbox({
      port: readInteger('--port', flags.port, [0, 65_535]),
      host: flags.host,
      seed: readInteger('--seed', flags.seed, [0, Number.MAX_SAFE_INTEGER]),
      startAt: flags.clock === undefined ? undefined : readInstant('--clock', flags.clock),
      world: flags.world,
      policies: readPolicies([
        ...(answers?.choices ?? []),
        ...policiesOfEnvironment(),
        ...flags.policy,
      ]),
      controlToken: tokenOf(flags),
      webhooks: webhooksOf(flags),
    });
    if (flags.json) console.log(greetingJson(sandbox, answers));
    else {
      if (answers !== undefined) console.log(tellAnswers(answers));
      console.log(greeting(sandbox));
    }
    stopOnSignal(sandbox);
  } catch (error) {
    const sentence = sentenceOf(error, flags);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exitCode = 2;
  }
};

const policiesOfEnvironment = (): readonly string[] =>
  (process.env['PHLEBO_POLICY'] ?? '').split(/[\s,]+/).filter((choice) => choice !== '');

const webhooksOf = (flags: Flags): WebhookOptions => ({
  ...(flags.webhookJitter ? {} : { jitter: false }),
  ...(flags.webhookRetries === 'standard'
    ? {}
    : { ladder: readLadder('--webhook-retries', flags.webhookRetries) }),
  ...(flags.allowWebhookHosts === undefined
    ? {}
    : { allowHosts: flags.allowWebhookHosts.split(',').map((entry) => entry.trim()) }),
});

/** A secret is read from the environment or a file, never from an argument. */
const tokenOf = ({ controlTokenFile }: Flags): string | undefined => {
  if (controlTokenFile === undefined) {
    const text = process.env['PHLEBO_CONTROL_TOKEN']?.trim();
    return text === '' ? undefined : text;
  }
  const text = readFileSync(controlTokenFile, 'utf8').trim();
  // Whoever names a file wants a token: without one, all programs of the machine could drive it.
  if (text === '') throw new UsageError(emptyTokenFile);
  return text;
};

/** Without its name, as in the sentence about a missing one. */
const emptyTokenFile =
  '--control-token-file names a file that is empty: write the token into it, or leave the option out.';

/** What went wrong as a user can mend it; undefined for what is a bug. */
const sentenceOf = (error: unknown, { port, host }: Flags): string | undefined => {
  if (error instanceof UsageError) return error.message;
  if (error instanceof HostRuleError) return `--allow-webhook-hosts: ${error.message}`;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what listens there, or choose another with --port.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023 with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Choose another with --host.`;
    case 'ENOENT':
      // Without the name that was given: it may be the token.
      return '--control-token-file cannot be read, there is no such file: it takes the name of a file, not the token.';
    default:
      return undefined;
  }
};

/** The first signal lets what is in flight finish; a second one does not wait. */
const stopOnSignal = (sandbox: RunningSandbox): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
