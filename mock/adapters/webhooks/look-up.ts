/** Looking names up sparingly: the threads that the system gives to it are few, and shared by all. */

import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { isIP } from 'node:net';

type Found = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[] | undefined) => void;

/** Names to addresses, all of them; as `dns.lookup` with `all: true`. */
export type LookUpAll = (hostname: string, options: LookupAllOptions, callback: Found) => void;

/**
 * Node has four threads for look-ups, and a name server that is silent holds one for seconds: many
 * deliveries to one host would hold up all others. Here a host is looked up once at a time, for
 * all who ask for it meanwhile, and what needs no look-up takes none.
 */
export const lookUpSparingly = (lookUpAll: LookUpAll): LookUpAll => {
  const waiting = new Map<string, Found[]>();
  return (hostname, options, callback) => {
    const known = knownAddresses(hostname, options);
    if (known.length > 0) {
      process.nextTick(callback, null, known);
      return;
    }
    const key = `${hostname.toLowerCase()} ${String(options.family ?? 0)} ${String(options.hints)}`;
    const others = waiting.get(key);
    if (others !== undefined) {
      others.push(callback);
      return;
    }
    const askers = [callback];
    waiting.set(key, askers);
    lookUpAll(hostname, options, (error, addresses) => {
      waiting.delete(key);
      for (const found of askers) found(error, addresses);
    });
  };
};

/** `localhost` is this machine, whatever a name server says (RFC 6761, 6.3). */
const knownAddresses = (hostname: string, { family }: LookupAllOptions): LookupAddress[] => {
  const addresses = /^localhost\.?$/i.test(hostname)
    ? ['127.0.0.1', '::1']
    : isIP(hostname) === 0
      ? []
      : [hostname];
  return addresses
    .map((address) => ({ address, family: isIP(address) }))
    .filter((one) => isAny(family) || one.family === Number(String(family).replace('IPv', '')));
};

const isAny = (family: LookupAllOptions['family']): boolean => family === undefined || family === 0;
