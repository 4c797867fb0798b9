import { describe, expect, it } from 'vitest';
import { curlLine } from './curl.ts';
import { Secrets } from './secrets.ts';

describe('the curl line', () => {
  it('takes a secret key from a variable, and shows an invented one', () => {
    const secrets = new Secrets();
    secrets.add('pj_live_secret');
    secrets.allow('pj_live_invented');
    const request = (key: string) => ({
      method: 'GET',
      url: 'http://h/x',
      headers: { 'X-API-Key': key },
    });
    expect(curlLine(request('pj_live_secret'), secrets)).toBe(
      `curl -sS -i 'http://h/x' -H "X-API-Key: $PHLEBO_API_KEY"`,
    );
    expect(curlLine(request('pj_live_invented'), secrets)).toBe(
      `curl -sS -i 'http://h/x' -H 'X-API-Key: pj_live_invented'`,
    );
  });

  it('survives a quote in the body', () => {
    const request = { method: 'POST', url: 'http://h/x', headers: {}, body: `{"a":"it's"}` };
    expect(curlLine(request, new Secrets())).toBe(
      `curl -sS -i -X POST 'http://h/x' --data-raw '{"a":"it'\\''s"}'`,
    );
  });
});
