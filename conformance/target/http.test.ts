import { describe, expect, it } from 'vitest';
import { always } from '../../test/conformance/wrong-server.ts';
import { Obstacle } from '../engine/obstacle.ts';
import { isHeaderName, isHeaderValue, send } from './http.ts';

const limits = { timeoutMs: 5_000, signal: new AbortController().signal };

describe('a header', () => {
  it('has a value without line breaks and control characters, but for the tab', () => {
    for (const value of ['', 'a b\tc', 'é']) expect(isHeaderValue(value)).toBe(true);
    for (const value of ['a\nb', 'a\r', '\u0000', '\u007f', '€']) {
      expect(isHeaderValue(value)).toBe(false);
    }
  });

  it('has a token for its name', () => {
    for (const name of ['X-API-Key', 'a_b.c']) expect(isHeaderName(name)).toBe(true);
    for (const name of ['', 'a b', 'a:', 'ä', 'a\n']) expect(isHeaderName(name)).toBe(false);
  });
});

describe('a request', () => {
  it.each([
    ['a line break', { 'X-API-Key': 'a\nb' }, 'X-API-Key'],
    ['a character that fetch would only refuse on its way', { 'X-A': 'a\u0001' }, 'X-A'],
    ['no name', { 'X A': 'a' }, 'X A'],
  ])('that cannot be sent is no silence of the server: %s', async (_, headers, name) => {
    const server = await always(200, 'text/plain', 'ok');
    try {
      const sent = send({ method: 'GET', url: server.url, headers }, limits);
      await expect(sent).rejects.toThrow(Obstacle);
      await expect(sent).rejects.toThrow(`HTTP does not allow its header ${name}`);
    } finally {
      await server.close();
    }
  });

  it('with white space around a value is sent: fetch takes it off', async () => {
    const server = await always(200, 'text/plain', 'ok');
    try {
      const { status } = await send(
        { method: 'GET', url: server.url, headers: { 'X-A': ' a\n' } },
        limits,
      );
      expect(status).toBe(200);
    } finally {
      await server.close();
    }
  });
});
