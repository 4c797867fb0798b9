/** Webhooks on their way from the sandbox to a receiver, in order, each shown with its answer. */

import { setTimeout as wait } from 'node:timers/promises';
import { print, type ClientFlags } from './command.ts';
import { SandboxError, type ControlClient } from './control-client.ts';
import { saveCursor } from './cursor-file.ts';
import { follow, type StreamEvent } from './event-source.ts';
import { forward, type Forwarded, type Receiver, type Sealed } from './forward.ts';
import { paint } from './paint.ts';
import type { Patience } from './patience.ts';
import { shownAddress } from './shown-address.ts';
import { visible } from './visible.ts';

export type Relay = {
  readonly client: ControlClient;
  /** Left out: of all clients. */
  readonly clientId: string | undefined;
  readonly types: readonly string[] | undefined;
  /** Left out: they are only shown. */
  readonly receiver: Receiver | undefined;
  /** With a receiver that is away. */
  readonly patience: Patience;
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  readonly flags: Pick<ClientFlags, 'json'> & { readonly cursorFile?: string };
};

/**
 * Until the signal. An event counts as passed on when its answer is there: if it is interrupted
 * before, it comes again, under the same id, to whoever goes on from the place that is told last.
 */
export const relay = async (options: Relay): Promise<void> => {
  const { client, clientId, types, after, signal, flags } = options;
  const notices = follow({
    client,
    path: 'events',
    query: {
      ...(clientId === undefined ? {} : { clientId }),
      ...(types === undefined ? {} : { types: types.join(',') }),
    },
    after,
    onConnection: tellConnection(options),
    signal,
  });
  let place: string | undefined;
  try {
    for await (const notice of notices) {
      await pass(notice, options);
      place = notice.id;
      if (flags.cursorFile !== undefined) saveCursor(flags.cursorFile, place);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    if (place !== undefined) console.error(`Ended; --since ${place} goes on from here.`);
  }
};

/** The first opening tells what is listened to: from then on nothing is missed. */
const tellConnection = ({ client, clientId, receiver }: Relay) => {
  let before: 'open' | 'lost' | undefined;
  return (state: 'open' | 'lost'): void => {
    if (before === undefined) {
      const where =
        receiver === undefined ? '' : `, forwarding to ${shownAddress(receiver.url.href)}`;
      console.error(
        `Listening to ${clientId ?? 'all clients'} at ${client.url}${where}. Ctrl+C ends it.`,
      );
    } else if (state !== before) {
      console.error(
        state === 'lost'
          ? 'Connection lost; trying again.'
          : 'Connected again; going on where it broke off.',
      );
    }
    before = state;
  };
};

type Notice = {
  readonly event: { readonly id: string; readonly type: string; readonly jobId: string | null };
};

const pass = async ({ name, id, data }: StreamEvent, options: Relay): Promise<void> => {
  const { flags } = options;
  switch (name) {
    case 'hello':
      if ((data as { readonly missed: boolean }).missed) {
        remark(
          flags,
          'missed',
          id,
          'Some events before this are not kept by the sandbox (any more).',
        );
      }
      return;
    case 'reset':
      remark(flags, 'reset', id, 'The sandbox was reset; going on with what comes.');
      return;
    case 'event':
    case 'replay':
      await passOn({ what: name, cursor: id, event: (data as Notice).event }, options);
      return;
    default:
      // Attempts at the client's own endpoints: they are not for this receiver.
      return;
  }
};

type Passing = {
  readonly what: 'event' | 'replay';
  readonly cursor: string;
  readonly event: Notice['event'];
};

/** Where the place is kept it stays before what did not reach the receiver: that is an error then. */
const passOn = async ({ what, cursor, event }: Passing, options: Relay): Promise<void> => {
  const { flags } = options;
  const answer = await forwarded(event.id, options);
  const failed = answer !== undefined && 'error' in answer && !('gone' in answer);
  if (failed && flags.cursorFile !== undefined) {
    const why = `${event.id} was not forwarded: ${visible(answer.error)}.`;
    const then = `Listen again with --cursor-file ${flags.cursorFile}: it comes first.`;
    throw new SandboxError(`${why} ${then}`);
  }
  const result = { ...event, what, cursor, ...(answer && { answer }) };
  print(flags, result, lineOf(cursor, event, what, answer));
  if (failed) console.error(`phlebo events resend ${event.id} --forward-to … sends it again.`);
};

/** What is no event: beside the output for a person, a line of its own for a program. */
const remark = (flags: Relay['flags'], what: string, cursor: string, sentence: string): void => {
  if (flags.json) print(flags, { what, cursor });
  else console.error(sentence);
};

const lineOf = (
  place: string,
  { type, id, jobId }: Notice['event'],
  name: string,
  answer: Forwarded | Gone | undefined,
): string =>
  [
    paint.dim(place),
    type,
    id,
    ...(jobId === null ? [] : [jobId]),
    ...(name === 'replay' ? [paint.dim('(replay)')] : []),
    ...(answer === undefined ? [] : [answerText(answer)]),
  ].join('  ');

export const answerText = (answer: Forwarded): string => {
  if ('error' in answer) return paint.bad(visible(answer.error));
  const { status, body } = answer;
  return body === undefined
    ? paint.status(status)
    : `${paint.status(status)} ${visible(body.trim())}`;
};

/**
 * Undefined where nothing is forwarded. Signed at the last moment, each time anew: a receiver refuses
 * what was signed more than five minutes before.
 */
const forwarded = async (
  eventId: string,
  { client, receiver, patience, signal }: Relay,
): Promise<Forwarded | Gone | undefined> => {
  if (receiver === undefined) return undefined;
  let told = false;
  for (;;) {
    const sealed = await sealedBy(client, eventId, signal);
    if ('gone' in sealed) return sealed;
    const answer = await forward(receiver, sealed, signal);
    const pause = patience.pauseAfter(answer);
    if (pause === undefined) return answer;
    if (!told) console.error(`${eventId}  ${answerText(answer)}; trying again.`);
    told = true;
    await wait(pause, undefined, { signal });
  }
};

/** Why an event cannot be forwarded at all. */
type Gone = { readonly error: string; readonly gone: true };

const retryMs = 500;

/** As long as the sandbox cannot be asked it is asked again; what a reset has taken is no more. */
const sealedBy = async (
  client: ControlClient,
  eventId: string,
  signal: AbortSignal,
): Promise<Sealed | Gone> => {
  for (;;) {
    try {
      return await client.act<Sealed>('event.seal', { eventId });
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      if (error.code === 'NOT_FOUND')
        return { error: `not forwarded: ${error.message}`, gone: true };
      if (error.code !== undefined) throw error;
      await wait(retryMs, undefined, { signal });
    }
  }
};
