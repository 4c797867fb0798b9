/** Fault rules acted on: an answer that is late, wrong, cut off, or never comes. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { latencyMs, type ApiEffect, type ApiFaults } from '../../application/faults/api-effect.ts';
import { Failure } from './failure.ts';

export type Misbehaviour = ApiFaults & {
  /** Connections that a rule keeps silent: they are cut when the server ends. */
  readonly silent: Set<Response>;
  /** The seeded numbers behind a random latency. */
  readonly random: () => number;
};

/**
 * What is left of the request once the rules have had their way: `served` means that the operation
 * goes on, `Failure` that its answer is this one, `gone` that there will be no answer.
 */
export type Fate = 'served' | 'gone' | Failure;

export const suffer = async (
  effects: readonly ApiEffect[],
  faults: Pick<Misbehaviour, 'random' | 'silent'> | undefined,
  request: Request,
  response: Response,
): Promise<Fate> => {
  if (faults === undefined) return 'served';
  for (const effect of effects) {
    const fate = await sufferOne(effect, faults, request, response);
    if (fate !== 'served') return fate;
  }
  return 'served';
};

const sufferOne = async (
  effect: ApiEffect,
  { random, silent }: Pick<Misbehaviour, 'random' | 'silent'>,
  request: Request,
  response: Response,
): Promise<Fate> => {
  switch (effect.kind) {
    case 'status':
      return failureOf(effect);
    case 'latency':
      return late(response, latencyMs(effect.latency, random), silent);
    case 'reset':
      request.socket.resetAndDestroy();
      return 'gone';
    case 'hang':
      silent.add(response);
      response.once('close', () => silent.delete(response));
      return 'gone';
    case 'truncate':
      cutOff(response, effect.bytes);
      return 'served';
  }
};

/** More than a server that ends lets its requests finish. */
const longMs = 5_000;

const late = async (response: Response, ms: number, silent: Set<Response>): Promise<Fate> => {
  if (ms > longMs) silent.add(response);
  const isThere = await patience(response, ms);
  silent.delete(response);
  return isThere ? 'served' : 'gone';
};

/** Waits; false when the client hung up meanwhile. */
const patience = async (response: Response, ms: number): Promise<boolean> => {
  const gone = new AbortController();
  const abort = (): void => gone.abort();
  response.once('close', abort);
  try {
    await wait(ms, undefined, { signal: gone.signal });
    return true;
  } catch {
    return false;
  } finally {
    response.off('close', abort);
  }
};

/** Codes of the API itself where it has one for the status; what a gateway answers is not the API's. */
const usualError = {
  400: 'VALIDATION',
  401: 'INVALID_API_KEY',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CANCELLATION_LOCKED',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
} as const;

const failureOf = (effect: Extract<ApiEffect, { kind: 'status' }>): Failure =>
  new Failure([effect.status, effect.error ?? usualError[effect.status]], {
    reason: 'fault-rule',
    message: effect.message ?? 'A fault rule of the sandbox asked for this answer.',
    retryAfterSeconds: effect.retryAfterSeconds ?? (effect.status === 429 ? 1 : undefined),
  });

/** The head promises the whole body; the connection ends after a part of it. */
const cutOff = (response: Response, bytes: number | undefined): void => {
  const end = response.end.bind(response);
  response.end = ((chunk?: unknown) => {
    if (typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) return end();
    const whole = Buffer.from(chunk as string);
    const part = whole.subarray(0, Math.min(bytes ?? whole.length >> 1, whole.length - 1));
    response.write(part, () => response.socket?.destroy());
    return response;
  }) as typeof response.end;
};
