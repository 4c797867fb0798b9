import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpChannel } from './control-channel.ts';
import type { ControlAnswer } from './control-channel.ts';
import { Secrets } from './secrets.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.close();
  if (server !== undefined) await once(server, 'close');
  server = undefined;
});

const answerTo = async (reply: string, token?: string): Promise<ControlAnswer> => {
  server = createServer((request, response) => {
    request.resume();
    response.setHeader('Connection', 'close').end(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/control`;
  const limits = { timeoutMs: 10_000, signal: new AbortController().signal };
  const secrets = new Secrets();
  if (token !== undefined) secrets.add(token);
  return httpChannel({ url, token }, limits, secrets).send('describe', {});
};

it('a reply that is nested without measure is not the protocol, and breaks nobody', async () => {
  const deep = '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000);
  expect(await answerTo(`{"ok":true,"result":{"actions":${deep}}}`)).toEqual({
    kind: 'broken',
    why: 'not-the-protocol',
    problem: expect.stringMatching(/^it answered 200 \{"ok":true.+levels deep\)$/) as string,
  });
});

it('a reply that is deep but can be read is read', async () => {
  const deep = '['.repeat(100) + ']'.repeat(100);
  const result = `{"actions":${deep}}`;
  expect(await answerTo(`{"ok":true,"result":${result}}`)).toEqual({
    kind: 'done',
    result: JSON.parse(result) as unknown,
  });
});

it('a token that is repeated across the end of what is shown is not shown by halves', async () => {
  const token = 'opensTheControlPlane';
  const { problem } = (await answerTo(`${'x'.repeat(110)}${token}`, token)) as { problem: string };
  expect(problem).toContain('it answered 200 xxx');
  expect(problem).not.toContain(token.slice(0, 4));
});
