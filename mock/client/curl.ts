/** A request that failed as a line for a shell in which $KEY holds the API key. */

import { visible } from './visible.ts';

/** As the request log has it: no more of the key than its end. */
export type Sent = {
  readonly method: string;
  readonly url: string;
  readonly keyEndsWith: string | null;
  readonly sent: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly rest: 'none' | 'cut' | 'unread';
  } | null;
};

const nothing = { headers: {}, body: null, rest: 'none' } as const;

export const curlOf = (base: string, { method, url, keyEndsWith, sent }: Sent): string => {
  const { headers, body: kept, rest } = sent ?? nothing;
  // What was not looked at cannot matter, only that it was there.
  const body = rest === 'unread' ? '{}' : kept;
  return [
    // -g: brackets in the address mean themselves.
    `curl -sig${method === 'HEAD' ? 'I' : ` -X ${method}`} ${quoted(base + url)}`,
    ...(keyEndsWith === null ? [] : ['-H "X-API-Key: $KEY"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [...withoutType(headers), `--data-binary ${quoted(body)}`]),
  ].join(' ');
};

/** What the line cannot say; empty where there is nothing. */
export const remarksOn = ({ keyEndsWith, sent }: Sent): readonly string[] => [
  ...(keyEndsWith ? [`the key ended with ${keyEndsWith}`] : []),
  ...(sent?.rest === 'cut' ? ['the body went on'] : []),
  ...(sent?.rest === 'unread' ? ['the body was not read; {} stands for it'] : []),
];

/** curl names a content type of its own where the request had none. */
const withoutType = (headers: object): readonly string[] =>
  'content-type' in headers ? [] : ["-H 'content-type:'"];

/** For a POSIX shell; `$'…'` where there is what a terminal would act on. */
const quoted = (text: string): string => {
  if (visible(text) === text) return `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return `$'${text.replaceAll(/['\\]|[\p{Cc}\p{Cf}]/gu, escapeOf)}'`;
};

const escapeOf = (character: string): string => {
  if (character === "'" || character === '\\') return `\\${character}`;
  const bytes = [...Buffer.from(character)];
  return bytes.map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
};
