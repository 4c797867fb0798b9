import { describe, expect, it } from 'vitest';
import { Secrets, secretsInQuery } from './secrets.ts';

describe('masking', () => {
  it('hides a known secret wherever it stands, and keeps the prefix that says what it was', () => {
    const secrets = new Secrets();
    secrets.add('pj_live_abc123');
    expect(secrets.mask('X-API-Key: pj_live_abc123, again pj_live_abc123')).toBe(
      'X-API-Key: pj_live_***, again pj_live_***',
    );
  });

  it('hides a secret that contains another one as a whole', () => {
    const secrets = new Secrets();
    secrets.add('token');
    secrets.add('token-and-more');
    expect(secrets.mask('token-and-more')).toBe('***');
  });

  it('hides a key as a whole where a part of it is a secret too, and the other way round', () => {
    const secrets = new Secrets();
    for (const one of ['pj_live_abc', 'pj_live_abc-more', 'more', 'Bearer pj_live_abc!']) {
      secrets.add(one);
    }
    expect(secrets.mask('pj_live_abc-more, more, Bearer pj_live_abc!, pj_live_abc')).toBe(
      'pj_live_***, ***, ***, pj_live_***',
    );
  });

  it('hides the forms that a secret takes in a URL and in JSON', () => {
    const secrets = new Secrets();
    secrets.add('a/b"c d');
    expect(secrets.mask('?k=a%2Fb%22c%20d')).toBe('?k=***');
    expect(secrets.mask(JSON.stringify({ k: 'a/b"c d' }))).toBe('{"k":"***"}');
  });

  it('hides a key that it was never told, by its look', () => {
    expect(new Secrets().mask('{"leak":"whsec_c2VjcmV0LXNlY3JldA=="}')).toBe(
      '{"leak":"whsec_***"}',
    );
  });

  it('shows a key that the runner has invented', () => {
    const secrets = new Secrets();
    secrets.allow('pj_live_invented');
    expect(secrets.mask('pj_live_invented pj_live_other')).toBe('pj_live_invented pj_live_***');
  });

  it('does not mask a text so short that it occurs everywhere', () => {
    const secrets = new Secrets();
    secrets.add('e');
    expect(secrets.mask('everything')).toBe('everything');
  });

  it('goes through objects and lists, names included', () => {
    const secrets = new Secrets();
    secrets.add('s3cret');
    expect(secrets.maskDeep({ s3cret: ['a s3cret', 1, null, { x: 's3cret' }] })).toEqual({
      '***': ['a ***', 1, null, { x: '***' }],
    });
  });
});

describe('the secrets in the query of an address', () => {
  it('are its values of six characters or more, as they are written and as they are meant', () => {
    const url = 'http://h/control?v=1&token=abcSECRET&k=a%2Fb+c%26d&bare-5ecret';
    expect(secretsInQuery(url)).toEqual([
      ...['a%2Fb+c%26d', 'bare-5ecret', 'abcSECRET', 'a/b c&d'],
    ]);
  });

  it('are none where there is no query', () => {
    expect(secretsInQuery('http://h/control')).toEqual([]);
    expect(secretsInQuery('')).toEqual([]);
  });
});
