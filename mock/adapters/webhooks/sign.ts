/** The three headers that make a delivery a Standard Webhook (spec, "Delivery headers", "Signing"). */

import { createHmac } from 'node:crypto';
import type { WebhookSecrets } from '../../domain/client/client.ts';

export type SignedHeaders = {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
};

/**
 * The keys that sign now (ms, the sandbox's time), the older first. At exactly 24 hours the older
 * has stopped (O44, reading A).
 */
export const keysAt = ({ current, previous }: WebhookSecrets, now: number): readonly Buffer[] =>
  previous !== null && now < previous.until
    ? [keyOf(previous.secret), keyOf(current)]
    : [keyOf(current)];

/** `whsec_<base64>`: what follows the prefix is decoded, never used as text. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

export type Signable = {
  readonly id: string;
  /** Unix seconds: the real time of the attempt (O41, reading A). */
  readonly timestamp: number;
  /** The very bytes that are sent. */
  readonly body: Buffer;
};

export const signedHeaders = (
  { id, timestamp, body }: Signable,
  keys: readonly Buffer[],
): SignedHeaders => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': keys
    .map((key) => {
      const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body);
      return `v1,${hmac.digest('base64')}`;
    })
    .join(' '),
});
