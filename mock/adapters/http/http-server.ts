/** The server under the app: its objects, its limits, and an end that leaves nothing half done. */

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import { messageClassesOf } from './fast-express.ts';
import { answerHalfOpen } from './half-open.ts';
import { answerConnect, answerParserError } from './parser-failure.ts';
import { sandboxStamp, type Stamp } from './sandbox-stamp.ts';

export type HttpServer = {
  readonly server: Server;
  /** Rejects with Node's error, such as EADDRINUSE. Port 0 takes any free one. */
  readonly listen: (port: number, host: string) => Promise<AddressInfo>;
  /**
   * Stops accepting, lets what is in flight finish for at most `graceMs` (usually 5,000), and
   * resolves when the last connection is closed. May be called again: it is the same end.
   */
  readonly close: (graceMs?: number) => Promise<void>;
};

export const createHttpServer = (app: Express, stamp: Stamp): HttpServer => {
  const header = sandboxStamp(stamp);
  const server = createServer(
    {
      ...messageClassesOf(app),
      // Node would refuse a request without Host with an empty body; the sandbox needs no Host.
      requireHostHeader: false,
      requestTimeout: 60_000,
      // Node ends an idle connection after 5 s. A client that was held up for a second or two then writes its request
      // to a connection that is just being closed, and cannot know whether it arrived.
      keepAliveTimeout: 30_000,
    },
    app,
  );
  answerHalfOpen(server);
  const responses = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', ({ headers, socket }, response) => {
    responses.set(socket, response);
    // Once an upgrade was asked for (and not made), Node's parser keeps silent about every later
    // fault on that connection, and its sender would wait: there is no later request.
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  server.on('clientError', (error, socket: Socket) => {
    answerParserError({ error, socket, response: responses.get(socket) }, header);
  });
  server.on('connect', (_request, socket) => answerConnect(socket, header));
  // `Expect: anything` would be a 417, which the spec does not know: the expectation is ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return { server, listen: listenOn(server), close: closerOf(server) };
};

const listenOn = (server: Server) => (port: number, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });

/** How often connections are looked at while the server closes. */
const pollMs = 10;

const closerOf = (server: Server) => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let closing: Promise<void> | undefined;

  const close = (graceMs: number) =>
    new Promise<void>((resolve) => {
      // A connection becomes idle when its answer is sent; Node looks only once, at the start.
      const poll = setInterval(() => server.closeIdleConnections(), pollMs);
      const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearInterval(poll);
        clearTimeout(deadline);
        resolve();
      });
      // A connection that has said nothing yet is not idle to Node, but it is in no flight either.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });

  return (graceMs = 5_000) => (closing ??= close(graceMs));
};
