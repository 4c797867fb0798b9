/** Small servers on loopback that are wrong in one plain way. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export type Listening = { readonly url: string; readonly close: () => Promise<void> };

export async function listen(server: Server): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A peer that hangs up is no fault of the test.
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

export const answering = (listener: RequestListener): Promise<Listening> =>
  listen(createServer(listener));

/** Answers everything with the same bytes. */
export const always = (status: number, type: string, body: string): Promise<Listening> =>
  answering((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': type }).end(body);
  });

/** Accepts connections and never says a word. */
export const hanging = (): Promise<Listening> => listen(createTcpServer(() => undefined));

/** Sends headers, and then no end. */
export const neverEnding = (): Promise<Listening> =>
  answering((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{');
  });

/** Speaks, but not HTTP. */
export const garbage = (): Promise<Listening> =>
  listen(
    createTcpServer((socket) => {
      socket.end('SSH-2.0-OpenSSH_9.6\r\n\u0000\u0001garbage');
    }),
  );

/** An address at which nothing listens any more. */
export async function deserted(): Promise<string> {
  const { url, close } = await hanging();
  await close();
  return url;
}
