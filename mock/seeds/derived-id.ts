/** Ids and secrets for what a world file leaves unnamed: the same at every start. */

import { createHash } from 'node:crypto';
import type { IdPrefix } from '../application/ports.ts';

const digest = (names: readonly (string | number)[]): Buffer =>
  createHash('sha256')
    .update(`phlebo/${names.join('/')}`)
    .digest();

/** A UUID of version 4's form, made from the names and nothing else. */
export const derivedUuid = (...names: readonly (string | number)[]): string => {
  const bytes = digest(names).subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

export const derivedId = (prefix: IdPrefix, ...names: readonly (string | number)[]): string =>
  `${prefix}_${derivedUuid(prefix, ...names)}`;

/** What every API key of a seeded world begins with: of the right form, and plainly no secret. */
export const sandboxKeyPrefix = 'pj_live_sandbox_';

export const derivedApiKey = (...names: readonly (string | number)[]): string =>
  sandboxKeyPrefix +
  digest(['key', ...names])
    .toString('hex')
    .slice(0, 24);

/** `whsec_` and the base64 of 32 bytes (spec, Signing 2). */
export const derivedWebhookSecret = (...names: readonly (string | number)[]): string =>
  `whsec_${digest(['webhook', ...names]).toString('base64')}`;
