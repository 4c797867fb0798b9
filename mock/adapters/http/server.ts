/**
 * The integration API as an Express app. A request passes, in this order (O70, reading A,
 * but validation before lookup):
 *
 *  1. mounts        /_sandbox/… and other routers of the house, in the order given
 *  2. route         404 for a path or a method that the contract does not have
 *  3. key           looked up; then fault rules, if any; then 401
 *  4. request rate  429
 *  5. scope         403
 *  6. body          400 when it cannot be read: size, content type, JSON
 *  7. capability    403; some depend on the body
 *  8. version       400
 *  9. validation    400, every fault of query and body named at once
 * 10. operation     404, 400, 409 as its refusal says, or 200
 * 11. own answer    500 when the contract does not allow it
 *
 * Whatever fails carries the cause in `x-sandbox-reason`; its body is the spec's, nothing more.
 */

import type { ErrorRequestHandler, Express, RequestHandler, Response } from 'express';
import { operations as operationTable, type Operation } from '#contract/operations.ts';
import { answerOperation, type Edge } from './answer-operation.ts';
import { createWriter, type Writer } from './answer.ts';
import { failureOfError } from './bug.ts';
import { createFastExpress } from './fast-express.ts';
import type { Misbehaviour } from './misbehave.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { RequestLog } from './request-log.ts';
import { sandboxStamp, type Stamp } from './sandbox-stamp.ts';
import { unknownPath, unsupportedMethod } from './unknown-route.ts';

/** A router beside the API: the control protocol, the docs, the hosted pages. */
export type Mount = { readonly path: string; readonly handler: RequestHandler };

export type OnBug = (error: unknown, request: { method: string; url: string }) => void;

export type IntegrationApiOptions = Omit<
  Edge,
  'rates' | 'writer' | 'validateResponses' | 'faults' | 'era'
> &
  Stamp & {
    /** Rules by which an answer goes wrong on purpose; left out: none do. */
    readonly faults?: Omit<Misbehaviour, 'silent'>;
    /** The sandbox's time, ms. */
    readonly now: () => number;
    readonly mounts?: readonly Mount[];
    /** Told of every answer. */
    readonly log?: RequestLog;
    /** Whether answers are held to the contract before they are sent; usually true. */
    readonly validateResponses?: boolean;
    /** Told of every thrown error; the caller only gets a 500 that says nothing of it. */
    readonly onBug: OnBug;
  };

export type IntegrationApi = {
  readonly app: Express;
  /** For `reset`: calls counted so far are forgotten, and callers that were let in must show again. */
  readonly forgetCallers: () => void;
  /** Cuts the connections that a fault rule keeps silent. */
  readonly dropSilent: () => void;
};

export const createIntegrationApi = (options: IntegrationApiOptions): IntegrationApi => {
  const { now, mounts = [], validateResponses = true, onBug } = options;
  const stamp = sandboxStamp(options);
  const writer = createWriter(stamp, options.log);
  const rates = createRateLimiter(now);
  const silent = new Set<Response>();
  const faults = options.faults && { ...options.faults, silent };
  const edge: Edge = { ...options, rates, writer, validateResponses, faults, era: 0 };

  const app = createFastExpress();
  app.disable('x-powered-by').disable('etag');
  // A path that works here only by leniency might not work in the real service.
  app.enable('case sensitive routing').enable('strict routing');

  for (const { path, handler } of mounts) app.use(path, stampAnswer(stamp), handler);
  for (const path of new Set(operationTable.map((operation) => operation.path))) {
    mountPath(app, path, edge);
  }
  app.use((request, response) => writer.failure(response, unknownPath(request.path)));
  app.use(answerError(writer, onBug));
  const forgetCallers = (): void => {
    edge.era += 1;
    rates.reset();
  };
  const dropSilent = (): void => {
    for (const response of silent) response.destroy();
  };
  return { app, forgetCallers, dropSilent };
};

/** HEAD answers as GET, without the body (RFC 9110, 9.3.2); OPTIONS is a method like others. */
const mountPath = (app: Express, path: string, edge: Edge): void => {
  const here = operationTable.filter((operation) => operation.path === path);
  const route = app.route(path.replace('{id}', ':id'));
  for (const operation of here) route[verbOf(operation)](answerOperation(operation, edge));
  const supported = here.map(({ method }) => method);
  route.all((request, response) =>
    edge.writer.failure(response, unsupportedMethod(request.method, supported)),
  );
};

const verbOf = ({ method }: Operation): 'get' | 'post' => (method === 'GET' ? 'get' : 'post');

const stampAnswer =
  (stamp: string): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('x-sandbox', stamp);
    next();
  };

/** Express knows an error handler by its four parameters. */
const answerError =
  (writer: Writer, onBug: OnBug): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const failure = failureOfError(error);
    if (failure.status === 500) {
      onBug(error, { method: request.method, url: request.originalUrl });
    }
    if (response.headersSent) response.destroy();
    else writer.failure(response, failure);
  };
