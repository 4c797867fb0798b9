/** The inbox of a run: where the profile says, and on loopback for a server that runs on this machine. */
import type { EvidenceLog } from '../engine/evidence.ts';
import type { Profile } from '../target/profile/profile.ts';
import { UsageError } from '../usage-error.ts';
import { openInbox } from './inbox.ts';
import type { Inbox } from './inbox.ts';

type Wanted = { readonly url: string; readonly profile: Profile };

/** Undefined when the server has no way in. Throws a UsageError when the profile's address cannot be listened on. */
export async function inboxFor(
  { url, profile: { inbox } }: Wanted,
  evidence: EvidenceLog,
): Promise<Inbox | undefined> {
  if (inbox === 'none') return undefined;
  if (inbox === undefined) {
    return isLoopback(url) ? openInbox({ host: '127.0.0.1', port: 0 }, evidence) : undefined;
  }
  const { host, port } = listenAddress(inbox.listen);
  try {
    return await openInbox({ host, port, publicUrl: inbox.publicUrl }, evidence);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`inbox.listen ${inbox.listen} cannot be listened on: ${why}`);
  }
}

/** A server on this machine reaches this machine, as a rule: one in a container does not. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    ['localhost', '[::1]', '0.0.0.0', '[::]'].includes(hostname) || /^127(\.\d+){3}$/.test(hostname)
  );
}

function listenAddress(text: string): { host: string; port: number } {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || port === undefined || Number(port) > 65_535) {
    throw new UsageError(`inbox.listen "${text}" is not an address and a port, as in 0.0.0.0:8787`);
  }
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
