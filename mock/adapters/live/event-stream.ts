/** Server-sent events (HTML Standard, 9.2): one connection that tells what happens as it happens. */

import type { IncomingMessage, ServerResponse } from 'node:http';

export type EventStream = {
  /** `id` is what a client that reconnects gives back as Last-Event-ID. */
  readonly send: (name: string, id: number, data: unknown) => void;
  /** Calls back once, when the client is gone. */
  readonly onClosed: (listener: () => void) => void;
};

/** A comment now and then, so that nobody in between takes the silence for a dead connection. */
const heartbeatMs = 15_000;

export const openEventStream = (response: ServerResponse): EventStream => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  });
  response.write(':\n\n');
  const heartbeat = setInterval(() => response.write(':\n\n'), heartbeatMs);
  heartbeat.unref();
  response.once('close', () => {
    clearInterval(heartbeat);
  });
  return {
    send: (name, id, data) => {
      response.write(`event: ${name}\nid: ${String(id)}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    onClosed: (listener) => {
      response.once('close', listener);
    },
  };
};

/** Where the client wants to go on: Last-Event-ID, or `after` in the address. */
export const cursorOf = (request: IncomingMessage, query: URLSearchParams): number | undefined => {
  const text = request.headers['last-event-id'] ?? query.get('after');
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};
