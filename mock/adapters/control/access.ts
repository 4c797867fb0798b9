/** Who may use the control endpoint: whoever holds the token, or, without one, this machine. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** As much of a request as tells who sends it. */
type Sender = Pick<IncomingMessage, 'headers' | 'socket'>;

export type Denial = {
  readonly status: 401 | 403;
  readonly error: 'UNAUTHORIZED' | 'FORBIDDEN';
  readonly message: string;
};

const forbidden = (message: string): Denial => ({ status: 403, error: 'FORBIDDEN', message });

/** Undefined when the request may go on. An empty token is none. */
export const denialOf = (request: Sender, token: string | undefined): Denial | undefined =>
  token === undefined || token === '' ? denialOfStranger(request) : denialOfBearer(request, token);

const denialOfBearer = ({ headers }: Sender, token: string): Denial | undefined => {
  const given = /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined && sameText(given.trim(), token)) return undefined;
  return {
    status: 401,
    error: 'UNAUTHORIZED',
    message: 'This control endpoint has a token: send Authorization: Bearer <token>.',
  };
};

/** Compared by digest, so that neither length nor content shows in the time it takes. */
export const sameText = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/**
 * Without a token only programs on this machine are answered, and no web page that a browser on
 * this machine shows: neither one from elsewhere (Origin) nor one whose name was made to resolve
 * to this machine (Host; DNS rebinding).
 */
const denialOfStranger = ({ headers, socket }: Sender): Denial | undefined => {
  if (!isLoopbackAddress(socket.remoteAddress ?? '')) {
    return forbidden(
      'Without a token the control endpoint answers this machine only: start the sandbox with one.',
    );
  }
  const host = headers.host ?? '';
  if (!usualHost.test(host) && !isLoopbackName(hostnameOf(`http://${host}`))) {
    return forbidden(
      'Without a token the control endpoint answers under localhost or a loopback address only.',
    );
  }
  if (headers.origin !== undefined && !isOriginOf(headers.origin, host)) {
    return forbidden('The control endpoint does not answer pages of another site.');
  }
  return undefined;
};

/** As it is nearly always written: to parse it as a URL takes nearly as long as a small action. */
const usualHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/i.test(address);

const isLoopbackName = (name: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(name);

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

const isOriginOf = (origin: string, host: string): boolean =>
  URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
