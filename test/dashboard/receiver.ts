/** A receiver of webhooks that answers as it is told, and keeps what it got. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Receiver = {
  readonly url: string;
  readonly bodies: readonly string[];
  status: number;
  readonly close: () => void;
};

export const startReceiver = async (): Promise<Receiver> => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(receiver.status).end('heard');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    bodies,
    status: 200,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
};
