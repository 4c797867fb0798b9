/** The testbench over HTTP on loopback, for an Arazzo runner that is not ours. */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadTestbenchSource } from '../testbench-source.ts';
import { scenarioFault, testbenchFault } from './answer.ts';
import type { TestbenchAnswer } from './answer.ts';
import type { Testbench } from './testbench.ts';

export type ServedTestbench = {
  readonly url: string;
  /** Cuts what is under way, and takes nothing more. */
  readonly close: () => Promise<void>;
};

/** Told of each answer. */
export type Served = {
  readonly operationId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly answer: Answer;
};

type Answer = Omit<TestbenchAnswer, 'status'> & { readonly status: number };

export type ServeSettings = {
  /** 0: one that the system picks. */
  readonly port: number;
  readonly onServed: (served: Served) => void;
};

const host = '127.0.0.1';
const longestBody = 1024 * 1024;

/** Rejects when the port cannot be had. */
export async function serveTestbench(
  testbench: Testbench,
  { port, onServed }: ServeSettings,
): Promise<ServedTestbench> {
  const server = createServer((request, response) => {
    serve(testbench, request)
      .catch((error: unknown) => ({ ...unrouted(request), answer: brokenBy(error) }))
      .then((served) => {
        send(response, served.answer);
        onServed(served);
      })
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return { url: `http://${host}:${String(address.port)}`, close: () => closeAtOnce(server) };
}

const brokenBy = (error: unknown): TestbenchAnswer =>
  testbenchFault(error instanceof Error ? error.message : String(error));

const unrouted = ({ method = '', url = '' }: IncomingMessage) => ({
  operationId: undefined,
  method,
  path: new URL(url, `http://${host}`).pathname,
});

async function serve(testbench: Testbench, request: IncomingMessage): Promise<Served> {
  const asked = unrouted(request);
  const told = (answer: Answer): Served => ({ ...asked, answer });
  if (!isLocal(request.headers.host)) {
    return told({ ...scenarioFault('the testbench is for this machine alone'), status: 403 });
  }
  const here = operations().filter(({ path }) => path === asked.path);
  const operation = here.find(({ method }) => method === asked.method);
  if (operation === undefined) {
    const [other] = here;
    return told(
      other === undefined
        ? { ...scenarioFault(`the testbench has no path ${asked.path}`), status: 404 }
        : { ...scenarioFault(`${asked.path} is asked with ${other.method}`), status: 405 },
    );
  }
  const { operationId, takesBody } = operation;
  const parameters = parametersOf(request);
  const body = takesBody ? await readJson(request) : { read: undefined };
  const answer =
    'problem' in body
      ? scenarioFault(`${operationId}: ${body.problem}`)
      : await testbench.handle(operationId, parameters, body.read);
  return { ...asked, operationId, answer };
}

const operations = () => [...loadTestbenchSource().operations.values()];

const parametersOf = ({ url = '' }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(new URL(url, `http://${host}`).searchParams);

/** A page in a browser on this machine must not reach it by a name that it has let point here. */
const isLocal = (name = ''): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(name);

type ReadBody = { readonly read: unknown } | { readonly problem: string };

/** An empty body stands for an empty object. Only JSON that says it is JSON: a browser asks before it sends that. */
async function readJson(request: IncomingMessage): Promise<ReadBody> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= longestBody) chunks.push(chunk);
  }
  if (length > longestBody) return { problem: 'the body is too long' };
  if (length === 0) return { read: undefined };
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { problem: 'send the body as application/json' };
  try {
    return { read: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    return { problem: 'the body is not JSON' };
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, headers).end(text);
}

const closeAtOnce = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
