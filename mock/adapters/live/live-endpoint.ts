/** GET /_sandbox/live/events and /_sandbox/live/requests: what happens, as it happens. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEventType } from '#contract/events.ts';
import { dated } from '../../application/projections/dated.ts';
import { openEventStream } from './event-stream.ts';
import { placeOf, placeText, type Place } from './place.ts';

/** Something of the event journal. `cursor` is where to go on after it. */
type Notice = { readonly what: string; readonly cursor: number };

type StreamOptions = {
  readonly after?: number | undefined;
  readonly clientId?: string | undefined;
  readonly types?: readonly string[] | undefined;
  readonly jobId?: string | undefined;
};

type Denial = { readonly status: number; readonly error: string; readonly message: string };

export type LiveOptions = {
  readonly events: (
    options: StreamOptions,
    listener: (notice: Notice) => void,
  ) => { readonly cursor: number; readonly missed: boolean; readonly stop: () => void };
  readonly requests: {
    readonly cursor: () => number;
    /** Oldest first; what came after `cursor` and is still kept. */
    readonly after: (cursor: number) => readonly { readonly cursor: number }[];
    readonly subscribe: (listener: (entry: { readonly cursor: number }) => void) => () => void;
  };
  /** Why this request may not be answered; undefined if it may. */
  readonly denialOf: (request: IncomingMessage) => Denial | undefined;
};

export type LiveEndpoint = {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  readonly close: () => void;
};

/**
 * Both streams begin with `hello`; its `missed` says that something after the place asked for is no
 * longer kept. Timestamps are ISO 8601.
 */
export const createLiveEndpoint = (options: LiveOptions): LiveEndpoint => {
  const mark = randomBytes(4).toString('hex');
  const open = new Set<ServerResponse>();
  const handler: LiveEndpoint['handler'] = (request, response) => {
    const { pathname, searchParams: query } = new URL(`http://sandbox${request.url ?? '/'}`);
    const refused = refusalOf(request, pathname, query, options);
    if (refused !== undefined) {
      refuse(response, refused);
      return;
    }
    const place = placeOf(request, query, mark);
    if (place === undefined) {
      refuse(response, unreadable);
      return;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    const tell = teller(response, mark);
    if (pathname === '/events') streamEvents(options, query, place, tell);
    else streamRequests(options, place, tell);
  };
  const close = (): void => {
    for (const response of open) response.end();
  };
  return { handler, close };
};

const invalid = (status: number, message: string): Denial => ({
  status,
  error: 'INVALID',
  message,
});

const unreadable = invalid(
  400,
  'The place to begin after: expected one that a stream has given, or a number; 0 is the beginning.',
);

const refusalOf = (
  request: IncomingMessage,
  pathname: string,
  query: URLSearchParams,
  { denialOf }: LiveOptions,
): Denial | undefined => {
  const denial = denialOf(request);
  if (denial !== undefined) return denial;
  if (pathname !== '/events' && pathname !== '/requests') {
    return invalid(404, 'There are two streams: live/events and live/requests.');
  }
  if (request.method !== 'GET') return invalid(405, 'Use GET.');
  const stranger = typesIn(query)?.find((type) => !isEventType(type));
  return stranger === undefined ? undefined : invalid(400, `types: there is no ${stranger}`);
};

const refuse = (response: ServerResponse, { status, error, message }: Denial): void => {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    ...(status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
    ...(status === 405 ? { Allow: 'GET' } : {}),
  });
  response.end(JSON.stringify({ ok: false, error, message }));
};

type Tell = {
  readonly send: (name: string, cursor: number, data: unknown) => void;
  readonly onClosed: (listener: () => void) => void;
};

const teller = (response: ServerResponse, mark: string): Tell => {
  const stream = openEventStream(response);
  return {
    send: (name, cursor, data) => {
      stream.send(name, placeText(mark, cursor), dated(data));
    },
    onClosed: stream.onClosed,
  };
};

/** `?clientId=`, `?jobId=` and `?types=a,b` say which. */
const streamEvents = (
  { events }: LiveOptions,
  query: URLSearchParams,
  place: Place,
  { send, onClosed }: Tell,
): void => {
  // What is caught up on comes before it is known whether something was missed.
  let early: Notice[] | undefined = [];
  const journal = events({ after: afterOf(place), ...filterOf(query) }, (notice) => {
    if (early === undefined) send(notice.what, notice.cursor, notice);
    else early.push(notice);
  });
  const isForeign = place.kind === 'after' && place.isForeign;
  send('hello', startOf(place, journal.cursor), { missed: journal.missed || isForeign });
  for (const notice of early) send(notice.what, notice.cursor, notice);
  early = undefined;
  onClosed(journal.stop);
};

/** The place itself; the beginning, if the number was not given yet. */
const startOf = (place: Place, last: number): number => {
  if (place.kind === 'now') return last;
  return place.cursor > last ? 0 : place.cursor;
};

const afterOf = (place: Place): number | undefined =>
  place.kind === 'after' ? place.cursor : undefined;

const filterOf = (query: URLSearchParams): StreamOptions => ({
  clientId: query.get('clientId') ?? undefined,
  jobId: query.get('jobId') ?? undefined,
  types: typesIn(query),
});

const typesIn = (query: URLSearchParams): readonly string[] | undefined =>
  query.get('types')?.split(',').filter(Boolean);

const streamRequests = (
  { requests }: LiveOptions,
  place: Place,
  { send, onClosed }: Tell,
): void => {
  const last = requests.cursor();
  const after = startOf(place, last);
  const kept = requests.after(after);
  const isForeign = place.kind === 'after' && (place.isForeign || place.cursor > last);
  const isGap = kept[0] !== undefined && kept[0].cursor > after + 1;
  send('hello', after, { missed: isForeign || isGap });
  for (const entry of kept) send('request', entry.cursor, entry);
  const stop = requests.subscribe((entry) => {
    send('request', entry.cursor, entry);
  });
  onClosed(stop);
};
