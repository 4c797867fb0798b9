import { describe, expect, it } from 'vitest';
import { claimsIn } from './link-token.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = `${part({ alg: 'HS256' })}.${part({ jti: 'one' })}.c2lnbmF0dXJl`;

describe('the claims of the token in a link', () => {
  it.each([
    ['path', `https://book.example.org/b/${token}`],
    ['query', `https://book.example.org/b?token=${token}&lang=en`],
    ['fragment', `https://book.example.org/b#${token}`],
    ['path, behind a stray %', `https://book.example.org/100%/${token}`],
    ['escaped query', `https://book.example.org/b?t=${token.replaceAll('.', '%2E')}`],
  ])('are found in its %s', (_, address) => {
    expect(claimsIn(address)).toEqual({ jti: 'one' });
  });

  it('are not mistaken for a host of three names or a file', () => {
    expect(claimsIn('https://book.example.org/archive.tar.gz')).toBeUndefined();
  });

  it('are none where the parts are no JSON, or name no algorithm', () => {
    expect(claimsIn(`https://x.org/${part({})}.${part({ jti: 'one' })}.c2ln`)).toBeUndefined();
    expect(claimsIn(`https://x.org/abc.def.ghi`)).toBeUndefined();
  });
});
