import { describe, expect, it } from 'vitest';
import { headersFinding } from './page-headers.ts';

const sound = {
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=0',
};

describe('the headers of a page', () => {
  it('guard it', () => {
    expect(headersFinding(sound)).toBeUndefined();
  });

  it.each([
    ['being framed', { 'content-security-policy': "default-src 'self'" }],
    ['guessed types', { 'x-content-type-options': '' }],
    ['foreign scripts', { 'content-security-policy': "frame-ancestors 'none'" }],
    ["others' eyes", { 'cache-control': 'public' }],
    ['keeps the address', { 'referrer-policy': 'unsafe-url' }],
  ])('are missed where they do not guard: %s', (what, changes) => {
    expect(headersFinding({ ...sound, ...changes })?.expected).toContain(what);
  });
});
