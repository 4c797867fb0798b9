/** A failure on its way to the caller, and the causes that the HTTP edge itself can give. */

import type { ErrorStatus } from '#contract/errors.ts';

/**
 * Spec, Errors: `error` is the machine-readable code, `message` the detail for people.
 * `reason` is the cause id of the `x-sandbox-reason` header: finer than the code, and stable.
 *
 * A class, so that no JSON body that a caller sends can be taken for one.
 */
export class Failure {
  readonly status: ErrorStatus | GatewayStatus;
  readonly error: string;
  readonly reason: string;
  readonly message: string;
  /** For the Retry-After header of a 429. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    verdict: Verdict,
    { reason, message, retryAfterSeconds }: Omit<Failure, 'status' | 'error'>,
  ) {
    [this.status, this.error] = verdict;
    this.reason = reason;
    this.message = message;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Of a gateway before the service: given by fault rules alone. */
type GatewayStatus = 502 | 503 | 504;

/** Status and code. */
export type Verdict = readonly [ErrorStatus | GatewayStatus, string];

/** Of every 400 (O72, reading A). */
export const validation: Verdict = [400, 'VALIDATION'];
export const notFound: Verdict = [404, 'NOT_FOUND'];

/**
 * Statuses that the spec's table does not know (405, 413, 415, 431 …) are not used: their cases
 * are 404 or 400 with VALIDATION, and the cause id tells them apart (A06).
 */
const edgeVerdicts = {
  'key-missing': [401, 'INVALID_API_KEY'],
  'key-invalid': [401, 'INVALID_API_KEY'],
  'rate-limited': [429, 'RATE_LIMITED'],
  'route-unknown': notFound,
  'method-unsupported': notFound,
  'request-malformed': validation,
  'header-overflow': validation,
  'request-timeout': validation,
  'body-missing': validation,
  'body-too-large': validation,
  'body-too-deep': validation,
  'body-malformed': validation,
  'body-aborted': validation,
  'content-type': validation,
  'content-encoding': validation,
  'version-refused': validation,
  validation,
  'response-contract': [500, 'INTERNAL_ERROR'],
  internal: [500, 'INTERNAL_ERROR'],
} as const satisfies Record<string, Verdict>;

export type EdgeReason = keyof typeof edgeVerdicts;

export const fail = (reason: EdgeReason, message: string, retryAfterSeconds?: number): Failure =>
  new Failure(edgeVerdicts[reason], { reason, message, retryAfterSeconds });
