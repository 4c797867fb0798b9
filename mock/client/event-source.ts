/** A stream of server-sent events that is taken up again where it broke off. */

import { setTimeout as wait } from 'node:timers/promises';
import { SandboxError, type ControlClient } from './control-client.ts';

export type StreamEvent = { readonly name: string; readonly id: number; readonly data: unknown };

type Following = {
  readonly client: ControlClient;
  /** Below /_sandbox/live. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Where to begin; left out: with what comes now. */
  readonly after?: number | undefined;
  /** Told when the connection is lost, and when it is back. */
  readonly onConnection: (state: 'open' | 'lost') => void;
  readonly signal: AbortSignal;
};

const retryMs = 500;

/**
 * Events in order, each once. When the connection breaks it is asked again from the last cursor, so
 * a restart of the network or a sleep loses nothing that the sandbox still keeps.
 */
export async function* follow(following: Following): AsyncGenerator<StreamEvent> {
  const { client, signal, onConnection } = following;
  let cursor = following.after;
  let everOpen = false;
  while (!hasEnded(signal)) {
    try {
      for await (const event of open(following, cursor)) {
        if (event.name === 'hello') onConnection('open');
        everOpen = true;
        cursor = event.id;
        yield event;
      }
    } catch (error) {
      if (error instanceof SandboxError) throw error;
    }
    if (hasEnded(signal)) return;
    if (!everOpen) throw new SandboxError(`No sandbox answers at ${client.url}.`);
    onConnection('lost');
    await wait(retryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Asked anew each time: it changes while others wait. */
const hasEnded = (signal: AbortSignal): boolean => signal.aborted;

async function* open(
  { client, path, query, signal }: Following,
  cursor: number | undefined,
): AsyncGenerator<StreamEvent> {
  const words = new URLSearchParams(query);
  if (cursor !== undefined) words.set('after', String(cursor));
  const response = await fetch(`${client.url}/_sandbox/live/${path}?${words.toString()}`, {
    headers: client.headers,
    signal,
  });
  if (!response.ok || response.body === null) {
    throw new SandboxError(`The sandbox does not stream: ${await response.text()}`);
  }
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readBlock(block);
      if (event !== undefined) yield event;
    }
  }
}

/** One block of the stream (HTML Standard, 9.2.6); a comment is none. */
const readBlock = (block: string): StreamEvent | undefined => {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return {
    name: fields.get('event') ?? 'message',
    id: Number(fields.get('id')),
    data: JSON.parse(data) as unknown,
  };
};
