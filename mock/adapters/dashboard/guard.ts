/** Who may use the dashboard: whoever may use the control plane, and no page of another site. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DashboardOptions, Denial } from './options.ts';

export type Guard = {
  /** `login`: there is a token, and this browser has not shown it yet. */
  readonly check: (request: IncomingMessage) => Denial | 'login' | undefined;
  /** The cookie of a new session, for the right token. */
  readonly open: (request: IncomingMessage, token: string) => string | undefined;
};

const foreign: Denial = {
  status: 403,
  message: 'The dashboard takes this from its own pages only.',
};

/** Older sessions end when there are more. */
const mostSessions = 100;

export const createGuard = ({
  denialOf,
  isToken,
}: Pick<DashboardOptions, 'denialOf' | 'isToken'>): Guard => {
  const sessions = new Set<string>();
  return {
    check: (request) => {
      if (!isOfOwnPage(request)) return foreign;
      const denial = denialOf(request);
      if (denial === undefined || sessions.has(sessionIn(request))) return undefined;
      return isToken === undefined ? denial : 'login';
    },
    open: (request, token) => {
      if (isToken?.(token.trim()) !== true) return undefined;
      const session = randomBytes(24).toString('hex');
      sessions.add(session);
      for (const oldest of sessions) {
        if (sessions.size <= mostSessions) break;
        sessions.delete(oldest);
      }
      return `${cookieName(request)}=${session}; Path=/_sandbox; HttpOnly; SameSite=Strict`;
    },
  };
};

/** Browsers keep one jar for all ports of a machine: two sandboxes must not log each other out. */
const cookieName = ({ socket }: IncomingMessage): string =>
  `phlebo_${String(socket.localPort ?? 0)}`;

const sessionIn = (request: IncomingMessage): string => {
  const wanted = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) ?? '';
};

/**
 * What changes something must say that it comes from a page of this origin (Fetch Metadata; Origin
 * where a browser does not send it). What only reads may also come by a link or the address bar.
 */
const isOfOwnPage = ({ method = 'GET', headers }: IncomingMessage): boolean => {
  const reads = method === 'GET' || method === 'HEAD';
  const site = headers['sec-fetch-site'];
  if (site === undefined) return reads || isOrigin(headers.origin, headers.host);
  const isVisit = site === 'none' || headers['sec-fetch-mode'] === 'navigate';
  return site === 'same-origin' || (reads && isVisit);
};

const isOrigin = (origin: string | undefined, host = ''): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
