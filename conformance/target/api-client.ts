/** Calls operations of the API and records each exchange; knows the contract's paths, judges nothing. */
import { operationById } from '#contract/operations.ts';
import type { Operation, OperationId } from '#contract/operations.ts';
import type { EvidenceLog, Trail } from '../engine/evidence.ts';
import type { Slots } from '../engine/slots.ts';
import { inUrl } from '../in-url.ts';
import { curlLine } from './curl.ts';
import { readBody } from './exchange.ts';
import type { Answer, Exchange } from './exchange.ts';
import { send } from './http.ts';
import type { HttpRequest, Limits } from './http.ts';
import type { Pace } from './pace.ts';
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
  /** Another path than the operation's, as for one that the interface does not have. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it stands, as application/json all the same; it goes before `body`. */
  readonly rawBody?: string;
  /** Beside those that every request has, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of all others but Accept and Content-Type; `key` is then only whose budget it is. */
  readonly onlyHeaders?: Readonly<Record<string, string>>;
  /** Sent at once, whatever the budget of the key, and a 429 is the answer. */
  readonly asIs?: true;
  /** Sent together with another one that says so, however few may ask at the same time: the two race. */
  readonly racing?: true;
};

export type ApiWiring = {
  readonly baseUrl: string;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly evidence: EvidenceLog;
  readonly letPass: LetPass;
  readonly pace: Pace;
  /** How many requests are on their way at the same time, but for those that race. */
  readonly slots: Slots;
};

export class ApiClient {
  readonly #wiring: ApiWiring;
  #requests = 0;
  /** Its last word, after all patience, was 429: it is not waited for again until it says something else. */
  #isDeaf = false;

  constructor(wiring: ApiWiring) {
    this.#wiring = wiring;
  }

  /** How many requests have been sent so far. */
  get requests(): number {
    return this.#requests;
  }

  /** Throws a TransportError only when the run is called off. A 429 is waited out before it is the answer, usually. */
  async call(call: Call, trail: Trail): Promise<Exchange> {
    const operation = operationById(call.operation);
    const request = buildRequest(this.#wiring.baseUrl, operation, call);
    const key = keyIn(request);
    if (call.asIs === true) {
      this.#wiring.pace.note(key);
      return this.#exchange(operation, request, trail);
    }
    const ask = async (): Promise<Exchange> => {
      await this.#wiring.pace.turn(key);
      const exchanging = (): Promise<Exchange> => this.#exchange(operation, request, trail);
      return call.racing === true ? exchanging() : this.#wiring.slots.within(exchanging);
    };
    let exchange = await ask();
    for (let waits = 0; isThrottled(exchange.answer) && waits < patience; waits += 1) {
      if (this.#isDeaf) return exchange;
      await this.#wiring.letPass(secondsToWait(exchange.answer.headers, Date.now()));
      exchange = await ask();
    }
    this.#isDeaf = isThrottled(exchange.answer);
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
    return { evidence, client: undefined, operation, request, answer };
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

/** Whichever way it was put there: the server counts by what it gets. */
const keyIn = ({ headers }: HttpRequest): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-api-key')?.[1];

const isThrottled = (answer: Answer): answer is Answer & { kind: 'whole' } =>
  answer.kind === 'whole' && answer.status === 429;

const ownHeaders = ({ key }: Call): Record<string, string> => ({
  'X-API-Version': '1',
  ...(key === undefined ? {} : { 'X-API-Key': key }),
});

function buildRequest(baseUrl: string, operation: Operation, call: Call): HttpRequest {
  const path = call.path ?? operation.path.replace('{id}', inUrl(call.id ?? ''));
  const query = new URLSearchParams(call.query).toString();
  const body = call.rawBody ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return {
    method: operation.method.toUpperCase(),
    url: `${baseUrl}${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      Accept: 'application/json',
      ...(call.onlyHeaders ?? ownHeaders(call)),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...call.headers,
    },
    ...(body === undefined ? {} : { body }),
  };
}
