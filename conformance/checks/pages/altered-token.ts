/** A booking link with its token altered, in the ways in which one may be forged. Pure. */

/** header.payload.signature (RFC 7515), not part of a longer word. */
const compact = /(?<![\w-])([\w-]{8,})\.([\w-]{8,})\.([\w-]{8,})(?![\w.-])/;

export type AlteredLink = {
  /** As in "a token …". */
  readonly how: string;
  readonly url: string;
};

/** `other` is another link of the same server. A link without a JWT has its longest word altered. */
export function alteredTokens(url: string, other: string): readonly AlteredLink[] {
  const found = compact.exec(url);
  if (found === null)
    return [{ how: 'of which one character was altered', url: alterLongest(url) }];
  const [token, header = '', payload = '', signature = ''] = found;
  const [, , foreign = ''] = compact.exec(other) ?? [];
  const put = (altered: string): string => url.replace(token, altered);
  const unsigned = encode({ ...decode(header), alg: 'none' });
  return [
    { how: 'whose signature was altered', url: put(`${header}.${payload}.${altered(signature)}`) },
    { how: "with another link's content", url: put(`${header}.${foreign}.${signature}`) },
    { how: 'of alg none', url: put(`${unsigned}.${payload}.`) },
  ];
}

/** In the middle: the last character of base64url has bits that say nothing. */
function altered(text: string): string {
  const middle = Math.floor(text.length / 2);
  const other = text[middle] === 'A' ? 'B' : 'A';
  return text.slice(0, middle) + other + text.slice(middle + 1);
}

function alterLongest(url: string): string {
  const { origin } = new URL(url);
  const rest = url.slice(origin.length);
  const words = rest.match(/[\w-]+/g) ?? [];
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return origin + (longest === '' ? rest : rest.replace(longest, altered(longest)));
}

function decode(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const encode = (value: Record<string, unknown>): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');
