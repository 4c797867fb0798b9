import { describe, expect, it } from 'vitest';
import { parseBaseUrl } from './base-url.ts';

describe('a base URL', () => {
  it('loses its final slash and keeps its path', () => {
    expect(parseBaseUrl('http://127.0.0.1:4010/')).toEqual({
      ok: true,
      url: 'http://127.0.0.1:4010',
    });
    expect(parseBaseUrl('https://h.example.org/lab/')).toEqual({
      ok: true,
      url: 'https://h.example.org/lab',
    });
  });

  it.each([
    ['staging', /is not an address/],
    ['localhost:4010', /did you mean http:\/\/localhost:4010\?/],
    ['ftp://h/', /is not an http address/],
    ['http://user:secret@h/', /credentials/],
    ['http://h/?a=1', /must end with its path/],
    ['http://h/api/integration/v1', /leave it out \(http:\/\/h\)/],
  ])('is refused as %s', (text, words) => {
    expect(parseBaseUrl(text)).toMatchObject({
      ok: false,
      problem: expect.stringMatching(words) as string,
    });
  });
});
