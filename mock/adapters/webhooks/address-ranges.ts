/** Addresses that no webhook may go to unless they are allowed by number, and why. */

import { BlockList, isIPv4 } from 'node:net';

type Range = readonly [network: string, prefix: number];

/**
 * IPv4 addresses inside IPv6 ones (mapped, compatible, NAT64, 6to4) reach the same machines. The
 * mapped ones BlockList sees through by itself; the others are named where they matter.
 */
const ranges: Readonly<Record<string, readonly Range[]>> = {
  'a metadata service': [
    ['169.254.169.254', 32],
    ['169.254.170.2', 32],
    ['100.100.100.200', 32],
    ['192.0.0.192', 32],
    ['168.63.129.16', 32],
    ['fd20:ce::254', 128],
    ['fd00:ec2::', 32],
    ['::a9fe:a9fe', 128],
    ['64:ff9b::a9fe:a9fe', 128],
    ['64:ff9b:1::a9fe:a9fe', 128],
    ['::ffff:0:a9fe:a9fe', 128],
    ['2002:a9fe:a9fe::', 48],
  ],
  'a link-local address': [
    ['169.254.0.0', 16],
    ['fe80::', 10],
    ['::a9fe:0', 112],
    ['64:ff9b::a9fe:0', 112],
    ['64:ff9b:1::a9fe:0', 112],
    ['::ffff:0:a9fe:0', 112],
    ['2002:a9fe::', 32],
  ],
  'no address of a machine (write 127.0.0.1 for this one)': [
    ['0.0.0.0', 8],
    ['::', 128],
  ],
  'a multicast or broadcast address': [
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
    ['ff00::', 8],
  ],
};

export const listOf = (networks: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) {
    list.addSubnet(network, prefix, isIPv4(network) ? 'ipv4' : 'ipv6');
  }
  return list;
};

const refused = Object.entries(ranges).map(([what, networks]) => ({
  what,
  list: listOf(networks),
}));

export const isIn = (list: BlockList, address: string): boolean =>
  list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

/** `a link-local address`, or undefined for an address that may be sent to. */
export const whyRefused = (address: string): string | undefined =>
  refused.find(({ list }) => isIn(list, address))?.what;

/** Names under which clouds offer their metadata service, whatever they resolve to from here. */
export const metadataNames: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
]);
