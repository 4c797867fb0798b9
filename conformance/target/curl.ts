/** A request as one shell line that repeats it, with each secret replaced by the name of a variable. */
import type { HttpRequest } from './http.ts';
import type { Secrets } from './secrets.ts';

/** A text as one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Where the shell line takes a whole secret from: a key wherever it is sent, and the token of the control endpoint. */
const apiKey = '$PHLEBO_API_KEY';
const controlToken = '$PHLEBO_CONTROL_TOKEN';

export function curlLine(request: HttpRequest, secrets: Secrets): string {
  const parts = ['curl -sS -i'];
  if (request.method !== 'GET') parts.push(`-X ${request.method}`);
  parts.push(quote(secrets.mask(request.url)));
  for (const [name, value] of Object.entries(request.headers)) {
    parts.push(`-H ${header(name, value, secrets)}`);
  }
  if (request.body !== undefined) parts.push(`--data-raw ${quote(secrets.mask(request.body))}`);
  return parts.join(' ');
}

function header(name: string, value: string, secrets: Secrets): string {
  const masked = secrets.mask(value);
  if (masked === value) return quote(`${name}: ${value}`);
  const [scheme = '', secret = ''] = /^(Bearer )?(.*)$/i.exec(value)?.slice(1) ?? [];
  // What was made of a key, a part of it or another case, is no key: a whole one would repeat another request.
  if (!secrets.has(secret)) return quote(`${name}: ${masked}`);
  return `"${name}: ${scheme}${secret.startsWith('pj_live_') ? apiKey : controlToken}"`;
}
