// A webhook receiver on loopback: keeps what it got, answers as it is told, can die and come back.

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Answers one delivery; `nth` counts from 1. */
export type Answer = (response: ServerResponse, received: Received, nth: number) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

export class Receiver {
  readonly got: Received[] = [];
  answer: Answer = answering(204);
  port = 0;
  /** Connections opened in all its lives. */
  connections = 0;
  /** Requests whose connection is open and that have no answer yet. */
  openRequests = 0;
  #server: Server | undefined;
  readonly #sockets = new Set<Socket>();
  readonly #waiting = new Set<() => void>();

  static async start(answer?: Answer): Promise<Receiver> {
    const receiver = new Receiver();
    if (answer !== undefined) receiver.answer = answer;
    await receiver.open();
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  get openConnections(): number {
    return this.#sockets.size;
  }

  /** Listens; again on the same port if it had one. */
  async open(): Promise<void> {
    const server = createServer((request, response) => void this.#take(request, response));
    server.on('connection', (socket: Socket) => {
      this.connections += 1;
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Dies: open connections are reset. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    this.resetConnections();
    await closed;
  }

  resetConnections(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  /** Resolves when it has got this many in all. */
  async received(count: number): Promise<readonly Received[]> {
    while (this.got.length < count) {
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
    return this.got;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.openRequests += 1;
    response.on('close', () => (this.openRequests -= 1));
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const { url = '', headers } = request;
    const received = { path: url, headers, body: Buffer.concat(chunks) };
    this.got.push(received);
    this.answer(response, received, this.got.length);
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** Checks by the independent library; throws its error. Returns the envelope. */
export const verify = (secret: string, { headers, body }: Received): Envelope =>
  new Webhook(secret).verify(body.toString(), headers as Record<string, string>) as Envelope;

export type Envelope = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly id: string; readonly jobId: string };
};

export const idsOf = (received: readonly Received[]): readonly string[] =>
  received.map(({ headers }) => String(headers['webhook-id']));
