import { describe, expect, it } from 'vitest';
import { createAddressGuard } from './address-guard.ts';
import { HostRuleError } from './host-rules.ts';
import type { LookUpAll } from './look-up.ts';

describe('without a list', () => {
  const { checkUrl } = createAddressGuard();

  it.each([
    'http://127.0.0.1:3000/hook',
    'http://localhost/',
    'https://[::1]:8443/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://10.1.2.3/',
    'http://192.168.0.4:8080/',
    'http://172.17.0.1/',
    'http://[fd12:3456::1]/',
    'http://93.184.216.34/',
    'https://hooks.example.test/a?b=c',
    'http://host.docker.internal:4000/',
  ])('%s may be sent to', (url) => {
    expect(checkUrl(url)).toBeUndefined();
  });

  it.each([
    ['http://169.254.169.254/', 'a metadata service'],
    ['http://169.254.1.1/', 'a link-local address'],
    ['http://2852039166/', 'a metadata service'],
    ['http://0xa9fea9fe/', 'a metadata service'],
    ['http://0251.0376.0251.0376/', 'a metadata service'],
    ['http://169.254.43518/', 'a metadata service'],
    ['http://[::ffff:169.254.169.254]/', 'a metadata service'],
    ['http://[::ffff:a9fe:101]/', 'a link-local address'],
    ['http://[::169.254.169.254]/', 'a metadata service'],
    ['http://[64:ff9b::169.254.169.254]/', 'a metadata service'],
    ['http://[2002:a9fe:a9fe::1]/', 'a metadata service'],
    ['http://[2002:a9fe:101::]/', 'a link-local address'],
    ['http://[fe80::1]/', 'a link-local address'],
    ['http://[febf::1]/', 'a link-local address'],
    ['http://[fd00:ec2::254]/', 'a metadata service'],
    ['http://[64:ff9b:1::169.254.169.254]/', 'a metadata service'],
    ['http://[64:ff9b:1::a9fe:a9fe]/', 'a metadata service'],
    ['http://[::ffff:0:a9fe:a9fe]/', 'a metadata service'],
    ['http://[64:ff9b:1::a9fe:101]/', 'a link-local address'],
    ['http://[::ffff:0:a9fe:101]/', 'a link-local address'],
    ['http://[fd20:ce::254]/', 'a metadata service'],
    ['http://168.63.129.16/', 'a metadata service'],
    ['http://100.100.100.200/', 'a metadata service'],
    ['http://0.0.0.0:3000/', 'write 127.0.0.1'],
    ['http://0/', 'write 127.0.0.1'],
    ['http://[::]/', 'write 127.0.0.1'],
    ['http://[::ffff:0.0.0.0]/', 'write 127.0.0.1'],
    ['http://224.0.0.1/', 'multicast'],
    ['http://255.255.255.255/', 'broadcast'],
    ['http://[ff02::1]/', 'multicast'],
    ['http://metadata.google.internal/', 'metadata service'],
    ['http://METADATA.GOOGLE.INTERNAL./', 'metadata service'],
    ['http://instance-data/', 'metadata service'],
    ['ftp://example.test/', 'http or https'],
    ['file:///etc/passwd', 'http or https'],
    ['http://user@example.test/', 'no user name'],
    ['http://:secret@example.test/', 'no user name'],
    ['/hook', 'not an absolute URL'],
    ['', 'not an absolute URL'],
  ])('%s may not: %s', (url, said) => {
    expect(checkUrl(url)).toContain(said);
  });
});

