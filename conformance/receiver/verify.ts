/**
 * Is this delivery what Standard Webhooks says it is? The runner's own reading of the scheme: it shares no code
 * with whoever signed.
 */
import { createHmac } from 'node:crypto';

export type Signed = {
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, byte for byte as it came. */
  readonly raw: Uint8Array;
};

export const requiredHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** Receivers reject a timestamp further away than this from their clock (Signing, 3). */
export const toleranceSeconds = 300;

const secretForm = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** `whsec_<base64>` (Signing, 2); the base64 is padded, since nothing says otherwise (RFC 4648, 3.2). */
export const isSecret = (text: string): boolean => secretForm.test(text) && text !== 'whsec_';

/**
 * The key: the secret without its prefix, decoded. One that has not the form is taken as well as it can be, so that
 * a fault of form does not pass for one of signing.
 */
const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64');

/** The entry that this secret makes: `v1,` and the base64 of HMAC-SHA256 over id, timestamp and raw body. */
export function signatureOf({ headers, raw }: Signed, secret: string): string {
  const id = headers['webhook-id'] ?? '';
  const timestamp = headers['webhook-timestamp'] ?? '';
  // The headers come as Latin-1, one character for each byte that was sent and signed.
  const head = Buffer.from(`${id}.${timestamp}.`, 'latin1');
  const signed = createHmac('sha256', keyOf(secret)).update(head).update(raw);
  return `v1,${signed.digest('base64')}`;
}

/** The entries of the signature header, which are parted by spaces. */
export const entriesOf = ({ headers }: Signed): readonly string[] =>
  (headers['webhook-signature'] ?? '').split(' ').filter((entry) => entry !== '');

/** The places in the header at which this secret's signature stands. */
export function placesOf(signed: Signed, secret: string): readonly number[] {
  const due = signatureOf(signed, secret);
  return entriesOf(signed).flatMap((entry, place) => (entry === due ? [place] : []));
}

/** Whether one entry at least is by one of these secrets. */
export const isSignedBy = (signed: Signed, secrets: readonly string[]): boolean =>
  secrets.some((secret) => placesOf(signed, secret).length > 0);

/** Seconds since 1970 as the header says them; undefined when it is no integer. */
export function timestampOf({ headers }: Signed): number | undefined {
  const text = headers['webhook-timestamp'] ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Whether a receiver whose clock shows this (ms) takes the timestamp for a fresh one. */
export const isFresh = (timestamp: number, receivedAt: number): boolean =>
  Math.abs(receivedAt / 1000 - timestamp) <= toleranceSeconds;

type Receiver = {
  /** Those that may have signed it; with none the signature is not looked at. */
  readonly secrets: readonly string[];
  /** The receiver's clock, ms. */
  readonly receivedAt: number;
  /** It has come before: whether its time is that of the event or of the attempt is open (O41). */
  readonly isRepeat?: boolean;
};

/** What a receiver would reject it for, in words; nothing for a sound delivery. */
export function problemsOf(
  signed: Signed,
  { secrets, receivedAt, isRepeat = false }: Receiver,
): readonly string[] {
  const missing = requiredHeaders.filter((name) => signed.headers[name] === undefined);
  if (missing.length > 0) return missing.map((name) => `the header ${name} is missing`);
  const problems: string[] = [];
  const timestamp = timestampOf(signed);
  if (timestamp === undefined) {
    problems.push('webhook-timestamp is no integer of Unix seconds');
  } else if (!isRepeat && !isFresh(timestamp, receivedAt)) {
    problems.push('webhook-timestamp is more than five minutes away');
  }
  if (secrets.length > 0 && !isSignedBy(signed, secrets)) {
    problems.push('no entry of webhook-signature matches the secret');
  }
  return problems;
}
