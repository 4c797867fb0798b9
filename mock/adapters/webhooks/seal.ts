/** Headers and body of one attempt, as they should be or as the faults of the attempt spoil them. */

import type { WebhookFault } from '../../application/faults/webhook-fault.ts';
import { signedHeaders, type Signable, type SignedHeaders } from './sign.ts';

export type Sealed = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Receivers accept 5 minutes either way (spec, "Signing" 3); this is a minute past it. */
const offSeconds = 360;

/** Nobody's secret. */
const strangerKey = Buffer.from('not the secret of any client');

/** The order counts: the body and time that are signed, the signing, and what happens after it. */
export const seal = (
  signable: Signable,
  keys: readonly Buffer[],
  faults: readonly WebhookFault[],
): Sealed => {
  const wanted = faults.reduce(beforeSigning, { signable, keys });
  const headers = signedHeaders(wanted.signable, wanted.keys);
  return faults.reduce(afterSigning, { headers, body: wanted.signable.body });
};

type Unsigned = { readonly signable: Signable; readonly keys: readonly Buffer[] };

const beforeSigning = (unsigned: Unsigned, fault: WebhookFault): Unsigned => {
  const { signable } = unsigned;
  switch (fault.kind) {
    case 'staleTimestamp':
      return { ...unsigned, signable: shifted(signable, -(fault.seconds ?? offSeconds)) };
    case 'futureTimestamp':
      return { ...unsigned, signable: shifted(signable, fault.seconds ?? offSeconds) };
    case 'wrongSignature':
      return { ...unsigned, keys: [strangerKey] };
    case 'unknownEventType':
      return { ...unsigned, signable: { ...signable, body: ofType(signable.body, fault.type) } };
    case 'drop':
    case 'duplicate':
    case 'reorder':
    case 'delay':
    case 'tamperedByte':
    case 'missingHeader':
      return unsigned;
  }
};

const afterSigning = (sealed: Sealed, fault: WebhookFault): Sealed => {
  switch (fault.kind) {
    case 'tamperedByte':
      return { ...sealed, body: tampered(sealed.body) };
    case 'missingHeader': {
      const { [fault.name]: _, ...headers } = sealed.headers as SignedHeaders;
      return { ...sealed, headers };
    }
    case 'drop':
    case 'duplicate':
    case 'reorder':
    case 'delay':
    case 'staleTimestamp':
    case 'futureTimestamp':
    case 'wrongSignature':
    case 'unknownEventType':
      return sealed;
  }
};

const shifted = (signable: Signable, seconds: number): Signable => ({
  ...signable,
  timestamp: signable.timestamp + Math.round(seconds),
});

const ofType = (body: Buffer, type = 'job.teleported'): Buffer => {
  const envelope = JSON.parse(body.toString()) as object;
  return Buffer.from(JSON.stringify({ ...envelope, type }));
};

/** The last digit becomes another one, and never a zero: so it is still JSON, and still UTF-8. */
const tampered = (body: Buffer): Buffer => {
  const copy = Buffer.from(body);
  const at = copy.findLastIndex((byte) => byte >= 0x30 && byte <= 0x39);
  copy[at] = copy[at] === 0x39 ? 0x38 : (copy[at] ?? 0) + 1;
  return copy;
};
