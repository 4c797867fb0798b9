/** `phlebo events list|show|resend`: past webhooks, their deliveries, and sending them again. */

import type { Command } from 'commander';
import { asVerb, print, withSandbox, type ClientFlags } from './command.ts';
import { paint } from './paint.ts';

type ListFlags = ClientFlags & {
  readonly client?: string;
  readonly job?: string;
  readonly type?: string;
  readonly limit: string;
};

type EventRow = {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly clientId: string;
  readonly jobId: string | null;
  readonly due: boolean;
  readonly deliveries: readonly { readonly state: string }[];
};

type Listed = {
  readonly events: readonly EventRow[];
  readonly dropped: { readonly events?: number };
};

export const registerEvents = (program: Command): void => {
  const events = program.command('events').description('Past webhooks and their deliveries.');
  withSandbox(
    events
      .command('list')
      .description('newest first')
      .option('--client <id>', 'of one client')
      .option('--job <id>', 'of one booking')
      .option('--type <type>', 'of one type')
      .option('--limit <number>', 'how many', '20'),
  ).action(
    asVerb(async (client, flags: ListFlags) => {
      const listed = await client.act<Listed>('event.list', queryOf(flags));
      const text = listed.events.map(rowOf).join('\n');
      print(flags, listed, text === '' ? 'No events yet.' : text);
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
      const { deliveries } = await client.act<{ deliveries: unknown }>('delivery.list', {
        eventId,
      });
      print(flags, { event, deliveries });
    }),
  );
  withSandbox(
    events
      .command('resend')
      .description('deliver a past event again, under the same id')
      .argument('<eventId>'),
  ).action(
    asVerb(async (client, flags: ClientFlags, eventId: string) => {
      print(flags, await client.act('webhook.replay', { eventId }), `${eventId} is on its way.`);
    }),
  );
};

const queryOf = ({ client, job, type, limit }: ListFlags) => ({
  order: 'newest',
  limit: Number(limit),
  ...(client === undefined ? {} : { clientId: client }),
  ...(job === undefined ? {} : { jobId: job }),
  ...(type === undefined ? {} : { types: [type] }),
});

const rowOf = ({ id, type, at, jobId, due, deliveries }: EventRow): string => {
  const states = deliveries.map(({ state }) => state).join(', ');
  const how = due ? states : paint.dim('no endpoint');
  return `${at}  ${id}  ${type.padEnd(22)}  ${jobId ?? ''}  ${how}`;
};
