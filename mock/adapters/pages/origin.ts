/** Whether a form was sent by a page of another site. */

import type { IncomingHttpHeaders } from 'node:http';

/**
 * Fetch Metadata says it outright; where a browser has none, Origin does. Our own pages have
 * `Referrer-Policy: no-referrer`, under which a browser sends `Origin: null` (Fetch, "append a
 * request Origin header"), as a page that hides its own origin also would: then only the form's
 * token tells the two apart.
 */
export const isFromElsewhere = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin, host = '' } = headers;
  if (origin === undefined || origin === 'null') return false;
  return !URL.canParse(origin) || new URL(origin).host !== host.toLowerCase();
};
