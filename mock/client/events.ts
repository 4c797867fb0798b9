/** `phlebo events list|show|resend`: past webhooks, their deliveries, and sending them again. */

import type { Command } from 'commander';
import { flag, switchFlag } from '../flags.ts';
import { readInteger } from '../options.ts';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { SandboxError, webAddress, type ControlClient } from './control-client.ts';
import { eventText, type Delivery, type EventRow } from './event-text.ts';
import { forward, type Sealed } from './forward.ts';
import { readTypes } from './listen.ts';
import { paint } from './paint.ts';
import { answerText } from './relay.ts';
import { shownAddress } from './shown-address.ts';

type ListFlags = ClientFlags & {
  readonly client?: string;
  readonly job?: string;
  readonly type?: string;
  readonly limit: string;
};

type ResendFlags = ClientFlags & { readonly forwardTo?: string; readonly skipVerify?: true };

type Listed = {
  readonly events: readonly EventRow[];
  readonly dropped: { readonly events: number };
};

export const registerEvents = (program: Command): void => {
  const events = program.command('events').description('Past webhooks and their deliveries.');
  withSandbox(
    events
      .command('list')
      .description('newest first')
      .addOption(flag('--client <id>', 'of one client'))
      .addOption(flag('--job <id>', 'of one booking'))
      .addOption(flag('--type <types>', 'of these types, with commas between'))
      .addOption(flag('--limit <number>', 'how many', '20')),
  ).action(
    asVerb(async (client, flags: ListFlags) => {
      const listed = await client.act<Listed>('event.list', queryOf(flags));
      print(flags, listed, listText(listed));
    }),
  );
  withSandbox(
    events
      .command('show')
      .description('one event: its body, and each attempt to deliver it')
      .argument('<eventId>'),
  ).action(
    asVerb(async (client, flags: ClientFlags, eventId: string) => {
      const { event } = await client.act<{ event: EventRow }>('event.get', { eventId });
      const { deliveries } = await client.act<{ deliveries: readonly Delivery[] }>(
        'delivery.list',
        { eventId },
      );
      print(flags, { event, deliveries }, eventText(event, deliveries));
    }),
  );
  withSandbox(
    events
      .command('resend')
      .description("deliver a past event again, under the same id, to the client's endpoints")
      .argument('<eventId>')
      .addOption(flag('--forward-to <url>', 'to this receiver instead'))
      .addOption(switchFlag('--skip-verify', 'accept any TLS certificate of that receiver')),
  ).action(
    asVerb(async (client, flags: ResendFlags, eventId: string) => {
      if (flags.forwardTo !== undefined) {
        await forwardAgain(client, flags, webAddress('--forward-to', flags.forwardTo), eventId);
        return;
      }
      await client.act('webhook.replay', { eventId }).catch(hintingAtForward);
      print(flags, { eventId }, `${eventId} is on its way.`);
    }),
  );
};

const queryOf = ({ client, job, type, limit }: ListFlags) => ({
  order: 'newest',
  limit: readInteger('--limit', limit, [1, 1_000]),
  ...(client === undefined ? {} : { clientId: client }),
  ...(job === undefined ? {} : { jobId: job }),
  ...(type === undefined ? {} : { types: readTypes(type) }),
});

const listText = ({ events, dropped }: Listed): string =>
  [
    ...(events.length === 0 ? ['No such events.'] : events.map(rowOf)),
    ...(dropped.events === 0 ? [] : [`${dropped.events} older ones are no longer kept.`]),
  ].join('\n');

const rowOf = ({ id, type, at, jobId, due, deliveries }: EventRow): string => {
  const states = deliveries.map(({ state }) => state).join(', ');
  const how = due ? states : paint.dim('no endpoint');
  return [at, id, type.padEnd(22), ...(jobId === null ? [] : [jobId]), how].join('  ');
};

const hintingAtForward = (error: unknown): never => {
  if (!(error instanceof SandboxError) || error.code !== 'REFUSED') throw error;
  const hint = 'With --forward-to it goes to a receiver of yours.';
  throw new SandboxError(`${error.message} ${hint}`, error.code);
};

/** Past the client's endpoints: the event is signed anew and posted from here. */
const forwardAgain = async (
  client: ControlClient,
  flags: ResendFlags,
  url: URL,
  eventId: string,
): Promise<void> => {
  const sealed = await client.act<Sealed>('event.seal', { eventId });
  const answer = await forward({ url, skipVerify: flags.skipVerify === true }, sealed);
  const isAccepted = 'status' in answer && answer.status >= 200 && answer.status < 300;
  if (!isAccepted && !flags.json) {
    throw new SandboxError(`${shownAddress(url.href)}: ${answerText(answer)}`);
  }
  print(flags, { eventId, answer }, `${eventId}  ${answerText(answer)}`);
  if (!isAccepted) process.exitCode = 1;
};
