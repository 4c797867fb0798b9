/** An HTTP server for the webhooks of one run: a mailbox for each client, told apart by the path. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EvidenceLog } from '../engine/evidence.ts';
import { readBody } from '../target/exchange.ts';
import { addressIn } from './address.ts';
import { eventTypeOf } from './delivery.ts';
import type { Delivery } from './delivery.ts';
import { Mailbox, mostKeptWords } from './mailbox.ts';
import type { Reception } from './mailbox.ts';
import { longestBody, readRaw } from './raw-body.ts';
import { problemsOf, requiredHeaders } from './verify.ts';

export type InboxSettings = {
  readonly host: string;
  /** 0: one that the system picks. */
  readonly port: number;
  /** The address under which the server reaches it; without one its own. */
  readonly publicUrl?: string;
};

export type Inbox = {
  /** The mailbox of this name, made when it is first asked for. */
  readonly mailbox: (name: string) => Mailbox;
  /** Where it listens on this machine. */
  readonly port: number;
  /** Everything that has come and was kept, in the order of arrival. */
  readonly deliveries: readonly Delivery[];
  readonly close: () => Promise<void>;
};

/** Enough for a server that delivers to fifty clients at a time, and no more memory than that takes. */
const mostConnections = 512;

/** Listens until it is closed. Rejects when the address cannot be had. */
export async function openInbox(settings: InboxSettings, evidence: EvidenceLog): Promise<Inbox> {
  const desk = new Desk(settings.publicUrl !== undefined, evidence);
  const server = createServer((request, response) => {
    desk.take(request, response).catch(() => response.destroy());
  });
  server.requestTimeout = 60_000;
  // Longer than senders keep theirs, as a rule: none then writes to a connection that is just being closed.
  server.keepAliveTimeout = 75_000;
  server.maxConnections = mostConnections;
  const port = await listen(server, settings);
  const own = `http://${settings.host}:${String(port)}`;
  const address = settings.publicUrl?.replace(/\/+$/, '') ?? own;
  return {
    port,
    mailbox: (name) => desk.mailbox(name, address),
    deliveries: desk.deliveries,
    close: () => {
      desk.isOpen = false;
      return close(server);
    },
  };
}

/** Puts each delivery into its mailbox, and answers it as that says. */
class Desk {
  readonly deliveries: Delivery[] = [];
  isOpen = true;
  readonly #boxes = new Map<string, Mailbox>();
  readonly #run = `run-${randomBytes(8).toString('hex')}`;
  readonly #isPublic: boolean;
  readonly #evidence: EvidenceLog;

  constructor(isPublic: boolean, evidence: EvidenceLog) {
    this.#isPublic = isPublic;
    this.#evidence = evidence;
  }

  mailbox(name: string, address: string): Mailbox {
    const url = `${address}/${this.#run}/${encodeURIComponent(name)}`;
    const box = this.#boxes.get(name) ?? new Mailbox(name, url);
    this.#boxes.set(name, box);
    return box;
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const receivedAt = Date.now();
    const headers = plainHeaders(request);
    const box = this.#boxFor(request, headers);
    if (box === undefined) {
      dismiss(request, response, 404);
      return;
    }
    if (this.#isOver(box)) {
      dismiss(request, response, 204);
      return;
    }
    const body = await readRaw(request);
    const reception = await box.welcome(headers);
    // Meanwhile others may have filled the box.
    if (this.#isOver(box)) {
      dismiss(request, response, 204);
      return;
    }
    const { method = '', url: target = '' } = request;
    const came = { headers, receivedAt, method, target, ...body };
    const delivery = this.#keep(box, came, reception);
    // Answered before it is told of: a check that acts on it then acts on a delivery that is over.
    if (reception === 'close') request.socket.destroy();
    else response.writeHead(reception.status, reception.headers).end();
    box.add(delivery);
  }

  #isOver(box: Mailbox): boolean {
    return !this.isOpen || box.isFull;
  }

  #boxFor({ url = '/' }: IncomingMessage, headers: Headers): Mailbox | undefined {
    const { run, name } = addressIn(url);
    if (run !== undefined) return run === this.#run ? this.#boxes.get(name) : undefined;
    // An address that a person has given to the server: anyone may find it, so not all that comes is a webhook.
    if (!this.#isPublic || !claimsToBeOne(headers)) return undefined;
    return this.#boxes.get(name) ?? this.#boxes.get('primary');
  }

  #keep(box: Mailbox, came: Came, reception: Reception): Delivery {
    const arrived: Arrived = {
      ...came,
      ...{ mailbox: box.name, secrets: box.secrets, number: this.deliveries.length + 1 },
      body: readBody(came.raw).body,
      answered: reception === 'close' ? undefined : reception.status,
    };
    const isLast = box.isFullWith(1, came.raw.byteLength);
    const delivery = { ...arrived, evidence: note(this.#evidence, arrived, isLast) };
    this.deliveries.push(delivery);
    return delivery;
  }
}

/** What a request says of itself. */
type Came = Pick<Delivery, 'headers' | 'receivedAt' | 'method' | 'target' | 'raw' | 'isCut'>;
type Arrived = Omit<Delivery, 'evidence'>;
type Headers = Readonly<Record<string, string>>;

/** Resolves to the port. */
async function listen(server: Server, { host, port }: InboxSettings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

/** Its body is read and thrown away, so that the sender gets the answer. */
function dismiss(request: IncomingMessage, response: ServerResponse, status: number): void {
  request.resume();
  response.writeHead(status).end();
}

const claimsToBeOne = (headers: Headers): boolean =>
  requiredHeaders.some((name) => headers[name] !== undefined);

function note(evidence: EvidenceLog, arrived: Arrived, isLast: boolean): string {
  // Whoever reads the evidence is told where it ends.
  const full = `the mailbox ${arrived.mailbox} is full (${mostKeptWords}): this one was the last, what came later was accepted and not kept`;
  const cut = `the body is longer than ${String(longestBody)} bytes: the rest was thrown away, and the signature not verified`;
  return evidence.record(
    {
      kind: 'webhook',
      mailbox: arrived.mailbox,
      eventType: eventTypeOf(arrived) ?? null,
      webhookId: arrived.headers['webhook-id'] ?? null,
      receivedAt: new Date(arrived.receivedAt).toISOString(),
      headers: arrived.headers,
      body: new TextDecoder().decode(arrived.raw),
      problems: [
        ...(arrived.isCut ? [cut] : problemsOf(arrived, arrived)),
        ...(isLast ? [full] : []),
      ],
      answered: arrived.answered ?? null,
    },
    [],
  );
}

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
