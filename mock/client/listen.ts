/** `phlebo listen --forward-to URL`: every webhook of a client, forwarded to a receiver here. */

import type { Command } from 'commander';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { SandboxError, type ControlClient } from './control-client.ts';
import { follow, type StreamEvent } from './event-source.ts';
import { forward, type Forwarded } from './forward.ts';
import { untilInterrupted } from './interrupt.ts';
import { paint } from './paint.ts';

type Flags = ClientFlags & {
  readonly forwardTo?: string;
  readonly client?: string;
  readonly events?: string;
  readonly since?: string;
  readonly printSecret?: true;
  readonly skipVerify?: true;
};

type Notice = {
  readonly event?: { readonly id: string; readonly type: string; readonly jobId: string | null };
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export const registerListen = (program: Command): void => {
  withSandbox(
    program
      .command('listen')
      .description(
        'Follow webhooks as they happen, and forward them to a receiver on this machine.',
      )
      .option('--forward-to <url>', 'receiver to POST them to; left out: only shown')
      .option('--client <id|all>', 'of which client; the first one if left out')
      .option('--events <types>', 'only these types, with commas between')
      .option('--since <cursor>', 'begin after this cursor; 0: with all that are kept')
      .option('--print-secret', 'print the secret that signs them, and end')
      .option('--skip-verify', 'accept any TLS certificate of the receiver'),
  ).action(
    asVerb(async (client, flags: Flags) => {
      const clientId = await clientOf(client, flags.client);
      if (flags.printSecret) await printSecret(client, flags, clientId);
      else await listen(client, flags, clientId);
    }),
  );
};

/** Undefined: all clients. */
const clientOf = async (
  client: ControlClient,
  wanted: string | undefined,
): Promise<string | undefined> => {
  if (wanted === 'all') return undefined;
  if (wanted !== undefined) return wanted;
  const { clients } = await client.act<{ clients: readonly { id: string }[] }>('client.list');
  const first = clients[0];
  if (first === undefined) throw new SandboxError('The sandbox has no client yet.');
  return first.id;
};

const printSecret = async (
  client: ControlClient,
  flags: Flags,
  clientId: string | undefined,
): Promise<void> => {
  if (clientId === undefined) throw new SandboxError('--print-secret is of one client: name it.');
  const result = await client.act<{ webhookSecret: string }>('webhook.readSecret', { clientId });
  print(flags, result, result.webhookSecret);
};

const listen = async (
  client: ControlClient,
  flags: Flags,
  clientId: string | undefined,
): Promise<void> => {
  const target = flags.forwardTo === undefined ? undefined : receiverOf(flags.forwardTo);
  console.error(
    `Listening to ${clientId ?? 'all clients'} at ${client.url}` +
      `${target === undefined ? '' : `, forwarding to ${target.href}`}. Ctrl+C ends it.`,
  );
  const notices = follow({
    client,
    path: 'events',
    query: {
      sealed: '1',
      ...(clientId === undefined ? {} : { clientId }),
      ...(flags.events === undefined ? {} : { types: flags.events }),
    },
    after: flags.since === undefined ? undefined : Number(flags.since),
    onConnection: tellConnection(),
    signal: untilInterrupted(),
  });
  for await (const notice of notices) await pass(notice, target, flags);
};

const receiverOf = (text: string): URL => {
  const address = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) throw new SandboxError(`"${text}" is no address to forward to.`);
  return new URL(address);
};

/** Says when the connection is lost, and when it is back; the first opening goes without words. */
const tellConnection = () => {
  let lost = false;
  return (state: 'open' | 'lost'): void => {
    if (state === 'lost' && !lost) console.error('Connection lost; trying again.');
    if (state === 'open' && lost) console.error('Connected again; going on where it broke off.');
    lost = state === 'lost';
  };
};

const pass = async (
  { name, id: cursor, data }: StreamEvent,
  target: URL | undefined,
  flags: Flags,
): Promise<void> => {
  if (name === 'hello') {
    if ((data as { missed?: boolean }).missed === true) {
      console.error('Some events before this are no longer kept by the sandbox.');
    }
    return;
  }
  const { event, headers, body } = data as Notice;
  if (event === undefined || headers === undefined || body === undefined) return;
  const answer = target && (await forward(target, headers, body, flags.skipVerify === true));
  const line = `${event.type}  ${event.id}  ${event.jobId ?? ''}`;
  print(flags, { cursor, ...event, replay: name === 'replay', answer }, shown(line, name, answer));
};

const shown = (line: string, name: string, answer: Forwarded | undefined): string => {
  const replay = name === 'replay' ? paint.dim(' (replay)') : '';
  if (answer === undefined) return `${line}${replay}`;
  const said = 'status' in answer ? paint.status(answer.status) : paint.bad(answer.error);
  return `${line}${replay}  ${said}`;
};
