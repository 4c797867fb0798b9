/** What a test lends to a run: clients and keys made in the sandbox, profiles, and only a part of its control. */
import { parseProfile } from '../../conformance/target/profile/load-profile.ts';
import type { Profile } from '../../conformance/target/profile/profile.ts';
import type { SandboxTarget } from '../flaws/sandbox.ts';
import { json } from '../flaws/tampering.ts';
import { controlProxy } from '../flaws/tampering-proxy.ts';
import type { Listening } from './wrong-server.ts';

export const allScopes = [
  'bookings:read',
  'bookings:write',
  'venues:read',
  'invoices:read',
  'refunds:read',
  'disputes:read',
];

/** Waiting for the next minute takes no time in these tests, so it must not be needed. */
export const unhurried = { rateLimitPerMinute: 60_000 };

type Act = (action: string, parameters: object) => Promise<Record<string, string>>;

export const actOn =
  ({ controlUrl }: SandboxTarget): Act =>
  async (action, parameters) => {
    const answer = await fetch(controlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action, ...parameters }),
    });
    return ((await answer.json()) as { result: Record<string, string> }).result;
  };

/** A key with these scopes of a new client, which has a panel of its own. */
export async function lentKey(
  sandbox: SandboxTarget,
  scopes: readonly string[] = allScopes,
  client: object = {},
): Promise<string> {
  const act = actOn(sandbox);
  const { clientId } = await act('client.create', { ...unhurried, ...client });
  await act('panel.create', { clientId });
  return (await act('key.mint', { clientId, scopes }))['apiKey'] ?? '';
}

export const profile = (text: string, environment: Record<string, string>): Profile =>
  parseProfile({ file: 'profile.yaml', text, environment });

/** The sandbox, of whose control only these actions are offered. */
export const offering = (
  sandbox: SandboxTarget,
  isOffered: (action: string) => boolean,
): Promise<Listening> =>
  controlProxy(sandbox.url, async (asked, forward) => {
    const reply = await forward(asked);
    if (!asked.body.includes('"describe"')) return reply;
    const { result } = JSON.parse(reply.body) as { result: { actions: string[] } };
    return json(200, {
      ok: true,
      result: { ...result, actions: result.actions.filter(isOffered) },
    });
  });
