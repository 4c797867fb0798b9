/** A request as one shell line that repeats it, with each secret replaced by the name of a variable. */
import type { HttpRequest } from './http.ts';
import type { Secrets } from './secrets.ts';

/** A text as one word of a shell. */
export const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Where the shell line takes a secret header from. */
const variables: Readonly<Record<string, string>> = {
  'x-api-key': '$PHLEBO_API_KEY',
  authorization: 'Bearer $PHLEBO_CONTROL_TOKEN',
};

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
  const variable = variables[name.toLowerCase()];
  return variable === undefined ? quote(`${name}: ${masked}`) : `"${name}: ${variable}"`;
}
