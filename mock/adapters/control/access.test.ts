import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { denialOf } from './access.ts';

const from = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

it.each([
  ['127.0.0.1', true],
  ['127.3.2.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.7', false],
  ['::ffff:10.0.0.7', false],
  ['172.17.0.1', false],
  ['2001:db8::1', false],
  ['1127.0.0.1', false],
  [undefined, false],
])('a caller at %s without a token is of this machine: %s', (address, local) => {
  const request = from(address, { host: 'localhost' });
  expect(denialOf(request, undefined)?.status).toBe(local ? undefined : 403);
});

it.each(['10.0.0.7', '127.0.0.1'])(
  'a caller at %s needs the token where there is one',
  (address) => {
    const authorization = 'Bearer abc';
    expect(denialOf(from(address, { host: 'x', authorization }), 'abc')).toBeUndefined();
    expect(denialOf(from(address, { host: 'x' }), 'abc')?.status).toBe(401);
  },
);

it('a request that names no host is not answered without a token', () => {
  expect(denialOf(from('127.0.0.1', {}), undefined)?.status).toBe(403);
});

it('a refusal tells what to do', () => {
  expect(denialOf(from('10.0.0.7', {}), undefined)?.message).toContain('start the sandbox with');
  expect(denialOf(from('10.0.0.7', {}), 'abc')?.message).toContain('Authorization: Bearer');
});
