/** What the publisher is given: ports from outside, and settings with their usual values. */

import type { AgentOptions } from 'node:https';
import type { Agenda, Clock, Store } from '../../application/ports.ts';
import type { ValidateEnvelope } from './envelope.ts';
import type { WebhookFaults } from '../../application/faults/webhook-fault.ts';
import { checkedLadder, standardLadder, type Jitter } from './ladder.ts';
import type { LookUpAll } from './look-up.ts';
import { usualRetention, type Retention } from './retention.ts';
import type { Poster } from './post.ts';

export type PublisherOptions = {
  readonly store: Pick<Store, 'get' | 'onAnnounced'>;
  /** The sandbox's time: when retries fall due, which secrets sign. */
  readonly clock: Clock;
  readonly agenda: Agenda;
  /** The machine's time (ms): `webhook-timestamp`, and dates in Retry-After. */
  readonly realNow: () => number;
  /** Of the package, for the user-agent header. */
  readonly version: string;
  /** Switches an endpoint off that answered 410. */
  readonly disableEndpoint: (clientId: string, endpointId: string) => Promise<void>;
  /** Told of what should never happen; nothing is thrown at the caller. */
  readonly onBug: (error: unknown) => void;
  /** Holds each envelope to the contract before it is first signed. */
  readonly validate?: ValidateEnvelope | undefined;
  readonly faults?: WebhookFaults | undefined;
  /** Delays (ms) before each attempt, the first usually 0; usually the standard ladder. */
  readonly ladder?: readonly number[] | undefined;
  /** Usually seed 1, shortening by a tenth at most. */
  readonly jitter?: Jitter | false | undefined;
  readonly timeoutMs?: number | undefined;
  /** See `readHostRules`; throws a HostRuleError if unreadable. */
  readonly allowHosts?: readonly string[] | undefined;
  readonly retention?: Partial<Retention> | undefined;
  /** Deliveries to one endpoint at a time; usually 8. */
  readonly perEndpoint?: number | undefined;
  /** Certificates of https receivers to trust. */
  readonly tls?: Pick<AgentOptions, 'ca' | 'rejectUnauthorized'> | undefined;
  readonly lookUp?: LookUpAll | undefined;
  /** Stands between what is signed and the wire; usually nothing does. */
  readonly poster?: ((usual: Poster) => Poster) | undefined;
};

export type Settings = Omit<PublisherOptions, 'ladder' | 'jitter' | 'retention'> & {
  readonly ladder: readonly number[];
  readonly jitter: Jitter | false;
  readonly timeoutMs: number;
  readonly retention: Retention;
  readonly perEndpoint: number;
};

/** Standard Webhooks asks for 15 to 30 s. */
const usualTimeoutMs = 15_000;

/** Twice as many made a receiver on loopback no faster, half as many hardly slower. */
const usualPerEndpoint = 8;

export const withUsual = (options: PublisherOptions): Settings => ({
  ...options,
  ladder: checkedLadder(options.ladder ?? standardLadder),
  jitter: options.jitter ?? { seed: 1, ratio: 0.1 },
  timeoutMs: options.timeoutMs ?? usualTimeoutMs,
  retention: { ...usualRetention, ...options.retention },
  perEndpoint: options.perEndpoint ?? usualPerEndpoint,
});
