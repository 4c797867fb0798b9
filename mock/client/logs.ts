/** `phlebo logs tail`: requests as they are answered, each refusal with its cause and a curl line. */

import type { Command } from 'commander';
import { flag } from '../flags.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { readCursor } from './cursor-file.ts';
import { curlOf, remarksOn, type Sent } from './curl.ts';
import { follow } from './event-source.ts';
import { untilInterrupted } from './interrupt.ts';
import { paint } from './paint.ts';
import { visible } from './visible.ts';

type Flags = ClientFlags & { readonly since?: string };

type LoggedRequest = Sent & {
  readonly at: string;
  readonly status: number | null;
  readonly reason: string | null;
  readonly message: string | null;
};

export const registerLogs = (program: Command): void => {
  const logs = program.command('logs').description('What the API was asked, and what it answered.');
  withSandbox(
    logs
      .command('tail')
      .description('requests as they come; Ctrl+C ends it')
      .addOption(flag('--since <cursor>', 'begin after this place; 0: with all that are kept')),
  ).action(
    asVerb(async (client, flags: Flags) => {
      const entries = follow({
        client,
        path: 'requests',
        query: {},
        after: flags.since === undefined ? undefined : readCursor('--since', flags.since),
        onConnection: (state) => {
          if (state === 'lost') console.error('Connection lost; trying again.');
        },
        signal: untilInterrupted(),
      });
      for await (const { name, id, data } of entries) {
        if (name === 'hello') greet(client.url, data as { readonly missed: boolean });
        else print(flags, { ...(data as object), cursor: id }, textOf(client.url, data));
      }
    }),
  );
};

const greet = (url: string, { missed }: { readonly missed: boolean }): void => {
  console.error(`Following the requests to ${url}. Ctrl+C ends it.`);
  if (missed) console.error('Some requests before this are not kept by the sandbox (any more).');
};

const textOf = (base: string, data: unknown): string => {
  const entry = data as LoggedRequest;
  const { at, method, url, status, reason, message } = entry;
  const answer = status === null ? paint.bad('no answer') : paint.status(status);
  const line = `${at}  ${answer}  ${method} ${visible(url)}`;
  if (reason === null) return line;
  const remarks = remarksOn(entry);
  return [
    `${line}  ${paint.bold(reason)}`,
    `    ${visible(message ?? '')}${remarks.length === 0 ? '' : ` (${remarks.join('; ')})`}`,
    `    ${paint.dim(curlOf(base, entry))}`,
  ].join('\n');
};
