/** `phlebo listen --forward-to URL`: every webhook of a client, forwarded to a receiver here. */

import { eventTypes, isEventType } from '#contract/events.ts';
import type { Command } from 'commander';
import { flag, switchFlag } from '../flags.ts';
import { readInteger, UsageError } from '../options.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { SandboxError, webAddress, type ControlClient } from './control-client.ts';
import { loadCursor, readCursor } from './cursor-file.ts';
import { untilInterrupted } from './interrupt.ts';
import { createPatience } from './patience.ts';
import { relay } from './relay.ts';

type Flags = ClientFlags & {
  readonly forwardTo?: string;
  readonly client?: string;
  readonly events?: string;
  readonly since?: string;
  readonly cursorFile?: string;
  readonly retryFor: string;
  readonly printSecret?: true;
  readonly skipVerify?: true;
};

/** Seconds. */
const DAY = 86_400;

const whatIsLost = `
It begins with what happens from now on, and then misses nothing: after a lost connection or a
sleep it goes on where it broke off. What happened before it was started, or between two starts,
comes with --since or --cursor-file. A sandbox that is reset or started anew has forgotten what was
before; you are told.

Any answer of the receiver, whatever its status, counts as delivered and is shown. A receiver that
refuses or resets the connection, or says nothing for 15 s, is tried again for --retry-for seconds,
the events behind it waiting. After that the event is shown as failed and the next one follows;
with --cursor-file it ends instead (exit code 1), and the place in the file stays before that event.
`;

export const registerListen = (program: Command): void => {
  withSandbox(
    program
      .command('listen')
      .description(
        'Follow webhooks as they happen, and forward them to a receiver on this machine.',
      )
      .addOption(flag('--forward-to <url>', 'receiver to POST them to; left out: only shown'))
      .addOption(flag('--client <id|all>', 'of which client; the first one if left out'))
      .addOption(flag('--events <types>', 'only these types, with commas between'))
      .addOption(
        flag(
          '--since <cursor>',
          'go on after this place; 0: with all that are kept. Left out: with what comes from now on',
        ),
      )
      .addOption(flag('--cursor-file <file>', 'keep the place there, and go on from it next time'))
      .addOption(
        flag('--retry-for <seconds>', 'how long to try again while the receiver is away', '60'),
      )
      .addOption(switchFlag('--print-secret', 'print the secret that signs them, and end'))
      .addOption(switchFlag('--skip-verify', 'accept any TLS certificate of the receiver'))
      .addHelpText('after', whatIsLost),
  ).action(
    asVerb(async (client, flags: Flags) => {
      const types = flags.events === undefined ? undefined : readTypes(flags.events);
      const receiver =
        flags.forwardTo === undefined
          ? undefined
          : {
              url: webAddress('--forward-to', flags.forwardTo),
              skipVerify: flags.skipVerify === true,
            };
      const patience = createPatience(1_000 * readInteger('--retry-for', flags.retryFor, [0, DAY]));
      const after = placeIn(flags);
      const clientId = await clientOf(client, flags.client);
      if (flags.printSecret) await printSecret(client, flags, clientId);
      else {
        const signal = untilInterrupted();
        await relay({ client, clientId, types, receiver, patience, after, signal, flags });
      }
    }),
  );
};

/** `job.created,job.completed`, or a UsageError that names what is no event. */
export const readTypes = (text: string): readonly string[] => {
  const types = text.split(',').map((type) => type.trim());
  const unknown = types.find((type) => !isEventType(type));
  if (unknown === undefined) return types;
  throw new UsageError(`There is no event "${unknown}". The types are ${eventTypes.join(', ')}.`);
};

const placeIn = ({ since, cursorFile }: Flags): string | undefined => {
  if (since !== undefined) return readCursor('--since', since);
  return cursorFile === undefined ? undefined : loadCursor(cursorFile);
};

/** Undefined: all clients. */
const clientOf = async (
  client: ControlClient,
  wanted: string | undefined,
): Promise<string | undefined> => {
  if (wanted === 'all') return undefined;
  const { clients } = await client.act<{ clients: readonly { id: string }[] }>('client.list');
  const found = clients.find(({ id }) => id === (wanted ?? id));
  if (found !== undefined) return found.id;
  throw new SandboxError(
    wanted === undefined
      ? 'The sandbox has no client yet: make one with phlebo do client.create.'
      : `There is no client with id ${wanted}.`,
  );
};

const printSecret = async (
  client: ControlClient,
  flags: Flags,
  clientId: string | undefined,
): Promise<void> => {
  if (clientId === undefined) throw new UsageError('--print-secret is of one client: name it.');
  const result = await client.act<{ webhookSecret: string }>('webhook.readSecret', { clientId });
  print(flags, result, result.webhookSecret);
};
