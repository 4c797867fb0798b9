import { describe, expect, it } from 'vitest';
import { isFromElsewhere } from './origin.ts';

const host = 'booking.example:4010';

describe('a form', () => {
  it.each([
    ['of our own page, as a browser says', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['of our own page, by its origin', { origin: `http://${host}` }],
    ['of which nothing is told', {}],
    ['that hides its origin, which its token must make up for', { origin: 'null' }],
  ])('%s is taken', (_, headers) => {
    expect(isFromElsewhere({ host, ...headers })).toBe(false);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['of no page at all', { 'sec-fetch-site': 'none' }],
    ['whose origin is another', { origin: 'https://evil.example' }],
    ['whose origin is another port', { origin: 'http://booking.example:4011' }],
    ['whose origin cannot be read', { origin: '://' }],
    [
      'of another site that claims our origin',
      { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
    ],
  ])('%s is refused', (_, headers) => {
    expect(isFromElsewhere({ host, ...headers })).toBe(true);
  });
});
