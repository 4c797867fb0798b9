/** Server-sent events (HTML Standard, 9.2): one connection that tells what happens as it happens. */

import type { ServerResponse } from 'node:http';

export type EventStream = {
  /** `id` is what a client that reconnects gives back as Last-Event-ID. */
  readonly send: (name: string, id: string, data: unknown) => void;
  /** Calls back once, when the client is gone. */
  readonly onClosed: (listener: () => void) => void;
};

/** A comment now and then, so that nobody takes the silence for a dead connection. */
const heartbeatMs = 15_000;

/**
 * A client that does not read is cut off when this much waits for it: it can come back and go on
 * where it stopped, and the sandbox's memory stays within bounds.
 */
const usualMostWaiting = 64 * 1024 * 1024;

/** How long the end of a stream waits for a client to read it. */
const patienceMs = 30_000;

export const openEventStream = (
  response: ServerResponse,
  mostWaiting = usualMostWaiting,
): EventStream => {
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
      if (response.destroyed || response.writableEnded) return;
      response.write(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
      // What waits is still sent, for a while; whoever reads it goes on from there.
      if (response.writableLength > mostWaiting) {
        response.end();
        setTimeout(() => response.destroy(), patienceMs).unref();
      }
    },
    onClosed: (listener) => {
      response.once('close', listener);
    },
  };
};