describe('with a list', () => {
  const allows = (list: readonly string[], url: string): boolean =>
    createAddressGuard(list).checkUrl(url) === undefined;

  it.each([
    ['hooks.example.test', 'https://hooks.example.test/', true],
    ['hooks.example.test', 'https://HOOKS.example.test./', true],
    ['hooks.example.test', 'https://other.example.test/', false],
    ['hooks.example.test', 'http://127.0.0.1/', false],
    ['*.example.test', 'https://a.b.example.test/', true],
    ['*.example.test', 'https://example.test/', false],
    ['*.example.test', 'https://badexample.test/', false],
    ['example.test:8443', 'https://example.test:8443/', true],
    ['example.test:8443', 'https://example.test/', false],
    ['example.test:443', 'https://example.test/', true],
    ['example.test:80', 'http://example.test/', true],
    ['10.0.0.0/8', 'http://10.200.0.1/', true],
    ['10.0.0.0/8', 'http://11.0.0.1/', false],
    ['10.0.0.0/8:3000', 'http://10.0.0.1:3000/', true],
    ['10.0.0.0/8:3000', 'http://10.0.0.1/', false],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000/', true],
    ['127.0.0.1:3000', 'http://127.0.0.1:3001/', false],
    ['[::1]:3000', 'http://[::1]:3000/', true],
    ['::1', 'http://[::1]:4000/', true],
    ['fd00::/8', 'http://[fd12::1]/', true],
    ['localhost', 'http://localhost:3000/', true],
    ['localhost', 'http://127.0.0.1:3000/', true],
    ['localhost', 'http://10.0.0.1/', false],
    ['169.254.10.0/24', 'http://169.254.10.1/', true],
    ['169.254.10.0/24', 'http://169.254.11.1/', false],
    ['*', 'http://10.0.0.1/', true],
    ['*', 'http://169.254.169.254/', false],
    ['metadata.google.internal', 'http://metadata.google.internal/', true],
  ])('of %s, %s: %s', (entry, url, allowed) => {
    expect(allows([entry], url)).toBe(allowed);
  });

  it('widens what is usual when * is in it', () => {
    const list = ['*', '169.254.10.1'];
    expect(allows(list, 'http://169.254.10.1/')).toBe(true);
    expect(allows(list, 'http://169.254.10.2/')).toBe(false);
    expect(allows(list, 'http://example.test/')).toBe(true);
  });

  it('that is empty allows nothing', () => {
    expect(allows([], 'http://127.0.0.1/')).toBe(false);
    expect(allows([], 'http://example.test/')).toBe(false);
  });

  it.each(['', 'http://a.test', 'a.test/path', '*.', 'a b', '10.0.0.0/33', '10.0.0.0/', '::/129'])(
    'is refused for the entry "%s"',
    (entry) => {
      expect(() => createAddressGuard([entry])).toThrow(HostRuleError);
    },
  );
});

describe('a name, when it is looked up', () => {
  type Outcome = { readonly error: string | null; readonly addresses: readonly string[] };

  const lookUp = (
    { list, all = true }: { readonly list?: readonly string[]; readonly all?: boolean },
    ...addresses: readonly string[]
  ): Promise<Outcome> => {
    const answer: LookUpAll = (_hostname, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const guard = createAddressGuard(list, answer);
    return new Promise((resolve) => {
      guard.lookupFor(new URL('http://name.test:3000/'))('name.test', { all }, (error, found) => {
        const one = typeof found === 'string' ? [found] : found.map(({ address }) => address);
        resolve({ error: error?.message ?? null, addresses: one });
      });
    });
  };

  it('is held to the same rules as an address', async () => {
    expect(await lookUp({}, '127.0.0.1')).toEqual({ error: null, addresses: ['127.0.0.1'] });
    expect((await lookUp({}, '169.254.1.1')).error).toContain('name.test: 169.254.1.1 is a link-');
    expect((await lookUp({}, 'fe80::1%eth0')).error).toContain('link-local');
    expect((await lookUp({}, '::ffff:169.254.1.1')).error).toContain('link-local');
    expect((await lookUp({})).error).toContain('has no address');
  });

  it('keeps those of its addresses that may be sent to', async () => {
    const mixed = ['169.254.1.1', '10.0.0.1', '10.0.0.2'];
    expect((await lookUp({}, ...mixed)).addresses).toEqual(['10.0.0.1', '10.0.0.2']);
    expect((await lookUp({ all: false }, ...mixed)).addresses).toEqual(['10.0.0.1']);
  });

  it('listed by name does not reach what is banned by number', async () => {
    expect((await lookUp({ list: ['name.test'] }, '10.0.0.1')).error).toBeNull();
    expect((await lookUp({ list: ['name.test'] }, '169.254.169.254')).error).not.toBeNull();
    expect((await lookUp({ list: ['169.254.0.0/16'] }, '169.254.169.254')).error).toBeNull();
  });

  it('is looked up once for all deliveries that ask meanwhile', () => {
    const asked: string[] = [];
    const guard = createAddressGuard(undefined, (hostname) => void asked.push(hostname));
    for (const path of ['/a', '/b']) {
      guard.lookupFor(new URL(path, 'http://slow.test'))('slow.test', {}, () => undefined);
    }
    expect(asked).toEqual(['slow.test']);
  });

  it('that is not listed needs an address that is', async () => {
    const list = ['10.0.0.0/8:3000', 'other.test'];
    expect((await lookUp({ list }, '10.0.0.1')).error).toBeNull();
    expect((await lookUp({ list }, '192.168.0.1')).error).toContain('not among the allowed');
  });
});
