/** Who may see a staff page: whoever may use the control plane. A browser shows the token once. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PagesOptions } from './options.ts';

export type StaffAccess = {
  /** `sign-in`: there is a token, and this browser has not shown it yet. */
  readonly check: (request: IncomingMessage) => 'allowed' | 'sign-in' | 'denied';
  /** The cookie of a new session, for the right token. */
  readonly open: (request: IncomingMessage, token: string) => string | undefined;
};

/** Older sessions end when there are more. */
const mostSessions = 100;

export const createStaffAccess = ({
  denialOf,
  isToken,
}: Pick<PagesOptions, 'denialOf' | 'isToken'>): StaffAccess => {
  const sessions = new Set<string>();
  return {
    check: (request) => {
      if (denialOf(withoutOwnOrigin(request)) === undefined) return 'allowed';
      if (isToken === undefined) return 'denied';
      return sessions.has(sessionIn(request)) ? 'allowed' : 'sign-in';
    },
    open: (request, token) => {
      if (isToken?.(token) !== true) return undefined;
      const session = randomBytes(24).toString('hex');
      sessions.add(session);
      for (const oldest of sessions) {
        if (sessions.size <= mostSessions) break;
        sessions.delete(oldest);
      }
      return `${cookieName(request)}=${session}; Path=/admin; HttpOnly; SameSite=Lax`;
    },
  };
};

/** Under no-referrer a form of ours says `Origin: null`; Fetch Metadata tells that it is ours. */
const withoutOwnOrigin = ({ headers, socket }: IncomingMessage) => {
  const { origin, ...rest } = headers;
  const isOurs = origin === 'null' && headers['sec-fetch-site'] === 'same-origin';
  return { headers: isOurs ? rest : headers, socket };
};

/** Browsers keep one jar for all ports of a machine: two sandboxes must not sign each other out. */
const cookieName = ({ socket }: IncomingMessage): string =>
  `phlebo_staff_${String(socket.localPort ?? 0)}`;

const sessionIn = (request: IncomingMessage): string => {
  const wanted = `${cookieName(request)}=`;
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(wanted))?.slice(wanted.length) ?? '';
};
