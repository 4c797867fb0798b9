/** GET /_sandbox/live/events and /_sandbox/live/requests: what happens, as it happens. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '../../domain/refusal.ts';
import { isRefusal } from '../../domain/refusal.ts';
import { cursorOf, openEventStream, type EventStream } from './event-stream.ts';

/** Something of the event journal. `cursor` is where to go on after it. */
export type Notice = { readonly what: string; readonly cursor: number };

/** A delivery as it would be sent now. */
type Sealed = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

type StreamOptions = {
  readonly after?: number | undefined;
  readonly clientId?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly jobId?: string | undefined;
};

export type LiveOptions = {
  readonly events: (
    options: StreamOptions,
    listener: (notice: Notice & { readonly event?: { readonly id: string } }) => void,
  ) => { readonly cursor: number; readonly missed: boolean; readonly stop: () => void };
  readonly seal: (eventId: string) => Promise<Sealed | Refusal>;
  readonly requests: {
    readonly after: (cursor: number) => readonly { readonly cursor: number }[];
    readonly subscribe: (listener: (entry: { readonly cursor: number }) => void) => () => void;
  };
  /** Why this request may not be answered; undefined if it may. */
  readonly denialOf: (
    request: IncomingMessage,
  ) => { readonly status: number; readonly message: string } | undefined;
  readonly onBug: (error: unknown) => void;
};

export type LiveEndpoint = {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
};

export const createLiveEndpoint = (options: LiveOptions): LiveEndpoint => {
  const open = new Set<ServerResponse>();
  const handler: LiveEndpoint['handler'] = (request, response) => {
    const denial = options.denialOf(request);
    if (denial !== undefined) {
      answer(response, denial.status, denial.message);
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const after = cursorOf(request, searchParams);
    if (pathname === '/events') streamEvents(options, searchParams, after, response);
    else if (pathname === '/requests') streamRequests(options, after, response);
    else answer(response, 404, 'There are two streams: live/events and live/requests.');
  };
  const close = (): void => {
    for (const response of open) response.end();
  };
  return { handler, close };
};

const answer = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ ok: false, message }));
};

/**
 * `?clientId=`, `?jobId=`, `?types=a,b`, `?after=CURSOR`, and `?sealed=1` for a listener that
 * forwards: then each event comes with the headers and the body that a receiver would get.
 */
const streamEvents = (
  { events, seal, onBug }: LiveOptions,
  query: URLSearchParams,
  after: number | undefined,
  response: ServerResponse,
): void => {
  const stream = openEventStream(response);
  const sealed = query.has('sealed');
  // One after the other, since sealing takes a moment and the order is the journal's.
  let queue = Promise.resolve();
  const journal = events(
    {
      after,
      clientId: query.get('clientId') ?? undefined,
      jobId: query.get('jobId') ?? undefined,
      types: query.get('types')?.split(',').filter(Boolean),
    },
    (notice) => {
      queue = queue.then(() => tell(stream, notice, sealed ? seal : undefined)).catch(onBug);
    },
  );
  stream.send('hello', after ?? journal.cursor, { missed: journal.missed });
  stream.onClosed(journal.stop);
};

const tell = async (
  stream: EventStream,
  notice: Notice & { readonly event?: { readonly id: string } },
  seal: LiveOptions['seal'] | undefined,
): Promise<void> => {
  if (seal === undefined || notice.event === undefined) {
    stream.send(notice.what, notice.cursor, notice);
    return;
  }
  const sealed = await seal(notice.event.id);
  if (isRefusal(sealed)) return;
  const { headers, body } = sealed;
  stream.send(notice.what, notice.cursor, { ...notice, headers, body: body.toString() });
};

const streamRequests = (
  { requests }: LiveOptions,
  after: number | undefined,
  response: ServerResponse,
): void => {
  const stream = openEventStream(response);
  stream.send('hello', after ?? 0, {});
  const send = (entry: { readonly cursor: number }): void => {
    stream.send('request', entry.cursor, entry);
  };
  if (after !== undefined) for (const entry of requests.after(after)) send(entry);
  stream.onClosed(requests.subscribe(send));
};
