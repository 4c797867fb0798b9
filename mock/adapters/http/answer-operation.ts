/** One request for one operation: a row of early returns, in the order that server.ts writes down. */

import type { Request, RequestHandler, Response } from 'express';
import type { Operation } from '#contract/operations.ts';
import { firmFaults, validateResponse } from '#contract/validate.ts';
import type { ApiEffect } from '../../application/faults/api-effect.ts';
import type { Caller, Input, Operations } from '../../application/operation.ts';
import type { Policies } from '../../domain/policy.ts';
import { isRefusal } from '../../domain/refusal.ts';
import { success, type Writer } from './answer.ts';
import { identify, type Authenticate } from './api-key.ts';
import { refusedVersion } from './api-version.ts';
import { missingCapability } from './capability.ts';
import { fail, Failure } from './failure.ts';
import { withoutNulls } from './null-members.ts';
import { suffer, type Misbehaviour } from './misbehave.ts';
import { readQuery } from './query.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { readBody } from './read-body.ts';
import { failureOf } from './refusal-verdict.ts';
import { requestFaults, type ExtraFaults } from './request-faults.ts';
import type { Noted } from './request-log.ts';
import { ResponseContractError } from './response-contract-error.ts';
import { missingScope } from './scope.ts';

export type Edge = {
  readonly operations: Operations;
  readonly extraFaults: ExtraFaults;
  readonly authenticate: Authenticate;
  readonly policies: () => Policies;
  readonly rates: RateLimiter;
  readonly writer: Writer;
  readonly validateResponses: boolean;
  /** Counts resets: a caller of an era that is over is not there any more. */
  era: number;
  /** Rules by which an answer goes wrong on purpose; left out: none do. */
  readonly faults?: Misbehaviour | undefined;
};

/** An Express handler. What it throws, or its promise rejects with, is a bug. */
export const answerOperation = (operation: Operation, edge: Edge): RequestHandler => {
  const perform = edge.operations[operation.operationId];

  const outcomeOf = async (request: Request, response: Response): Promise<object | 'gone'> => {
    const { era } = edge;
    const caller = await identify(request.headers, edge.authenticate);
    if (!(caller instanceof Failure)) notesOf(response).clientId = caller.client.id;
    const effects = effectsOn(operation, edge.faults, caller, request);
    if (effects.length > 0) {
      const fate = await suffer(effects, edge.faults, request, response);
      if (fate !== 'served') return fate;
    }
    if (caller instanceof Failure) return caller;
    const policies = edge.policies();
    const input = await admit(operation, edge, { request, response, caller, policies });
    if (input instanceof Failure) return input;
    if (era !== edge.era) return fail('key-invalid', 'The sandbox was reset meanwhile: ask again.');
    const data = await perform(caller, input);
    if (isRefusal(data)) return failureOf(data, policies);
    if ('jobId' in data) notesOf(response).jobId = data.jobId;
    return success(data);
  };

  return async (request, response) => {
    const outcome = await outcomeOf(request, response);
    if (outcome === 'gone') {
      edge.writer.nothing(response);
      return;
    }
    if (outcome instanceof Failure) {
      edge.writer.failure(response, outcome);
      return;
    }
    if (edge.validateResponses) holdToContract(operation, outcome);
    edge.writer.success(response, outcome);
  };
};

const none: readonly ApiEffect[] = [];

/** Fault rules come first, so that they reach whatever a client can do wrong by itself too. */
const effectsOn = (
  { operationId }: Operation,
  faults: Misbehaviour | undefined,
  caller: Caller | Failure,
  { method, path }: Request,
): readonly ApiEffect[] => {
  if (faults === undefined || faults.isIdle()) return none;
  const clientId = caller instanceof Failure ? undefined : caller.client.id;
  return faults.next({ method, path, operationId, clientId });
};

type Arrival = {
  readonly request: Request;
  readonly response: Response;
  readonly caller: Caller;
  readonly policies: Policies;
};

/** From a known caller to what the operation takes (O70, reading A, for the order). */
const admit = async (
  operation: Operation,
  edge: Edge,
  { request, response, caller, policies }: Arrival,
): Promise<Input | Failure> => {
  const limited = edge.rates.take(caller) ?? missingScope(operation, caller, policies);
  if (limited !== undefined) return limited;
  const noted = notesOf(response);
  const sent = operation.hasBody ? await readBody(request, noted) : undefined;
  if (sent instanceof Failure) return sent;
  const body = policies.O74 === 'absent' ? withoutNulls(sent) : sent;
  const { raw, query } = readQuery(request.url, operation.queryParams, policies);
  const id = request.params['id'];
  const input: Input = { id: typeof id === 'string' ? id : '', query, body };
  return (
    missingCapability(operation, body, caller.client, policies) ??
    refusedVersion(request.headers, policies) ??
    requestFaults(operation, raw, input, { policies, extraFaults: edge.extraFaults }) ??
    input
  );
};

/** Left for the request log, which hears of the answer only. */
const notesOf = (response: Response): Noted => response.locals;

/** Rules that hang on an open point are left out: a policy may have chosen the other reading. */
const holdToContract = ({ operationId }: Operation, body: object): void => {
  const faults = firmFaults(validateResponse(operationId, 200, body));
  if (faults.length > 0) throw new ResponseContractError(operationId, faults);
};
