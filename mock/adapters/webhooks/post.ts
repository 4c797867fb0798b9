/** One POST to a receiver, over connections that are kept alive: no redirects, one time-out for all. */

import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest, type AgentOptions } from 'node:https';
import type { AddressGuard } from './address-guard.ts';
import { calledOff, failureOf, timedOut, upgraded } from './failure-words.ts';
import type { Answer, Failure } from './records.ts';
import type { Sealed } from './seal.ts';

export type Posted = {
  readonly response: Answer | null;
  readonly error: Failure | null;
  readonly durationMs: number;
  readonly reconnected: boolean;
};

export type Poster = {
  /** Never rejects. The URL has passed the guard's check; where its name points is checked here. */
  readonly post: (url: URL, sealed: Sealed) => Promise<Posted>;
  /** Ends what is under way; each of those posts resolves. */
  readonly abort: () => void;
  /** Closes the kept connections too. */
  readonly close: () => void;
};

export type PosterOptions = {
  readonly guard: AddressGuard;
  /** Covers connecting, sending, and the answer to its end. */
  readonly timeoutMs: number;
  /** Which certificates of https receivers are trusted. */
  readonly tls?: Pick<AgentOptions, 'ca' | 'rejectUnauthorized'> | undefined;
};

/** A backstop over the few connections that each endpoint may have. */
const maxSocketsPerHost = 256;
/** Below what common servers allow, so that a connection is seldom closed under a request. */
const idleMs = 2_000;
/** A longer answer is read to here, and its connection closed. */
const maxReadBytes = 64 * 1024;
const maxKeptBytes = 4 * 1024;

export const createPoster = ({ guard, timeoutMs, tls }: PosterOptions): Poster => {
  const pool = { keepAlive: true, maxSockets: maxSocketsPerHost, timeout: idleMs };
  const httpAgent = new HttpAgent(pool);
  const httpsAgent = new HttpsAgent({ ...pool, ...tls });
  const underWay = new Set<Exchange>();

  const once = (url: URL, sealed: Sealed, start: number, fresh: boolean): Promise<Exchange> => {
    const secure = url.protocol === 'https:';
    const options: RequestOptions = {
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...sealed.headers, 'content-length': sealed.body.byteLength },
      lookup: guard.lookupFor(url),
      agent: fresh ? false : secure ? httpsAgent : httpAgent,
      ...(fresh && secure ? tls : {}),
    };
    const exchange = new Exchange(secure ? httpsRequest(options) : httpRequest(options));
    underWay.add(exchange);
    const left = Math.max(1, timeoutMs - (performance.now() - start));
    return exchange.run(sealed.body, left, timedOut(timeoutMs)).finally(() => {
      underWay.delete(exchange);
    });
  };

  return {
    post: async (url, sealed) => {
      const start = performance.now();
      const first = await once(url, sealed, start, false);
      const last = first.isStale() ? await once(url, sealed, start, true) : first;
      return {
        ...last.outcome(),
        durationMs: Math.round(performance.now() - start),
        reconnected: last !== first,
      };
    },
    abort: () => {
      for (const exchange of [...underWay]) exchange.end(calledOff);
    },
    close: () => {
      for (const exchange of [...underWay]) exchange.end(calledOff);
      httpAgent.destroy();
      httpsAgent.destroy();
    },
  };
};

/** What is kept of a response beside its body. */
type Answered = Pick<IncomingMessage, 'statusCode' | 'headers'>;

/** A request and what came back of it. */
class Exchange {
  #response: Answered | undefined;
  #error: Failure | null = null;
  readonly #kept: Buffer[] = [];
  #read = 0;
  readonly #request: ClientRequest;
  #done: () => void = () => undefined;
  #over = false;

  constructor(request: ClientRequest) {
    this.#request = request;
  }

  run(body: Buffer, timeoutMs: number, onTimeout: Failure): Promise<this> {
    const timer = setTimeout(() => this.end(onTimeout), timeoutMs);
    return new Promise((resolve) => {
      this.#done = () => {
        clearTimeout(timer);
        resolve(this);
      };
      // An error may still come when all is over; unheard it would end the process.
      this.#request.on('error', (error) => this.#finish(failureOf(error)));
      this.#request.on('response', (response) => this.#receive(response));
      this.#request.on('upgrade', (response) => this.#refuseUpgrade(response));
      this.#request.end(body);
    });
  }

  /** Gives up, with this as the reason. */
  end(reason: Failure): void {
    this.#finish(reason);
    this.#request.destroy();
  }

  /**
   * A connection that was kept alive can have been closed by the receiver just as it was used
   * again. The request is safe to repeat, since receivers dedupe by `webhook-id`.
   */
  isStale(): boolean {
    const lost = this.#error?.code === 'ECONNRESET' || this.#error?.code === 'EPIPE';
    return lost && this.#request.reusedSocket && this.#response === undefined;
  }

  outcome(): Pick<Posted, 'response' | 'error'> {
    return { response: this.#answer(), error: this.#error };
  }

  #receive(response: IncomingMessage): void {
    // A 101 that names no protocol is an answer like others to Node; its end would not come.
    if (response.statusCode === 101) {
      this.#refuseUpgrade(response);
      return;
    }
    this.#response = response;
    response.on('data', (chunk: Buffer) => this.#keep(chunk));
    response.on('end', () => this.#finish(null));
    response.on('error', (error) => this.#finish(failureOf(error)));
  }

  /** The connection speaks something else from here on. */
  #refuseUpgrade(response: Answered): void {
    this.#response = response;
    this.end(upgraded);
  }

  #keep(chunk: Buffer): void {
    const room = maxKeptBytes - Math.min(this.#read, maxKeptBytes);
    if (room > 0) this.#kept.push(chunk.subarray(0, room));
    this.#read += chunk.byteLength;
    if (this.#read <= maxReadBytes) return;
    this.#finish(null);
    this.#request.destroy();
  }

  #finish(error: Failure | null): void {
    if (this.#over) return;
    this.#over = true;
    this.#error = error;
    this.#done();
  }

  #answer(): Answer | null {
    if (this.#response?.statusCode === undefined) return null;
    const { statusCode: status, headers } = this.#response;
    const body = Buffer.concat(this.#kept).toString();
    return { status, headers, body, truncated: this.#read > maxKeptBytes };
  }
}
