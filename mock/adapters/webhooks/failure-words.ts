/** What went wrong on the way to a receiver, in words and with the likely cause. */

import { maxHeaderSize } from 'node:http';
import type { Failure } from './records.ts';

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing listens at this address (connection refused).',
  ECONNRESET: 'The receiver closed the connection before its answer was complete.',
  EPIPE: 'The receiver closed the connection while the delivery was being sent.',
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host could not be looked up; is there a network?',
  ETIMEDOUT: 'The host did not answer the attempt to connect.',
  EHOSTUNREACH: 'There is no way to this host.',
  ENETUNREACH: 'There is no way to this network.',
  EADDRNOTAVAIL: 'No local port was free for another connection.',
  EMFILE: 'This process may not open more connections.',
  EPROTO: 'TLS could not be agreed on; is this the port of plain http?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'TLS could not be agreed on; is this the port of plain http?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'TLS could not be agreed on; is this the port of plain http?',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed and not trusted here.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate rests on one that is not trusted here.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate could not be verified; is its chain complete?',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The issuer of the certificate is not known here.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  CERT_NOT_YET_VALID: 'The certificate is not valid yet.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
  HPE_HEADER_OVERFLOW: `The headers of the answer are larger than ${maxHeaderSize / 1024} KiB.`,
};

export const failureOf = (error: unknown): Failure => {
  const code = codeOf(error);
  const said = error instanceof Error && error.message !== '' ? error.message : code;
  if (code.startsWith('HPE_') && words[code] === undefined) {
    return { code, message: `What came back is not HTTP (${said}); is this the port of TLS?` };
  }
  return { code, message: words[code] ?? said };
};

/** Where a name has several addresses and all fail, the errors come in a bundle: the first tells. */
const codeOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'UNKNOWN';
};

export const timedOut = (timeoutMs: number): Failure => ({
  code: 'TIMEOUT',
  message: `There was no complete answer within ${timeoutMs / 1000} s.`,
});

export const upgraded: Failure = {
  code: 'UPGRADED',
  message:
    'The receiver answered 101 Switching Protocols, which nobody asked for; answer a delivery with 2xx.',
};

export const calledOff: Failure = { code: 'CALLED_OFF', message: 'The sandbox called it off.' };

export const droppedOnPurpose: Failure = {
  code: 'FAULT_DROP',
  message: 'Nothing was sent: a fault rule dropped it.',
};
