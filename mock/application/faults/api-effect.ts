/** What can be made to go wrong with an answer of the API on purpose. */

/** How long an answer is held back, in real milliseconds: it is the client's time-out that it tests. */
export type Latency =
  | { readonly distribution: 'fixed'; readonly ms: number }
  | { readonly distribution: 'uniform'; readonly minMs: number; readonly maxMs: number }
  /** The median, and the spread of the logarithm: 0.5 gives one answer in 40 that takes 2.7 times as long. */
  | { readonly distribution: 'lognormal'; readonly medianMs: number; readonly sigma: number };

export type ApiEffect =
  /** The operation is not carried out; the body is the API's own for that status. */
  | {
      readonly kind: 'status';
      /** The last three are a gateway's, which stands before the real service. */
      readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503 | 504;
      readonly error?: string | undefined;
      readonly message?: string | undefined;
      /** Sent as Retry-After. */
      readonly retryAfterSeconds?: number | undefined;
    }
  /** Late, otherwise as it would be. */
  | { readonly kind: 'latency'; readonly latency: Latency }
  /** The connection is reset before any answer; the operation is not carried out. */
  | { readonly kind: 'reset' }
  /** No answer ever; the operation is not carried out. */
  | { readonly kind: 'hang' }
  /**
   * The operation is carried out, and its answer breaks off after `bytes` of the body (usually
   * half of it): the client cannot know what has happened.
   */
  | { readonly kind: 'truncate'; readonly bytes?: number | undefined };

/** A request that fault rules are asked about, once. */
export type ApiSubject = {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly operationId: string;
  /** Undefined where the key is missing or unknown. */
  readonly clientId: string | undefined;
};

/** The rules as the HTTP edge sees them. */
export type ApiFaults = {
  readonly next: (subject: ApiSubject) => readonly ApiEffect[];
  /** True while there is no rule at all. */
  readonly isIdle: () => boolean;
};

/** A day: more than any client waits, and less than a timer can hold. */
const longestMs = 24 * 60 * 60 * 1000;

/** Milliseconds for one answer, a day at most. `random` gives numbers from 0 up to 1. */
export const latencyMs = (latency: Latency, random: () => number): number =>
  Math.min(drawn(latency, random), longestMs);

const drawn = (latency: Latency, random: () => number): number => {
  switch (latency.distribution) {
    case 'fixed':
      return latency.ms;
    case 'uniform':
      return latency.minMs + (latency.maxMs - latency.minMs) * random();
    case 'lognormal':
      return latency.medianMs * Math.exp(latency.sigma * normal(random));
  }
};

/** A standard normal number (Box and Muller, 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
