/** A stream of server-sent events that is taken up again where it broke off. */

import { setTimeout as wait } from 'node:timers/promises';
import { absent, refusal, SandboxError, waiting, type ControlClient } from './control-client.ts';

/** `id`: where to go on after it. */
export type StreamEvent = { readonly name: string; readonly id: string; readonly data: unknown };

export type Following = {
  readonly client: Pick<ControlClient, 'url' | 'headers'>;
  /** Below /_sandbox/live. */
  readonly path: 'events' | 'requests';
  readonly query: Readonly<Record<string, string>>;
  /** Where to begin; left out: with what comes now. */
  readonly after?: string | undefined;
  /** Told when the connection is there, when it is lost, and when it is back. */
  readonly onConnection: (state: 'open' | 'lost') => void;
  readonly signal: AbortSignal;
  /** The sandbox says something every 15 s: after so much silence the connection is dead. */
  readonly silenceMs?: number;
  /** How long the beginning of the answer is waited for. */
  readonly answerMs?: number;
};

const retryMs = 500;

/**
 * Events in order, each once, the `hello` of each connection included. When the connection breaks
 * it is asked again from the last cursor, so a restart of the network or a sleep loses nothing that
 * the sandbox still keeps. Rejects with a SandboxError when there is no sandbox at first, or when it
 * refuses.
 */
export async function* follow(following: Following): AsyncGenerator<StreamEvent> {
  const { client, signal, onConnection } = following;
  let cursor = following.after;
  let everOpen = false;
  while (!hasEnded(signal)) {
    for await (const event of untilBroken(open(following, cursor))) {
      if (event.name === 'hello') onConnection('open');
      everOpen = true;
      cursor = event.id;
      yield event;
    }
    if (hasEnded(signal)) return;
    if (!everOpen) throw absent(client.url);
    onConnection('lost');
    await wait(retryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** What a lost connection throws is no error here; what the sandbox refuses is. */
async function* untilBroken(events: AsyncGenerator<StreamEvent>): AsyncGenerator<StreamEvent> {
  try {
    yield* events;
  } catch (error) {
    if (error instanceof SandboxError) throw error;
  }
}

/** Asked anew each time: it changes while others wait. */
const hasEnded = (signal: AbortSignal): boolean => signal.aborted;

async function* open(
  { client, path, query, signal, silenceMs = 45_000, answerMs = waiting.usual }: Following,
  cursor: string | undefined,
): AsyncGenerator<StreamEvent> {
  const words = new URLSearchParams(query);
  if (cursor !== undefined) words.set('after', cursor);
  const watch = createWatch();
  watch.begin(answerMs);
  const response = await fetch(`${client.url}/_sandbox/live/${path}?${words.toString()}`, {
    headers: client.headers,
    signal: AbortSignal.any([signal, watch.signal]),
  }).finally(watch.end);
  if (!response.ok || response.body === null) throw await refusalOf(response, client.url);
  let rest = '';
  watch.begin(silenceMs);
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      // What the events are used for takes its own time, and is no silence.
      watch.end();
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(readBlock).filter((event) => event !== undefined);
      watch.begin(silenceMs);
    }
  } finally {
    watch.end();
  }
}

/** Aborts its signal when it has not been ended in time after it was begun. */
const createWatch = () => {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    begin: (ms: number) => {
      timer = setTimeout(() => {
        controller.abort();
      }, ms);
    },
    end: () => {
      clearTimeout(timer);
    },
  };
};

const refusalOf = async (response: Response, url: string): Promise<SandboxError> => {
  const body = (await response.json().catch(() => undefined)) as
    { readonly error?: string; readonly message?: string } | undefined;
  const { error, message } = body ?? {};
  return error === undefined || message === undefined
    ? new SandboxError(`What answers at ${url} does not stream (status ${response.status}).`)
    : refusal('live', { error, message });
};

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
    id: fields.get('id') ?? '',
    data: JSON.parse(data) as unknown,
  };
};
