/** The list of hosts that webhooks may go to: read from text, and asked. */

import { isIP, type BlockList } from 'node:net';
import { isIn, listOf } from './address-ranges.ts';

/** An entry of the list is of no form that it knows. */
export class HostRuleError extends Error {
  override readonly name = 'HostRuleError';
}

/** `port` undefined: any. */
type Rule =
  | { readonly kind: 'usual' }
  | { readonly kind: 'name'; readonly name: string; readonly port: string | undefined }
  | { readonly kind: 'suffix'; readonly suffix: string; readonly port: string | undefined }
  | { readonly kind: 'network'; readonly list: BlockList; readonly port: string | undefined };

export type HostRules = {
  /** `*` is in the list: what is allowed without a list is allowed. */
  readonly usual: boolean;
  readonly allowsName: (name: string, port: string) => boolean;
  /** Whether the exact name stands in the list. */
  readonly lists: (name: string) => boolean;
  readonly allowsAddress: (address: string, port: string) => boolean;
  /** Whether a name may be looked up to see if its address is allowed. */
  readonly hasNetworks: boolean;
};

/**
 * Entries: `*`, a name, `*.suffix`, an address, a network (`10.0.0.0/8`, `fd00::/8`), each but the
 * first with `:port` if wanted (`[::1]:8080`). Without a list it is `*`; with one, what no entry
 * allows is refused. Only an entry by number lifts the ban on link-local and metadata addresses:
 * where a name points can be changed by others.
 */
export const readHostRules = (entries: readonly string[] = ['*']): HostRules => {
  const rules = entries.flatMap(readEntry);
  const fits = (rule: Rule & { readonly port: string | undefined }, port: string): boolean =>
    rule.port === undefined || rule.port === port;
  return {
    usual: rules.some(({ kind }) => kind === 'usual'),
    allowsName: (name, port) =>
      rules.some((rule) => {
        if (rule.kind === 'name') return rule.name === name && fits(rule, port);
        return rule.kind === 'suffix' && name.endsWith(rule.suffix) && fits(rule, port);
      }),
    lists: (name) => rules.some((rule) => rule.kind === 'name' && rule.name === name),
    allowsAddress: (address, port) =>
      rules.some((rule) => rule.kind === 'network' && isIn(rule.list, address) && fits(rule, port)),
    hasNetworks: rules.some(({ kind }) => kind === 'network'),
  };
};

const readEntry = (entry: string): readonly Rule[] => {
  const text = entry.trim().toLowerCase();
  if (text === '*') return [{ kind: 'usual' }];
  const { host, port } = splitPort(text);
  const [address = '', prefix] = host.split('/', 2);
  const family = isIP(address);
  if (family !== 0) return [network(entry, [address, prefix], family === 4 ? 32 : 128, port)];
  if (/^\*\.[\w-]+(\.[\w-]+)*$/.test(host))
    return [{ kind: 'suffix', suffix: host.slice(1), port }];
  if (!/^[\w-]+(\.[\w-]+)*$/.test(host)) throw unreadable(entry);
  const named: Rule = { kind: 'name', name: host, port };
  return host === 'localhost' ? [named, { kind: 'network', list: loopback, port }] : [named];
};

const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);

const network = (
  entry: string,
  [address, prefix]: readonly [string, string | undefined],
  longest: number,
  port: string | undefined,
): Rule => {
  const bits = prefix === undefined ? longest : Number(prefix);
  if (prefix === '' || !Number.isInteger(bits) || bits < 0 || bits > longest) {
    throw unreadable(entry);
  }
  return { kind: 'network', list: listOf([[address, bits]]), port };
};

/** `[::1]:80`, `[::1]`, `::1`, `name:80`, `name`. A bare IPv6 address has no port. */
const splitPort = (text: string): { readonly host: string; readonly port: string | undefined } => {
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(text);
  if (bracketed !== null) return { host: bracketed[1] ?? '', port: bracketed[2] };
  const ported = /^([^:]+):(\d+)$/.exec(text);
  return ported === null
    ? { host: text, port: undefined }
    : { host: ported[1] ?? '', port: ported[2] };
};

const unreadable = (entry: string): HostRuleError =>
  new HostRuleError(
    `"${entry}" names no host. Write a name (hooks.example.test), *.suffix, an address, a network ` +
      '(10.0.0.0/8), each with :port if wanted, or * for all that is usually allowed.',
  );
