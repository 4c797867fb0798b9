/** Clients that close their half of the connection (RFC 9293, 3.6), and still wait for the answer. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long one is waited on. One that has gone for good looks the same, until it is written to. */
const patienceMs = 1_000;

export const answerHalfOpen = (server: Server): void => {
  // Node's own switch: without it, what is answered later than the client's end is dropped, though
  // the work was done.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('connection', (socket: Socket) => {
    socket.once('end', () => {
      const timer = setTimeout(() => socket.destroy(), patienceMs);
      socket.once('close', () => clearTimeout(timer));
    });
  });
};
