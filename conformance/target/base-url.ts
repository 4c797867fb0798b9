/** {base_url}: the address to which the paths /api/integration/v1/... are appended. */

const apiPrefix = '/api/integration/v1';

export type BaseUrl =
  { readonly ok: true; readonly url: string } | { readonly ok: false; readonly problem: string };

/** Accepts an absolute http(s) address without query, fragment or credentials; drops a final slash. */
export function parseBaseUrl(text: string): BaseUrl {
  if (!URL.canParse(text)) return no(`"${text}" is not an address; say http://127.0.0.1:4010`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return no(`"${text}" is not an http address${hostGuess(text)}`);
  }
  if (url.username !== '' || url.password !== '')
    return no('an address must not carry credentials');
  if (url.search !== '' || url.hash !== '') return no(`"${text}" must end with its path`);
  const base = url.href.replace(/\/+$/, '');
  if (base.endsWith(apiPrefix)) {
    const root = base.slice(0, -apiPrefix.length);
    return no(`${apiPrefix} is appended by the runner: leave it out (${root})`);
  }
  return { ok: true, url: base };
}

const no = (problem: string): BaseUrl => ({ ok: false, problem });

/** "localhost:4010" parses as an address with the scheme "localhost:". */
const hostGuess = (text: string): string =>
  /^[\w.-]+:\d+/.test(text) ? `; did you mean http://${text}?` : '';
