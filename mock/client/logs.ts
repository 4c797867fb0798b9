/** `phlebo logs tail`: requests as they are answered, each refusal with its cause and a curl line. */

import type { Command } from 'commander';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { follow } from './event-source.ts';
import { untilInterrupted } from './interrupt.ts';
import { paint } from './paint.ts';

type Flags = ClientFlags & { readonly since?: string };

type LoggedRequest = {
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly reason: string | null;
  readonly clientId: string | null;
  readonly keyEndsWith: string | null;
  readonly body: string | null;
};

export const registerLogs = (program: Command): void => {
  const logs = program.command('logs').description('What the API was asked, and what it answered.');
  withSandbox(
    logs
      .command('tail')
      .description('requests as they come; Ctrl+C ends it')
      .option('--since <cursor>', 'begin after this entry; 0: with all that are kept'),
  ).action(
    asVerb(async (client, flags: Flags) => {
      const signal = untilInterrupted();
      const entries = follow({
        client,
        path: 'requests',
        query: {},
        after: flags.since === undefined ? undefined : Number(flags.since),
        onConnection: (state) => {
          if (state === 'lost') console.error('Connection lost; trying again.');
        },
        signal,
      });
      for await (const { name, data } of entries) {
        if (name === 'request') print(flags, data, lineOf(client.url, data as LoggedRequest));
      }
    }),
  );
};

const lineOf = (base: string, entry: LoggedRequest): string => {
  const { at, method, url, status, reason } = entry;
  const time = new Date(at).toISOString();
  const line = `${time}  ${paint.status(status)}  ${method} ${url}`;
  return reason === null ? line : `${line}  ${reason}\n    ${paint.dim(curlOf(base, entry))}`;
};

/** The key is named by its last characters: the sandbox keeps no more of it. */
const curlOf = (base: string, { method, url, keyEndsWith, body }: LoggedRequest): string =>
  [
    `curl -i -X ${method} ${quoted(base + url)}`,
    ...(keyEndsWith === null ? [] : [`-H "X-API-Key: $KEY" # …${keyEndsWith}`]),
    ...(body === null ? [] : [`-H 'Content-Type: application/json' -d ${quoted(body)}`]),
  ].join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
