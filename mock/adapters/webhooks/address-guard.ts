/** Keeps webhooks away from link-local and metadata addresses, whatever name or form hides them. */

import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { metadataNames, whyRefused } from './address-ranges.ts';
import { readHostRules } from './host-rules.ts';
import { lookUpSparingly, type LookUpAll } from './look-up.ts';

/** A webhook was not sent because of where it would have gone. */
class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
  readonly code = 'ADDRESS_REFUSED';
}

export type AddressGuard = {
  /** Why no webhook may go there, in words; undefined if one may. Looks nothing up. */
  readonly checkUrl: (url: string) => string | undefined;
  /** The lookup of a connection to `url`: gives only addresses that may be connected to. */
  readonly lookupFor: (url: URL) => LookupFunction;
};

export const createAddressGuard = (
  allowHosts?: readonly string[],
  lookUpAll: LookUpAll = systemLookup,
): AddressGuard => {
  const rules = readHostRules(allowHosts);
  const lookUp = lookUpSparingly(lookUpAll);

  const checkAddress = (address: string, port: string, byName: boolean): string | undefined => {
    if (rules.allowsAddress(address, port)) return undefined;
    const what = whyRefused(address);
    if (what !== undefined) return `${address} is ${what}; no webhook goes there.`;
    return rules.usual || byName ? undefined : notListed(address);
  };

  const checkName = (name: string, port: string): string | undefined => {
    if (metadataNames.has(name) && !rules.lists(name)) {
      return `${name} is the name of a metadata service; no webhook goes there.`;
    }
    // Where networks are listed, the name may have an address in one: the lookup will show.
    if (rules.usual || rules.hasNetworks || rules.allowsName(name, port)) return undefined;
    return notListed(name);
  };

  return {
    checkUrl: (text) => {
      if (!URL.canParse(text)) return 'It is not an absolute URL.';
      const url = new URL(text);
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        return 'A webhook goes to an http or https URL.';
      }
      if (url.username !== '' || url.password !== '') {
        return 'The URL of a webhook holds no user name and no password.';
      }
      const host = hostOf(url);
      return isIP(host) === 0
        ? checkName(host, portOf(url))
        : checkAddress(host, portOf(url), false);
    },
    lookupFor: (url) => {
      const port = portOf(url);
      const byName = rules.allowsName(hostOf(url), port);
      return filtered(lookUp, (address) => checkAddress(address, port, byName));
    },
  };
};

/** A lookup that gives only the addresses against which nothing is said. */
const filtered =
  (lookUpAll: LookUpAll, check: (address: string) => string | undefined): LookupFunction =>
  (hostname, options, callback) => {
    lookUpAll(hostname, { ...options, all: true }, (error, found) => {
      // A link-local address may come with its interface: fe80::1%eth0.
      const reasons = (found ?? []).map(({ address }) => check(address.replace(/%.*$/, '')));
      const allowed = (found ?? []).filter((_, index) => reasons[index] === undefined);
      const [first] = allowed;
      if (error !== null) callback(error, []);
      else if (first === undefined) {
        const reason = reasons[0] ?? 'it has no address.';
        callback(new AddressRefusedError(`${hostname}: ${reason}`), []);
      } else if (options.all === true) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };

const notListed = (host: string): string =>
  `${host} is not among the allowed webhook hosts (--allow-webhook-hosts).`;

/** Without the brackets of IPv6 and the dot at the end of a full name. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const portOf = (url: URL): string => url.port || (url.protocol === 'https:' ? '443' : '80');
