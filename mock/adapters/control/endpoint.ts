/** POST /_sandbox/control: the control protocol over HTTP (protocol, "Transport"). */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ActionDeps, Controls } from '../../application/actions/controls.ts';
import type { Deps } from '../../application/ports.ts';
import { denialOf } from './access.ts';
import { perform } from './perform.ts';
import { readJson } from './read-json.ts';
import { failure, type Reply } from './reply.ts';

export type ControlOptions = {
  readonly deps: Deps;
  readonly controls: Controls;
  /** With one, every request must carry it; without one, only this machine is answered. */
  readonly token?: string | undefined;
  /** Told of every error that is the sandbox's own fault. */
  readonly onBug: (error: unknown) => void;
  /** For whoever wants to note what is asked; left out: `perform`. */
  readonly carryOut?: (request: unknown) => Promise<Reply>;
};

/** The handler of one request, for whatever server it is mounted in; it reads the body itself. */
export const createControlEndpoint = (options: ControlOptions) => {
  const { deps, controls, token, onBug } = options;
  const actionDeps: ActionDeps = { ...deps, controls };
  const carryOut = options.carryOut ?? ((request: unknown) => perform(actionDeps, request));
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(carryOut, token, request).then(
      (reply) => {
        send(response, reply);
      },
      (error: unknown) => {
        // The caller hung up while it was still sending: nobody is left to answer.
        if (request.errored !== null) return;
        onBug(error);
        send(response, broken);
      },
    );
  };
};

type HttpReply = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

const answer = async (
  carryOut: (request: unknown) => Promise<Reply>,
  token: string | undefined,
  request: IncomingMessage,
): Promise<HttpReply> => {
  if (request.method !== 'POST') return notPost;
  const denial = denialOf(request, token);
  if (denial !== undefined) {
    const { status, error, message } = denial;
    const headers = status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
    return { status, body: { ok: false, error, message }, headers };
  }
  const body = await readJson(request);
  const reply =
    body.kind === 'json' ? await carryOut(body.value) : failure('INVALID', body.message);
  return { status: 200, body: reply };
};

const notPost: HttpReply = {
  status: 405,
  body: failure('INVALID', 'Use POST with one JSON object, as in {"action": "describe"}.'),
  headers: { Allow: 'POST' },
};

const broken: HttpReply = {
  status: 500,
  body: {
    ok: false,
    error: 'INTERNAL',
    message: 'The sandbox has a bug: see its log. The action was undone.',
  },
};

const send = (response: ServerResponse, { status, body, headers }: HttpReply): void => {
  // As text: Node then joins it to the headers, and writes one piece.
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    ...headers,
  });
  response.end(text);
};
