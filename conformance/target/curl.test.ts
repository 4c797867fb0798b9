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

  it('takes a key from the same variable in whichever header it is sent, and no whole one for a part of it', () => {
    const secrets = new Secrets();
    secrets.add('pj_live_secret');
    secrets.add('token-of-control');
    const line = (name: string, value: string): string =>
      curlLine({ method: 'GET', url: 'http://h/x', headers: { [name]: value } }, secrets);
    expect(line('Authorization', 'Bearer pj_live_secret')).toContain(
      '"Authorization: Bearer $PHLEBO_API_KEY"',
    );
    expect(line('Authorization', 'Bearer token-of-control')).toContain(
      '"Authorization: Bearer $PHLEBO_CONTROL_TOKEN"',
    );
    expect(line('X-API-Key', 'pj_live_secre')).toContain("'X-API-Key: pj_live_***'");
  });

  it('survives a quote in the body', () => {
    const request = { method: 'POST', url: 'http://h/x', headers: {}, body: `{"a":"it's"}` };
    expect(curlLine(request, new Secrets())).toBe(
      `curl -sS -i -X POST 'http://h/x' --data-raw '{"a":"it'\\''s"}'`,
    );
  });
});
