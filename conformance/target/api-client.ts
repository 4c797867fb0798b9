/** Calls operations of the API and records each exchange; knows the contract's paths, judges nothing. */
import { operationById } from '#contract/operations.ts';
import type { Operation, OperationId } from '#contract/operations.ts';
import type { EvidenceLog, Trail } from '../engine/evidence.ts';
import { curlLine } from './curl.ts';
import { readBody } from './exchange.ts';
import type { Answer, Exchange } from './exchange.ts';
import { send } from './http.ts';
import type { HttpRequest, Limits } from './http.ts';
import { patience, secondsToWait } from './rate-limit.ts';
import type { LetPass } from './rate-limit.ts';
import type { Secrets } from './secrets.ts';
import { TransportError } from './transport-error.ts';

export type Call = {
  readonly operation: OperationId;
  /** Left out: the request carries no X-API-Key. */
  readonly key?: string;
  /** The {id} of the path. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type ApiWiring = {
  readonly baseUrl: string;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
  readonly letPass: LetPass;
};

export class ApiClient {
  readonly #wiring: ApiWiring;
  #requests = 0;

  constructor(wiring: ApiWiring) {
    this.#wiring = wiring;
  }

  /** How many requests have been sent so far. */
  get requests(): number {
    return this.#requests;
  }

  /** Throws a TransportError only when the run is called off. A 429 is waited out before it is the answer. */
  async call(call: Call, trail: Trail): Promise<Exchange> {
    const operation = operationById(call.operation);
    const request = buildRequest(this.#wiring.baseUrl, operation, call);
    const ask = (): Promise<Exchange> => this.#exchange(operation, request, trail);
    let exchange = await ask();
    for (let waits = 0; isThrottled(exchange.answer) && waits < patience; waits += 1) {
      await this.#wiring.letPass(secondsToWait(exchange.answer.headers, Date.now()));
      exchange = await ask();
    }
    return exchange;
  }

  async #exchange(operation: Operation, request: HttpRequest, trail: Trail): Promise<Exchange> {
    const startedAt = performance.now();
    const answer = await this.#answer(request);
    const evidence = this.#wiring.evidence.record(
      {
        kind: 'http',
        operationId: operation.operationId,
        request: { ...request, body: request.body ?? null },
        response:
          answer.kind === 'whole'
            ? { status: answer.status, headers: answer.headers, body: answer.text }
            : null,
        fault: answer.kind === 'none' ? answer.problem : null,
        durationMs: Math.round(performance.now() - startedAt),
        curl: curlLine(request, this.#wiring.secrets),
      },
      trail,
    );
    return { evidence, operation, request, answer };
  }

  async #answer(request: HttpRequest, retries = request.method === 'GET' ? 1 : 0): Promise<Answer> {
    this.#requests += 1;
    try {
      const { bytes, ...response } = await send(request, this.#wiring.limits);
      return { kind: 'whole', ...response, ...readBody(bytes) };
    } catch (error) {
      if (!(error instanceof TransportError) || error.fault === 'aborted') throw error;
      // A server may close an idle connection just as a request is on its way (RFC 9112, 9.3.1).
      if (error.fault === 'cut-off' && retries > 0) return this.#answer(request, retries - 1);
      return { kind: 'none', problem: error.message };
    }
  }
}

const isThrottled = (answer: Answer): answer is Answer & { kind: 'whole' } =>
  answer.kind === 'whole' && answer.status === 429;

function buildRequest(baseUrl: string, operation: Operation, call: Call): HttpRequest {
  const path = operation.path.replace('{id}', encodeURIComponent(call.id ?? ''));
  const query = new URLSearchParams(call.query).toString();
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      Accept: 'application/json',
      'X-API-Version': '1',
      ...(call.key === undefined ? {} : { 'X-API-Key': call.key }),
      ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  };
}
