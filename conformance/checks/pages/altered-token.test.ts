import { describe, expect, it } from 'vitest';
import { alteredTokens } from './altered-token.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (jti: string): string =>
  `${encode({ alg: 'HS256' })}.${encode({ jti })}.${'s'.repeat(43)}`;
const link = (jti: string): string => `https://book.example/b/${token(jti)}?lang=en`;

describe('an altered link', () => {
  const altered = alteredTokens(link('one'), link('two'));

  it('comes with another signature, with the content of another link, and unsigned', () => {
    const [header, payload, signature] = token('one').split('.');
    const foreign = token('two').split('.')[1] ?? '';
    expect(altered.map(({ url }) => url)).toEqual([
      expect.not.stringContaining(signature ?? ''),
      `https://book.example/b/${[header, foreign, signature].join('.')}?lang=en`,
      `https://book.example/b/${encode({ alg: 'none' })}.${payload ?? ''}.?lang=en`,
    ]);
  });

  it('differs from the link in each case', () => {
    expect(new Set([link('one'), ...altered.map(({ url }) => url)]).size).toBe(4);
  });

  it('has one character altered where there is no JWT, and not in its host', () => {
    const url = 'https://a-very-long-host-name.example/b/0123456789abcdef';
    const [found] = alteredTokens(url, url);
    expect(found?.url).toBe('https://a-very-long-host-name.example/b/01234567A9abcdef');
  });
});
