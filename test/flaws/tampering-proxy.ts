/** Stands in front of a sound server and tampers with one thing: a wrong server for each flaw. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/operations.ts';
import { listen } from '../conformance/wrong-server.ts';
import type { Listening } from '../conformance/wrong-server.ts';

/** A request on its way to the server. */
export type Asked = {
  /** Undefined for what is no operation of the API, such as a path that it does not have. */
  readonly operation: OperationId | undefined;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As they were written. */
  readonly headerNames?: readonly string[];
  readonly body: string;
};

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Forward = (asked: Asked) => Promise<Reply>;

/** Between the runner and the server: passes on what it likes, and answers what it likes. */
export type Tamper = (asked: Asked, forward: Forward) => Promise<Reply>;

const isOfApi = ({ path }: Asked): boolean => path.startsWith('/api/');

/** Tampers with what is asked of the API; the control endpoint is passed on untouched. */
export const tamperingProxy = (upstream: string, tamper: Tamper): Promise<Listening> =>
  proxy(upstream, (asked, forward) => (isOfApi(asked) ? tamper(asked, forward) : forward(asked)));

/** Tampers with the control endpoint, and leaves the API alone. */
export const controlProxy = (upstream: string, tamper: Tamper): Promise<Listening> =>
  proxy(upstream, (asked, forward) =>
    asked.operation === undefined ? tamper(asked, forward) : forward(asked),
  );

function proxy(upstream: string, tamper: Tamper): Promise<Listening> {
  const forward: Forward = async ({ method, path, headers, body }) => {
    const answer = await fetch(`${upstream}${path}`, {
      method,
      headers,
      ...(body === '' ? {} : { body }),
    });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
      body: await answer.text(),
    };
  };
  // Longer than a busy machine keeps a connection waiting: one that closes under a request is no flaw.
  const options = { keepAliveTimeout: 60_000 };
  return listen(
    createServer(options, (request, response) => {
      handle(request, response, (asked) => tamper(asked, forward)).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : undefined),
      );
    }),
  );
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (asked: Asked) => Promise<Reply>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? '/';
  const method = request.method ?? 'GET';
  const { status, headers, body } = await answer({
    operation: operationOf(method, path),
    method,
    path,
    headers: passedOn(request),
    headerNames: request.rawHeaders.filter((_, index) => index % 2 === 0),
    body: Buffer.concat(chunks).toString(),
  });
  response.writeHead(status, headers).end(body);
}

const kept = ['x-api-key', 'x-api-version', 'content-type', 'authorization'];

const passedOn = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    kept.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const patterns = operations.map(({ operationId, method, path }) => ({
  operationId,
  method,
  pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}$`),
}));

function operationOf(method: string, path: string): OperationId | undefined {
  const bare = path.split('?')[0] ?? path;
  return patterns.find((one) => one.method === method && one.pattern.test(bare))?.operationId;
}
