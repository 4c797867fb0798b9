/** Exchanges over bare sockets: what is sent is what was meant, byte for byte. */

import { connect, type Socket } from 'node:net';
import { AnswerReader, UnreadableAnswer, type Answer } from './answer.ts';
import { bytesOf, type FuzzRequest } from './request.ts';

/** `gone`: the server closed the connection before it answered. `silent`: it did not answer in time. */
export type Outcome =
  | { readonly is: 'answered'; readonly answers: readonly Answer[] }
  | { readonly is: 'gone' }
  | { readonly is: 'silent'; readonly afterMs: number }
  | { readonly is: 'unreadable'; readonly why: string };

export type Wire = {
  readonly send: (request: FuzzRequest) => Promise<Outcome>;
  readonly close: () => void;
};

const host = '127.0.0.1';

/** Messages share a connection while the server keeps it; raw bytes have one of their own. */
export const openWire = (port: number, timeLimitMs = 5_000): Wire => {
  let kept: Socket | undefined;
  const keep = (socket: Socket): void => {
    kept = socket;
  };
  const take = (): Socket | undefined => {
    const socket = kept;
    kept = undefined;
    return socket?.readable === true && socket.writable ? socket : undefined;
  };
  return {
    send: async (request) => {
      const bytes = bytesOf(request);
      if (request.kind === 'raw') return exchangeAll(await dial(port), bytes, timeLimitMs);
      const terms = { isHead: request.method === 'HEAD', timeLimitMs, keep };
      const used = take();
      const outcome = used === undefined ? undefined : await exchange(used, bytes, terms);
      // An idle connection may be closed at any time (RFC 9112, 9.5): that is no answer to this.
      if (outcome !== undefined && outcome.is !== 'gone') return outcome;
      return exchange(await dial(port), bytes, terms);
    },
    close: () => kept?.destroy(),
  };
};

const dial = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host);
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      // A reset is seen as the end of the connection.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });

type Terms = {
  readonly isHead: boolean;
  readonly timeLimitMs: number;
  readonly keep: (socket: Socket) => void;
};

/** One request, one answer. */
const exchange = (socket: Socket, bytes: Buffer, terms: Terms): Promise<Outcome> =>
  new Promise((resolve) => {
    const reader = new AnswerReader(terms.isHead);
    const settle = (outcome: Outcome, reusable = false): void => {
      clearTimeout(timer);
      socket.off('data', onData).off('close', onClose);
      if (reusable) terms.keep(socket);
      else socket.destroy();
      resolve(outcome);
    };
    const onData = (chunk: Buffer): void => {
      const outcome = read(reader, chunk);
      if (outcome.is !== 'answered') settle(outcome);
      else if (outcome.answers.length > 0) settle(outcome, staysOpen(outcome.answers, reader));
    };
    const onClose = (): void => {
      settle({ is: 'gone' });
    };
    const timer = setTimeout(() => {
      settle({ is: 'silent', afterMs: terms.timeLimitMs });
    }, terms.timeLimitMs);
    socket.on('data', onData).on('close', onClose).write(bytes);
  });

const staysOpen = (answers: readonly Answer[], reader: AnswerReader): boolean =>
  reader.rest === 0 && answers.at(-1)?.headers.get('connection') !== 'close';

/** Everything that comes until the server closes; our half is closed at once. */
const exchangeAll = (socket: Socket, bytes: Buffer, timeLimitMs: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const reader = new AnswerReader();
    const answers: Answer[] = [];
    const settle = (outcome: Outcome): void => {
      clearTimeout(timer);
      socket.removeAllListeners('data').removeAllListeners('close').destroy();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      settle({ is: 'silent', afterMs: timeLimitMs });
    }, timeLimitMs);
    socket.on('data', (chunk: Buffer) => {
      const outcome = read(reader, chunk);
      if (outcome.is === 'answered') answers.push(...outcome.answers);
      else settle(outcome);
    });
    socket.on('close', () => {
      if (reader.rest > 0) settle({ is: 'unreadable', why: 'The last answer breaks off' });
      else settle(answers.length > 0 ? { is: 'answered', answers } : { is: 'gone' });
    });
    socket.end(bytes);
  });

const read = (reader: AnswerReader, chunk: Buffer): Outcome => {
  try {
    return { is: 'answered', answers: reader.feed(chunk) };
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { is: 'unreadable', why: error.message };
    throw error;
  }
};
