import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { beforeEach, describe, expect, it } from 'vitest';
import { lookUpSparingly, type LookUpAll } from './look-up.ts';

type Answer = Parameters<LookUpAll>[2];

/** What the system was asked, to be answered by the test. */
let asked: { readonly hostname: string; readonly answer: Answer }[];
let lookUp: LookUpAll;
beforeEach(() => {
  asked = [];
  lookUp = lookUpSparingly((hostname, _options, answer) => void asked.push({ hostname, answer }));
});

const addressesOf = (hostname: string, options: Omit<LookupAllOptions, 'all'> = {}) =>
  new Promise<readonly string[]>((resolve, reject) => {
    lookUp(hostname, { ...options, all: true }, (error, found = []) => {
      if (error === null) resolve(found.map(({ address }) => address));
      else reject(error);
    });
  });

const at = (address: string): LookupAddress[] => [{ address, family: 4 }];

describe('a host', () => {
  it('is looked up once at a time, for all who ask meanwhile', async () => {
    const all = ['slow.test', 'slow.test', 'SLOW.test'].map((name) => addressesOf(name));
    expect(asked).toHaveLength(1);
    asked[0]?.answer(null, at('10.0.0.1'));
    expect(await Promise.all(all)).toEqual([['10.0.0.1'], ['10.0.0.1'], ['10.0.0.1']]);
  });

  it('holds up no other while its look-up hangs', async () => {
    for (let nth = 0; nth < 20; nth += 1) void addressesOf('hanging.test');
    const other = addressesOf('other.test');
    expect(asked.map(({ hostname }) => hostname)).toEqual(['hanging.test', 'other.test']);
    asked[1]?.answer(null, at('10.0.0.2'));
    expect(await other).toEqual(['10.0.0.2']);
  });

  it('is looked up anew afterwards, also when it was not found', async () => {
    const both = [addressesOf('gone.test'), addressesOf('gone.test')];
    asked[0]?.answer(new Error('ENOTFOUND'), undefined);
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
      ...['rejected', 'rejected'],
    ]);
    const again = addressesOf('gone.test');
    asked[1]?.answer(null, at('10.0.0.3'));
    expect(await again).toEqual(['10.0.0.3']);
  });

  it('is looked up by itself for each family of addresses', () => {
    void addressesOf('dual.test', { family: 4 });
    void addressesOf('dual.test', { family: 6 });
    expect(asked).toHaveLength(2);
  });
});

describe('no look-up is made', () => {
  it.each([
    ['localhost', {}, ['127.0.0.1', '::1']],
    ['LOCALHOST.', {}, ['127.0.0.1', '::1']],
    ['localhost', { family: 4 }, ['127.0.0.1']],
    ['localhost', { family: 'IPv6' }, ['::1']],
    ['10.1.2.3', {}, ['10.1.2.3']],
    ['fd12::1', { family: 0 }, ['fd12::1']],
  ] as const)('for %s with %o', async (hostname, options, addresses) => {
    expect(await addressesOf(hostname, options)).toEqual(addresses);
    expect(asked).toEqual([]);
  });
});
